import { ANSWER_PREFIX, PLACE_FIELDS } from "#contract/import-fields.ts";
import { QUESTIONS, questionField, rowColumnOf, rowFields } from "../fields/answer-field.ts";
import { guessDegrees } from "./guess-degrees.ts";
import { Id } from "#contract/common.ts";
import type { UiLocale } from "#contract/common.ts";
import { EMPTY_RECIPE, type ImportRecipe, type RecipeFields, type RecipePart } from "#contract/import-recipe.ts";
import type { ImportColumn, ImportSubject } from "#contract/imports.ts";
import { plainWord } from "#contract/plain-word.ts";
import { pointOf } from "../fields/read-coordinates.ts";
import { FEATURE_ID_COLUMN } from "../read/read-json.ts";
import { isListField } from "./choice-fields.ts";
import { ALGORITHM_COLUMNS, ANSWER_COLUMNS, DEVICE_COLUMNS, ROW_COLUMNS } from "./column-words.ts";
import { fieldInLanguage, IMPORT_FIELDS } from "./import-targets.ts";
import { type Family, languageOf, numberedColumns } from "./numbered-columns.ts";

const answerWords = Object.fromEntries(
  Object.entries(ANSWER_COLUMNS).map(([id, words]) => [`${ANSWER_PREFIX}${id}`, `${id},${words}`]),
);
const WORDS: Readonly<Record<ImportSubject, Readonly<Record<string, string | undefined>>>> = {
  devices: DEVICE_COLUMNS,
  algorithms: {
    ...ALGORITHM_COLUMNS,
    ...answerWords,
    ...Object.fromEntries(Object.entries(ROW_COLUMNS).map(([name, words]) => [`${ANSWER_PREFIX}${name}`, words])),
  },
};
const GUESSED: Readonly<Record<ImportSubject, readonly string[]>> = {
  devices: IMPORT_FIELDS.devices,
  algorithms: [...IMPORT_FIELDS.algorithms, ...rowFields],
};

type Guess = { readonly field: string; readonly rank: number };

/** Guesses by plain column name. Rank 0 is our own field name; lower is more certain. */
function indexOf(subject: ImportSubject) {
  const index = new Map<string, Guess[]>();
  const add = (word: string, guess: Guess) => {
    const key = plainWord(word);
    index.set(key, [...(index.get(key) ?? []), guess]);
  };
  for (const field of GUESSED[subject]) {
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

const LESS_CERTAIN = 100;

/** A column in one language fills the text in that language; other fields are filled in the user's language first. */
function guessesByLanguage(subject: ImportSubject, column: string, ui_locale: UiLocale | undefined): readonly Guess[] {
  const named = languageOf(column);
  if (!named) return [];
  const rank = LESS_CERTAIN + (named.language === ui_locale ? 0 : 1);
  return (INDEXES[subject].get(plainWord(named.name)) ?? []).map(({ field }) => ({
    field: fieldInLanguage(subject, field, named.language) ?? field,
    rank,
  }));
}

/** Forms say behind a name whether an answer is needed. */
const NOTE =
  /[([](?:niet verplicht|verplicht|optioneel|indien bekend|optional|required|mandatory|if known|if applicable|opcional|obligatorio|obligatório|obligatoire|facultatif)[)\]]$/i;
const withoutNote = (name: string) => name.trim().replace(NOTE, "");

/** `said`: the column's name, without its number if it is the first of several. */
function guessesOf(
  subject: ImportSubject,
  { name, samples }: ImportColumn,
  said: string,
  ui_locale: UiLocale | undefined,
): readonly Guess[] {
  const [sample = ""] = samples;
  // Content is more certain than the name: "Location" may be a name, an address or coordinates.
  if (subject === "devices" && isShape(sample)) return [{ field: "geometry", rank: 0 }];
  if (subject === "devices" && isPoint(sample)) return [{ field: "coordinates", rank: 0 }];
  const areOurIds = samples.every(isOurId);
  // The feature id of our own GeoJSON is a place.
  if (name === FEATURE_ID_COLUMN && sample && areOurIds) return [{ field: "location_id", rank: 0 }];
  const exact = INDEXES[subject].get(plainWord(said)) ?? INDEXES[subject].get(plainWord(withoutNote(said))) ?? [];
  const guesses = exact.length ? exact : guessesByLanguage(subject, said, ui_locale);
  return guesses.filter(({ field }) => areOurIds || !OUR_IDS.includes(field));
}

/** Redundant columns: separate latitude and longitude make a coordinate pair unnecessary. */
const NEEDLESS: readonly (readonly [string, readonly string[]])[] = [["coordinates", ["lat", "lng"]]];

type Named = { readonly column: ImportColumn; readonly said: string };

/** Assigns each field its most certain column, at most one field per column. */
function guessFields(subject: ImportSubject, columns: readonly Named[], ui_locale: UiLocale | undefined) {
  const guesses = columns
    .flatMap(({ column, said }, at) =>
      guessesOf(subject, column, said, ui_locale).map((guess) => ({ ...guess, column: column.name, at })),
    )
    .toSorted((a, b) => a.rank - b.rank || a.at - b.at);
  const byColumn = new Map<string, string>();
  const taken = new Set<string>();
  for (const { column, field } of guesses) {
    if (taken.has(field) || byColumn.has(column)) continue;
    byColumn.set(column, field);
    taken.add(field);
  }
  const isPlaced = ["lat", "lng", "coordinates", "geometry"].some((field) => taken.has(field));
  const degrees = subject === "devices" && !isPlaced ? guessDegrees(columns.map(({ column }) => column)) : undefined;
  if (degrees) for (const field of ["lat", "lng"] as const) byColumn.set(degrees[field], field);
  const isNeedless = (field: string) =>
    NEEDLESS.some(([one, others]) => one === field && others.every((other) => taken.has(other)));
  return new Map([...byColumn].filter(([, field]) => !isNeedless(field)));
}

const isPlaceField = (field: string) => (PLACE_FIELDS as readonly string[]).includes(field);

/** Without one of these, "address 2" is the second line of an address, not another place. */
const POSITIONS = ["lat", "lng", "coordinates", "geometry", "location_name", "location_id"];

const joined = ({ members }: Family, sign: string): RecipePart[] =>
  members.flatMap(({ column }) => [{ text: sign }, { column: column.name }]).slice(1, 20);

const MAX_GROUPS = 30;

/** Further columns of a family: more places of a device, more rows of an answer, or more words of a list. */
function addFamily(recipe: { fields: RecipeFields; groups: RecipeFields[] }, family: Family, field: string) {
  if (isListField(field)) recipe.fields[field] = joined(family, "; ");
  else if (isPlaceField(field) || rowColumnOf(field))
    for (const { number, column } of family.members.slice(1)) {
      const at = number - (family.members[0]?.number ?? 1) - 1;
      if (at < MAX_GROUPS) (recipe.groups[at] ??= {})[field] = [{ column: column.name }];
    }
}

/** A question is filled by one column of its own, or by columns of its rows: a lone "risks" is then the risk itself. */
function settleRows(fields: RecipeFields) {
  for (const field of Object.keys(fields)) {
    const question = questionField(field);
    const parts = fields[question];
    if (!rowColumnOf(field) || !parts) continue;
    const columns = QUESTIONS.get(question.slice(ANSWER_PREFIX.length))?.columns ?? [];
    const first = columns.find(({ is_required, kind }) => is_required && (kind === "text" || kind === "line"));
    delete fields[question];
    if (first) fields[`${question}.${first.id}`] ??= parts;
  }
}

/** A device register without names: its kind and its place make one. */
function nameOfParts(subject: ImportSubject, fields: RecipeFields): RecipePart[] | undefined {
  if (subject !== "devices") return undefined;
  const [kind] = ["device_type", "model"].flatMap((field) => fields[field] ?? []);
  const [place] = ["address", "location_name"].flatMap((field) => fields[field] ?? []);
  return kind && place ? [kind, { text: ", " }, place] : undefined;
}

/** A recipe by the names and samples of the columns. Numbered columns become places of one device, or one list. */
export function guessRecipe(
  subject: ImportSubject,
  columns: readonly ImportColumn[],
  ui_locale?: UiLocale,
): ImportRecipe {
  const families = numberedColumns(columns);
  const first = new Map(families.map((family) => [family.members[0]?.column, family]));
  const later = new Set(families.flatMap(({ members }) => members.slice(1).map(({ column }) => column)));
  const named = columns
    .filter((column) => !later.has(column))
    .map((column) => ({ column, said: first.get(column)?.name ?? column.name }));
  const byColumn = guessFields(subject, named, ui_locale);
  const recipe: { fields: RecipeFields; groups: RecipeFields[] } = { fields: {}, groups: [] };
  for (const { name } of columns) {
    const field = byColumn.get(name);
    if (field !== undefined) recipe.fields[field] = [{ column: name }];
  }
  const filled = [...first].flatMap(([column, family]) => {
    const field = column && byColumn.get(column.name);
    return field === undefined ? [] : [{ field, family }];
  });
  const areLines = !filled.some(({ field }) => POSITIONS.includes(field));
  for (const { field, family } of filled)
    if (field === "address" && areLines) recipe.fields[field] = joined(family, ", ");
    else addFamily(recipe, family, field);
  settleRows(recipe.fields);
  recipe.groups = Array.from(recipe.groups, (group) => group ?? {});
  const builtName = recipe.fields["name"] ? undefined : nameOfParts(subject, recipe.fields);
  return { ...EMPTY_RECIPE, ...recipe, fields: { ...(builtName && { name: builtName }), ...recipe.fields } };
}
