import { segmentsOf } from "#contract/segments.ts";
import { createKhmerBreaks, cutAtBorrowed } from "./khmer-words.ts";

/** Scripts written without spaces may only be broken where a word ends. */
const UNSPACED = /[\u0E00-\u0EFF\u1000-\u109F\u1780-\u17FF\u3040-\u30FF\u4E00-\u9FFF]/;

const KHMER = /[\u1780-\u17FF]/;

/** Expensive to make, and there are only a few languages. */
const segmenters = new Map<string, Intl.Segmenter>();
function segmenterOf(locale: string) {
  const known = segmenters.get(locale) ?? new Intl.Segmenter(locale, { granularity: "word" });
  segmenters.set(locale, known);
  return known;
}

/** Where a line may be broken, in order: together they are the text. */
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

/** A letter with room of its own: no mark above or below another, no Khmer letter written under another. */
const LETTER = /(?<!\u17D2)[\P{M}\p{Mc}]/gu;

/** Bold letters of our typeface, in parts of their size, a little more than they need. */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [KHMER, 1.2],
  [/[\u2E80-\u9FFF]/, 1.05],
  [/[ilj.,:;'’|!I]/, 0.32],
  [/[frt\s()[\]-]/, 0.42],
  [/[mwMW&@%…]/, 0.98],
  [/\p{Lu}/u, 0.78],
];

/** How wide a text is, in letters' sizes: rather too much than too little. */
export const emWidth = (text: string) =>
  [...text.normalize("NFC").matchAll(LETTER)].reduce(
    (width, [letter]) => width + (WIDTHS.find(([kind]) => kind.test(letter))?.[1] ?? 0.64),
    0,
  );
