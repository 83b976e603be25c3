import { sql } from "kysely";
import type * as z from "zod";
import type { codePlacesApi } from "#contract/code-places.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import { containing } from "#server/platform/records/list.ts";
import { placeName } from "./table.ts";

type PlacesQuery = z.output<typeof codePlacesApi.list.query>;

/** To about ten centimetres: PostgreSQL reports underflow for squares of tiny numbers. */
const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6;

/** Haversine distance on a sphere, precise enough for someone in front of a pole. */
const metresFrom = (lat: number, lng: number) => sql<number | null>`(
  12742000 * asin(least(1, sqrt(
    sin(radians(locations.lat - ${lat}::float8) / 2) ^ 2
    + cos(radians(${lat}::float8)) * cos(radians(locations.lat)) * sin(radians(locations.lng - ${lng}::float8) / 2) ^ 2))))::int`;

/** Places for a sign: nearest first if a position is given, otherwise by name. */
export async function listPlaces(ctx: TenantCtx, { q, device_id, page_id, lat, lng, has_code, per_page }: PlacesQuery) {
  let found = ctx.db
    .selectFrom("locations")
    .innerJoin("devices", "devices.id", "locations.device_id")
    .innerJoin("sites", "sites.customer_id", "locations.customer_id")
    .where("locations.customer_id", "=", ctx.customer_id)
    .where("locations.deleted_at", "is", null)
    .where("devices.deleted_at", "is", null);
  if (device_id) found = found.where("locations.device_id", "=", device_id);
  if (page_id)
    found = found.where(
      sql<boolean>`locations.device_id = (select pages.device_id from pages where pages.id = ${page_id}
        and pages.customer_id = locations.customer_id)`,
    );
  if (has_code !== undefined) found = found.where("locations.short_code", has_code ? "is not" : "is", null);
  if (q)
    found = found.where(
      sql<boolean>`concat_ws(' ', ${placeName}, locations.address, devices.name) ilike ${containing(q)}`,
    );
  const distance =
    lat === undefined || lng === undefined ? sql<null>`null::int` : metresFrom(rounded(lat), rounded(lng));
  const [places, meta] = await Promise.all([
    found
      .select(["locations.id", "locations.device_id", "devices.name as device_name", "locations.lat", "locations.lng"])
      .select(["locations.address", "locations.short_code", placeName.as("name"), distance.as("distance_m")])
      .orderBy(sql`${distance} nulls last`)
      .orderBy(sql`lower(${placeName})`)
      .orderBy("locations.id")
      .limit(per_page)
      .execute(),
    found
      .select([
        sql<number>`count(*)::int`.as("total_count"),
        sql<number>`count(distinct locations.device_id)::int`.as("device_count"),
      ])
      .executeTakeFirstOrThrow(),
  ]);
  return { places, meta };
}
