import { asRows, isEmptyPhrase } from "../answers.ts";
import { questionsOf } from "../conditions.ts";
import { isPublicAnswer, runningText } from "../exports.ts";
import { isWebAddress } from "../links.ts";
import { type Question, UNKNOWN } from "../question.ts";
import { FACTSHEET_TEMPLATE, type QuestionId } from "../template.ts";
import type { LossReason, StandardLoss, StandardMissing } from "#contract/standards.ts";
import type { AnswerRow } from "#contract/factsheets.ts";
import { plainText } from "./plain-text.ts";
import { languagesOf, lacksLanguage, renderAnswer } from "./render-answer.ts";
import type { StandardSource } from "./source.ts";

const QUESTIONS: ReadonlyMap<string, Question> = new Map(questionsOf(FACTSHEET_TEMPLATE).map((one) => [one.id, one]));
const questionOf = (id: QuestionId) => {
  const question = QUESTIONS.get(id);
  if (!question) throw new Error(`Unknown question ${id}`);
  return question;
};

/** A required field, and where people fill it in. */
export type RequiredField = { readonly field: string; readonly title: string; readonly place: string };

/** A record being written: its fields, what it could not take, and the answers it is made of. */
export function startDraft({ algorithm, answers }: StandardSource, locale: string) {
  const record: Record<string, unknown> = {};
  const losses: StandardLoss[] = [];
  const read = new Set<string>();

  function lose(field: string, reason: LossReason) {
    if (!losses.some((loss) => loss.field === field && loss.reason === reason)) losses.push({ field, reason });
  }

  function set(name: string, value: unknown) {
    if (value === null || value === undefined || value === "") return;
    if (Array.isArray(value) && value.length === 0) return;
    record[name] = value;
  }

  /** The answer if it is public; otherwise reports it. `withReason`: the caller writes the reason instead. */
  function answerTo(id: QuestionId, withReason = false) {
    const answer = answers[id];
    read.add(id);
    if (!answer || isPublicAnswer(answer)) return answer;
    if (answer.visibility === "internal") lose(id, "internal");
    else lose(id, withReason && reasonOf(id) ? "reason_given" : (answer.state as "not_disclosed" | "not_applicable"));
    return undefined;
  }

  /** Why a public answer is withheld or does not apply. */
  function reasonOf(id: QuestionId) {
    const answer = answers[id];
    if (!answer || answer.state === "answered" || answer.visibility === "internal") return "";
    const reason = answer.reason[locale]?.trim() ?? "";
    return isEmptyPhrase(reason) ? "" : reason;
  }

  function checkLanguage(id: QuestionId) {
    const answer = answers[id];
    if (isPublicAnswer(answer) && lacksLanguage(questionOf(id), answer.value, locale)) lose(id, "not_translated");
  }

  function plain(id: QuestionId, text: string) {
    const words = plainText(text);
    if (words !== text) lose(id, "formatting");
    return words;
  }

  /** Only the texts of the answer; or the reason why there is none. */
  function textOf(id: QuestionId) {
    const answer = answerTo(id, true);
    if (!answer) return reasonOf(id);
    checkLanguage(id);
    if (asRows(answer.value).length) lose(id, "narrowed");
    return plain(id, runningText(questionOf(id), answer, locale));
  }

  /** Everything the answer says; or the reason why it says nothing. */
  function wordsOf(id: QuestionId) {
    const answer = answerTo(id, true);
    if (!answer) return reasonOf(id);
    checkLanguage(id);
    if (asRows(answer.value).length) lose(id, "as_text");
    return plain(id, renderAnswer(questionOf(id), answer.value, locale));
  }

  function choiceOf(id: QuestionId) {
    const value = answerTo(id)?.value;
    if (value !== UNKNOWN) return typeof value === "string" ? value : null;
    lose(id, "unknown");
    return null;
  }

  const rowsOf = (id: QuestionId) => asRows(answerTo(id)?.value);

  function linkOf(id: QuestionId) {
    const url = answerTo(id)?.value;
    if (typeof url !== "string" || !url) return null;
    if (isWebAddress(url)) return url;
    lose(id, "no_link");
    return null;
  }

  /** Rows with a title, as title and link. */
  function linksOf(id: QuestionId, titleOf: (row: AnswerRow) => string | undefined) {
    return rowsOf(id).flatMap((row) => {
      const [title, url] = [titleOf(row), row["url"]];
      return title ? [{ title, link: typeof url === "string" && isWebAddress(url) ? url : null }] : [];
    });
  }

  /** Reports what no field has asked for, and what every standard leaves out. */
  function reportRest(own: readonly (keyof StandardSource["algorithm"])[]) {
    for (const field of own) if (isGiven(algorithm[field])) lose(field, "no_counterpart");
    if (algorithm.internal_notes) lose("internal_notes", "internal");
    const open = (Object.keys(answers) as QuestionId[]).filter((id) => QUESTIONS.has(id));
    for (const id of open) if (!read.has(id) && answerTo(id)) lose(id, "no_counterpart");
    const shared = open.flatMap((id) => (isPublicAnswer(answers[id]) ? [{ id, answer: answers[id] }] : []));
    if (shared.some(({ answer }) => answer?.evidence.length)) lose("evidence", "no_counterpart");
    const spoken = shared.flatMap(({ id, answer }) => (answer ? languagesOf(questionOf(id), answer.value) : []));
    if ([...spoken, ...Object.keys(algorithm.summary)].some((one) => one !== locale)) lose("languages", "one_language");
  }

  const missingOf = (required: readonly RequiredField[]): StandardMissing[] =>
    required.filter(({ field }) => !(field in record)).map(({ field, title, place }) => ({ field, title, place }));

  const answersOf = { answerTo, textOf, wordsOf, choiceOf, rowsOf, linkOf, linksOf };
  return { algorithm, answers, locale, record, losses, lose, set, ...answersOf, reportRest, missingOf };
}

const isGiven = (value: unknown) => (Array.isArray(value) ? value.length > 0 : Boolean(value));

export type Draft = ReturnType<typeof startDraft>;

/** A record of a standard, with the required fields it lacks and everything that did not go into it. */
export type Written = {
  readonly record: Readonly<Record<string, unknown>>;
  readonly required: readonly RequiredField[];
  readonly missing: readonly StandardMissing[];
  readonly losses: readonly StandardLoss[];
};

export const finish = ({ record, losses, missingOf }: Draft, required: readonly RequiredField[]): Written => ({
  record,
  required,
  missing: missingOf(required),
  losses,
});
