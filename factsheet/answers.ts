import { type Column, type Question, UNKNOWN } from "./question.ts";
import type { Answer, AnswerRow, AnswerValue } from "#contract/factsheets.ts";
import type { LText } from "#contract/texts.ts";

/** The initial answer to a question. */
export const blankAnswer = ({ is_internal }: { readonly is_internal?: boolean | undefined }): Answer => ({
  state: "answered",
  visibility: is_internal ? "internal" : "public",
  source: "city",
  value: null,
  reason: {},
  withheld_ground: null,
  review_on: null,
  evidence: [],
});

/** Filler that people enter instead of an answer, in the languages of our users. */
const EMPTY_PHRASES = new Set(
  [
    "n/a, na, n.a, n/d, nd, n.d, none given, not applicable, see above, see below, idem, ditto, ibid, same, same as above",
    "tbd, tba, tbc, todo, to do, to be determined, to be announced, to follow, pm, p.m, x, xx, xxx, test, lorem ipsum",
    "nvt, n.v.t, niet van toepassing, zie boven, zie hierboven, zie onder, volgt, volgt nog, nader te bepalen, ntb, n.t.b",
    "no aplica, no aplicable, ver arriba, ver más arriba, por definir, pendiente",
    "s/o, sans objet, non applicable, voir ci-dessus, voir plus haut, à définir, à compléter",
    "não se aplica, não aplicável, ver acima, a definir, pendente",
    "hindi angkop, tingnan sa itaas, hindi naaangkop",
    "មិនអនុវត្ត, មើលខាងលើ, គ្មានព័ត៌មាន",
  ].flatMap((phrases) => phrases.split(", ")),
);
const ONLY_SIGNS = /^[\p{P}\p{S}\s]*$/u;

/** Much longer than any of these phrases; bounds the work. */
const LONGEST_PHRASE = 100;
const words = (text: string) =>
  text
    .toLowerCase()
    .split(/[\s_*]+/)
    .join(" ")
    .trim();

/** "N.A.!" equals "n.a": drops trailing full stops and exclamation marks. */
function plain(text: string) {
  let phrase = words(text.slice(0, LONGEST_PHRASE));
  while (phrase.endsWith(".") || phrase.endsWith("!")) phrase = phrase.slice(0, -1).trimEnd();
  return phrase;
}

export const isEmptyPhrase = (text: string) => ONLY_SIGNS.test(text) || EMPTY_PHRASES.has(plain(text));
const isReal = (text: string | undefined) => text !== undefined && !isEmptyPhrase(text);

export const asTexts = (value: AnswerValue | AnswerRow[string] | undefined): LText =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as LText) : {};
const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
export const asRows = (value: AnswerValue | undefined) =>
  asList(value).filter((row): row is AnswerRow => typeof row === "object" && row !== null);
export const asWords = (value: AnswerValue | AnswerRow[string] | undefined) =>
  asList(value).filter((word): word is string => typeof word === "string");

/** Whether a cell has content in the default locale, which is everyone's fallback. */
export function isCellFilled({ kind }: Pick<Column, "kind">, value: AnswerRow[string] | undefined, locale: string) {
  if (kind === "text") return isReal(asTexts(value)[locale]);
  if (kind === "number") return typeof value === "number";
  if (kind === "choices") return asWords(value).some((word) => word !== UNKNOWN);
  return typeof value === "string" && value !== UNKNOWN && isReal(value);
}

function isValueFilled({ kind, columns = [] }: Question, value: AnswerValue, locale: string) {
  if (kind === "rows")
    return asRows(value).some((row) => columns.some((column) => isCellFilled(column, row[column.id], locale)));
  if (kind === "yes_no") return typeof value === "boolean";
  if (kind === "words" || kind === "countries") return asWords(value).some(isReal);
  return isCellFilled({ kind }, value as AnswerRow[string], locale);
}

/** Has a real answer in the default locale, or is withheld with a reason. */
export function isFilled(question: Question, answer: Answer | undefined, locale: string): boolean {
  if (!answer) return false;
  if (answer.state !== "answered") return isReal(answer.reason[locale]);
  return isValueFilled(question, answer.value, locale);
}

/** The chosen values, for evaluating conditions. */
export function choicesOf(value: AnswerValue | AnswerRow[string] | undefined): readonly string[] {
  if (typeof value === "string") return value ? [value] : [];
  return asWords(value);
}

/** Answers with texts have one in each language. */
export const hasTexts = ({ kind, columns = [] }: Question) =>
  kind === "text" || columns.some((column) => column.kind === "text");
