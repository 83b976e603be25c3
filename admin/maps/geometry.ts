import type { Geometry } from "#contract/locations.ts";
import type { Point } from "./map-model.ts";

const EARTH = 6_371_008.8;
const radians = (degrees: number) => (degrees * Math.PI) / 180;
const degrees = (angle: number) => (angle * 180) / Math.PI;

/** The point at a distance in metres and a bearing in degrees. */
export function pointAt({ lat, lng }: Point, bearing: number, metres: number): Point {
  const [angle, from, toward] = [metres / EARTH, radians(lat), radians(bearing)];
  const latitude = Math.asin(Math.sin(from) * Math.cos(angle) + Math.cos(from) * Math.sin(angle) * Math.cos(toward));
  const turn = Math.atan2(
    Math.sin(toward) * Math.sin(angle) * Math.cos(from),
    Math.cos(angle) - Math.sin(from) * Math.sin(latitude),
  );
  return { lat: degrees(latitude), lng: lng + degrees(turn) };
}

const SPREAD = 60;
const STEPS = 12;

/** Field of view of a device as a closed sector. */
export function viewCone(from: Point, direction: number, metres: number): Point[] {
  const edge = Array.from({ length: STEPS + 1 }, (_, step) =>
    pointAt(from, direction - SPREAD / 2 + (SPREAD * step) / STEPS, metres),
  );
  return [from, ...edge, from];
}

/** Six decimals are ten centimetres: more precise than any survey of a lamp post. */
export const rounded = ({ lat, lng }: Point): Point => ({
  lat: Number(lat.toFixed(6)),
  lng: Number((((((lng + 180) % 360) + 360) % 360) - 180).toFixed(6)),
});

interface Placed {
  x: number;
  y: number;
}

/** Groups items within `reach` of a group's first item. */
export function grouped<P>(items: readonly P[], placeOf: (item: P) => Placed, reach: number): P[][] {
  const groups: { at: Placed; members: P[] }[] = [];
  for (const item of items) {
    const at = placeOf(item);
    const near = groups.find((group) => Math.hypot(group.at.x - at.x, group.at.y - at.y) < reach);
    if (near) near.members.push(item);
    else groups.push({ at, members: [item] });
  }
  return groups.map(({ members }) => members);
}

export function middleOf(points: readonly Point[]): Point {
  const sum = (axis: "lat" | "lng") => points.reduce((total, point) => total + point[axis], 0) / points.length;
  return { lat: sum("lat"), lng: sum("lng") };
}

const pointOf = ([lng, lat]: readonly [number, number]): Point => ({ lat, lng });

/** Rings of a line or an area, including holes. Areas are closed in GeoJSON; these rings are open. */
export function ringsOf(geometry: Geometry): Point[][] {
  if (geometry.type === "LineString") return [geometry.coordinates.map(pointOf)];
  return geometry.coordinates.map((ring) => ring.slice(0, -1).map(pointOf));
}
