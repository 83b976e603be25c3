import { sql } from "kysely";
import type { MapPoint } from "#contract/devices.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import type { TextColumn } from "#server/platform/texts.ts";
import { contentLanguage } from "#server/sites/service.ts";
import { type DeviceFilters, findDevices, named } from "./find-devices.ts";
import { deviceStatus } from "./table.ts";

const LIMIT = 5000;

/** In the site's language, else in any. */
const nameIn = (name: TextColumn, locale: string) => name[locale] ?? Object.values(name).find(Boolean) ?? null;

/** Where the devices of the list are: as many as a map can show, and how many there are. */
export async function mapDevices(ctx: TenantCtx, filters: DeviceFilters) {
  const [{ default_locale }, found] = await Promise.all([contentLanguage(ctx, undefined), findDevices(ctx, filters)]);
  const places = named(found)
    .innerJoin("locations", "locations.device_id", "devices.id")
    .where("locations.customer_id", "=", ctx.customer_id)
    .where("locations.deleted_at", "is", null)
    .where("locations.lat", "is not", null)
    .where("locations.lng", "is not", null);
  const [points, total] = await Promise.all([
    places
      .select(["locations.id", "devices.id as device_id", "devices.name as device_name", "locations.address"])
      .select(["locations.lat", "locations.lng", sql<TextColumn>`locations.name`.as("name")])
      .select([
        sql<MapPoint["identifiability"]>`devices.identifiability`.as("identifiability"),
        deviceStatus.as("status"),
      ])
      .limit(LIMIT)
      .$narrowType<{ lat: number; lng: number }>()
      .execute(),
    places.select((of) => of.fn.countAll<number>().as("count")).executeTakeFirstOrThrow(),
  ]);
  return {
    points: points.map(({ name, ...point }): MapPoint => ({ ...point, location_name: nameIn(name, default_locale) })),
    meta: { total_count: total.count },
  };
}
