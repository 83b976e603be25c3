import { type Count, middleOf, SMALLEST_SHOWN } from "#contract/counts.ts";
import { formatNumber } from "./format.ts";
import type { Translate, WordKey } from "./i18n.ts";

/** A count as text: "under 5" if withheld, "≈ 128" if some of its days are. */
export function formatCount(t: Translate, count: Count) {
  if (typeof count === "number") return formatNumber(count);
  return count === "under_5"
    ? t("common.under", { least: SMALLEST_SHOWN })
    : `≈\u00A0${formatNumber(Math.round(middleOf(count)))}`;
}

type PluralOf<Key extends string> = Key extends `${infer Base}_other` ? Base : never;

/** Translation with a plural and a count; a withheld count uses the `other` form. */
export const countedWords = (t: Translate, key: PluralOf<WordKey>, count: Count) =>
  typeof count === "number" ? t(key, { count }) : t(`${key}_other`, { count: formatCount(t, count) });
