import { segmentsOf } from "#contract/segments.ts";

/** `word` as written in lower case; `plain` as compared. */
export type Word = { readonly word: string; readonly plain: string };
/** `isJoined`: follows the previous word with nothing between them. */
export type SplitWord = Word & { readonly start: number; readonly isJoined: boolean };

/** Letters and digits with their marks, and the invisible joiners inside Khmer and Persian words. */
const RUN = /[\p{L}\p{N}\p{M}\u200C\u200D]+/gu;
/** Scripts that put no space between words. */
export const UNSPACED =
  /[\p{Script=Khmer}\p{Script=Thai}\p{Script=Lao}\p{Script=Myanmar}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** Accents, and optional vowels and the stretching stroke of Arabic. Marks of other scripts are letters. */
const DROPPED = /[\u0300-\u036F\u064B-\u0652\u0670\u0640\u200C\u200D]/g;
/** Longer words are truncated: the index has no room for them. */
const LONGEST = 60;

const segmenters = new Map<string, Intl.Segmenter>();

function segmenterOf(locale: string) {
  const known = segmenters.get(locale) ?? new Intl.Segmenter(locale, { granularity: "word" });
  segmenters.set(locale, known);
  return known;
}

const lowerCase = (word: string) => word.normalize("NFC").toLowerCase().slice(0, LONGEST);

/** Ignores case, accents and letter variants: `CÁMARA` becomes `camara`. */
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

/** Used for both indexing and searching: they must split alike. */
export function splitWords(text: string, locale: string): SplitWord[] {
  return Array.from(text.matchAll(RUN), ({ 0: run, index }) => ({ text: run, start: index, isJoined: false }))
    .flatMap((run) => splitRun(run, locale))
    .map(({ text, ...at }) => ({ word: lowerCase(text), plain: plainWord(text), ...at }))
    .filter(({ plain }) => plain !== "");
}

/** Each word with the text up to the next; joined, they are the text from its first word on. */
export const piecesOf = (text: string, words: readonly SplitWord[]) =>
  words.map(({ start }, index) => text.slice(start, words[index + 1]?.start ?? text.length));
