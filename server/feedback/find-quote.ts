import { COVERED_KINDS, type QuoteProblem } from "#contract/feedback.ts";
import { splitWords, UNSPACED } from "#server/pages/searching/split-words.ts";
import { personalDetails } from "./cover-personal.ts";
import { plainDigits } from "./find-phones.ts";

/** So many words in a row are nobody's common phrase. */
const FEWEST_WORDS = 6;
const FEWEST_LETTERS = 20;
/** A whole comment may be shorter: "Sok Dara, 12 Street 271" names somebody. Thanks alone are anybody's words. */
const FEWEST_OF_WHOLE = { words: 3, unspaced_letters: 12 };
/** What is left of a phone number without its country. */
const PHONE_END = 7;

/** Letters and digits alone: spaces, case, accents and punctuation hide nothing. */
const lettersOf = (text: string, locale: string) =>
  splitWords(text, locale)
    .map(({ plain }) => plain)
    .join("");

/** The letters of a comment, and how many of its words begin before and end by each of them. Names of places do not count. */
function measure(comment: string, locale: string, names: ReadonlySet<string>) {
  const words = splitWords(comment, locale).map(({ plain }) => plain);
  const letters = words.join("");
  const [begun, ended] = [new Uint16Array(letters.length + 2), new Uint16Array(letters.length + 2)];
  let at = 0;
  for (const word of words) {
    const weight = names.has(word) ? 0 : 1;
    begun[at + 1] = weight;
    at += word.length;
    ended[at] = (ended[at] ?? 0) + weight;
  }
  for (let index = 1; index < begun.length; index += 1) {
    begun[index] = (begun[index] ?? 0) + (begun[index - 1] ?? 0);
    ended[index] = (ended[index] ?? 0) + (ended[index - 1] ?? 0);
  }
  const wordsIn = (start: number, end: number) => (ended[end] ?? 0) - (begun[start] ?? 0);
  return { letters, wordsIn };
}

/** Whether the text has the whole comment in it. Where no spaces part the words, letters are counted. */
function containsWhole(text: string, { letters, wordsIn }: ReturnType<typeof measure>) {
  const { words, unspaced_letters } = FEWEST_OF_WHOLE;
  const isLong = UNSPACED.test(letters)
    ? wordsIn(0, letters.length) > 0 && letters.length >= unspaced_letters
    : wordsIn(0, letters.length) >= words;
  return isLong && text.includes(letters);
}

/** Whether both have so many words in a row. */
function sharesRun(text: string, { letters, wordsIn }: ReturnType<typeof measure>) {
  let before = new Uint16Array(text.length + 1);
  for (let at = 1; at <= letters.length; at += 1) {
    const now = new Uint16Array(text.length + 1);
    for (let to = 1; to <= text.length; to += 1) {
      if (letters[at - 1] !== text[to - 1]) continue;
      const length = (before[to - 1] ?? 0) + 1;
      now[to] = length;
      if (length >= FEWEST_LETTERS && wordsIn(at - length, at) >= FEWEST_WORDS) return true;
    }
    before = now;
  }
  return false;
}

const digitsOf = (text: string) => plainDigits(text).replaceAll(/\D/g, "");

const CONTAINS = {
  email: (text: string, value: string) =>
    text.toLowerCase().replaceAll(/\s/g, "").includes(value.toLowerCase().replaceAll(/\s/g, "")),
  phone: (text: string, value: string) => digitsOf(text).includes(digitsOf(value).slice(-PHONE_END)),
  plate: (text: string, value: string) => lettersOf(text, "en").includes(lettersOf(value, "en")),
};

export type Quoted = {
  /** As it was written, if that is still kept. */
  readonly comment: string;
  readonly locale: string;
  /** Of the page and its place: whoever sums a comment up names them, too. */
  readonly names: readonly string[];
};

/** What a text for the public has taken from a comment: a detail about a person, or its words. */
export function findQuote(text: string, { comment, locale, names }: Quoted): QuoteProblem | undefined {
  const found = personalDetails(comment).find(({ kind, value }) => CONTAINS[kind](text, value));
  if (found) return found.kind;
  const covered = COVERED_KINDS.find((kind) => comment.includes(`[${kind}]`) && text.includes(`[${kind}]`));
  if (covered) return "words";
  const known = new Set(names.flatMap((name) => splitWords(name, locale)).map(({ plain }) => plain));
  const [letters, measured] = [lettersOf(text, locale), measure(comment, locale, known)];
  return containsWhole(letters, measured) || sharesRun(letters, measured) ? "words" : undefined;
}
