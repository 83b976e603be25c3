import { createHash } from "node:crypto";
import { uuidv7 } from "uuidv7";
import { checkPlace, type Place } from "#server/locations/check-place.ts";
import { sameName } from "../fields/read-cell.ts";
import type { Point } from "../fields/read-coordinates.ts";
import type { ReadPlace } from "../fields/read-row.ts";
import type { PlacePlan } from "../import-plan.ts";
import { changesOf, isNothing } from "./compare-part.ts";
import { type ExistingPlace, textIn } from "./find-existing.ts";
import { spotOf } from "./survey-file.ts";

/** Tracks a record's places across rows of the file. Small: there is one for each record of the file. */
export type PlaceBook = {
  /** If the file has one row for a record with one place, that place has moved. */
  readonly isOnlyRow: boolean;
  /** Ids of places that rows named, and hashes of what they said. */
  readonly used: string[];
  readonly seen: string[];
  newCount: number;
};

export const newBook = (isOnlyRow: boolean): PlaceBook => ({ isOnlyRow, used: [], seen: [], newCount: 0 });

const hashOf = (place: ReadPlace) => createHash("sha1").update(JSON.stringify(place)).digest("base64");

const pointIn = ({ lat, lng }: Readonly<Record<string, unknown>>): Point | undefined =>
  typeof lat === "number" && typeof lng === "number" ? { lat, lng } : undefined;
const spotIn = (row: Readonly<Record<string, unknown>>) => {
  const point = pointIn(row);
  return point && spotOf(point);
};
const words = (address: unknown, name: unknown) =>
  [address, name].map((word) => sameName(typeof word === "string" ? word : "")).join("\n");

/** Matches by id, position or name; failing that, a record's only place. */
function matchOf(
  book: PlaceBook,
  existing: readonly ExistingPlace[],
  place: ReadPlace,
  locale: string,
): ExistingPlace | undefined {
  const free = existing.filter(({ id }) => !book.used.includes(id));
  const isSameSpot = (one: ExistingPlace) => spotIn(place.set) !== undefined && spotIn(one) === spotIn(place.set);
  const wanted = words(place.set["address"], place.texts["name"]);
  const isSameName = (one: ExistingPlace) => wanted === words(one["address"], textIn(one["name"], locale));
  const isSame = spotIn(place.set) ? isSameSpot : isSameName;
  return (
    free.find(({ id }) => id === place.id) ??
    free.find((one) => isSameSpot(one) && isSameName(one)) ??
    free.find(isSame) ??
    (book.isOnlyRow && existing.length === 1 ? free[0] : undefined)
  );
}

const PLACED = ["lat", "lng", "geometry"] as const;

/** Completes point and shape as manual input would. Returns undefined for an invalid shape. */
function placedPart({ set, ...place }: ReadPlace, before: ExistingPlace | undefined): ReadPlace | undefined {
  if (!PLACED.some((field) => set[field] !== undefined)) return { ...place, set };
  const checked = checkPlace(set, before as Place | undefined);
  return Object.keys(checked.problems).length ? undefined : { ...place, set: { ...set, ...checked.place } };
}

export type PlannedPlace =
  | { readonly kind: "new" | "changed"; readonly plan: PlacePlan }
  | { readonly kind: "same" | "repeated" | "broken" };

export function planPlace(
  book: PlaceBook,
  existing: readonly ExistingPlace[],
  place: ReadPlace,
  locale: string,
): PlannedPlace {
  const hash = hashOf(place);
  if (book.seen.includes(hash)) return { kind: "repeated" };
  book.seen.push(hash);
  const match = matchOf(book, existing, place, locale);
  const whole = placedPart(place, match);
  if (!whole) return { kind: "broken" };
  const changes = changesOf(whole, match, locale);
  if (!match) {
    book.newCount += 1;
    return { kind: "new", plan: { ...changes, id: uuidv7(), is_new: true, lock_version: 0, position: book.newCount } };
  }
  book.used.push(match.id);
  if (isNothing(changes)) return { kind: "same" };
  const { id, lock_version } = match;
  return { kind: "changed", plan: { ...changes, id, lock_version, is_new: false, position: 0 } };
}
