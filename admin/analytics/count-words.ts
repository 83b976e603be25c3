import { formatCount } from "#admin/i18n/counts.ts";
import { formatNumber } from "#admin/i18n/format.ts";
import { type Count, limitsOf, middleOf } from "#contract/counts.ts";

export const countWords = formatCount;
export { changeOf } from "#contract/counts.ts";

/** How large a number is drawn that is not told. */
export const drawnAs = middleOf;

/** So many points of a hundred a share may be off, where days in it are withheld. */
const LARGEST_ERROR = 0.05;

/** Null where withheld days leave it open. */
export function shareOf(part: Count, whole: Count) {
  const [one, all] = [limitsOf(part), limitsOf(whole)];
  if (all.least === 0 || one.most / all.least - one.least / all.most > LARGEST_ERROR) return null;
  return middleOf(part) / middleOf(whole);
}

/** "48 %", or with a decimal place where that tells things apart. */
export const shareWords = (share: number | null, digits = 0) =>
  share === null
    ? "–"
    : formatNumber(share, { style: "percent", minimumFractionDigits: digits, maximumFractionDigits: digits });

/** The same of two numbers: "≈ 2 %" where days in them are withheld, without a decimal place that would tell too much. */
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
