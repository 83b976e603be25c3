import type { Translate, WordKey } from "#admin/i18n/i18n.ts";
import { languageName } from "#admin/i18n/languages.ts";
import type { RecordNoun } from "#admin/inventory/record-words.ts";
import { ALGORITHM } from "#contract/records/algorithm.ts";
import { DEVICE } from "#contract/records/device.ts";
import type { Fields } from "#contract/records/field.ts";
import { hasTexts } from "#factsheet/answers.ts";
import { questionsOf } from "#factsheet/conditions.ts";
import type { Question } from "#factsheet/question.ts";
import { FACTSHEET_TEMPLATE } from "#factsheet/template.ts";
import {
  ALGORITHM_FIELDS,
  ANSWER_PREFIX,
  DEVICE_FIELDS,
  languageFields,
  PLACE_FIELDS,
  type PlaceField,
} from "#contract/import-fields.ts";
import type { ImportSubject } from "#contract/imports.ts";

/** Names of import fields that are not fields of a form. */
const OTHER_WORDS: Readonly<Record<string, WordKey>> = {
  id: "imports.field.id",
  labels: "devices.field.label_ids",
  suppliers: "algorithms.field.suppliers",
};

/** `vendor` is the form's `vendor_id`. */
const fieldWord = (noun: RecordNoun, fields: Fields, name: string) =>
  OTHER_WORDS[name] ?? (`${noun}.field.${name in fields ? name : `${name}_id`}` as WordKey);

const PLACE_WORDS = {
  location_id: "imports.field.location_id",
  location_name: "imports.field.location_name",
  address: "locations.field.address",
  lat: "locations.field.lat",
  lng: "locations.field.lng",
  coordinates: "locations.field.coordinates",
  geometry: "imports.field.geometry",
  precision: "locations.field.precision",
  direction_deg: "locations.field.direction_deg",
  radius_m: "locations.field.radius_m",
  mounted_on: "locations.field.mounted_on",
  is_public: "locations.field.is_public",
  sign_installed_on: "locations.field.sign_installed_on",
  sign_languages: "locations.field.sign_languages",
} as const satisfies Record<PlaceField, string>;

export interface FieldChoice {
  id: string;
  label: string;
}
export interface FieldGroup {
  title: string;
  fields: readonly FieldChoice[];
}

const groupOf = <F extends string>(title: string, fields: readonly F[], label: (field: F) => string): FieldGroup => ({
  title,
  fields: fields.map((id) => ({ id, label: label(id) })),
});

const QUESTIONS_WITH_TEXTS = questionsOf(FACTSHEET_TEMPLATE)
  .filter(hasTexts)
  .map(({ id }) => `${ANSWER_PREFIX}${id}`);

/** Texts in one language each: files may have a column per language. */
function languageGroup(
  t: Translate,
  subject: ImportSubject,
  locales: readonly string[],
  groups: readonly FieldGroup[],
) {
  const labels = fieldLabels(groups);
  const answers = subject === "algorithms" ? QUESTIONS_WITH_TEXTS : [];
  const fields = [
    ...languageFields(subject, locales),
    ...answers.flatMap((name) => locales.map((locale) => `${name}.${locale}`)),
  ];
  return groupOf(t("imports.match.group.languages"), fields, (field) => {
    const end = field.lastIndexOf(".");
    const [name, locale] = [field.slice(0, end), field.slice(end + 1)];
    return t("imports.match.in_language", { field: labels.get(name) ?? name, language: languageName(locale) });
  });
}

/** Import fields, grouped by topic. With several languages, texts also in each of them. */
export function fieldGroups(t: Translate, subject: ImportSubject, locales: readonly string[] = []): FieldGroup[] {
  const groups = ownGroups(t, subject);
  return locales.length > 1 ? [...groups, languageGroup(t, subject, locales, groups)] : groups;
}

function ownGroups(t: Translate, subject: ImportSubject): FieldGroup[] {
  if (subject === "devices")
    return [
      groupOf(t("imports.match.group.device"), DEVICE_FIELDS, (field) => t(fieldWord("devices", DEVICE, field))),
      groupOf(t("imports.match.group.place"), PLACE_FIELDS, (field) => t(PLACE_WORDS[field])),
    ];
  const own = groupOf(t("imports.match.group.algorithm"), ALGORITHM_FIELDS, (field) =>
    t(fieldWord("algorithms", ALGORITHM, field)),
  );
  const asked = FACTSHEET_TEMPLATE.sections.map(({ id, questions }) => ({
    title: t("imports.match.group.factsheet", { section: t(`factsheets.sections.${id}.title`) }),
    fields: questions.flatMap((question: Question) => {
      const label = t(`factsheets.questions.${question.id}.label` as WordKey);
      const field = `${ANSWER_PREFIX}${question.id}`;
      const columns = (question.columns ?? []).map(({ id }) => ({
        id: `${field}.${id}`,
        label: t("imports.match.column_of_rows", {
          question: label,
          column: t(`factsheets.columns.${question.id}.${id}` as WordKey),
        }),
      }));
      return [{ id: field, label }, ...columns];
    }),
  }));
  return [own, ...asked];
}

/**
 * Fields to choose from. Answers in a language of their own are recognized by their columns: hundreds of them would bury
 * the others.
 */
export const choosableFields = (t: Translate, groups: readonly FieldGroup[]): FieldGroup[] =>
  groups.map(({ title, fields }) => ({
    title,
    fields:
      title === t("imports.match.group.languages") ? fields.filter(({ id }) => !id.startsWith(ANSWER_PREFIX)) : fields,
  }));

/** Labels by field. */
export const fieldLabels = (groups: readonly FieldGroup[]): ReadonlyMap<string, string> =>
  new Map(groups.flatMap(({ fields }) => fields.map(({ id, label }) => [id, label] as const)));
