import { type SelectQueryBuilder, sql } from "kysely";
import type { MapPoint } from "#contract/devices.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import type { DB } from "#server/platform/database/schema.ts";
import type { TextColumn } from "#server/platform/records/texts.ts";
import { contentLanguage } from "#server/sites/service.ts";
import { allDevices, type DeviceFilters, findDevices, named } from "./find-devices.ts";
import { deviceStatus } from "./table.ts";

const LIMIT = 5000;

/** In the site's language, else in any. */
const nameIn = (name: TextColumn, locale: string) => name[locale] ?? Object.values(name).find(Boolean) ?? null;

/** The first places, with what the map shows of their devices. Limited before joining names. */
export async function placePoints(ctx: TenantCtx, places: SelectQueryBuilder<DB, "locations", object>, limit: number) {
  const [{ default_locale }, points] = await Promise.all([
    contentLanguage(ctx, undefined),
    named(allDevices(ctx))
      .innerJoin("locations", "locations.device_id", "devices.id")
      .where("locations.id", "in", (db) =>
        db.selectFrom(places.select("locations.id").limit(limit).as("first")).select("first.id"),
      )
      .select(["locations.id", "devices.id as device_id", "devices.name as device_name", "locations.address"])
      .select(["locations.lat", "locations.lng", sql<TextColumn>`locations.name`.as("name")])
      .select([
        sql<MapPoint["identifiability"]>`devices.identifiability`.as("identifiability"),
        deviceStatus.as("status"),
      ])
      .orderBy("devices.name")
      .orderBy("locations.position")
      .orderBy("locations.id")
      .$narrowType<{ lat: number; lng: number }>()
      .execute(),
  ]);
  return points.map(({ name, ...point }): MapPoint => ({ ...point, location_name: nameIn(name, default_locale) }));
}

/** Places of the devices in the list, as many as a map can show, and their total. */
export async function mapDevices(ctx: TenantCtx, filters: DeviceFilters) {
  const found = await findDevices(ctx, filters);
  const places = ctx.db
    .selectFrom("locations")
    .where("locations.customer_id", "=", ctx.customer_id)
    .where("locations.deleted_at", "is", null)
    .where("locations.lat", "is not", null)
    .where("locations.device_id", "in", found.select("devices.id"));
  const [points, total] = await Promise.all([
    placePoints(ctx, places, LIMIT),
    places.select((of) => of.fn.countAll<number>().as("count")).executeTakeFirstOrThrow(),
  ]);
  return { points, meta: { total_count: total.count } };
}
