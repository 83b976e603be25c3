import type { Translate, WordKey } from "#admin/i18n/i18n.ts";
import { ANSWER_PREFIX } from "#contract/import-fields.ts";
import type { ImportSubject } from "#contract/imports.ts";
import { PRECISIONS } from "#contract/locations.ts";
import { ALGORITHM } from "#contract/records/algorithm.ts";
import { DEVICE } from "#contract/records/device.ts";
import type { Fields } from "#contract/records/field.ts";
import { questionsOf } from "#factsheet/conditions.ts";
import type { Column, Question } from "#factsheet/question.ts";
import { FACTSHEET_TEMPLATE } from "#factsheet/template.ts";

const RECORDS: Readonly<Record<ImportSubject, Fields>> = { devices: DEVICE, algorithms: ALGORITHM };
const QUESTIONS = new Map(
  questionsOf(FACTSHEET_TEMPLATE).map((question) => [`${ANSWER_PREFIX}${question.id}`, question]),
);
/** Columns of rows: `factsheet.risks.type`. */
const COLUMNS: ReadonlyMap<string, Column & { readonly question: string }> = new Map(
  [...QUESTIONS].flatMap(([field, question]: [string, Question]) =>
    (question.columns ?? []).map((column) => [`${field}.${column.id}`, { ...column, question: question.id }] as const),
  ),
);
const YES_NO = ["yes", "no"];

/** Options of a choice field; undefined for other fields. */
export function choicesOf(subject: ImportSubject, field: string): readonly string[] | undefined {
  if (field === "precision") return PRECISIONS;
  if (field === "is_public") return YES_NO;
  const question = QUESTIONS.get(field);
  if (question) return question.kind === "yes_no" ? YES_NO : question.options;
  return COLUMNS.get(field)?.options ?? RECORDS[subject][field]?.options;
}

const WORDS: Readonly<Record<string, string>> = {
  device_type: "devices.types",
  mobility: "devices.mobility",
  lifecycle: "algorithms.lifecycles",
  publication_category: "algorithms.categories",
  algorithm_type: "algorithms.types",
  themes: "algorithms.themes",
  precision: "locations.precisions",
};

/** An option in the words of the screen; names of statuses, organizations and labels stay as they are. */
export function choiceLabel(t: Translate, subject: ImportSubject, field: string, value: string): string {
  const options = choicesOf(subject, field);
  if (!options?.includes(value)) return value;
  const question = QUESTIONS.get(field);
  const column = COLUMNS.get(field);
  if (column) return t(`factsheets.column_options.${column.question}.${column.id}.${value}` as WordKey);
  if (options === YES_NO) return t(value === "yes" ? "common.yes" : "common.no");
  return t((question ? `factsheets.options.${question.id}.${value}` : `${WORDS[field]}.${value}`) as WordKey);
}

const PARTS: ReadonlySet<string> = new Set(["line", "text"]);
const LISTS: ReadonlySet<string> = new Set(["labels", "suppliers", "themes"]);
const PLACE_TEXTS: ReadonlySet<string> = new Set(["address", "location_name"]);

/** Separator of columns that fill one field; undefined if the field takes only one. */
export function joinOf(subject: ImportSubject, field: string): string | undefined {
  const { kind = "" } = RECORDS[subject][field] ?? QUESTIONS.get(field) ?? COLUMNS.get(field) ?? {};
  if (LISTS.has(field) || kind === "choices" || kind === "words") return "; ";
  if (kind === "text") return "\n";
  return PARTS.has(kind) || PLACE_TEXTS.has(field) ? ", " : undefined;
}
