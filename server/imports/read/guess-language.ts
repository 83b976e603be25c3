import { languageOf } from "../mapping/numbered-columns.ts";

/** Frequent small words that few other languages have. */
const WORDS: Readonly<Record<string, string>> = {
  en: "the and of with are for by from this that which been has",
  nl: "het een van en voor met wordt worden zijn op dat niet bij naar deze ook",
  es: "el los las del para por con una se como y más sobre",
  fr: "le les des du et pour une dans qui sur avec par aux est",
  pt: "os as do da dos das para com uma em não por são ao",
  tl: "ang ng mga sa na ay para ito",
  de: "der die das und den von mit ist für werden wird auf nicht eine",
  it: "di che della per con una gli nel sono del",
};
const LANGUAGES_OF = new Map<string, string[]>();
for (const [language, words] of Object.entries(WORDS))
  for (const word of words.split(" ")) LANGUAGES_OF.set(word, [...(LANGUAGES_OF.get(word) ?? []), language]);

/** Scripts of one language. */
const SCRIPTS: readonly (readonly [language: string, letter: RegExp])[] = [
  ["km", /\p{Script=Khmer}/gu],
  ["el", /\p{Script=Greek}/gu],
  ["th", /\p{Script=Thai}/gu],
  ["he", /\p{Script=Hebrew}/gu],
  ["ko", /\p{Script=Hangul}/gu],
  ["ja", /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
];
/** Other texts quote a word or a sign of such a script. Japanese has other letters between its own. */
const OWN_SHARE = 0.4;

/** Shorter cells are names, words and numbers. */
const SENTENCE = 25;
/** Long ids and addresses of pages hold "da" or "es" by chance. */
const WORDS_OF_A_TEXT = 4;
const CELL = 400;
/** Letters that are looked at. */
const ENOUGH = 300_000;
/** Fewer words, or a smaller lead over the second language, say nothing. */
const LEAST = 12;
const LEAD = 1.6;
/** What a cell in a script of its own counts for. */
const SCRIPT_HITS = 4;

const lettersIn = (text: string, letter: RegExp) => text.match(letter)?.length ?? 0;

function languageOfScript(text: string) {
  const least = Math.max(1, lettersIn(text, /[\p{L}\p{M}]/gu) * OWN_SHARE);
  return SCRIPTS.find(([, letter]) => lettersIn(text, letter) >= least)?.[0];
}

/** Guesses the language of a file's texts by their small words; null unless one is clearly ahead. */
export function createLanguageGuess() {
  const hits = new Map<string, number>();
  let looked = 0;
  const count = (language: string, times: number) => hits.set(language, (hits.get(language) ?? 0) + times);
  return {
    add: (column: string, cell: string) => {
      if (looked > ENOUGH || cell.length < SENTENCE || languageOf(column)) return;
      const text = cell.slice(0, CELL).toLowerCase();
      looked += text.length;
      const own = languageOfScript(text);
      if (own) count(own, SCRIPT_HITS);
      else if (text.split(" ").length >= WORDS_OF_A_TEXT)
        for (const word of text.split(/[^\p{L}]+/u))
          for (const language of LANGUAGES_OF.get(word) ?? []) count(language, 1);
    },
    result: (): string | null => {
      const [first, second] = [...hits].toSorted(([, a], [, b]) => b - a);
      if (!first || first[1] < LEAST) return null;
      return first[1] >= (second?.[1] ?? 0) * LEAD ? first[0] : null;
    },
  };
}
