import { formatNumber } from "#admin/i18n/format.ts";
import type { Count } from "#contract/counts.ts";

export { changeOf } from "#contract/counts.ts";

/** Null if there is nothing to share. */
export const shareOf = (part: Count, whole: Count) => (whole === 0 ? null : part / whole);

/** "48 %", with decimals if more are requested. */
export const shareWords = (share: number | null, digits = 0) =>
  share === null
    ? "–"
    : formatNumber(share, { style: "percent", minimumFractionDigits: digits, maximumFractionDigits: digits });

export const shareWordsOf = (part: Count, whole: Count, digits = 0) => shareWords(shareOf(part, whole), digits);

/** "+14 %" */
export const changeWords = (change: number | null) =>
  change === null
    ? "–"
    : formatNumber(change, { style: "percent", maximumFractionDigits: 0, signDisplay: "exceptZero" });
