import { languageTag } from "./locales.ts";

/** Tree of texts by noun and key. */
export type Words = { readonly [name: string]: string | Words | undefined };
export type Values = Readonly<Record<string, string | number | null | undefined>>;

/** `{{name}}`, or `{{count, number}}` to format a number. */
type Placeholder = { readonly name: string; readonly isNumber: boolean };
type Sentence = readonly (string | Placeholder)[];

const PLACEHOLDER = /\{\{(\w+)(, number)?\}\}/g;

function readSentence(text: string): Sentence {
  const parts: (string | Placeholder)[] = [];
  let end = 0;
  for (const { 0: whole, 1: name = "", 2: number, index } of text.matchAll(PLACEHOLDER)) {
    parts.push(text.slice(end, index), { name, isNumber: number !== undefined });
    end = index + whole.length;
  }
  return [...parts, text.slice(end)];
}

const find = (words: Words, key: string) => {
  let found: Words[string] = words;
  for (const name of key.split(".")) found = typeof found === "object" ? found[name] : undefined;
  return typeof found === "string" ? found : undefined;
};

/** The translations of one language. */
export function createLanguage(locale: string) {
  const learned: Words[] = [];
  /** Parsed texts by key, because a screen repeats a few hundred of them. */
  const sentences = new Map<string, Sentence | undefined>();
  let numbers: Intl.NumberFormat | undefined;
  let plurals: Intl.PluralRules | undefined;
  const formatNumber = (value: number) => (numbers ??= new Intl.NumberFormat(languageTag(locale))).format(value);
  const formOf = (count: number) => (plurals ??= new Intl.PluralRules(languageTag(locale))).select(count);

  const sentenceOf = (key: string) => {
    if (sentences.has(key)) return sentences.get(key);
    const text = learned.map((words) => find(words, key)).find((one) => one !== undefined);
    const sentence = text === undefined ? undefined : readSentence(text);
    sentences.set(key, sentence);
    return sentence;
  };
  const choose = (key: string, { count }: Values) =>
    (typeof count === "number" ? (sentenceOf(`${key}_${formOf(count)}`) ?? sentenceOf(`${key}_other`)) : undefined) ??
    sentenceOf(key);
  const write = (part: string | Placeholder, values: Values) => {
    if (typeof part === "string") return part;
    const value = values[part.name] ?? "";
    return part.isNumber && typeof value === "number" ? formatNumber(value) : String(value);
  };
  return {
    learn(words: Words) {
      learned.push(words);
      sentences.clear();
    },
    /** Undefined for a missing key. */
    say: (key: string, values: Values = {}) =>
      choose(key, values)
        ?.map((part) => write(part, values))
        .join(""),
  };
}
