import { createHash } from "node:crypto";
import { peekPoint } from "../fields/place-fields.ts";
import { plainWord } from "../fields/read-cell.ts";
import type { Point } from "../fields/read-coordinates.ts";
import { type Cells, cellsOf, type Mapping } from "../fields/read-record.ts";
import type { RawRow } from "../read/raw-row.ts";

/** Rows of the same record share a key: its id, its reference, or a hash of identical content. */
export function keyOf(cells: Cells): string {
  const id = cells.get("id")?.text.trim().toLowerCase();
  if (id) return `id:${id}`;
  const reference = cells.get("reference")?.text.trim().toLowerCase();
  if (reference) return `reference:${reference}`;
  const content = [...cells].map(([field, { text }]) => [field, text]);
  return `same:${createHash("sha1").update(JSON.stringify(content)).digest("base64")}`;
}

/** Seven decimals are about a centimetre. */
export const spotOf = ({ lat, lng }: Point) => `${lat.toFixed(7)},${lng.toFixed(7)}`;
const nameKey = (name: string) => plainWord(name) || name.trim();

/** Tracks whether a name or position belongs to one record or several. */
function createOwners() {
  const owners = new Map<string, string | undefined>();
  return {
    add: (what: string, key: string) => {
      if (!owners.has(what)) owners.set(what, key);
      else if (owners.get(what) !== key) owners.set(what, undefined);
    },
    isShared: (what: string) => owners.has(what) && owners.get(what) === undefined,
  };
}

const middleOf = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Facts that need a pass over the whole file. */
export type Survey = {
  readonly rowsOf: (key: string) => number;
  readonly isNameShared: (name: string) => boolean;
  readonly isSpotShared: (point: Point) => boolean;
  readonly centre: Point | undefined;
};

/** With fewer points the median is unreliable. */
const ENOUGH_POINTS = 5;

export async function surveyFile(rows: AsyncIterable<RawRow>, mapping: Mapping): Promise<Survey> {
  const counts = new Map<string, number>();
  const [names, spots] = [createOwners(), createOwners()];
  const [lats, lngs]: [number[], number[]] = [[], []];
  for await (const row of rows) {
    const { cells } = cellsOf(row, mapping);
    const key = keyOf(cells);
    counts.set(key, (counts.get(key) ?? 0) + 1);
    const name = cells.get("name");
    if (name) names.add(nameKey(name.text), key);
    const point = peekPoint(cells);
    if (!point) continue;
    spots.add(spotOf(point), key);
    lats.push(point.lat);
    lngs.push(point.lng);
  }
  return {
    rowsOf: (key) => counts.get(key) ?? 0,
    isNameShared: (name) => names.isShared(nameKey(name)),
    isSpotShared: (point) => spots.isShared(spotOf(point)),
    centre: lats.length < ENOUGH_POINTS ? undefined : { lat: middleOf(lats), lng: middleOf(lngs) },
  };
}
