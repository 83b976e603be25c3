import type { LText } from "#contract/texts.ts";
import type { Identifiability } from "#datachain/model.ts";
import { type BaseMap, linesOf, namesOf } from "./base-map.ts";
import type { PageCard, PublicPlace } from "./content.ts";
import { isKnown, metresFrom } from "./project-points.ts";
import { distanceToSegment, type XY } from "./simplify-line.ts";

/** A place on the map, with the page that is about it. */
export type MapPlace = Pick<PublicPlace, "id" | "name" | "address" | "lat" | "lng" | "geometry" | "precision"> & {
  readonly card: Pick<PageCard, "page_id" | "type" | "slug" | "title" | "identifiability">;
};
export const kindOf = ({ card }: MapPlace): Identifiability => card.identifiability ?? "none";
export type Away<P> = P & { readonly metres: number | null };

type Line = readonly (readonly number[])[];

/** The middle of a line is on it; the middle of an area lies between its corners. */
function middleOf({ geometry }: Pick<MapPlace, "geometry">) {
  if (geometry?.type === "LineString") return geometry.coordinates[Math.floor(geometry.coordinates.length / 2)];
  const corners = geometry?.coordinates[0]?.slice(1) ?? [];
  const sumOf = (axis: 0 | 1) => corners.reduce((sum, corner) => sum + corner[axis], 0);
  return corners.length > 0 ? ([sumOf(0) / corners.length, sumOf(1) / corners.length] as const) : undefined;
}

/** Where the pin of a place stands: at its position, else in the middle of its line or area. */
export function anchorOf(place: Pick<MapPlace, "lat" | "lng" | "geometry">) {
  if (isKnown(place)) return { lat: place.lat, lng: place.lng };
  const [lng, lat] = middleOf(place) ?? [];
  return lat !== undefined && lng !== undefined ? { lat, lng } : undefined;
}

const plain = (text: string) =>
  text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLocaleLowerCase().replaceAll(/\s+/g, " ").trim();

/** The best name for what was typed: the same, else one that begins with it, else one that contains it. */
function bestNamed<T>(wanted: string, things: readonly T[], namesFor: (thing: T) => LText) {
  const named = things.flatMap((thing) => Object.values(namesFor(thing)).map((name) => ({ thing, name: plain(name) })));
  return (
    named.find(({ name }) => name === wanted) ??
    named.find(({ name }) => name.startsWith(wanted)) ??
    named.find(({ name }) => name.includes(wanted))
  )?.thing;
}

/** The street, quarter or place that was asked for, as lines to measure from. */
function findStreet(asked: string, places: readonly MapPlace[], map: BaseMap | undefined) {
  const wanted = plain(asked);
  if (!wanted) return undefined;
  const feature = bestNamed(wanted, map?.features ?? [], namesOf);
  if (feature) return { name: namesOf(feature), lines: linesOf(feature) };
  const place = bestNamed(wanted, places, ({ name, address }) => ({ ...name, ...(address && { address }) }));
  const at = place && anchorOf(place);
  return place && at && { name: place.name, lines: [[[at.lng, at.lat]]] };
}

function metresTo(lines: readonly Line[], place: MapPlace) {
  const at = anchorOf(place);
  if (!at) return null;
  const metresOf = metresFrom(at);
  const flat = ([lng = 0, lat = 0]: readonly number[]): XY => {
    const { east, north } = metresOf({ lng, lat });
    return { x: east, y: north };
  };
  const here = { x: 0, y: 0 };
  const each = lines.flatMap((line) => {
    const points = line.map(flat);
    return points.map((point, index) => distanceToSegment(here, point, points[index + 1] ?? point));
  });
  return each.reduce((least, one) => Math.min(least, one), Infinity);
}

/** Places by their distance from a street that somebody typed; nothing where no such street is known. */
export function placesNear(asked: string, places: readonly MapPlace[], map: BaseMap | undefined) {
  const street = findStreet(asked, places, map);
  if (!street) return undefined;
  const away = places.map((place): Away<MapPlace> => ({ ...place, metres: metresTo(street.lines, place) }));
  return {
    name: street.name,
    places: away.toSorted((a, b) => (a.metres ?? Infinity) - (b.metres ?? Infinity)),
  };
}

export type Cluster<P> = { readonly x: number; readonly y: number; readonly members: readonly P[] };

/** Pins that would lie on one another become one, at the middle of them. */
export function clusterPins<P extends XY>(pins: readonly P[], least: number): Cluster<P>[] {
  const clusters: { x: number; y: number; members: P[] }[] = [];
  for (const pin of pins) {
    const near = clusters.find(({ x, y }) => Math.hypot(x - pin.x, y - pin.y) < least);
    if (!near) {
      clusters.push({ x: pin.x, y: pin.y, members: [pin] });
      continue;
    }
    near.members.push(pin);
    near.x += (pin.x - near.x) / near.members.length;
    near.y += (pin.y - near.y) / near.members.length;
  }
  return clusters;
}
