import { languageTag } from "../language.ts";
import type { Cell, DataColumn } from "./data-column.ts";
import { DATA_COLUMNS, type DataFormat, type Dataset } from "./data-columns.ts";
import { type DataPage, type DataReading, type DataRow, placeRowsOf, rowOf } from "./data-row.ts";
import { DATA_LICENCE } from "./licence.ts";
import { geometryOf, type PointOrShape } from "./public-position.ts";

/** Formats a CSV line; supplied by the server. */
export type CsvLine = (cells: readonly (string | number | null)[]) => string;

type Geometry =
  | PointOrShape
  | null
  | { readonly type: "GeometryCollection"; readonly geometries: readonly PointOrShape[] };
type Table<Row> = {
  readonly columns: readonly DataColumn<Row>[];
  /** A page may yield any number of rows, including none. */
  readonly rowsOf: (page: DataRow) => readonly Row[];
  readonly idOf: (row: Row) => string;
  readonly geometryOf: (row: Row) => Geometry;
};

/** How a format writes its header, separators, footer, and the rows of a page. */
type Layout = {
  readonly head: (about: object) => string;
  readonly between: string;
  readonly end: string;
  readonly linesOf: (page: DataRow) => readonly string[];
};

const isWord = (value: string | object) => typeof value === "string";
function csvCell(cell: Cell): string | number | null {
  if (typeof cell === "boolean") return cell ? "true" : "false";
  if (typeof cell !== "object" || cell === null) return cell;
  if (cell.length === 0) return null;
  return cell.every(isWord) ? cell.join("; ") : JSON.stringify(cell);
}

const valuesOf = <Row>(row: Row, columns: readonly DataColumn<Row>[]) =>
  Object.fromEntries(columns.map(({ name, value }) => [name, value(row)]));

/** Opens an object whose last property is the list of rows. */
const jsonHead = (about: object, rows: string) => `${JSON.stringify(about).slice(0, -1)},"${rows}":[\n`;

const asCsv = <Row>({ columns, rowsOf }: Table<Row>, csvLine: CsvLine): Layout => ({
  head: () => csvLine(columns.map(({ name }) => name)),
  between: "",
  end: "",
  linesOf: (page) => rowsOf(page).map((row) => csvLine(columns.map(({ value }) => csvCell(value(row))))),
});

const asJson = <Row>({ columns, rowsOf }: Table<Row>): Layout => ({
  head: (about) => jsonHead(about, "rows"),
  between: ",\n",
  end: "\n]}\n",
  linesOf: (page) => rowsOf(page).map((row) => JSON.stringify(valuesOf(row, columns))),
});

function asGeoJson<Row>({ columns, rowsOf, idOf, geometryOf }: Table<Row>): Layout {
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
    linesOf: (page) => rowsOf(page).map((row) => JSON.stringify(feature(row))),
  };
}

const layouts =
  <Row>(table: Table<Row>) =>
  (format: DataFormat, csvLine: CsvLine) =>
    format === "csv" ? asCsv(table, csvLine) : format === "json" ? asJson(table) : asGeoJson(table);

/** All places of a device as one geometry. */
function allPlaces({ snapshot }: DataRow): Geometry {
  const geometries = snapshot.places.flatMap((place) => geometryOf(place) ?? []);
  return geometries.length > 1 ? { type: "GeometryCollection", geometries } : (geometries[0] ?? null);
}
const ofPages = (columns: readonly DataColumn<DataRow>[]) =>
  layouts({ columns, rowsOf: (row) => [row], idOf: ({ snapshot }) => snapshot.page_id, geometryOf: allPlaces });

const LAYOUTS: Readonly<Record<Dataset, ReturnType<typeof ofPages>>> = {
  devices: ofPages(DATA_COLUMNS.devices),
  algorithms: ofPages(DATA_COLUMNS.algorithms),
  places: layouts({
    columns: DATA_COLUMNS.places,
    rowsOf: placeRowsOf,
    idOf: ({ place }) => place.id,
    geometryOf: ({ place }) => geometryOf(place),
  }),
};

/** Streams an open-data file batch by batch, to keep memory flat. */
export async function* dataFile(
  reading: DataReading,
  { dataset, format }: { readonly dataset: Dataset; readonly format: DataFormat },
  batches: AsyncIterable<readonly DataPage[]>,
  csvLine: CsvLine,
): AsyncGenerator<string> {
  const { head, between, end, linesOf } = LAYOUTS[dataset](format, csvLine);
  yield head({ dataset, language: languageTag(reading.locale), licence: DATA_LICENCE });
  let isFirst = true;
  for await (const pages of batches) {
    const lines = pages.flatMap((page) => linesOf(rowOf(reading, page)));
    if (lines.length === 0) continue;
    yield (isFirst ? "" : between) + lines.join(between);
    isFirst = false;
  }
  yield end;
}
