/** A word in a text: as it is written, and as it is compared. */
export type SplitWord = { readonly word: string; readonly plain: string; readonly end: number; readonly start: number };

/** Letters and digits with their marks; the invisible joiners of Khmer and Persian stand inside words. */
const RUN = /[\p{L}\p{N}\p{M}\u200C\u200D]+/gu;
/** Scripts that put no space between words. */
const UNSPACED =
  /[\p{Script=Khmer}\p{Script=Thai}\p{Script=Lao}\p{Script=Myanmar}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** Accents, and the vowels and the stroke that Arabic may write or leave out. Marks of other scripts are letters. */
const DROPPED = /[\u0300-\u036F\u064B-\u0652\u0670\u0640\u200C\u200D]/g;
/** Nobody types longer ones; an index has no room for them. */
const LONGEST = 60;

const segmenters = new Map<string, Intl.Segmenter>();

function segmenterOf(locale: string) {
  const known = segmenters.get(locale) ?? new Intl.Segmenter(locale, { granularity: "word" });
  segmenters.set(locale, known);
  return known;
}

/** Case, accents and ways of writing the same letter make no difference: `CÁMARA` is `camara`. */
const plainWord = (word: string) =>
  word.normalize("NFKD").replaceAll(DROPPED, "").normalize("NFC").toLowerCase().slice(0, LONGEST);

type Run = { readonly text: string; readonly start: number };

const splitRun = ({ text, start }: Run, locale: string): Run[] =>
  UNSPACED.test(text)
    ? Array.from(segmenterOf(locale).segment(text), ({ segment, index }) => ({ text: segment, start: start + index }))
    : [{ text, start }];

/** The words of a text, when it is published and when somebody looks for it: both have to be split alike. */
export function splitWords(text: string, locale: string): SplitWord[] {
  return Array.from(text.matchAll(RUN), ({ 0: run, index }) => ({ text: run, start: index }))
    .flatMap((run) => splitRun(run, locale))
    .map(({ text: word, start }) => ({ word, plain: plainWord(word), start, end: start + word.length }))
    .filter(({ plain }) => plain !== "");
}

/** The words of a text, each with what stands behind it: together they are the text again, from its first word on. */
export const piecesOf = (text: string, words: readonly SplitWord[]) =>
  words.map(({ start }, index) => text.slice(start, words[index + 1]?.start ?? text.length));
