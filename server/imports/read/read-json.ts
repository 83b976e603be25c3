import { ATRS_COLUMNS, flattenAtrs, isAtrsRecord } from "#factsheet/standards/atrs.ts";
import { checkColumnCount, columnName, type RawRow } from "./raw-row.ts";
import { plainText } from "./plain-text.ts";
import { linksIn } from "../fields/read-address.ts";
import { largestList } from "./largest-list.ts";
import { listNamed, splitJson, type WantedList } from "./split-json.ts";
import { replaceUnstorable } from "#server/platform/records/storable-text.ts";
import { unreadable } from "./unreadable-file.ts";

/** The document in pieces, from its beginning: some dialects look at it twice. */
type Text = () => Iterable<string>;

type Json = Record<string, unknown>;

/** Columns of a feature besides its properties. */
const GEOMETRY_COLUMN = "geometry";
export const FEATURE_ID_COLUMN = "feature id";
const RESERVED: readonly string[] = [GEOMETRY_COLUMN, FEATURE_ID_COLUMN];

const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function cellOf(value: unknown) {
  if (value === null || value === undefined) return "";
  return replaceUnstorable(typeof value === "string" ? value : JSON.stringify(value));
}

type Entry = readonly [name: string, value: unknown];

function cellsOf(entries: readonly Entry[]): Map<string, string> {
  checkColumnCount(entries.length);
  return new Map(entries.map(([name, value]) => [columnName(replaceUnstorable(name)), cellOf(value)]));
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

function* elementsOf(text: Text, isWanted: WantedList, isCertain = false) {
  let number = 0;
  for (const element of splitJson(text(), isWanted, isCertain)) {
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
export function* readGeojson(text: Text): Generator<RawRow> {
  for (const { number, value } of elementsOf(text, listNamed(["features"]))) {
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
    const links = (typeof link === "string" && linksIn(link)) || (link ? [link] : []);
    joined[name] = Array.from({ length: Math.max(titles.length, links.length) }, (_, at) => ({
      ...(titles[at] !== undefined && { title: titles[at] }),
      ...(links[at] !== undefined && { link: links[at] }),
    }));
    delete joined[linkName];
  }
  return joined;
}

const withoutTags = (record: Json) =>
  Object.entries(record).map(([name, value]): Entry => [name, typeof value === "string" ? plainText(value) : value]);

const rowOf = (number: number, value: unknown, entries: (record: Json) => readonly Entry[]): RawRow =>
  isObject(value) ? { number, cells: cellsOf(entries(value)), problems: [] } : unreadableRow(number);

/** Reads records of the Dutch standard in either dialect, with a column per field. */
export function* readDutch(text: Text): Generator<RawRow> {
  for (const { number, value } of elementsOf(text, listNamed(LISTS)))
    yield rowOf(number, value, (record) => withoutTags(joinPairs(record)));
}

/** Objects within an object become columns of their own: `contact.email`. */
const flattened = (record: Json): Entry[] =>
  Object.entries(record).flatMap(([name, value]): Entry[] =>
    isObject(value) ? Object.entries(value).map(([inner, own]): Entry => [`${name}.${inner}`, own]) : [[name, value]],
  );

/** A list of plain values is read as a list in one cell; anything deeper stays JSON. */
const listed = (entries: readonly Entry[]): Entry[] =>
  entries.map(([name, value]): Entry => {
    const isPlainList =
      Array.isArray(value) && value.every((one) => typeof one === "string" || typeof one === "number");
    return [name, isPlainList && value.length < 2 ? (value[0] ?? "") : value];
  });

/** All columns of the British standard, so that a file is recognized whatever its records leave out. */
function atrsColumns(record: Json): Json {
  const flat = flattenAtrs(record);
  return Object.fromEntries(ATRS_COLUMNS.map((column) => [column, flat[column] ?? null]));
}

/** Reads any list of objects: the document itself, or the largest list under any key. */
export function* readObjects(text: Text): Generator<RawRow> {
  const nth = largestList(text());
  const isLargest: WantedList = (_depth, _before, list) => list === nth;
  for (const { number, value } of elementsOf(text, isLargest, nth !== undefined))
    yield rowOf(number, value, (record) =>
      isAtrsRecord(record)
        ? listed(withoutTags(atrsColumns(record)))
        : listed(withoutTags(Object.fromEntries(flattened(record)))),
    );
}
