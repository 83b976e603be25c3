import { asRows, asTexts, asWords } from "../answers.ts";
import { PUBLIC_SHEET_WORDS } from "../all-words.ts";
import type { Column, Question } from "../question.ts";
import { guideLocale } from "#contract/guide-locales.ts";
import type { AnswerRow, AnswerValue } from "#contract/factsheets.ts";

type Labels = Readonly<Record<string, string>>;
const labelsOf = (all: object, id: string) => (all as Readonly<Record<string, Labels>>)[id] ?? {};

const named = (labels: Labels, value: string) => labels[value] ?? value;

function renderPlain(
  kind: Column["kind"],
  value: AnswerValue | AnswerRow[string] | undefined,
  labels: Labels,
  locale: string,
) {
  if (kind === "text") return asTexts(value)[locale]?.trim() ?? "";
  if (kind === "choices")
    return asWords(value)
      .map((word) => named(labels, word))
      .join(", ");
  if (typeof value === "number") return String(value);
  if (typeof value !== "string") return "";
  return kind === "choice" ? named(labels, value) : value.trim();
}

/** One cell as plain text. */
export function renderCell({ id }: Pick<Question, "id">, column: Column, row: AnswerRow, locale: string) {
  const words = PUBLIC_SHEET_WORDS[guideLocale(locale)];
  const options = (labelsOf(words.column_options, id) as unknown as Record<string, Labels>)[column.id] ?? {};
  return renderPlain(column.kind, row[column.id], options, locale);
}

/** "Title: Road Traffic Act", one line for each filled column. */
function renderRow(question: Question, row: AnswerRow, locale: string) {
  const titles = labelsOf(PUBLIC_SHEET_WORDS[guideLocale(locale)].columns, question.id);
  return (question.columns ?? [])
    .flatMap((column) => {
      const text = renderCell(question, column, row, locale);
      return text ? [`${titles[column.id] ?? column.id}: ${text}`] : [];
    })
    .join("\n");
}

/** The whole answer as plain text in one language; rows become paragraphs that name their columns. */
export function renderAnswer(question: Question, value: AnswerValue, locale: string): string {
  const { id, kind } = question;
  if (kind === "rows")
    return asRows(value)
      .map((row) => renderRow(question, row, locale))
      .filter(Boolean)
      .join("\n\n");
  if (kind === "words" || kind === "countries") return asWords(value).join(", ");
  if (kind === "yes_no") return typeof value === "boolean" ? (value ? "Yes" : "No") : "";
  return renderPlain(kind, value, labelsOf(PUBLIC_SHEET_WORDS[guideLocale(locale)].options, id), locale);
}

const isText = (value: unknown) => Object.values(asTexts(value as AnswerValue)).some((text) => text.trim());

/** Whether a text of the answer exists, but not in this language. */
export function lacksLanguage({ kind, columns = [] }: Question, value: AnswerValue, locale: string): boolean {
  const isMissing = (text: AnswerValue | AnswerRow[string] | undefined) =>
    isText(text) && !asTexts(text)[locale]?.trim();
  if (kind === "text") return isMissing(value);
  if (kind !== "rows") return false;
  const texts = columns.filter((column) => column.kind === "text");
  return asRows(value).some((row) => texts.some(({ id }) => isMissing(row[id])));
}

/** Languages in which the answer has texts. */
export function languagesOf({ kind, columns = [] }: Question, value: AnswerValue): string[] {
  const spoken = (text: AnswerValue | AnswerRow[string] | undefined) =>
    Object.entries(asTexts(text)).flatMap(([locale, words]) => (words.trim() ? [locale] : []));
  if (kind === "text") return spoken(value);
  if (kind !== "rows") return [];
  return asRows(value).flatMap((row) =>
    columns.flatMap((column) => (column.kind === "text" ? spoken(row[column.id]) : [])),
  );
}
