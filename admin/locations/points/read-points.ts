import type { LocationInput } from "#contract/locations.ts";
import { readDegrees } from "../form/coordinates.ts";
import { splitCsv } from "#admin/records/split-csv.ts";

export const MOST_POINTS = 1000;

export type PointProblem = "lat" | "lng" | "no_place" | "too_long";

export interface ReadPoint {
  line: number;
  name: string;
  address: string;
  lat: string;
  lng: string;
  problem: PointProblem | undefined;
}

type Column = "name" | "address" | "lat" | "lng";

/** Names of these columns in other tables, in several languages. */
const NAMES: Record<Column, readonly string[]> = {
  name: ["name", "title", "label", "nombre", "nom", "nome", "pangalan", "ឈ្មោះ"],
  address: [
    "address",
    "street",
    "place",
    "direccion",
    "dirección",
    "adresse",
    "endereço",
    "endereco",
    "tirahan",
    "អាសយដ្ឋាន",
  ],
  lat: ["lat", "latitude", "latitud", "y", "latitudo", "រយៈទទឹង"],
  lng: ["lng", "lon", "long", "longitude", "longitud", "x", "longhitud", "រយៈបណ្តោយ"],
};

/** Without a header row, the number of columns decides. */
const BARE: Record<number, readonly Column[]> = {
  2: ["lat", "lng"],
  3: ["name", "lat", "lng"],
  4: ["name", "address", "lat", "lng"],
};

const columnOf = (head: string) =>
  (Object.keys(NAMES) as Column[]).find((column) => NAMES[column].includes(head.trim().toLowerCase()));

function problemOf({ name, address, lat, lng }: Omit<ReadPoint, "problem" | "line">): PointProblem | undefined {
  if (name.length > 120 || address.length > 255) return "too_long";
  if (lat === "" && lng === "") return address === "" ? "no_place" : undefined;
  if (readDegrees(lat, 90) === undefined) return "lat";
  return readDegrees(lng, 180) === undefined ? "lng" : undefined;
}

/** Parses a pasted table of name, address, latitude and longitude; each line with its problem, if any. */
export function readPoints(text: string): ReadPoint[] {
  const { rows, separator } = splitCsv(text);
  const [head] = rows;
  if (!head) return [];
  const named = head.cells.map(columnOf);
  const hasHead = named.some(Boolean);
  const columns = hasHead ? named : (BARE[head.cells.length] ?? []);
  // if commas are not the separator, they may be decimal commas
  const asDegrees = (written: string) => (separator === "," ? written : written.replace(",", "."));

  return (hasHead ? rows.slice(1) : rows).map(({ line, cells }) => {
    const cell = (column: Column) => (cells[columns.indexOf(column)] ?? "").trim();
    const point = {
      name: cell("name"),
      address: cell("address"),
      lat: asDegrees(cell("lat")),
      lng: asDegrees(cell("lng")),
    };
    return { line, ...point, problem: problemOf(point) };
  });
}

export const inputOf = ({ name, address, lat, lng }: ReadPoint): LocationInput => ({
  name: name || null,
  address: address || null,
  lat: readDegrees(lat, 90) ?? null,
  lng: readDegrees(lng, 180) ?? null,
});
