import { type RawBuilder, sql } from "kysely";
import { type Precision, PRECISIONS } from "#contract/locations.ts";
import type { PublicPlace } from "#contract/publications.ts";
import { publicPlace } from "#server/locations/public-place.ts";

/** The current precision of a page's places, by id. */
export type Precisions = ReadonlyMap<string, Precision>;

/** A page may hide more than its place does, never less. */
export const lessPrecise = (a: Precision, b: Precision | undefined): Precision =>
  b && PRECISIONS.indexOf(b) > PRECISIONS.indexOf(a) ? b : a;

const ORDERED = sql`array[${sql.join(PRECISIONS.map((one) => sql.lit(one)))}]`;

/** The least precise of several columns; those that are null say nothing. */
export const leastPrecise = (...precisions: readonly RawBuilder<unknown>[]) =>
  sql<Precision>`(${ORDERED})[greatest(${sql.join(precisions.map((one) => sql`array_position(${ORDERED}, ${one}::text)`))})]`;

/** By the place's own settings. */
export const placePrecision = (place: string) =>
  leastPrecise(sql.ref(`${place}.precision`), sql`case when not ${sql.ref(`${place}.is_public`)} then 'hidden' end`);

/** How precisely the draft of a page lets a place be shown: also by the settings of the page's map. */
export const draftPrecision = (page: string, place: string) =>
  leastPrecise(
    placePrecision(place),
    sql`case when ${sql.ref(`${page}.content`)} -> 'show_map' = 'false' then 'hidden' end`,
    sql`${sql.ref(`${page}.content`)} -> 'places' ->> ${sql.ref(`${place}.id`)}::text`,
  );

/** Limits stored places to their current precision. `removed` is the precision of places that no longer exist. */
export function narrowPlaces(
  places: readonly PublicPlace[],
  precisions: Precisions,
  removed: Precision,
): readonly PublicPlace[] {
  return places.flatMap((place) => {
    const precision = lessPrecise(place.precision, precisions.get(place.id) ?? removed);
    if (precision === "hidden") return [];
    if (precision === place.precision) return [place];
    const { id, name, address, lat, lng, geometry, direction_deg, radius_m, short_code } = publicPlace({
      ...place,
      precision,
    });
    return [{ id, name, address, lat, lng, geometry, precision, direction_deg, radius_m, short_code }];
  });
}
