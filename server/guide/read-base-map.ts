import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { BaseMap } from "#guide/base-map.ts";
import type { Config } from "#server/platform/config.ts";
import { DEMO_MAP } from "#server/platform/maps/map-source.ts";
import { ROOT } from "#server/platform/process/root.ts";

/** The admin's file: from its sources in development, from its build in production. */
const FOLDER = import.meta.url.endsWith(".ts") ? "admin/public" : "dist/admin";

/** The demo includes a drawing of its city. */
export async function readBaseMap({ demo }: Pick<Config, "demo">): Promise<BaseMap | undefined> {
  if (!demo) return undefined;
  return JSON.parse(await readFile(join(ROOT, FOLDER, DEMO_MAP.url), "utf8")) as BaseMap;
}
