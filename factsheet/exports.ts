import { asRows, asTexts } from "./answers.ts";
import { plainText, richText } from "./standards/plain-text.ts";
import type { Question } from "./question.ts";
import type { QuestionId } from "./template.ts";
import type { Answer, Answers, SheetFacts, SheetFinding } from "#contract/factsheets.ts";
import { NL_DIALECTS, type NlDialect, type PerDialect } from "#contract/algorithms.ts";

type ExportText = {
  readonly field: PerDialect<string>;
  readonly max: PerDialect<number>;
  /** The questions whose answers are joined into the text, in order. */
  readonly from: readonly QuestionId[];
};

const LONG = { register: 2500, schema: 2499 };

/** Texts of the Dutch standard, and the questions they come from. */
export const NL_TEXTS: readonly ExportText[] = [
  { field: { register: "goal", schema: "purpose_and_impact" }, max: LONG, from: ["purpose", "benefits"] },
  {
    field: { register: "proportionality", schema: "considerations" },
    max: LONG,
    from: ["necessity", "proportionality", "alternatives"],
  },
  {
    field: { register: "human_intervention", schema: "human_intervention" },
    max: LONG,
    from: ["process_integration", "human_oversight"],
  },
  {
    field: { register: "risks", schema: "risk_management" },
    max: LONG,
    from: ["risks", "fairness_tests", "data_quality_bias", "monitoring", "maintenance"],
  },
  { field: { register: "lawful_basis", schema: "legal_basis" }, max: LONG, from: ["legal_basis"] },
  {
    field: { register: "impacttoetsen", schema: "impact_assessment_explanation" },
    max: LONG,
    from: ["assessments_note", "aia_fria_summary", "aia_dpia_summary"],
  },
  { field: { register: "source_data", schema: "data" }, max: LONG, from: ["data_summary"] },
  {
    field: { register: "methods_and_models", schema: "technical_operation" },
    max: { register: 5000, schema: 4999 },
    from: ["explanation", "technical_description", "outputs"],
  },
];

/** Maximum lengths of the algorithm's name and summary. */
export const NL_NAME_MAX: PerDialect<number> = { register: 100, schema: 100 };
export const NL_SUMMARY_MAX: PerDialect<number> = { register: 350, schema: 399 };

type PublicAnswer = Answer & { readonly state: "answered"; readonly visibility: "public" };
export const isPublicAnswer = (answer: Answer | undefined): answer is PublicAnswer =>
  answer?.state === "answered" && answer.visibility === "public";

/** An answer as plain text in one locale; rows become paragraphs. */
export function runningText({ kind, columns = [] }: Question, { value }: Answer, locale: string): string {
  if (kind === "text") return asTexts(value)[locale]?.trim() ?? "";
  const texts = columns.filter((column) => column.kind === "text");
  return asRows(value)
    .map((row) => texts.flatMap(({ id }) => asTexts(row[id])[locale]?.trim() || []).join("\n"))
    .filter(Boolean)
    .join("\n\n");
}

type Part = { readonly id: string; readonly text: string };
const PARAGRAPH = "\n\n";
const joinParts = (parts: readonly Part[]) => parts.map(({ text }) => text).join(PARAGRAPH);

/** The register takes long texts with tags, which count. */
const NL_FORM: PerDialect<(text: string) => string> = { register: richText, schema: (text) => text };

/** The parts as one text of a dialect, within its limit, and the part it was cut in. */
export function nlText(parts: readonly Part[], dialect: NlDialect, max: number) {
  const form = NL_FORM[dialect];
  return { text: fitText(joinParts(parts), max, form), cut: cutPart(parts, max, form) };
}

/** Id of the part in which a text exceeds its limit; undefined if it fits. */
const cutPart = (parts: readonly Part[], max: number, form: (text: string) => string) =>
  parts.find((_part, at) => form(joinParts(parts.slice(0, at + 1))).length > max)?.id;

const HIGH_SURROGATE_AT_END = /[\uD800-\uDBFF]$/;
const shorten = (text: string, length: number) =>
  `${text
    .slice(0, Math.max(0, length - 1))
    .replace(HIGH_SURROGATE_AT_END, "")
    .trimEnd()}…`;

/** The longest start of the text that fits in its form, with an ellipsis if it was cut. */
export function fitText(text: string, max: number, form: (text: string) => string = (same) => same) {
  const whole = form(text);
  if (whole.length <= max) return whole;
  let [fits, tooLong] = [0, text.length];
  while (tooLong - fits > 1) {
    const middle = Math.floor((fits + tooLong) / 2);
    if (form(shorten(text, middle)).length <= max) fits = middle;
    else tooLong = middle;
  }
  return form(shorten(text, fits));
}

const partsOf = (questions: readonly Question[], answers: Answers, locale: string): Part[] =>
  questions.flatMap((question) => {
    const answer = answers[question.id];
    const text = isPublicAnswer(answer) ? plainText(runningText(question, answer, locale)) : "";
    return text ? [{ id: question.id, text }] : [];
  });

type Limited = Pick<ExportText, "field" | "max">;
const PLAIN: PerDialect<(text: string) => string> = { register: (text) => text, schema: (text) => text };

/** Dialects that would cut a text, and where. */
const cuts = ({ field: fields, max: limits }: Limited, parts: readonly Part[], locale: string, forms = PLAIN) =>
  NL_DIALECTS.flatMap((dialect): SheetFinding[] => {
    const [max, form] = [limits[dialect], forms[dialect]];
    const field = cutPart(parts, max, form);
    if (!field) return [];
    const length = form(joinParts(parts)).length;
    const params = { target: `nl_${dialect}`, target_field: fields[dialect], max, length };
    return [{ code: "text_cut_in_export", severity: "warning", field, locale, params }];
  });

const NAME: Limited = { field: { register: "name", schema: "name" }, max: NL_NAME_MAX };
const SUMMARY: Limited = {
  field: { register: "description_short", schema: "description_short" },
  max: NL_SUMMARY_MAX,
};

/** Texts within our limits but too long for an export format. */
export function exportFindings(asked: readonly Question[], answers: Answers, facts: SheetFacts): SheetFinding[] {
  const { name, summary, default_locale, locales } = facts;
  return [
    ...cuts(NAME, [{ id: "algorithm.name", text: name }], default_locale),
    ...Object.entries(summary).flatMap(([locale, text]) => cuts(SUMMARY, [{ id: "algorithm.summary", text }], locale)),
    ...NL_TEXTS.flatMap((target) => {
      const questions = target.from.flatMap((id) => asked.find((question) => question.id === id) ?? []);
      return locales.flatMap((locale) => cuts(target, partsOf(questions, answers, locale), locale, NL_FORM));
    }),
  ];
}
