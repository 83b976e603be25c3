import { languageTag } from "../language.ts";
import { type Cell, type DataColumn, LIST_SEPARATOR } from "./data-column.ts";
import { DATA_COLUMNS, type DataFormat, type PageDataset } from "./data-columns.ts";
import {
  type DataPage,
  type DataReading,
  type DataRow,
  type ListedVersion,
  placeRowsOf,
  rowOf,
  type VersionRow,
  versionRowOf,
} from "./data-row.ts";
import { DATA_LICENCE } from "./licence.ts";
import { geometryOf, type PointOrShape } from "./public-position.ts";

/** Formats a CSV line; supplied by the server. */
export type CsvLine = (cells: readonly (string | number | null)[]) => string;

type Geometry =
  | PointOrShape
  | null
  | { readonly type: "GeometryCollection"; readonly geometries: readonly PointOrShape[] };
type Table<Source, Row> = {
  readonly columns: readonly DataColumn<Row>[];
  /** A page may yield any number of rows, including none. */
  readonly rowsOf: (source: Source) => readonly Row[];
  readonly idOf: (row: Row) => string;
  readonly geometryOf: (row: Row) => Geometry;
};

/** How a format writes its header, separators, footer, and the rows of a page or version. */
type Layout<Source> = {
  readonly head: (about: object) => string;
  readonly between: string;
  readonly end: string;
  readonly linesOf: (source: Source) => readonly string[];
};

const isWord = (value: string | object) => typeof value === "string";
function csvCell(cell: Cell): string | number | null {
  if (typeof cell === "boolean") return cell ? "true" : "false";
  if (typeof cell !== "object" || cell === null) return cell;
  if (cell.length === 0) return null;
  return cell.every(isWord) ? cell.join(LIST_SEPARATOR) : JSON.stringify(cell);
}

/** A row as an object. */
export const valuesOf = <Row>(row: Row, columns: readonly DataColumn<Row>[]) =>
  Object.fromEntries(columns.map(({ name, value }) => [name, value(row)]));

/** Opens an object whose last property is the list of rows. */
const jsonHead = (about: object, rows: string) => `${JSON.stringify(about).slice(0, -1)},"${rows}":[\n`;

const asCsv = <Source, Row>({ columns, rowsOf }: Table<Source, Row>, csvLine: CsvLine): Layout<Source> => ({
  head: () => csvLine(columns.map(({ name }) => name)),
  between: "",
  end: "",
  linesOf: (source) => rowsOf(source).map((row) => csvLine(columns.map(({ value }) => csvCell(value(row))))),
});

const asJson = <Source, Row>({ columns, rowsOf }: Table<Source, Row>): Layout<Source> => ({
  head: (about) => jsonHead(about, "rows"),
  between: ",\n",
  end: "\n]}\n",
  linesOf: (source) => rowsOf(source).map((row) => JSON.stringify(valuesOf(row, columns))),
});

function asGeoJson<Source, Row>({ columns, rowsOf, idOf, geometryOf }: Table<Source, Row>): Layout<Source> {
  // the geometry already holds the coordinates
  const others = columns.filter(({ kind }) => kind !== "degrees" && kind !== "shape");
  const feature = (row: Row) => ({
    type: "Feature",
    id: idOf(row),
    geometry: geometryOf(row),
    properties: valuesOf(row, others),
  });
  return {
    head: (about) => jsonHead({ type: "FeatureCollection", ...about }, "features"),
    between: ",\n",
    end: "\n]}\n",
    linesOf: (source) => rowsOf(source).map((row) => JSON.stringify(feature(row))),
  };
}

const layouts =
  <Source, Row>(table: Table<Source, Row>) =>
  (format: DataFormat, csvLine: CsvLine) =>
    format === "csv" ? asCsv(table, csvLine) : format === "json" ? asJson(table) : asGeoJson(table);

/** All places of a device as one geometry. */
function allPlaces({ snapshot }: DataRow): Geometry {
  const geometries = snapshot.places.flatMap((place) => geometryOf(place) ?? []);
  return geometries.length > 1 ? { type: "GeometryCollection", geometries } : (geometries[0] ?? null);
}
const ofPages = (columns: readonly DataColumn<DataRow>[]) =>
  layouts({
    columns,
    rowsOf: (row: DataRow) => [row],
    idOf: ({ snapshot }) => snapshot.page_id,
    geometryOf: allPlaces,
  });

const PAGES: Readonly<Record<PageDataset, ReturnType<typeof ofPages>>> = {
  devices: ofPages(DATA_COLUMNS.devices),
  algorithms: ofPages(DATA_COLUMNS.algorithms),
  places: layouts({
    columns: DATA_COLUMNS.places,
    rowsOf: placeRowsOf,
    idOf: ({ place }) => place.id,
    geometryOf: ({ place }) => geometryOf(place),
  }),
};

const VERSIONS = layouts({
  columns: DATA_COLUMNS.versions,
  rowsOf: (row: VersionRow) => [row],
  idOf: ({ version }) => `${version.page_id}-${version.number}`,
  geometryOf: () => null,
});

/** Streams a file batch by batch, to keep memory flat. */
async function* written<Source>(
  { head, between, end, linesOf }: Layout<Source>,
  about: object,
  batches: AsyncIterable<readonly Source[]>,
): AsyncGenerator<string> {
  yield head({ ...about, licence: DATA_LICENCE });
  let isFirst = true;
  for await (const sources of batches) {
    const lines = sources.flatMap(linesOf);
    if (lines.length === 0) continue;
    yield (isFirst ? "" : between) + lines.join(between);
    isFirst = false;
  }
  yield end;
}

async function* eachIn<From, To>(batches: AsyncIterable<readonly From[]>, turn: (one: From) => To) {
  for await (const batch of batches) yield batch.map(turn);
}

/** An open-data file about pages or their places. */
export const dataFile = (
  reading: DataReading,
  { dataset, format }: { readonly dataset: PageDataset; readonly format: DataFormat },
  batches: AsyncIterable<readonly DataPage[]>,
  csvLine: CsvLine,
) =>
  written(
    PAGES[dataset](format, csvLine),
    { dataset, language: languageTag(reading.locale) },
    eachIn(batches, (page) => rowOf(reading, page)),
  );

/** An open-data file about versions: of all pages, or of one. */
export const versionsFile = (
  told: Pick<DataReading, "guide" | "locale">,
  format: DataFormat,
  batches: AsyncIterable<readonly ListedVersion[]>,
  csvLine: CsvLine,
) =>
  written(
    VERSIONS(format, csvLine),
    { dataset: "versions", language: languageTag(told.locale) },
    eachIn(batches, (version) => versionRowOf(told, version)),
  );
