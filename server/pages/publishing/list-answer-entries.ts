import type { Answer, AnswerRow } from "#contract/factsheets.ts";
import { guideLocale } from "#contract/guide-locales.ts";
import type { PageSnapshot } from "#contract/publications.ts";
import { PUBLIC_SHEET_WORDS } from "#factsheet/all-words.ts";
import { type Entry, namesEntry, settingEntry, textEntries, valueEntry, wordsEntry } from "./list-entries.ts";
import { textsOf } from "./list-texts.ts";

type Named = Readonly<Record<string, string>>;
type More = Pick<Entry, "about">;

/** Labels of questions, columns and choices in the site's language. Removed questions have none. */
function sheetNames({ default_locale }: PageSnapshot) {
  const words = PUBLIC_SHEET_WORDS[guideLocale(default_locale)];
  const questions: Readonly<Record<string, { readonly label: string }>> = words.questions;
  const options: Readonly<Record<string, Named>> = words.options;
  const columns: Readonly<Record<string, Named>> = words.columns;
  const column_options: Readonly<Record<string, Readonly<Record<string, Named>>>> = words.column_options;
  return {
    question: (id: string): More => ({ about: questions[id] ? [questions[id].label] : [] }),
    column: (id: string, column: string): More => ({
      about: [questions[id]?.label, columns[id]?.[column]].filter((name) => name !== undefined),
    }),
    option: (id: string, value: string) => options[id]?.[value] ?? value,
    columnOption: (id: string, column: string, value: string) => column_options[id]?.[column]?.[value] ?? value,
  };
}
type Names = ReturnType<typeof sheetNames>;

const isRows = (value: readonly unknown[]): value is readonly AnswerRow[] =>
  value.some((item) => typeof item === "object");

type NameOf = (value: string) => string;

/** Compared by its value, so a renamed choice is no change. */
const choiceEntry = (field: string, value: string, more: More, nameOf: NameOf) =>
  valueEntry(field, nameOf(value), { ...more, identity: value });
const choicesEntry = (field: string, values: readonly string[], more: More, nameOf: NameOf) =>
  namesEntry(
    field,
    values.map((value) => ({ id: value, name: nameOf(value) })),
    more,
  );

function cellEntries(field: string, cell: AnswerRow[string], more: More, nameOf: NameOf): Entry[] {
  if (typeof cell === "string") return choiceEntry(field, cell, more, nameOf);
  if (Array.isArray(cell)) return choicesEntry(field, cell as readonly string[], more, nameOf);
  return typeof cell === "number" ? valueEntry(field, cell, more) : [];
}

/** Single choices, numbers and lists; translated texts are listed separately. */
function valueEntries(id: string, value: Answer["value"], names: Names): Entry[] {
  const [field, more] = [`answers.${id}.value`, names.question(id)];
  const option = (one: string) => names.option(id, one);
  if (typeof value === "string") return choiceEntry(field, value, more, option);
  if (typeof value === "number" || typeof value === "boolean") return valueEntry(field, value, more);
  if (!Array.isArray(value)) return [];
  const items: readonly unknown[] = value;
  if (!isRows(items)) return choicesEntry(field, items as readonly string[], more, option);
  return items.flatMap(({ id: row, ...cells }) =>
    Object.entries(cells).flatMap(([column, cell]) =>
      cellEntries(`${field}.${row}.${column}`, cell, names.column(id, column), (one) =>
        names.columnOption(id, column, one),
      ),
    ),
  );
}

/** `answers.{question}.{row}.{column}` is a cell, `answers.{question}.value` a whole answer. */
function textName(field: string, names: Names): More {
  const [, id = "", , column] = field.split(".");
  return column === undefined ? names.question(id) : names.column(id, column);
}

const evidenceWords = ({ title, url }: Answer["evidence"][number]) => [title, url].filter(Boolean).join(", ");

/** Each entry names its question. Texts use the same paths as translations. */
export function answerEntries(snapshot: PageSnapshot): Entry[] {
  const names = sheetNames(snapshot);
  const texts = textsOf(snapshot).filter(({ subject_type }) => subject_type === "factsheet");
  return [
    ...texts.flatMap(({ field, values }) => textEntries(field, values, snapshot.locales, textName(field, names))),
    ...Object.entries(snapshot.answers ?? {}).flatMap(([id, answer]) => [
      ...settingEntry(`answers.${id}.state`, answer.state, names.question(id)),
      ...settingEntry(`answers.${id}.source`, answer.source, names.question(id)),
      ...valueEntry(`answers.${id}.withheld_ground`, answer.withheld_ground, names.question(id)),
      ...valueEntry(`answers.${id}.review_on`, answer.review_on, names.question(id)),
      ...valueEntries(id, answer.value, names),
      ...wordsEntry(`answers.${id}.evidence`, answer.evidence.map(evidenceWords), names.question(id)),
    ]),
  ];
}
