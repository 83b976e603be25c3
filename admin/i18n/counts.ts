import { type Count, middleOf, SMALLEST_SHOWN } from "#contract/counts.ts";
import { formatNumber } from "./format.ts";
import type { Translate, WordKey } from "./i18n.ts";

/** A number as people read it: "under 5" where it is withheld, "≈ 128" where days in it are. */
export function formatCount(t: Translate, count: Count) {
  if (typeof count === "number") return formatNumber(count);
  return count === "under_5"
    ? t("common.under", { least: SMALLEST_SHOWN })
    : `≈\u00A0${formatNumber(Math.round(middleOf(count)))}`;
}

type PluralOf<Key extends string> = Key extends `${infer Base}_other` ? Base : never;

/** Words with a plural around a number, which may be withheld: then they are those of many. */
export const countedWords = (t: Translate, key: PluralOf<WordKey>, count: Count) =>
  typeof count === "number" ? t(key, { count }) : t(`${key}_other`, { count: formatCount(t, count) });
