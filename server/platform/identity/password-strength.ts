import { COMMON_WORDS } from "./common-words.ts";

export type Judged = {
  readonly password: string;
  /** The person's email, name and organization. */
  readonly about: readonly string[];
};

/** More characters add nothing. */
const JUDGED_CHARACTERS = 64;
/** Characters that nothing predicts: eight random ones are out of reach under the sign-in limits. */
const LEAST_UNPREDICTED = 8;
/** A single word has to be longer than most words of any language, else it is in a dictionary. */
const LEAST_SINGLE_WORD = 16;
const LEAST_STRETCH = 3;

/** Neighbours on keyboards, row by row and down the columns. */
const ROWS = [
  ..."1234567890 qwertyuiop asdfghjkl zxcvbnm qwertzuiop yxcvbnm azertyuiop qsdfghjklm wxcvbn".split(" "),
  ..."1qaz 2wsx 3edc 4rfv 5tgb 6yhn 7ujm 8ik 9ol 0p !@#$%^&*()".split(" "),
];
const KEYBOARD = [...ROWS, ...ROWS.map((row) => Array.from(row).toReversed().join(""))];

const LOOKALIKES: Readonly<Record<string, string>> = Object.fromEntries(
  ["a4@", "b8", "e3", "g69", "il1!|", "o0", "s5$", "t7+"].flatMap(([letter = "", ...signs]) =>
    signs.map((sign) => [sign, letter]),
  ),
);
/** `P4ssw0rd` and `password` are the same word. */
const folded = (text: string) => Array.from(text, (sign) => LOOKALIKES[sign] ?? sign).join("");

/** Lower case and without accents, which guesses leave out too. */
const plain = (text: string) =>
  text
    .normalize("NFD")
    .replaceAll(/[\u0300-\u036F]/g, "")
    .normalize("NFC")
    .toLowerCase();

/** The words people make passwords from: `Ana.Silva@city.example` whole, without its host, joined, and each word. */
function wordsIn(text: string): string[] {
  const lower = plain(text.slice(0, 200));
  const [local = ""] = lower.split("@");
  return [lower, local, local.replaceAll(/[^\p{L}\p{N}]+/gu, ""), ...lower.split(/[^\p{L}\p{N}]+/u)];
}

const foldedCommon = COMMON_WORDS.map(folded);

/** The longest of these texts at this place. */
const longestOf = (texts: readonly string[], text: string, at: number) =>
  texts.reduce((most, one) => (one.length > most && text.startsWith(one, at) ? one.length : most), 0);

/** `from` is compared with `at` for as long as they are the same. */
function sameLength(text: string, from: number, at: number) {
  let length = 0;
  while (at + length < text.length && text[from + length] === text[at + length]) length += 1;
  return length;
}

function repeatAt(text: string, at: number) {
  const lengths = Array.from({ length: at }, (_, from) => sameLength(text, from, at));
  return Math.max(0, ...lengths);
}

/** `abcd`, `9876`, and letters typed twice. */
function sequenceAt(text: string, at: number) {
  const step = text.charCodeAt(at + 1) - text.charCodeAt(at);
  if (Math.abs(step) > 1) return 0;
  let length = 1;
  while (text.charCodeAt(at + length) - text.charCodeAt(at + length - 1) === step) length += 1;
  return step === 0 || length >= LEAST_STRETCH ? length : 0;
}

function keysAt(text: string, at: number) {
  let length = 0;
  while (at + length < text.length && KEYBOARD.some((row) => row.includes(text.slice(at, at + length + 1))))
    length += 1;
  return length;
}

const yearAt = (text: string, at: number) => (/^(?:19|20)\d\d/.test(text.slice(at, at + 4)) ? 4 : 0);

/** Counts a character or a stretch that people would guess as one. */
function countUnpredicted(text: string, words: readonly string[]) {
  const letters = folded(text);
  let count = 0;
  for (let at = 0; at < text.length;) {
    const stretch = Math.max(repeatAt(text, at), keysAt(text, at), longestOf(words, letters, at), yearAt(text, at));
    // what separates words adds nothing
    if (!/[\s._-]/.test(text[at] ?? "")) count += 1;
    at += Math.max(1, sequenceAt(text, at), stretch >= LEAST_STRETCH ? stretch : 0);
  }
  return count;
}

/** `Elizabeth2019!`: at most one word, with digits and signs around it. */
function isSingleWord(text: string) {
  const [word = "", ...more] = text.match(/[\p{L}\p{M}]+/gu) ?? [];
  return more.length === 0 && word.length < LEAST_SINGLE_WORD;
}

/** Whether a password is among the first guesses, by anyone or by someone who knows the person. */
export function isGuessable({ password, about }: Judged): boolean {
  const text = plain(password.slice(0, JUDGED_CHARACTERS));
  if (isSingleWord(text)) return true;
  const known = about.flatMap(wordsIn).filter(({ length }) => length >= LEAST_STRETCH);
  return countUnpredicted(text, [...foldedCommon, ...known.map(folded)]) < LEAST_UNPREDICTED;
}
