import type { Answer, AnswerRow } from "#contract/factsheets.ts";
import { guideLocale } from "#contract/guide-locales.ts";
import { PUBLIC_SHEET_WORDS } from "#factsheet/all-words.ts";
import { asRows, asTexts, asWords } from "#factsheet/answers.ts";
import { questionsOf } from "#factsheet/conditions.ts";
import type { Question } from "#factsheet/question.ts";
import { FACTSHEET_TEMPLATE, type QuestionId } from "#factsheet/template.ts";
import type { Cell, DataColumn } from "./data-column.ts";
import type { DataRow } from "./data-row.ts";

type Read = DataRow["read"];

/** The rows of an answer, with texts in one language and without the row ids used for editing. */
const rowsOf = ({ columns = [] }: Question, rows: readonly AnswerRow[], read: Read) =>
  rows.map((row) =>
    Object.fromEntries(
      columns.map(({ id, kind }) => [id, kind === "text" ? read(asTexts(row[id])) : (row[id] ?? null)]),
    ),
  );

/** An undisclosed answer shows its state and reason, so that it does not look forgotten. */
function cellOf(question: Question, answer: Answer | undefined, read: Read): Cell {
  if (!answer || answer.visibility !== "public") return null;
  const { state, value, reason } = answer;
  if (state !== "answered") return `[${state}] ${read(reason) ?? ""}`.trim();
  if (question.kind === "rows") return rowsOf(question, asRows(value), read);
  if (question.kind === "text") return read(asTexts(value));
  return Array.isArray(value) ? asWords(value) : (value as string | number | boolean | null);
}

const QUESTIONS: readonly Question[] = questionsOf(FACTSHEET_TEMPLATE);

/** One column per question of the factsheet, labelled by the question. */
export const answerColumns: readonly DataColumn<DataRow>[] = QUESTIONS.map((question) => ({
  name: `factsheet_${question.id}`,
  kind: "answer",
  value: ({ snapshot, read }) => cellOf(question, snapshot.answers?.[question.id], read),
  about: (_, locale) => PUBLIC_SHEET_WORDS[guideLocale(locale)].questions[question.id as QuestionId].label,
  ...(question.options && { codes: question.options }),
}));
