import { sql } from "kysely";
import type * as z from "zod";
import type { devicesApi, MapCluster } from "#contract/devices.ts";
import type { MapBounds } from "#contract/locations.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import { type DeviceFilters, findDevices } from "./find-devices.ts";
import { placePoints } from "./map-devices.ts";

type PlacesQuery = z.output<typeof devicesApi.places.query>;

/** The most places a map shows one by one; more are clustered. */
const MOST_POINTS = 500;
const FIRST_POINTS = 50;
/** Places closer than this are clustered, in pixels. */
const CELL = 72;
const EARTH: MapBounds = { west: -180, south: -90, east: 180, north: 90 };

const isFiltered = ({ bounds: _bounds, zoom: _zoom, ...filters }: PlacesQuery) =>
  Object.values(filters).some((wanted) => wanted !== undefined);

const placesIn = (ctx: TenantCtx, { west, south, east, north }: MapBounds) => {
  const places = ctx.db
    .selectFrom("locations")
    .where("locations.customer_id", "=", ctx.customer_id)
    .where("locations.deleted_at", "is", null)
    .where("locations.lat", "is not", null)
    .where("locations.lat", ">=", south)
    .where("locations.lat", "<=", north);
  if (west <= east) return places.where("locations.lng", ">=", west).where("locations.lng", "<=", east);
  return places.where((where) => where.or([where("locations.lng", ">=", west), where("locations.lng", "<=", east)]));
};
type PlacesIn = ReturnType<typeof placesIn>;

/** Without filters, excluding the few deleted devices is cheaper than joining all others. */
async function ofFound(ctx: TenantCtx, places: PlacesIn, query: PlacesQuery) {
  if (isFiltered(query)) {
    const found = await findDevices(ctx, query satisfies DeviceFilters);
    return places.where("locations.device_id", "in", found.select("devices.id"));
  }
  return places.where((where) =>
    where.not(
      where.exists(
        where
          .selectFrom("devices")
          .select("devices.id")
          .where("devices.customer_id", "=", ctx.customer_id)
          .where("devices.deleted_at", "is not", null)
          .whereRef("devices.id", "=", "locations.device_id"),
      ),
    ),
  );
}

/** Grid cells of the size of a marker. Fewer degrees of latitude away from the equator, where the projection stretches them. */
function stepsOf({ south, north }: MapBounds, zoom: number) {
  const lng = (360 / (256 * 2 ** zoom)) * CELL;
  const middle = Math.min(Math.abs((south + north) / 2), 80);
  return { lng, lat: lng * Math.cos((middle * Math.PI) / 180) };
}

async function clustersOf(places: PlacesIn, step: { lat: number; lng: number }): Promise<MapCluster[]> {
  const rows = await places
    .select([
      sql<number>`count(*)`.as("count"),
      sql<number>`avg(locations.lat)`.as("lat"),
      sql<number>`avg(locations.lng)`.as("lng"),
      sql<number>`min(locations.lat)`.as("south"),
      sql<number>`max(locations.lat)`.as("north"),
      sql<number>`min(locations.lng)`.as("west"),
      sql<number>`max(locations.lng)`.as("east"),
    ])
    .groupBy([sql`floor(locations.lat / ${step.lat}::float8)`, sql`floor(locations.lng / ${step.lng}::float8)`])
    .execute();
  return rows.map(({ count, lat, lng, ...bounds }) => ({ count, lat, lng, bounds }));
}

const extentOf = (clusters: readonly MapCluster[]): MapBounds | null =>
  clusters.reduce<MapBounds | null>(
    (all, { bounds }) => ({
      west: Math.min(all?.west ?? 180, bounds.west),
      south: Math.min(all?.south ?? 90, bounds.south),
      east: Math.max(all?.east ?? -180, bounds.east),
      north: Math.max(all?.north ?? -90, bounds.north),
    }),
    null,
  );

/** One index scan counts and clusters the places in view; only the few listed ones are read in full. */
export async function listPlaces(ctx: TenantCtx, query: PlacesQuery) {
  const bounds = query.bounds ?? EARTH;
  const places = await ofFound(ctx, placesIn(ctx, bounds), query);
  const clusters = await clustersOf(places, stepsOf(bounds, query.zoom));
  const total_count = clusters.reduce((sum, { count }) => sum + count, 0);
  const isCrowded = total_count > MOST_POINTS;
  const points = total_count ? await placePoints(ctx, places, isCrowded ? FIRST_POINTS : MOST_POINTS) : [];
  return { points, clusters: isCrowded ? clusters : [], extent: extentOf(clusters), meta: { total_count } };
}
