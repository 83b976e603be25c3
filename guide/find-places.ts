import type { LText } from "#contract/texts.ts";
import type { Identifiability } from "#datachain/model.ts";
import { type BaseMap, linesOf, namesOf } from "./base-map.ts";
import { anchorOf, type MapPlace } from "./map-places.ts";
import { MOST_LISTED } from "./places-elsewhere.ts";
import { metresFrom } from "./project-points.ts";
import { distanceToSegment, type XY } from "./simplify-line.ts";

/** A place as kept in memory: position, identifiability, and names for searching. */
export type PlacePoint = {
  readonly id: string;
  readonly lat: number;
  readonly lng: number;
  readonly kind: Identifiability;
  /** Normalized names in all languages, each between two line breaks. */
  readonly names: string;
};

export type PlacesQuery = {
  /** Typed street or place: `/map?near=Dock+Road`. */
  readonly near: string;
  /** `/map?identifiability=none`. */
  readonly identifiability: string | null;
  /** From 1. */
  readonly page: number;
};

const plain = (text: string) =>
  text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLocaleLowerCase().replaceAll(/\s+/g, " ").trim();
const namesToFind = (names: readonly string[]) => `\n${[...new Set(names.map(plain))].join("\n")}\n`;

/** Undefined for a place without a position. */
export function pointOf(
  place: Pick<MapPlace, "id" | "name" | "address" | "lat" | "lng" | "geometry">,
  kind: Identifiability,
): PlacePoint | undefined {
  const { id, name, address } = place;
  const at = anchorOf(place);
  return at && { id, ...at, kind, names: namesToFind([...Object.values(name), ...(address ? [address] : [])]) };
}

/** The best match: exact, else by prefix, else by substring. */
function bestNamed<T>(wanted: string, things: readonly T[], namesFor: (thing: T) => string) {
  for (const part of [`\n${wanted}\n`, `\n${wanted}`, wanted]) {
    const found = things.find((thing) => namesFor(thing).includes(part));
    if (found) return found;
  }
  return undefined;
}

type Line = readonly (readonly number[])[];
type Street<P> = { readonly name?: LText; readonly point?: P; readonly lines: readonly Line[] };

/** The typed street, quarter or place, as lines to measure from. */
function findStreet<P extends PlacePoint>(
  asked: string,
  points: readonly P[],
  map: BaseMap | undefined,
): Street<P> | undefined {
  const wanted = plain(asked);
  if (!wanted) return undefined;
  const feature = bestNamed(wanted, map?.features ?? [], (one) => namesToFind(Object.values(namesOf(one))));
  if (feature) return { name: namesOf(feature), lines: linesOf(feature) };
  const point = bestNamed(wanted, points, ({ names }) => names);
  return point && { point, lines: [[[point.lng, point.lat]]] };
}

const HERE = { x: 0, y: 0 };

/** Distance to the nearest of several lines. */
function metresTo(lines: readonly Line[], at: PlacePoint) {
  const metresOf = metresFrom(at);
  let least = Infinity;
  for (const line of lines) {
    let from: XY | undefined;
    for (const [lng = 0, lat = 0] of line) {
      const { east, north } = metresOf({ lat, lng });
      const to = { x: east, y: north };
      least = Math.min(least, distanceToSegment(HERE, from ?? to, to));
      from = to;
    }
  }
  return least;
}

export type FoundPlace<P> = { readonly point: P; readonly metres: number | null };

const byDistance = <P extends PlacePoint>(points: readonly P[], lines: readonly Line[]): FoundPlace<P>[] =>
  points
    .map((point) => ({ point, metres: metresTo(lines, point) }))
    .toSorted((one, other) => one.metres - other.metres);

function countKinds(points: readonly PlacePoint[]) {
  const counts: Record<Identifiability, number> = { identifiable: 0, de_identified: 0, none: 0 };
  for (const { kind } of points) counts[kind] += 1;
  return counts;
}

/**
 * The places to show on the map: by distance from the typed street, else in stored order. Listed places are numbered;
 * without a street, a guide with more than one page of places is drawn as counts.
 */
export function findPlaces<P extends PlacePoint>(points: readonly P[], asked: PlacesQuery, map: BaseMap | undefined) {
  const { near, identifiability } = asked;
  const wanted = identifiability ? points.filter(({ kind }) => kind === identifiability) : points;
  const street = near ? findStreet(near, points, map) : undefined;
  const last = Math.max(1, Math.ceil(wanted.length / MOST_LISTED));
  const page = Math.min(asked.page, last);
  const [from, to] = [(page - 1) * MOST_LISTED, page * MOST_LISTED];
  const shown = street
    ? byDistance(wanted, street.lines).slice(from, to)
    : wanted.slice(from, to).map((point): FoundPlace<P> => ({ point, metres: null }));
  return {
    asked: { near, identifiability },
    kinds: countKinds(points),
    /** Count before filtering by kind. */
    all: points.length,
    total: wanted.length,
    page,
    last,
    shown,
    /** All matching places, if there are too many to draw each one. */
    crowd: !street && last > 1 ? wanted : null,
    /** Match for the typed text: a street on the map, or else a place. */
    street: street && { name: street.name, point: street.point },
  };
}
export type FoundPlaces<P extends PlacePoint = PlacePoint> = ReturnType<typeof findPlaces<P>>;
