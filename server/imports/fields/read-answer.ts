import { Url } from "#contract/common.ts";
import type { Question } from "#factsheet/question.ts";
import { answerFieldOf } from "./answer-field.ts";
import { columnReader, line, type PlainRow, rowsOf } from "./answer-rows.ts";
import { isNothing } from "./organization-name.ts";
import { link } from "./read-address.ts";
import { type Read, type Reader, type ReadOptions, splitList } from "./read-cell.ts";
import { yesNo } from "./read-choice.ts";
import type { Cells, Report } from "./read-record.ts";

type Value = string | number | boolean | readonly string[] | readonly PlainRow[];
/** An answer as the file gives it: in one language, and left open only with a reason in that language. */
export type ReadAnswer =
  | { readonly state: "answered"; readonly value: Value }
  | { readonly state: "not_disclosed" | "not_applicable"; readonly reason: string };
/** Those in the language of the import come before those in a language of their own. */
export type ReadAnswers = readonly {
  readonly question: Question;
  /** A language of its own. */
  readonly locale?: string;
  readonly answer: ReadAnswer;
}[];

/** As our files write it: `[not_disclosed] for the safety of those who work there`. */
const LEFT_OPEN = /^\[(not_disclosed|not_applicable)\](?:\s([\s\S]*))?$/;
const MAX_TEXT = 10_000;
const MAX_WORDS = 50;
const MAX_WORD = 200;

/** "N/A" is no answer; in our own files it is what people wrote. */
const orNoAnswer =
  <T>(read: Reader<T>): Reader<T> =>
  (cell, options) =>
    !options.is_own && isNothing(cell) ? { doubt: "no_value" } : read(cell, options);

const text: Reader<string> = orNoAnswer((cell) =>
  cell.length > MAX_TEXT ? { problem: "text_too_long" } : { value: cell },
);

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
  if (kind === "line") return orNoAnswer(line)(cell, options);
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
    return "value" in read ? { ...read, value: { state: "answered", value: read.value as Value } } : read;
  };

/** All answers of a row; none when no question is mapped or filled. */
export function readAnswers(report: Report, cells: Cells): ReadAnswers | undefined {
  const answers = [...cells.keys()].flatMap((field) => {
    const { question, locale } = answerFieldOf(field) ?? {};
    const answer = question && report.value(field, answerReader(question));
    return question && answer ? [{ question, answer, ...(locale !== undefined && { locale }) }] : [];
  });
  const inOwnLanguage = ({ locale }: (typeof answers)[number]) => Number(locale !== undefined);
  return answers.length ? answers.toSorted((a, b) => inOwnLanguage(a) - inOwnLanguage(b)) : undefined;
}
