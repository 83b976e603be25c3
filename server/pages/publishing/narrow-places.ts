import { sql } from "kysely";
import { type Precision, PRECISIONS } from "#contract/locations.ts";
import type { PublicPlace } from "#contract/publications.ts";
import { publicPlace } from "#server/locations/public-place.ts";
import type { Db } from "#server/platform/database/db.ts";

type Reading = { readonly db: Db; readonly customer_id: string };

/** The current precision of a page's places, by id. */
export type Precisions = ReadonlyMap<string, Precision>;

/** A page may hide more than its place does, never less. */
export const lessPrecise = (a: Precision, b: Precision | undefined): Precision =>
  b && PRECISIONS.indexOf(b) > PRECISIONS.indexOf(a) ? b : a;

/** Excludes deleted places. */
export async function readPrecisions({ db, customer_id }: Reading, page_id: string): Promise<Precisions> {
  const { rows } = await sql<{ id: string; precision: Precision }>`
    select l.id, case when l.is_public then l.precision else 'hidden' end as precision
    from locations l join pages p on p.device_id = l.device_id and p.customer_id = l.customer_id
    where p.customer_id = ${customer_id} and p.id = ${page_id}::uuid and l.deleted_at is null`.execute(db);
  return new Map(rows.map(({ id, precision }) => [id, precision]));
}

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
