import { parseJson } from "./parse-json.ts";
import type { Read } from "./read-cell.ts";
import { decimalOf } from "./read-number.ts";

export type Point = { readonly lat: number; readonly lng: number };

const SEXAGESIMAL = /^(\d{1,3})[°\s:]+(\d{1,2}(?:[.,]\d+)?)['′\s:]*(?:(\d{1,2}(?:[.,]\d+)?)["″'′\s]*)?$/;

const HEMISPHERE = /^[NSEWO]\b|[NSEWO]$/i;
/** 123° 59' 59.999999999" W, with spaces to spare. */
const LONGEST = 100;

/** Degrees as a decimal, with a letter for the hemisphere, or in minutes and seconds. */
export function degreesOf(cell: string): number | undefined {
  const written = cell.trim();
  if (written.length > LONGEST) return undefined;
  const hemisphere = HEMISPHERE.exec(written)?.[0].toUpperCase();
  const text = written.replace(HEMISPHERE, "").trim();
  const sign = hemisphere === "S" || hemisphere === "W" || hemisphere === "O" ? -1 : 1;
  const parts = SEXAGESIMAL.exec(text);
  if (parts) {
    const [degrees = 0, minutes = 0, seconds = 0] = parts.slice(1).map((part) => decimalOf(part ?? "0") ?? 0);
    return sign * (degrees + minutes / 60 + seconds / 3600);
  }
  const decimal = decimalOf(text.replace(/°$/, ""));
  return decimal === undefined ? undefined : sign * decimal;
}

const isLat = (degrees: number) => Math.abs(degrees) <= 90;
const isLng = (degrees: number) => Math.abs(degrees) <= 180;

/** A latitude beyond the pole that would be a longitude, and the other way round: they changed places. */
export function placed(lat: number, lng: number): Read<Point> {
  if (isLat(lat) && isLng(lng)) return { value: { lat, lng } };
  if (isLat(lng) && isLng(lat)) return { value: { lat: lng, lng: lat }, doubt: "coordinates_swapped" };
  return { problem: "coordinate_out_of_range" };
}

const WKT = /^(?:SRID=\d+;)?POINT\s*(?:Z\s*)?\(\s*(\S+)\s+(\S+)/i;

function jsonPoint(cell: string): [unknown, unknown] | undefined {
  const value = parseJson(cell) as Record<string, unknown> | undefined;
  return value && [value["lat"] ?? value["latitude"], value["lng"] ?? value["lon"] ?? value["longitude"]];
}

/** JSON around two numbers may be longer than they are. */
const LONGEST_PAIR = 1000;
const SIGNS = [";", /,\s+/, ",", /\s+/];

/** Two numbers in one cell: the decimal sign may be a comma, so the sign between them is looked for in turn. */
function pairOf(cell: string): [string, string] | undefined {
  const wkt = WKT.exec(cell);
  if (wkt) return [wkt[2]?.replace(")", "") ?? "", wkt[1] ?? ""];
  const json = cell.startsWith("{") ? jsonPoint(cell) : undefined;
  if (json) return [String(json[0]), String(json[1])];
  const inside = cell.replaceAll(/^[[(]|[\])]$/g, "").trim();
  const pair = SIGNS.map((sign) => inside.split(sign)).find(
    (parts) => parts.length === 2 && parts.every((part) => degreesOf(part) !== undefined),
  );
  return pair as [string, string] | undefined;
}

/** `-37.8, 144.9`: latitude and longitude in one cell, as people and registers write them. */
export function pointOf(cell: string): Read<Point> {
  const pair = cell.length > LONGEST_PAIR ? undefined : pairOf(cell.trim());
  const [lat, lng] = (pair ?? []).map(degreesOf);
  return lat === undefined || lng === undefined ? { problem: "coordinate_unreadable" } : placed(lat, lng);
}
