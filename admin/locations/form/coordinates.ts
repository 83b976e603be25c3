import type { Point } from "#admin/maps/map-model.ts";
import { pointWords } from "#admin/maps/point-words.ts";
import type { Geometry } from "#contract/locations.ts";

const NUMBER = /^[-+−]?\d{1,3}(?:\.\d+)?$/;
const asNumber = (text: string) => Number(text.replace("−", "-"));

const isOnEarth = ({ lat, lng }: Point) => Math.abs(lat) <= 90 && Math.abs(lng) <= 180;

/** Parses "51.5014, -0.1419", as copied from other maps; undefined if invalid. */
export function readPair(text: string): Point | undefined {
  const [lat, lng, ...others] = text.split(/[°,;\s]+/).filter(Boolean);
  if (!lat || !lng || others.length || !NUMBER.test(lat) || !NUMBER.test(lng)) return undefined;
  const point = { lat: asNumber(lat), lng: asNumber(lng) };
  return isOnEarth(point) ? point : undefined;
}

/** Parses one coordinate of a pair split over two fields. */
export function readDegrees(text: string, most: 90 | 180): number | undefined {
  const written = text.trim();
  if (!NUMBER.test(written)) return undefined;
  const degrees = asNumber(written);
  return Math.abs(degrees) <= most ? degrees : undefined;
}

export interface ReadLines {
  /** A line has one ring; an area may have holes, each after a blank line. */
  rings: Point[][];
  /** Number of the first invalid line, counted from 1. */
  wrongLine: number | undefined;
}

/** Parses one pair per line. */
export function readLines(text: string): ReadLines {
  const rings: Point[][] = [[]];
  let wrongLine: number | undefined;
  text.split(/\r?\n/).forEach((line, index) => {
    const ring = rings.at(-1) ?? [];
    if (line.trim() === "") {
      if (ring.length > 0) rings.push([]);
      return;
    }
    const point = readPair(line);
    if (point) ring.push(point);
    else wrongLine ??= index + 1;
  });
  return { rings: rings.filter((ring) => ring.length > 0), wrongLine };
}

export const writeLines = (rings: readonly (readonly Point[])[]) =>
  rings.map((ring) => ring.map(pointWords).join("\n")).join("\n\n");

const position = ({ lat, lng }: Point): [number, number] => [lng, lat];

/** Areas are closed in GeoJSON, but the form does not repeat the first corner. */
export function toGeometry(kind: "line" | "area", rings: readonly (readonly Point[])[]): Geometry {
  if (kind === "line") return { type: "LineString", coordinates: rings.flat().map(position) };
  return {
    type: "Polygon",
    coordinates: rings.map((ring) => [...ring, ...ring.slice(0, 1)].map(position)),
  };
}
