import { decodeText, unreadable } from "./decode-text.ts";
import { checkColumnCount, columnName, type RawRow } from "./raw-row.ts";
import { plainText } from "./plain-text.ts";
import { splitJson } from "./split-json.ts";

type Json = Record<string, unknown>;

/** Columns of a feature besides its properties. */
const GEOMETRY_COLUMN = "geometry";
export const FEATURE_ID_COLUMN = "feature id";
const RESERVED: readonly string[] = [GEOMETRY_COLUMN, FEATURE_ID_COLUMN];

const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** PostgreSQL stores neither the character 0 nor lone surrogates, which JSON escapes can contain. */
const storable = (text: string) => text.replaceAll(/[\0\p{Cs}]/gu, "\uFFFD");

function cellOf(value: unknown) {
  if (value === null || value === undefined) return "";
  return storable(typeof value === "string" ? value : JSON.stringify(value));
}

type Entry = readonly [name: string, value: unknown];

function cellsOf(entries: readonly Entry[]): Map<string, string> {
  checkColumnCount(entries.length);
  return new Map(entries.map(([name, value]) => [columnName(storable(name)), cellOf(value)]));
}

/** Renames properties that clash with our own columns. */
const renamed = (properties: Json) =>
  Object.entries(properties).map(([name, value]): Entry => [
    RESERVED.includes(name) ? `properties.${name}` : name,
    value,
  ]);

const featureCells = ({ id, geometry, properties }: Json) =>
  cellsOf([
    ...(id === undefined ? [] : [[FEATURE_ID_COLUMN, id] as const]),
    ...renamed(isObject(properties) ? properties : {}),
    [GEOMETRY_COLUMN, geometry],
  ]);

function parsed(element: string): unknown {
  try {
    return JSON.parse(element);
  } catch (error) {
    throw unreadable(error instanceof Error ? error.message : "This is not JSON");
  }
}

function* elementsOf(bytes: Uint8Array, listNames: readonly string[]) {
  let number = 0;
  for (const element of splitJson(decodeText(bytes), listNames)) {
    number += 1;
    yield { number, value: parsed(element) };
  }
}

const unreadableRow = (number: number): RawRow => ({
  number,
  cells: new Map(),
  problems: [{ code: "row_unreadable", field: null, column: null, value: null }],
});

/** Each feature becomes a row; its properties and geometry become columns. */
export function* readGeojson(bytes: Uint8Array): Generator<RawRow> {
  for (const { number, value } of elementsOf(bytes, ["features"])) {
    const isFeature = isObject(value) && value["type"] === "Feature";
    yield isFeature ? { number, cells: featureCells(value), problems: [] } : unreadableRow(number);
  }
}

/** Keys under which registers wrap their lists. */
const LISTS = ["algorithms", "algoritmes", "results", "items"];

/** The schema dialect has pairs of fields where the register has a list of links. */
const PAIRS: readonly (readonly [titles: string, link: string])[] = [
  ["legal_basis_title", "legal_basis_link"],
  ["data_source_title", "data_source_link"],
  ["impact_assessments", "impact_assessment_link"],
];

function joinPairs(record: Json): Json {
  const joined = { ...record };
  for (const [name, linkName] of PAIRS) {
    const titles = [record[name] ?? []].flat().filter((title) => typeof title === "string" && title);
    if (!titles.length) continue;
    const link = record[linkName];
    joined[name] = titles.map((title, at) => ({ title, ...(at === 0 && link ? { link } : {}) }));
    delete joined[linkName];
  }
  return joined;
}

const withoutTags = (record: Json) =>
  Object.entries(record).map(([name, value]): Entry => [name, typeof value === "string" ? plainText(value) : value]);

/** Reads records of the Dutch standard in either dialect, with a column per field. */
export function* readRecords(bytes: Uint8Array): Generator<RawRow> {
  for (const { number, value } of elementsOf(bytes, LISTS))
    yield isObject(value)
      ? { number, cells: cellsOf(withoutTags(joinPairs(value))), problems: [] }
      : unreadableRow(number);
}
