import { COVERED_KINDS, type QuoteProblem } from "#contract/feedback.ts";
import { splitWords, UNSPACED } from "#server/pages/searching/split-words.ts";
import { personalDetails } from "./cover-personal.ts";
import { plainDigits } from "./find-phones.ts";

/** This many shared words in a row are no common phrase. */
const FEWEST_WORDS = 6;
const FEWEST_LETTERS = 20;
/** A whole comment may be shorter: "Sok Dara, 12 Street 271" identifies somebody, "Thanks" does not. */
const FEWEST_OF_WHOLE = { words: 3, unspaced_letters: 12 };
/** A phone number's digits without its country code. */
const PHONE_END = 7;

/** Only letters and digits, so that spaces, case, accents and punctuation do not hide a quote. */
const lettersOf = (text: string, locale: string) =>
  splitWords(text, locale)
    .map(({ plain }) => plain)
    .join("");

/**
 * The comment's letters, and prefix sums of word starts and ends, to count the words in a range. Names of places do
 * not count.
 */
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

/** Scripts without spaces between words are measured in letters. */
function containsWhole(text: string, { letters, wordsIn }: ReturnType<typeof measure>) {
  const { words, unspaced_letters } = FEWEST_OF_WHOLE;
  const isLong = UNSPACED.test(letters)
    ? wordsIn(0, letters.length) > 0 && letters.length >= unspaced_letters
    : wordsIn(0, letters.length) >= words;
  return isLong && text.includes(letters);
}

/** Whether both share a run of words. */
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
  /** The original text, if it is still kept. */
  readonly comment: string;
  readonly locale: string;
  /** Names of the page and its place, which any summary of the comment contains too. */
  readonly names: readonly string[];
};

/** What a public text copies from a comment: a personal detail, or its words. */
export function findQuote(text: string, { comment, locale, names }: Quoted): QuoteProblem | undefined {
  const found = personalDetails(comment).find(({ kind, value }) => CONTAINS[kind](text, value));
  if (found) return found.kind;
  const covered = COVERED_KINDS.find((kind) => comment.includes(`[${kind}]`) && text.includes(`[${kind}]`));
  if (covered) return "words";
  const known = new Set(names.flatMap((name) => splitWords(name, locale)).map(({ plain }) => plain));
  const [letters, measured] = [lettersOf(text, locale), measure(comment, locale, known)];
  return containsWhole(letters, measured) || sharesRun(letters, measured) ? "words" : undefined;
}
