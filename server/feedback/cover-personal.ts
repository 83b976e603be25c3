import { COVERED_KINDS } from "#contract/feedback.ts";

type CoveredKind = (typeof COVERED_KINDS)[number];

/** What stands between spaces and brackets; `isEmail` decides. */
const WORD = /[^\s<>()[\],;:"]+/gu;
const TOP_LEVEL = /^\p{L}{2,24}$/u;
const SENTENCE_ENDS = [".", "!", "?", "។"];

/** Without the end of its sentence. */
function bareWord(word: string) {
  let end = word.length;
  while (SENTENCE_ENDS.includes(word[end - 1] ?? "")) end -= 1;
  return word.slice(0, end);
}

function isEmail(word: string) {
  const [at, dot] = [word.indexOf("@"), word.lastIndexOf(".")];
  return at > 0 && at === word.lastIndexOf("@") && dot > at + 1 && TOP_LEVEL.test(word.slice(dot + 1));
}

const coverEmails = (text: string, cover: () => string) =>
  text.replaceAll(WORD, (word) => {
    const bare = bareWord(word);
    return isEmail(bare) ? cover() + word.slice(bare.length) : word;
  });

/** Digits with what people put between them; `isPhone` decides. */
const NUMBER = /\+?\(?\p{Nd}[\p{Nd} ().\-/\u00a0]{5,22}\p{Nd}/gu;
/** Capitals and digits in turn, as on plates: `AB-123-CD`, `2A-1234`, `1234 BCD`, `ABC 1234`. */
const PLATE =
  /(?<![\p{L}\p{Nd}])(?:[A-Z]{1,3}[- ]?\d{1,4}(?:[- ]?[A-Z]{1,3})?|\d{1,4}[- ]?[A-Z]{1,3}(?:[- ]?\d{1,4})?)(?![\p{L}\p{Nd}])/gu;

const DATE = /^(\d{4}-\d{1,2}-\d{1,2}|\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{4} ?[-/] ?\d{4})$/;
const digitsIn = (text: string) => text.replaceAll(/[^\p{Nd}]/gu, "").length;

const isPhone = (text: string) => digitsIn(text) >= 7 && digitsIn(text) <= 15 && !DATE.test(text.trim());

/** Long enough to name one car: `5G`, `C7` and `PM10` are no plates, nor is a year after a short word. */
function isPlate(text: string) {
  const plain = text.replaceAll(/[- ]/g, "");
  return plain.length >= 6 && digitsIn(plain) >= 2 && !/^(\d{1,2}[AP]M|[A-Z]{2} ?(19|20)\d{2})$/.test(text);
}

const coverMatches = (pattern: RegExp, isOne: (text: string) => boolean) => (text: string, cover: () => string) =>
  text.replaceAll(pattern, (found) => (isOne(found) ? cover() : found));

const COVERS = {
  email: coverEmails,
  phone: coverMatches(NUMBER, isPhone),
  plate: coverMatches(PLATE, isPlate),
} as const satisfies Record<CoveredKind, (text: string, cover: () => string) => string>;

/** The text without emails, phone numbers and number plates: `[email]` stands where one was. */
export function coverPersonal(text: string): { readonly text: string; readonly covered: CoveredKind[] } {
  const covered = new Set<CoveredKind>();
  let rest = text;
  for (const kind of COVERED_KINDS)
    rest = COVERS[kind](rest, () => {
      covered.add(kind);
      return `[${kind}]`;
    });
  return { text: rest, covered: [...covered] };
}
