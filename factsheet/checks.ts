import { asRows, asTexts, choicesOf, isCellFilled, isEmptyPhrase, isFilled } from "./answers.ts";
import { isHttps, isRepository, isWebAddress } from "./links.ts";
import { type Column, type Question, UNKNOWN } from "./question.ts";
import type { Answer, AnswerRow, SheetFacts, SheetFinding } from "#contract/factsheets.ts";
import type { LText } from "#contract/texts.ts";

type Place = Pick<SheetFinding, "field" | "row_id" | "column">;
type Situation = { is_required: boolean; facts: SheetFacts };

const error = (code: SheetFinding["code"], place: Place, rest: Partial<SheetFinding> = {}): SheetFinding => ({
  code,
  severity: "error",
  ...place,
  params: {},
  ...rest,
});
const warning = (...finding: Parameters<typeof error>): SheetFinding => ({ ...error(...finding), severity: "warning" });
/** A missing answer: shown as open on the public page, blocks nothing. */
const todo = (...finding: Parameters<typeof error>): SheetFinding => ({ ...error(...finding), severity: "todo" });

/** Why a required answer does not count: unknown, an empty phrase, only in another language, or missing. */
function missing({ id: field, kind }: Question, answer: Answer | undefined, locale: string): SheetFinding {
  const value = answer?.value;
  if (choicesOf(value).includes(UNKNOWN)) return warning("answer_unknown", { field });
  const texts = kind === "text" ? asTexts(value) : {};
  const text = kind === "text" ? texts[locale] : typeof value === "string" ? value : undefined;
  if (text?.trim()) return error("empty_phrase", { field }, { params: { text } });
  if (Object.values(texts).some((other) => !isEmptyPhrase(other)))
    return todo("default_locale_missing", { field }, { locale });
  return todo("required_missing", { field });
}

/** Withheld answers need a reason, and a date for reviewing it. */
function withheld({ id: field }: Question, answer: Answer, { default_locale: locale, today }: SheetFacts) {
  const found: SheetFinding[] = [];
  if (isEmptyPhrase(answer.reason[locale] ?? "")) found.push(error("reason_missing", { field }, { locale }));
  if (answer.state !== "not_disclosed") return found;
  if (!answer.review_on) found.push(error("review_date_missing", { field }));
  else if (answer.review_on < today)
    found.push(warning("review_date_passed", { field }, { params: { day: answer.review_on } }));
  return found;
}

const tooLong = (place: Place, texts: LText, max: number | undefined): SheetFinding[] =>
  Object.entries(texts)
    .filter(([, text]) => max !== undefined && text.length > max)
    .map(([locale, text]) => error("text_too_long", place, { locale, params: { max: max ?? 0, length: text.length } }));

/** Sources abroad may lack https: a reminder. Anything but a web address cannot be published. */
const linkFindings = (code: SheetFinding["code"], url: string, ...rest: [Place, Partial<SheetFinding>?]) =>
  isHttps(url) ? [] : [(isWebAddress(url) ? warning : error)(code, ...rest)];

function lineTooLong(place: Place, text: string, max: number | undefined): SheetFinding[] {
  if (max === undefined || text.length <= max) return [];
  return [error("text_too_long", place, { params: { max, length: text.length } })];
}

function cellFindings(column: Column, value: AnswerRow[string] | undefined, place: Place, today: string) {
  if (column.kind === "text") return tooLong(place, asTexts(value), column.max);
  if (typeof value !== "string" || !value) return [];
  if (column.kind === "line") return lineTooLong(place, value, column.max);
  if (column.kind === "url") return linkFindings("url_not_https", value, place);
  if (column.expires && value < today) return [warning("date_passed", place, { params: { day: value } })];
  return [];
}

function rowFindings({ id: field, columns = [] }: Question, row: AnswerRow, facts: SheetFacts): SheetFinding[] {
  return columns.flatMap((column) => {
    const place = { field, row_id: row.id, column: column.id };
    const value = row[column.id];
    if (column.is_required && !isCellFilled(column, value, facts.default_locale))
      return choicesOf(value).includes(UNKNOWN) ? [warning("answer_unknown", place)] : [todo("row_incomplete", place)];
    return cellFindings(column, value, place, facts.today);
  });
}

function valueFindings(question: Question, { value }: Answer, facts: SheetFacts): SheetFinding[] {
  const { id: field, kind, max } = question;
  if (kind === "rows") return asRows(value).flatMap((row) => rowFindings(question, row, facts));
  if (kind === "text") return tooLong({ field }, asTexts(value), max);
  if (typeof value !== "string" || !value) return [];
  if (kind === "line") return lineTooLong({ field }, value, max);
  if (kind !== "url") return [];
  const isProduct = field === "code_url" && isWebAddress(value) && !isRepository(value);
  return [
    ...linkFindings("url_not_https", value, { field }),
    ...(isProduct ? [warning("code_url_no_repository", { field })] : []),
  ];
}

function evidenceFindings({ id: field }: Question, answer: Answer | undefined): SheetFinding[] {
  return (answer?.evidence ?? []).flatMap(({ title, url }) => {
    const params = { params: { title } };
    if (!url.trim()) return [todo("evidence_url_not_https", { field }, params)];
    return linkFindings("evidence_url_not_https", url, { field }, params);
  });
}

/** Internal answers are never public, so their errors do not block publishing. */
const unblocked = (finding: SheetFinding): SheetFinding =>
  finding.severity === "error" ? { ...finding, severity: "warning" } : finding;

/** Findings for one answer, present or not. */
export function answerFindings(question: Question, answer: Answer | undefined, { is_required, facts }: Situation) {
  const found: SheetFinding[] = [];
  const isLeftOpen = answer !== undefined && answer.state !== "answered";
  if (isLeftOpen) found.push(...withheld(question, answer, facts));
  else {
    if (is_required && !isFilled(question, answer, facts.default_locale))
      found.push(missing(question, answer, facts.default_locale));
    if (answer) found.push(...valueFindings(question, answer, facts));
  }
  found.push(...evidenceFindings(question, answer));
  return answer?.visibility === "internal" ? found.map(unblocked) : found;
}
