import { Url } from "#contract/common.ts";
import { questionsOf } from "#factsheet/conditions.ts";
import type { Question } from "#factsheet/question.ts";
import { FACTSHEET_TEMPLATE } from "#factsheet/template.ts";
import { ANSWER_PREFIX } from "#contract/import-fields.ts";
import { columnReader, line, type PlainRow, rowsOf } from "./answer-rows.ts";
import { link } from "./read-address.ts";
import { type Read, type Reader, type ReadOptions, splitList } from "./read-cell.ts";
import { yesNo } from "./read-choice.ts";
import type { Cells, Report } from "./read-record.ts";

type Value = string | number | boolean | readonly string[] | readonly PlainRow[];
/** An answer as the file gives it: in one language, and left open only with a reason in that language. */
export type ReadAnswer =
  | { readonly state: "answered"; readonly value: Value }
  | { readonly state: "not_disclosed" | "not_applicable"; readonly reason: string };
export type ReadAnswers = Readonly<Record<string, ReadAnswer>>;

export const QUESTIONS: ReadonlyMap<string, Question> = new Map(
  questionsOf(FACTSHEET_TEMPLATE).map((question) => [question.id, question]),
);

/** As our files write it: `[not_disclosed] for the safety of those who work there`. */
const LEFT_OPEN = /^\[(not_disclosed|not_applicable)\](?:\s([\s\S]*))?$/;
const MAX_TEXT = 10_000;
const MAX_WORDS = 50;
const MAX_WORD = 200;

const text: Reader<string> = (cell) => (cell.length > MAX_TEXT ? { problem: "text_too_long" } : { value: cell });

const words: Reader<string[]> = (cell, options) => {
  const list = splitList(cell, options);
  if (list.length > MAX_WORDS) return { problem: "too_many_values" };
  return list.some((word) => word.length > MAX_WORD) ? { problem: "text_too_long" } : { value: list };
};

const countries: Reader<string[]> = (cell) => {
  const codes = cell
    .split(/[\s,;|]+/)
    .filter(Boolean)
    .map((code) => code.toUpperCase());
  const areCodes = codes.length <= MAX_WORDS && codes.every((code) => /^[A-Z]{2}$/.test(code));
  return areCodes ? { value: codes } : { problem: "choice_unknown" };
};

function valueOf(question: Question, cell: string, options: ReadOptions): Read<unknown> {
  const { kind } = question;
  if (kind === "rows") return rowsOf(question, cell, options);
  if (kind === "text") return text(cell, options);
  if (kind === "line") return line(cell, options);
  if (kind === "url") return link(Url)(cell, options);
  if (kind === "words") return words(cell, options);
  if (kind === "countries") return countries(cell, options);
  if (kind === "yes_no") return yesNo(cell, options);
  return columnReader({ ...question, kind })(cell, options);
}

const answerReader =
  (question: Question): Reader<ReadAnswer> =>
  (cell, options) => {
    const [, state, reason = ""] = LEFT_OPEN.exec(cell) ?? [];
    if (state) return { value: { state: state as "not_disclosed" | "not_applicable", reason } };
    const read = valueOf(question, cell, options);
    return "value" in read ? { value: { state: "answered", value: read.value as Value } } : read;
  };

/** All answers of a row; none when no question is mapped or filled. */
export function readAnswers(report: Report, cells: Cells): ReadAnswers | undefined {
  const answers: Record<string, ReadAnswer> = {};
  for (const field of cells.keys()) {
    const question = field.startsWith(ANSWER_PREFIX) ? QUESTIONS.get(field.slice(ANSWER_PREFIX.length)) : undefined;
    const answer = question && report.value(field, answerReader(question));
    if (question && answer) answers[question.id] = answer;
  }
  return Object.keys(answers).length ? answers : undefined;
}
