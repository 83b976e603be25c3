import { hasArabic } from "./fonts.ts";

/** A run of text in one direction, in reading order. */
export type TextRun = { readonly text: string; readonly isRtl: boolean };

/** `null` for spaces and punctuation, which take their direction from their neighbours. Numbers are always LTR. */
function isRtlLetter(letter: string): boolean | null {
  if (/\p{Nd}/u.test(letter)) return false;
  return /\p{L}/u.test(letter) ? hasArabic(letter) : null;
}

/** A text has the direction of its first letter, even if numbers precede it. */
export const isRtlText = (text: string) => {
  const first = /\p{L}/u.exec(text)?.[0];
  return first !== undefined && hasArabic(first);
};

/** For each letter the last known direction, `first` before any is known. */
function carried(strong: readonly (boolean | null)[], first: boolean): boolean[] {
  let known = first;
  return strong.map((direction) => (known = direction ?? known));
}

/** A neutral between two letters of one direction takes it, else the text's own. */
function directionsOf(letters: readonly string[], isTextRtl: boolean): boolean[] {
  const strong: (boolean | null)[] = [];
  // a mark goes with its letter
  for (const letter of letters) strong.push(/\p{M}/u.test(letter) ? (strong.at(-1) ?? null) : isRtlLetter(letter));
  const before = carried(strong, isTextRtl);
  const after = carried(strong.toReversed(), isTextRtl).toReversed();
  return before.map((direction, at) => (direction === after[at] ? direction : isTextRtl));
}

/**
 * A line's runs in visual order, left to right: the part of the Unicode bidirectional algorithm that titles need,
 * without embedding or override characters.
 */
export function runsOf(line: string, isTextRtl = isRtlText(line)): TextRun[] {
  const letters = Array.from(line);
  const directions = directionsOf(letters, isTextRtl);
  const runs: { text: string; isRtl: boolean }[] = [];
  for (const [at, letter] of letters.entries()) {
    const isRtl = directions[at] ?? false;
    const last = runs.at(-1);
    if (last?.isRtl === isRtl) last.text += letter;
    else runs.push({ text: letter, isRtl });
  }
  return isTextRtl ? runs.toReversed() : runs;
}
