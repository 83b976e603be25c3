import type { Identifiability } from "#datachain/model.ts";
import type { PageCard, PublicPlace } from "./content.ts";
import { isKnown } from "./project-points.ts";
import type { XY } from "./simplify-line.ts";

/** A place on the map, with its page. */
export type MapPlace = Pick<PublicPlace, "id" | "name" | "address" | "lat" | "lng" | "geometry" | "precision"> & {
  readonly card: Pick<PageCard, "page_id" | "type" | "slug" | "title" | "identifiability">;
};
export const kindOf = ({ card }: Pick<MapPlace, "card">): Identifiability => card.identifiability ?? "none";

/** For a line, its middle point; for an area, the mean of its corners. */
function middleOf({ geometry }: Pick<MapPlace, "geometry">) {
  if (geometry?.type === "LineString") return geometry.coordinates[Math.floor(geometry.coordinates.length / 2)];
  const corners = geometry?.coordinates[0]?.slice(1) ?? [];
  const sumOf = (axis: 0 | 1) => corners.reduce((sum, corner) => sum + corner[axis], 0);
  return corners.length > 0 ? ([sumOf(0) / corners.length, sumOf(1) / corners.length] as const) : undefined;
}

/** Pin position: the place's own, else the middle of its line or area. */
export function anchorOf(place: Pick<MapPlace, "lat" | "lng" | "geometry">) {
  if (isKnown(place)) return { lat: place.lat, lng: place.lng };
  const [lng, lat] = middleOf(place) ?? [];
  return lat !== undefined && lng !== undefined ? { lat, lng } : undefined;
}

export type Cluster<P> = { readonly x: number; readonly y: number; readonly members: readonly P[] };

/** Merges pins that would overlap into one, at their mean position. */
export function clusterPins<P extends XY>(pins: readonly P[], least: number): Cluster<P>[] {
  const clusters: { x: number; y: number; members: P[] }[] = [];
  for (const pin of pins) {
    const near = clusters.find(({ x, y }) => (x - pin.x) ** 2 + (y - pin.y) ** 2 < least ** 2);
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
