import { questionsOf } from "#factsheet/conditions.ts";
import { FACTSHEET_TEMPLATE } from "#factsheet/template.ts";
import {
  ALGORITHM_FIELDS,
  ANSWER_PREFIX,
  DEVICE_FIELDS,
  languageFields,
  PLACE_FIELDS,
} from "#contract/import-fields.ts";
import { ContentLocale, Id } from "#contract/common.ts";
import type { ImportColumn, ImportSubject } from "#contract/imports.ts";
import { plainWord } from "../fields/read-cell.ts";
import { pointOf } from "../fields/read-coordinates.ts";
import { FEATURE_ID_COLUMN } from "../read/read-json.ts";
import { guessDegrees } from "./guess-degrees.ts";
import { ALGORITHM_COLUMNS, ANSWER_COLUMNS, DEVICE_COLUMNS } from "./column-words.ts";

const ANSWER_FIELDS = questionsOf(FACTSHEET_TEMPLATE).map(({ id }) => `${ANSWER_PREFIX}${id}`);

/** Every field a column can be mapped to. */
export const IMPORT_FIELDS: Readonly<Record<ImportSubject, readonly string[]>> = {
  devices: [...DEVICE_FIELDS, ...PLACE_FIELDS],
  algorithms: [...ALGORITHM_FIELDS, ...ANSWER_FIELDS],
};

const answerWords = Object.fromEntries(
  Object.entries(ANSWER_COLUMNS).map(([id, words]) => [`${ANSWER_PREFIX}${id}`, `${id},${words}`]),
);
const WORDS: Readonly<Record<ImportSubject, Readonly<Record<string, string | undefined>>>> = {
  devices: DEVICE_COLUMNS,
  algorithms: { ...ALGORITHM_COLUMNS, ...answerWords },
};

type Guess = { readonly field: string; readonly rank: number };

/** Guesses by plain column name. Rank 0 is our own field name; lower is more certain. */
function indexOf(subject: ImportSubject) {
  const index = new Map<string, Guess[]>();
  const add = (word: string, guess: Guess) => {
    const key = plainWord(word);
    index.set(key, [...(index.get(key) ?? []), guess]);
  };
  for (const field of IMPORT_FIELDS[subject]) {
    add(field, { field, rank: 0 });
    if (field.startsWith(ANSWER_PREFIX)) add(field.slice(ANSWER_PREFIX.length), { field, rank: 0 });
    for (const [at, word] of (WORDS[subject][field]?.split(",") ?? []).entries()) add(word, { field, rank: at + 1 });
  }
  return index;
}
const INDEXES = { devices: indexOf("devices"), algorithms: indexOf("algorithms") };

/** Only mapped if the values look like our ids: registers often use these names for their references. */
const OUR_IDS = ["id", "location_id"];
const isOurId = (sample: string) => Id.safeParse(sample).success;

/** A pair of decimals, a WKT point or an object, but not a single number with a decimal comma. */
const TWO_FRACTIONS = /^[([]?-?\d{1,3}[.,]\d+[,;\s]+-?\d{1,3}[.,]\d+[)\]]?$|^POINT|^\{/i;
const isPoint = (sample: string) => TWO_FRACTIONS.test(sample) && "value" in pointOf(sample);
const isShape = (sample: string) => sample.startsWith("{") && sample.includes('"type"');

/** `summary (km)`, as our own files name a text in another language. */
const IN_LANGUAGE = /^([^()[\]]+)[([]([A-Za-z]{2,3}(?:-[A-Za-z\d]{2,8})*)[)\]]$/;

function guessesInLanguage(subject: ImportSubject, name: string): readonly Guess[] {
  const [, plain = "", locale = ""] = IN_LANGUAGE.exec(name.trim()) ?? [];
  if (!ContentLocale.safeParse(locale).success) return [];
  const fields = languageFields(subject, [locale]);
  const guesses = INDEXES[subject].get(plainWord(plain)) ?? [];
  return guesses
    .map(({ field, rank }) => ({ field: `${field}.${locale}`, rank }))
    .filter(({ field }) => fields.includes(field));
}

function guessesOf(subject: ImportSubject, { name, samples }: ImportColumn): readonly Guess[] {
  const [sample = ""] = samples;
  // Content is more certain than the name: "Location" may be a name, an address or coordinates.
  if (subject === "devices" && isShape(sample)) return [{ field: "geometry", rank: 0 }];
  if (subject === "devices" && isPoint(sample)) return [{ field: "coordinates", rank: 0 }];
  const areOurIds = samples.every(isOurId);
  // The feature id of our own GeoJSON is a place.
  if (name === FEATURE_ID_COLUMN && sample && areOurIds) return [{ field: "location_id", rank: 0 }];
  const guesses = INDEXES[subject].get(plainWord(name)) ?? guessesInLanguage(subject, name);
  return guesses.filter(({ field }) => areOurIds || !OUR_IDS.includes(field));
}

/** Redundant columns: separate latitude and longitude make a coordinate pair unnecessary. */
const NEEDLESS: readonly (readonly [string, readonly string[]])[] = [["coordinates", ["lat", "lng"]]];

/** Assigns each field its most certain column, at most one field per column. */
export function guessMapping(subject: ImportSubject, columns: readonly ImportColumn[]): Record<string, string> {
  const guesses = columns
    .flatMap((column, at) => guessesOf(subject, column).map((guess) => ({ ...guess, column: column.name, at })))
    .toSorted((a, b) => a.rank - b.rank || a.at - b.at);
  const mapping = new Map<string, string>();
  const taken = new Set<string>();
  for (const { column, field } of guesses) {
    if (taken.has(field) || mapping.has(column)) continue;
    mapping.set(column, field);
    taken.add(field);
  }
  const isPlaced = ["lat", "lng", "coordinates", "geometry"].some((field) => taken.has(field));
  const degrees = subject === "devices" && !isPlaced ? guessDegrees(columns) : undefined;
  if (degrees) for (const field of ["lat", "lng"] as const) mapping.set(degrees[field], field);
  const isNeedless = (field: string) =>
    NEEDLESS.some(([one, others]) => one === field && others.every((other) => taken.has(other)));
  return Object.fromEntries(
    columns.flatMap(({ name }) => {
      const field = mapping.get(name);
      return field === undefined || isNeedless(field) ? [] : [[name, field]];
    }),
  );
}
