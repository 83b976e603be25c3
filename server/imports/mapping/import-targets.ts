import {
  ALGORITHM_FIELDS,
  ANSWER_PREFIX,
  DEVICE_FIELDS,
  isLanguageField,
  PLACE_FIELDS,
} from "#contract/import-fields.ts";
import { hasTexts } from "#factsheet/answers.ts";
import type { ImportSubject } from "#contract/imports.ts";
import { answerFieldOf, QUESTIONS, rowFields } from "../fields/answer-field.ts";

const ANSWER_FIELDS = [...QUESTIONS.keys()].map((id) => `${ANSWER_PREFIX}${id}`);

/** Every field a column can be mapped to, besides columns of rows and languages. */
export const IMPORT_FIELDS: Readonly<Record<ImportSubject, readonly string[]>> = {
  devices: [...DEVICE_FIELDS, ...PLACE_FIELDS],
  algorithms: [...ALGORITHM_FIELDS, ...ANSWER_FIELDS],
};
const KNOWN: Readonly<Record<ImportSubject, ReadonlySet<string>>> = {
  devices: new Set(IMPORT_FIELDS.devices),
  algorithms: new Set([...IMPORT_FIELDS.algorithms, ...rowFields]),
};

/** A field that a recipe can fill. */
export const isImportField = (subject: ImportSubject, field: string) => KNOWN[subject].has(field);

/** The language that a target names; the site may not have it. */
export function languageOfField(subject: ImportSubject, field: string): string | undefined {
  if (isLanguageField(subject, field)) return field.slice(field.indexOf(".") + 1);
  return subject === "algorithms" ? answerFieldOf(field)?.locale : undefined;
}

/** The target for a field's texts in one language; undefined if it has no texts. */
export function fieldInLanguage(subject: ImportSubject, field: string, locale: string): string | undefined {
  const answer = subject === "algorithms" ? answerFieldOf(field) : undefined;
  const isText = answer ? !answer.column && hasTexts(answer.question) : isLanguageField(subject, `${field}.${locale}`);
  return isText ? `${field}.${locale}` : undefined;
}
