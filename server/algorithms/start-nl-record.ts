import { asRows, asTexts } from "#factsheet/answers.ts";
import { questionsOf } from "#factsheet/conditions.ts";
import { isPublicAnswer, runningText } from "#factsheet/exports.ts";
import { isHttps } from "#factsheet/links.ts";
import type { Question } from "#factsheet/question.ts";
import { FACTSHEET_TEMPLATE, type QuestionId } from "#factsheet/template.ts";
import type { AnswerRow } from "#contract/factsheets.ts";
import type { NlDialect, PerDialect } from "#contract/algorithms.ts";
import type { FileRecord } from "./read-records.ts";
import { plainText } from "./write-rich-text.ts";

/** Why one of our values is missing or incomplete in the record. */
type LossReason =
  | "no_counterpart"
  | "internal"
  | "not_disclosed"
  | "not_applicable"
  | "not_translated"
  | "cut"
  | "narrowed"
  | "only_one"
  | "formatting"
  | "no_link"
  | "required_missing";
type Loss = { readonly field: string; readonly reason: LossReason };

export type NlTarget = { readonly dialect: NlDialect; readonly locale: string; readonly customer: string };

const QUESTIONS: ReadonlyMap<string, Question> = new Map(questionsOf(FACTSHEET_TEMPLATE).map((one) => [one.id, one]));

/** Builder of one record of the Dutch standard: its fields, its losses, and the answers it reads. */
export function startNlRecord({ algorithm, answers }: FileRecord, { dialect, locale, customer }: NlTarget) {
  const record: Record<string, unknown> = {};
  const losses: Loss[] = [];
  const read = new Set<string>();

  function lose(field: string, reason: LossReason) {
    if (!losses.some((loss) => loss.field === field && loss.reason === reason)) losses.push({ field, reason });
  }

  function set(name: string | PerDialect<string>, value: unknown) {
    if (value === null || value === undefined || value === "") return;
    record[typeof name === "string" ? name : name[dialect]] = value;
  }

  function fitting(field: string, text: string, max: number) {
    if (text.length <= max) return text;
    lose(field, "cut");
    // do not cut a surrogate pair in half
    return `${text
      .slice(0, max - 1)
      .replace(/[\uD800-\uDBFF]$/, "")
      .trimEnd()}…`;
  }

  /** The answer if it is public; otherwise records a loss. */
  function answerTo(id: QuestionId) {
    const answer = answers[id];
    read.add(id);
    if (!answer || isPublicAnswer(answer)) return answer;
    lose(id, answer.state === "answered" ? "internal" : answer.state);
    return undefined;
  }

  function textOf(id: QuestionId) {
    const [answer, question] = [answerTo(id), QUESTIONS.get(id)];
    if (!answer || !question) return "";
    const text = runningText(question, answer, locale);
    if (!text && Object.values(asTexts(answer.value)).some(Boolean)) lose(id, "not_translated");
    if (asRows(answer.value).length) lose(id, "narrowed");
    const plain = plainText(text);
    if (plain !== text) lose(id, "formatting");
    return plain;
  }

  function lineOf(id: QuestionId) {
    const value = answerTo(id)?.value;
    return typeof value === "string" ? value : null;
  }

  function linkOf(id: QuestionId) {
    const url = lineOf(id);
    if (!url || isHttps(url)) return url;
    lose(id, "no_link");
    return null;
  }

  /** Rows with a title, as title and link. */
  function linksOf(id: QuestionId, titleOf: (row: AnswerRow) => string | undefined) {
    return asRows(answerTo(id)?.value).flatMap((row) => {
      const [title, url] = [titleOf(row), row["url"]];
      return title ? [{ title, link: typeof url === "string" && isHttps(url) ? url : null }] : [];
    });
  }

  const unread = () => (Object.keys(answers) as QuestionId[]).filter((id) => !read.has(id));

  const answersOf = { answerTo, textOf, lineOf, linkOf, linksOf, unread };
  return { algorithm, dialect, locale, customer, record, losses, lose, set, fitting, ...answersOf };
}

export type NlRecord = ReturnType<typeof startNlRecord>;
