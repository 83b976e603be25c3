import { basename } from "node:path";
import * as z from "zod";
import type { MapSource } from "#contract/config.ts";

/** Tiles may use http on this machine, for trying things out. */
const PLAIN_ORIGIN = /^(https:\/\/[a-z0-9.-]+|http:\/\/(localhost|127(\.\d{1,3}){3}))(:\d{1,5})?\//i;
const PLACEHOLDERS = ["{z}", "{x}", "{y}"];

/** The origin goes into the CSP, so it must not contain placeholders. */
function isTilesUrl(url: string) {
  const asked = url.match(/\{[^{}]*\}/g) ?? [];
  const isComplete = PLACEHOLDERS.every((one) => asked.filter((other) => other === one).length === 1);
  const isKnown = asked.every((one) => [...PLACEHOLDERS, "{r}"].includes(one));
  return PLAIN_ORIGIN.test(url) && URL.canParse(url) && isComplete && isKnown;
}

export const TilesUrl = z
  .string()
  .max(500)
  .refine(isTilesUrl, "an https address with {z}, {x} and {y} in its path: https://tiles.example.org/{z}/{x}/{y}.png");

/** A file below DATA_DIR. No part of its path begins with a dot. */
export const MapFileName = z
  .string()
  .max(200)
  .regex(
    /^([\w-][\w.-]*\/)*[\w-][\w.-]*\.pmtiles$/,
    "the name of a .pmtiles file in DATA_DIR, of letters, digits, dots, dashes and slashes: maps/city.pmtiles",
  );

type MapSettings = {
  readonly MAP_TILES_URL?: string | undefined;
  readonly MAP_PMTILES?: string | undefined;
  readonly MAP_ATTRIBUTION?: string | undefined;
  readonly MAP_MAX_ZOOM: number;
};

/** The map source for the browser; undefined if none is configured. */
export function mapSource({ MAP_TILES_URL, MAP_PMTILES, MAP_ATTRIBUTION, MAP_MAX_ZOOM }: MapSettings) {
  if (MAP_TILES_URL && MAP_PMTILES)
    throw new Error("MAP_PMTILES is invalid: MAP_TILES_URL is set too, and maps have one source. Unset one of them.");
  const attribution = MAP_ATTRIBUTION ?? "";
  if (MAP_TILES_URL)
    return { kind: "raster", url: MAP_TILES_URL, attribution, max_zoom: MAP_MAX_ZOOM } satisfies MapSource;
  if (MAP_PMTILES) return { kind: "pmtiles", url: `/maps/${basename(MAP_PMTILES)}`, attribution } satisfies MapSource;
  return undefined;
}

/** The demo city, drawn for it: a file of the admin. */
export const DEMO_MAP = {
  kind: "drawing",
  url: "/maps/seaview.geojson",
  attribution: "Seaview, a city that does not exist",
} satisfies MapSource;
