import { formatCount } from "#admin/i18n/counts.ts";
import { formatNumber } from "#admin/i18n/format.ts";
import { type Count, limitsOf, middleOf } from "#contract/counts.ts";

export const countWords = formatCount;
export { changeOf } from "#contract/counts.ts";

/** The value at which a withheld count is drawn. */
export const drawnAs = middleOf;

/** Largest acceptable uncertainty of a share when some days are withheld: 5 percentage points. */
const LARGEST_ERROR = 0.05;

/** Null if withheld days make it too uncertain. */
export function shareOf(part: Count, whole: Count) {
  const [one, all] = [limitsOf(part), limitsOf(whole)];
  if (all.least === 0 || one.most / all.least - one.least / all.most > LARGEST_ERROR) return null;
  return middleOf(part) / middleOf(whole);
}

/** "48 %", with decimals if more are requested. */
export const shareWords = (share: number | null, digits = 0) =>
  share === null
    ? "–"
    : formatNumber(share, { style: "percent", minimumFractionDigits: digits, maximumFractionDigits: digits });

/** The share of two counts: "≈ 2 %" and no decimals if days are withheld, to avoid false precision. */
export function shareWordsOf(part: Count, whole: Count, digits = 0) {
  const share = shareOf(part, whole);
  const isExact = typeof part === "number" && typeof whole === "number";
  return isExact || share === null ? shareWords(share, digits) : `≈\u00A0${shareWords(share)}`;
}

/** "+14 %" */
export const changeWords = (change: number | null) =>
  change === null
    ? "–"
    : formatNumber(change, { style: "percent", maximumFractionDigits: 0, signDisplay: "exceptZero" });
