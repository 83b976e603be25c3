import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { asRows, asTexts, blankAnswer } from "#factsheet/answers.ts";
import type { Question } from "#factsheet/question.ts";
import type { Answer, AnswerRow, Answers, AnswerValue } from "#contract/factsheets.ts";
import type { PlainRow } from "../fields/answer-rows.ts";
import type { ReadAnswer, ReadAnswers } from "../fields/read-answer.ts";

/** Sets one language of a text, or removes it. */
function withText(texts: Readonly<Record<string, string>>, locale: string, text: string | undefined) {
  const { [locale]: _old, ...others } = texts;
  return text ? { ...others, [locale]: text } : others;
}

/** Rows are matched by position, because the file has no row ids. Other languages are kept. */
function mergeRow({ columns = [] }: Question, row: PlainRow, before: AnswerRow | undefined, locale: string): AnswerRow {
  const merged: Record<string, AnswerRow[string]> = {};
  for (const { id, kind } of columns) {
    const value = row[id] as string | undefined;
    if (kind === "text") {
      const texts = withText(asTexts(before?.[id]), locale, value);
      if (Object.keys(texts).length || before?.[id]) merged[id] = texts;
    } else if (value !== undefined) merged[id] = value;
    else if (before && id in before) merged[id] = isEmpty(before[id]) ? (before[id] ?? null) : null;
  }
  return { id: before?.id ?? randomUUID(), ...merged };
}
const isEmpty = (value: unknown) => value === null || value === "" || (Array.isArray(value) && !value.length);

function mergeValue(question: Question, value: unknown, before: AnswerValue, locale: string): AnswerValue {
  if (question.kind === "text") return withText(asTexts(before), locale, value as string);
  if (question.kind !== "rows") return value as AnswerValue;
  const old = asRows(before);
  return (value as PlainRow[]).map((row, at) => mergeRow(question, row, old[at], locale));
}

function mergeAnswer(question: Question, read: ReadAnswer, before: Answer | undefined, locale: string): Answer {
  const base = before ?? blankAnswer(question);
  const { state } = read;
  if (state !== "answered") return { ...base, state, reason: withText(base.reason, locale, read.reason) };
  return { ...base, state, value: mergeValue(question, read.value, base.value, locale) };
}

/** Keeps an answer that does not change; others get the source that the import names. */
function withSource(answer: Answer, before: Answer | undefined, source: Answer["source"]): Answer {
  if (before && isDeepStrictEqual(answer, before)) return before;
  return source === "city" ? answer : { ...answer, source };
}

/** Texts of rows in another language: the rows themselves are those of the import's language. */
function addRowTexts(question: Question, rows: readonly PlainRow[], before: AnswerValue, locale: string): AnswerRow[] {
  const old = asRows(before);
  const texts = { ...question, columns: question.columns?.filter(({ kind }) => kind === "text") ?? [] };
  return Array.from({ length: Math.max(old.length, rows.length) }, (_, at) => ({
    ...old[at],
    ...mergeRow(texts, rows[at] ?? {}, old[at], locale),
  }));
}

/** Adds the texts of one more language to an answer. */
function addLanguage(question: Question, read: ReadAnswer, before: Answer | undefined, locale: string): Answer {
  const isRows = question.kind === "rows" && read.state === "answered";
  if (!isRows) return mergeAnswer(question, read, before, locale);
  const base = before ?? blankAnswer(question);
  const value = addRowTexts(question, read.value as PlainRow[], base.value, locale);
  return { ...base, state: "answered", value };
}

export type AnswersFrom = { readonly locale: string; readonly source: Answer["source"] };

/** Merges answers in the file's languages. Keeps visibility and other languages. */
export function mergeAnswers(read: ReadAnswers, before: Answers, { locale, source }: AnswersFrom): Answers {
  const merged: Record<string, Answer> = { ...before };
  for (const { question, answer, locale: own } of read) {
    const { id } = question;
    const next =
      own === undefined || own === locale
        ? mergeAnswer(question, answer, merged[id], locale)
        : addLanguage(question, answer, merged[id], own);
    merged[id] = withSource(next, before[id], source);
  }
  return merged;
}
