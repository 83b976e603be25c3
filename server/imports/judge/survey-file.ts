import { fileNameOf } from "#contract/import-fields.ts";
import type { ImportRecipe } from "#contract/import-recipe.ts";
import type { ImportSubject } from "#contract/imports.ts";
import { OWNER } from "#contract/records/owner.ts";
import { peekPoint } from "../fields/place-fields.ts";
import { plainWord } from "#contract/plain-word.ts";
import type { Point } from "../fields/read-coordinates.ts";
import { applyRecipe, leavesOut, referenceKey, type Words } from "../mapping/apply-recipe.ts";
import type { RawRow } from "../read/raw-row.ts";
import { ownerInFile } from "./load-known.ts";

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
  /** The key of a record; with its owner if the file uses the reference for several. */
  readonly keyOf: (key: string, owner: string) => string;
  readonly isReferenceShared: (reference: string) => boolean;
  /** Several rows name it. */
  readonly isReferenceRepeated: (reference: string) => boolean;
  /** Several records of this owner have the name. */
  readonly isNameShared: (name: string, owner: string) => boolean;
  readonly isSpotShared: (point: Point) => boolean;
  readonly centre: Point | undefined;
};

/** With fewer points the median is unreliable. */
const ENOUGH_POINTS = 5;

const withOwner = (key: string, owner: string) => `${key}\n${owner}`;

export async function surveyFile(
  rows: AsyncIterable<RawRow>,
  { subject, recipe }: { readonly subject: ImportSubject; readonly recipe: ImportRecipe },
  words: Words,
): Promise<Survey> {
  const owner_field = fileNameOf(OWNER[subject]);
  const owners = createOwners();
  const counts = new Map<string, number>();
  const [once, repeated] = [new Set<string>(), new Set<string>()];
  const [names, spots] = [createOwners(), createOwners()];
  const [lats, lngs]: [number[], number[]] = [[], []];
  for await (const raw of rows) {
    if (leavesOut(recipe, raw) >= 0) continue;
    for (const { cells, key } of applyRecipe(recipe, raw, words)) {
      const reference = cells.get("reference");
      const owner = ownerInFile(cells.get(owner_field)?.text);
      if (reference) (once.has(referenceKey(reference.text)) ? repeated : once).add(referenceKey(reference.text));
      if (reference && owner) owners.add(referenceKey(reference.text), owner);
      for (const one of [key, withOwner(key, owner)]) counts.set(one, (counts.get(one) ?? 0) + 1);
      const name = cells.get("name");
      if (name) names.add(withOwner(nameKey(name.text), owner), key);
      const point = peekPoint(cells);
      if (!point) continue;
      spots.add(spotOf(point), key);
      lats.push(point.lat);
      lngs.push(point.lng);
    }
  }
  return {
    rowsOf: (key) => counts.get(key) ?? 0,
    keyOf: (key, owner) => (owners.isShared(key) ? withOwner(key, owner) : key),
    isReferenceShared: (reference) => owners.isShared(referenceKey(reference)),
    isReferenceRepeated: (reference) => repeated.has(referenceKey(reference)),
    isNameShared: (name, owner) => names.isShared(withOwner(nameKey(name), owner)),
    isSpotShared: (point) => spots.isShared(spotOf(point)),
    centre: lats.length < ENOUGH_POINTS ? undefined : { lat: middleOf(lats), lng: middleOf(lngs) },
  };
}
