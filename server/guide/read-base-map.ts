import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type BaseMap, linesOf } from "#guide/base-map.ts";
import { anchorOf, type MapPlace } from "#guide/map-places.ts";
import { ROOT } from "#server/platform/root.ts";
import type { Services } from "#server/platform/services.ts";

type Ground = { readonly map: BaseMap; readonly covers: (place: MapPlace) => boolean };

let seaview: Promise<Ground> | undefined;

/** A map is for the places inside the box around all that it draws. */
function groundOf(map: BaseMap): Ground {
  const box = { west: Infinity, east: -Infinity, south: Infinity, north: -Infinity };
  for (const [lng = 0, lat = 0] of map.features.flatMap((feature) => linesOf(feature).flat())) {
    box.west = Math.min(box.west, lng);
    box.east = Math.max(box.east, lng);
    box.south = Math.min(box.south, lat);
    box.north = Math.max(box.north, lat);
  }
  const covers = (place: MapPlace) => {
    const at = anchorOf(place);
    return at !== undefined && at.lng >= box.west && at.lng <= box.east && at.lat >= box.south && at.lat <= box.north;
  };
  return { map, covers };
}

const readSeaview = async () =>
  groundOf(JSON.parse(await readFile(join(ROOT, "server/demo/seaview-map.json"), "utf8")) as BaseMap);

/** The demo brings a drawing of its own city along. Elsewhere pins stand on plain ground. */
export async function readBaseMap({ config }: Services, places: readonly MapPlace[]): Promise<BaseMap | undefined> {
  if (!config.demo) return undefined;
  seaview ??= readSeaview();
  const { map, covers } = await seaview;
  return places.some(covers) ? map : undefined;
}
