import { setImmediate } from "node:timers/promises";
import { type PlacePoint, pointOf } from "#guide/find-places.ts";
import { kindOf, type MapPlace } from "#guide/map-places.ts";
import { type Elsewhere, elsewherePlaces } from "#guide/parts/PlacesElsewhere.tsx";
import type { Reading } from "#guide/reading.ts";
import { type PlaceKey, readPlacesByKey, readPublicPlaces } from "#server/pages/publishing/read-public.ts";
import type { Visit } from "./visit-site.ts";

/** A city may have tens of thousands of places: yield to other requests after this many. */
const AT_A_TIME = 1000;
/** A point's memory, without its names. */
const POINT_BYTES = 250;

export type KeyedPoint = PlacePoint & PlaceKey;
const idOf = ({ page_id, position }: PlaceKey) => `${page_id} ${position}`;

function* partsOf<T>(all: readonly T[]) {
  for (let from = 0; from < all.length; from += AT_A_TIME) yield all.slice(from, from + AT_A_TIME);
}

/** All places of a guide that can be drawn, with only the fields needed to find them. */
export const readPoints = (visit: Visit) =>
  visit.readOnce("places", async () => {
    const points: KeyedPoint[] = [];
    let bytes = 0;
    for (const part of partsOf(await readPublicPlaces(visit.public))) {
      for (const { place, identifiability, ...key } of part) {
        const point = pointOf(place, identifiability ?? "none");
        if (!point) continue;
        points.push({ ...point, ...key, id: idOf(key) });
        bytes += POINT_BYTES + 2 * point.names.length;
      }
      await setImmediate();
    }
    return { points, bytes };
  });

/** Details of some places, by the ids of their points. */
export async function readPlaces(visit: Visit, keys: readonly PlaceKey[]): Promise<Map<string, MapPlace>> {
  const found = keys.length ? await readPlacesByKey(visit.public, keys) : [];
  return new Map(found.map(({ position, place }) => [idOf({ page_id: place.card.page_id, position }), place]));
}

/** Data of all other places, so that the script can find the nearest among them. */
export async function listElsewhere(visit: Visit, reading: Reading, points: readonly KeyedPoint[]): Promise<Elsewhere> {
  const others: Elsewhere["places"][number][] = [];
  const likes = new Map<string, MapPlace>();
  for (const part of partsOf(points)) {
    const places = await readPlaces(visit, part);
    for (const { id } of part) {
      const place = places.get(id);
      if (!place) continue;
      others.push(...elsewherePlaces(reading, place));
      likes.set(kindOf(place), place);
    }
  }
  return { places: others, likes: [...likes.values()] };
}
