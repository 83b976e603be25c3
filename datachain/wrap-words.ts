import { segmentsOf } from "#contract/segments.ts";
import { createKhmerBreaks, cutAtBorrowed } from "./khmer-words.ts";

/** Scripts without spaces may only break between words. */
const UNSPACED = /[\u0E00-\u0EFF\u1000-\u109F\u1780-\u17FF\u3040-\u30FF\u4E00-\u9FFF]/;

const KHMER = /[\u1780-\u17FF]/;

/** Cached: expensive to create. */
const segmenters = new Map<string, Intl.Segmenter>();
function segmenterOf(locale: string) {
  const known = segmenters.get(locale) ?? new Intl.Segmenter(locale, { granularity: "word" });
  segmenters.set(locale, known);
  return known;
}

/** Pieces between which a line may break; joined, they are the text. */
export function piecesOf(text: string, locale: string): string[] {
  const tidy = text.trim().replace(/\s+/g, " ");
  if (!UNSPACED.test(tidy)) return tidy.split(/(?<=\s)/);
  const mayBreak = createKhmerBreaks(tidy);
  const pieces: string[] = [];
  let start = 0;
  for (const part of cutAtBorrowed(tidy))
    for (const { segment } of segmentsOf(part, segmenterOf(locale))) {
      if (pieces.length && !mayBreak(start, segment)) pieces[pieces.length - 1] += segment;
      else pieces.push(segment);
      start += segment.length;
    }
  return pieces;
}

/** Letters that take up width: no combining marks, no Khmer subscripts. */
const LETTER = /(?<!\u17D2)[\P{M}\p{Mc}]/gu;

/** Widths of bold letters in em, rounded up. */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [KHMER, 1.2],
  [/[\u2E80-\u9FFF]/, 1.05],
  [/[ilj.,:;'’|!I]/, 0.32],
  [/[frt\s()[\]-]/, 0.42],
  [/[mwMW&@%…]/, 0.98],
  [/\p{Lu}/u, 0.78],
];

/** Estimated width of a text in em, rather too wide than too narrow. */
export const emWidth = (text: string) =>
  [...text.normalize("NFC").matchAll(LETTER)].reduce(
    (width, [letter]) => width + (WIDTHS.find(([kind]) => kind.test(letter))?.[1] ?? 0.64),
    0,
  );
