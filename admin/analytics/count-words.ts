import { formatNumber } from "#admin/i18n/format.ts";
import type { Translate } from "#admin/i18n/i18n.ts";
import { type Count, SMALLEST_SHOWN } from "#contract/analytics.ts";

/** A number as people read it; very few are not told exactly. */
export const countWords = (t: Translate, count: Count) =>
  count === "under_5" ? t("analytics.under", { least: SMALLEST_SHOWN }) : formatNumber(count);

/** How large a number is drawn that is not told. */
export const drawnAs = (count: Count) => (count === "under_5" ? SMALLEST_SHOWN / 2 : count);

/** By how much something changed, as a share of what it was. Nothing can be said of what is not told. */
export const changeOf = (now: Count, before: Count | null) =>
  typeof now === "number" && typeof before === "number" && before > 0 ? (now - before) / before : null;

export const shareOf = (part: Count, whole: Count) =>
  typeof part === "number" && typeof whole === "number" && whole > 0 ? part / whole : null;

/** "48 %", or with a decimal place where that tells things apart. */
export const shareWords = (share: number | null, digits = 0) =>
  share === null
    ? "–"
    : formatNumber(share, { style: "percent", minimumFractionDigits: digits, maximumFractionDigits: digits });

/** "+14 %" */
export const changeWords = (change: number | null) =>
  change === null
    ? "–"
    : formatNumber(change, { style: "percent", maximumFractionDigits: 0, signDisplay: "exceptZero" });
