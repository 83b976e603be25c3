import { ANSWER_PREFIX, fileNameOf } from "#contract/import-fields.ts";
import type { ImportMade, ImportSubject } from "#contract/imports.ts";
import { PRECISIONS } from "#contract/locations.ts";
import { ALGORITHM } from "#contract/records/algorithm.ts";
import { DEVICE } from "#contract/records/device.ts";
import type { Fields } from "#contract/records/field.ts";
import { questionsOf } from "#factsheet/conditions.ts";
import { FACTSHEET_TEMPLATE } from "#factsheet/template.ts";
import type { Column, Question } from "#factsheet/question.ts";
import { columnReader } from "../fields/answer-rows.ts";
import { CHOICE_WORDS, PRECISION_WORDS } from "../fields/choice-words.ts";
import type { Reader } from "../fields/read-cell.ts";
import { choice, type ChoiceWords, yesNo } from "../fields/read-choice.ts";

/** A field whose cells are words from a list: our options, or the names of other records. */
export type ChoiceField = {
  readonly options: readonly string[];
  /** Reads one word. */
  readonly read: Reader;
  /** Words for the options, for guesses. */
  readonly words: Partial<ChoiceWords<string>>;
  readonly is_list: boolean;
  readonly noun?: ImportMade["noun"];
};

const options = (list: readonly string[], words: Partial<ChoiceWords<string>> = {}, is_list = false): ChoiceField => ({
  options: list,
  read: choice(list, words),
  words,
  is_list,
});
const yesOrNo: ChoiceField = { options: ["yes", "no"], read: yesNo, words: {}, is_list: false };
const named = (noun: ImportMade["noun"], is_list = false): ChoiceField => ({
  options: [],
  read: (cell) => ({ value: cell.trim() }),
  words: {},
  is_list,
  noun,
});

const ofRecord = (record: Fields): [string, ChoiceField][] =>
  Object.entries(record).flatMap(([name, { kind, options: list = [] }]) => {
    if (kind === "organization" || kind === "status") return [[fileNameOf(name), named(kind)]];
    if (kind !== "choice" && kind !== "choices") return [];
    return [[name, options(list, CHOICE_WORDS[name], kind === "choices")]];
  });

const ofColumn = (field: string, { kind, options: list = [] }: Column): [string, ChoiceField][] =>
  kind === "choice" || kind === "choices"
    ? [[field, { ...options(list, {}, kind === "choices"), read: columnReader({ kind: "choice", options: list }) }]]
    : [];

const ofQuestion = ({ id, kind, columns = [], ...question }: Question): [string, ChoiceField][] => {
  const field = `${ANSWER_PREFIX}${id}`;
  if (kind === "yes_no") return [[field, yesOrNo]];
  if (kind === "rows") return columns.flatMap((column) => ofColumn(`${field}.${column.id}`, column));
  return kind === "choice" || kind === "choices" ? ofColumn(field, { ...question, id, kind }) : [];
};

const FIELDS: Readonly<Record<ImportSubject, ReadonlyMap<string, ChoiceField>>> = {
  devices: new Map([
    ...ofRecord(DEVICE),
    ["precision", options(PRECISIONS, PRECISION_WORDS)],
    ["is_public", yesOrNo],
    ["labels", named("label", true)],
  ]),
  algorithms: new Map([
    ...ofRecord(ALGORITHM),
    ["suppliers", named("organization", true)],
    ["labels", named("label", true)],
    ...questionsOf(FACTSHEET_TEMPLATE).flatMap(ofQuestion),
  ]),
};

export const choiceFieldOf = (subject: ImportSubject, field: string) => FIELDS[subject].get(field);

export const isListField = (field: string) =>
  Boolean((FIELDS.algorithms.get(field) ?? FIELDS.devices.get(field))?.is_list);
