import { segmentsOf } from "#contract/segments.ts";

/** A word as it is written, without its case, and as it is compared. */
export type Word = { readonly word: string; readonly plain: string };
/** And where it stands in its text: `isJoined` to the one before, with nothing between them. */
export type SplitWord = Word & { readonly start: number; readonly isJoined: boolean };

/** Letters and digits with their marks; the invisible joiners of Khmer and Persian stand inside words. */
const RUN = /[\p{L}\p{N}\p{M}\u200C\u200D]+/gu;
/** Scripts that put no space between words. */
export const UNSPACED =
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

const lowerCase = (word: string) => word.normalize("NFC").toLowerCase().slice(0, LONGEST);

/** Case, accents and ways of writing the same letter make no difference: `CÁMARA` is `camara`. */
const plainWord = (word: string) => lowerCase(word.normalize("NFKD").replaceAll(DROPPED, ""));

type Run = { readonly text: string; readonly start: number; readonly isJoined: boolean };

const splitRun = (run: Run, locale: string): Run[] =>
  UNSPACED.test(run.text)
    ? Array.from(segmentsOf(run.text, segmenterOf(locale)), ({ segment, end }) => ({
        text: segment,
        start: run.start + end - segment.length,
        isJoined: end > segment.length,
      }))
    : [run];

/** The words of a text, when it is published and when somebody looks for it: both have to be split alike. */
export function splitWords(text: string, locale: string): SplitWord[] {
  return Array.from(text.matchAll(RUN), ({ 0: run, index }) => ({ text: run, start: index, isJoined: false }))
    .flatMap((run) => splitRun(run, locale))
    .map(({ text, ...at }) => ({ word: lowerCase(text), plain: plainWord(text), ...at }))
    .filter(({ plain }) => plain !== "");
}

/** The words of a text, each with what stands behind it: together they are the text again, from its first word on. */
export const piecesOf = (text: string, words: readonly SplitWord[]) =>
  words.map(({ start }, index) => text.slice(start, words[index + 1]?.start ?? text.length));
