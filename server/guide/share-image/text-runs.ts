/** A stretch of text in one direction, in the order in which it is read. */
export type TextRun = { readonly text: string; readonly isRtl: boolean };

const ARABIC = /\p{Script=Arabic}/u;
export const hasArabic = (text: string) => ARABIC.test(text);

/** `null` for spaces and signs: they go with what stands around them. Numbers are read from the left everywhere. */
function isRtlLetter(letter: string): boolean | null {
  if (/\p{Nd}/u.test(letter)) return false;
  if (/[\p{Script=Arabic}\p{M}]/u.test(letter) && /[\p{L}\p{M}]/u.test(letter)) return true;
  return /\p{L}/u.test(letter) ? false : null;
}

/** Between two letters of one direction a sign has theirs, else that of the text. */
function directionsOf(letters: readonly string[]): boolean[] {
  const strong = letters.map(isRtlLetter);
  const isTextRtl = strong.find((direction) => direction !== null) ?? false;
  return strong.map((direction, at) => {
    if (direction !== null) return direction;
    const before = strong.slice(0, at).findLast((one) => one !== null) ?? isTextRtl;
    const after = strong.slice(at).find((one) => one !== null) ?? isTextRtl;
    return before === after ? before : isTextRtl;
  });
}

/**
 * A line's stretches as they stand from left to right: the part of the Unicode bidirectional algorithm that titles need,
 * without characters that embed or override.
 */
export function runsOf(line: string): TextRun[] {
  const letters = [...line];
  const directions = directionsOf(letters);
  const runs: { text: string; isRtl: boolean }[] = [];
  for (const [at, letter] of letters.entries()) {
    const isRtl = directions[at] ?? false;
    const last = runs.at(-1);
    if (last?.isRtl === isRtl) last.text += letter;
    else runs.push({ text: letter, isRtl });
  }
  const isTextRtl = letters.map(isRtlLetter).find((direction) => direction !== null) ?? false;
  return isTextRtl ? runs.toReversed() : runs;
}
