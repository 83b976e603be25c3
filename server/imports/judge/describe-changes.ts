import { isDeepStrictEqual } from "node:util";
import { asRows, asTexts } from "#factsheet/answers.ts";
import type { Answer, Answers, AnswerValue } from "#contract/factsheets.ts";
import { ANSWER_PREFIX, fileNameOf } from "#contract/import-fields.ts";
import type { ChangedValue, FieldChange } from "#contract/imports.ts";
import type { PlacePlan, PlannedTexts, RecordPlan } from "../import-plan.ts";
import { type Existing, textIn } from "./find-existing.ts";
import { shortenChange } from "./shorten-change.ts";

type Row = Readonly<Record<string, unknown>>;

const isTextList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === "string");

/** Null for what has no short form: shapes and documents. */
const plain = (value: unknown): ChangedValue =>
  typeof value === "string" || typeof value === "number" || typeof value === "boolean" || isTextList(value)
    ? value
    : null;

const change = (field: string, before: unknown, after: unknown, locale: string | null = null): FieldChange => ({
  field,
  locale,
  ...shortenChange(plain(before), plain(after)),
});

const PLACE_NAMES: Readonly<Record<string, string>> = { name: "location_name" };

const setChanges = (set: Row, before: Row) =>
  Object.entries(set).map(([column, value]) => change(fileNameOf(column), before[column], value));

const textChanges = (texts: PlannedTexts, before: Row, names: Readonly<Record<string, string>> = {}) =>
  Object.entries(texts).flatMap(([column, byLocale]) =>
    Object.entries(byLocale).map(([locale, text]) =>
      change(names[column] ?? column, textIn(before[column], locale), text, locale),
    ),
  );

/** The first words of each row; a text in the language of the import; or the value itself. */
function answerIn({ state, value }: Pick<Answer, "state" | "value">, locale: string): unknown {
  if (state !== "answered") return null;
  const rows = asRows(value);
  if (rows.length)
    return rows.flatMap(({ id: _id, ...cells }) => {
      const [first] = Object.values(cells).flatMap((cell) =>
        typeof cell === "string" ? cell : (asTexts(cell)[locale] ?? []),
      );
      return first ?? [];
    });
  return asTexts(value)[locale] ?? (value satisfies AnswerValue);
}

const NO_ANSWER: Pick<Answer, "state" | "value"> = { state: "answered", value: null };

/** The language of the import, or another one if only its texts change. */
function changedLocale(answer: Answer, former: Pick<Answer, "state" | "value"> | undefined, locale: string) {
  const before = former ?? NO_ANSWER;
  if (!isDeepStrictEqual(answerIn(before, locale), answerIn(answer, locale))) return locale;
  const others = [answer.value, ...asRows(answer.value).flatMap((row) => Object.values(row))];
  const locales = new Set(others.flatMap((value) => Object.keys(asTexts(value))));
  return [...locales].find((one) => !isDeepStrictEqual(answerIn(before, one), answerIn(answer, one))) ?? locale;
}

const answerChanges = (answers: Answers | null, before: Answers, locale: string) =>
  Object.entries(answers ?? {}).flatMap(([id, answer]) => {
    const former = before[id];
    if (isDeepStrictEqual(answer, former)) return [];
    const shown = changedLocale(answer, former, locale);
    const named = shown === locale ? null : shown;
    return change(`${ANSWER_PREFIX}${id}`, answerIn(former ?? NO_ANSWER, shown), answerIn(answer, shown), named);
  });

const supplierNames = (suppliers: RecordPlan["suppliers"]) => suppliers?.map(({ name }) => name);

/** What the row changes in an existing record, field by field. */
export function describeChanges(
  plan: Omit<RecordPlan, "place">,
  place: PlacePlan | null,
  existing: Existing,
  locale: string,
): FieldChange[] {
  const { set, texts, links, labels, suppliers, answers } = plan;
  return [
    ...setChanges(set, existing.row),
    ...textChanges(texts, existing.row),
    ...Object.entries(links).map(([column, name]) => change(fileNameOf(column), existing.links[column], name)),
    ...(labels ? [change("labels", existing.labels, labels)] : []),
    ...(suppliers ? [change("suppliers", supplierNames(existing.suppliers), supplierNames(suppliers))] : []),
    ...answerChanges(answers, existing.answers, locale),
    ...placeChanges(place, existing),
  ];
}

/** What the row changes in an existing place of the record. */
export function placeChanges(place: PlacePlan | null, existing: Existing | undefined): FieldChange[] {
  const before = place && existing?.places.find(({ id }) => id === place.id);
  if (!place || !before) return [];
  return [...setChanges(place.set, before), ...textChanges(place.texts, before, PLACE_NAMES)];
}
