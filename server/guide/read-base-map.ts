import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { BaseMap } from "#guide/base-map.ts";
import type { Config } from "#server/platform/config.ts";
import { DEMO_MAP } from "#server/platform/maps/map-source.ts";
import { ROOT } from "#server/platform/root.ts";

/** The same file as the administration's: from its sources while we work on them, where its build puts it in production. */
const FOLDER = import.meta.url.endsWith(".ts") ? "admin/public" : "dist/admin";

/** The demo brings a drawing of its own city along. */
export async function readBaseMap({ demo }: Pick<Config, "demo">): Promise<BaseMap | undefined> {
  if (!demo) return undefined;
  return JSON.parse(await readFile(join(ROOT, FOLDER, DEMO_MAP.url), "utf8")) as BaseMap;
}
