import type { Geometry } from "#contract/locations.ts";

type Position = readonly [lng: number, lat: number];
type Ring = Position[];
type Point = { readonly lat: number; readonly lng: number };

const isSame = ([ax, ay]: Position, [bx, by]: Position) => ax === bx && ay === by;

function closed(ring: Ring): Ring {
  const [first, last] = [ring[0], ring.at(-1)];
  return first && last && !isSame(first, last) ? [...ring, first] : ring;
}

/** Sides relative to the first corner: far from the origin, products of absolute degrees lose precision. */
function sidesOf(ring: Ring) {
  const [x, y] = ring[0] ?? [0, 0];
  return ring.slice(1).map(([bx, by], at) => {
    const [ax, ay] = ring[at] ?? [x, y];
    const [a, b] = [
      [ax - x, ay - y],
      [bx - x, by - y],
    ] as const;
    return { x: a[0] + b[0], y: a[1] + b[1], cross: a[0] * b[1] - b[0] * a[1] };
  });
}

/** Twice the area, positive if the ring is counterclockwise. */
const windingOf = (ring: Ring) => sidesOf(ring).reduce((sum, side) => sum + side.cross, 0);

/** RFC 7946's right-hand rule: outer rings are counterclockwise, holes clockwise. */
function turned(ring: Ring, isOuter: boolean): Ring {
  const winding = windingOf(ring);
  return (isOuter ? winding < 0 : winding > 0) ? ring.toReversed() : ring;
}

/** The shape as stored: rings closed and oriented. */
export function tidied(geometry: Geometry): Geometry {
  if (geometry.type === "LineString") return geometry;
  const rings = geometry.coordinates.map((ring, at) => turned(closed(ring), at === 0));
  return { type: "Polygon", coordinates: rings as [number, number][][] };
}

const cornersOf = (ring: Ring) => new Set(ring.map(String)).size;

const MAX_POINTS = 2000;
const MAX_CHARACTERS = 64 * 1024;

/** Why a tidied shape is invalid, if it is. */
export function problemOf(geometry: Geometry): string | undefined {
  if (JSON.stringify(geometry).length > MAX_CHARACTERS) return "The shape is larger than 64 kB: use fewer points";
  if (geometry.type === "LineString") return undefined;
  if (geometry.coordinates.some((ring) => cornersOf(ring) < 3)) return "An area needs at least three corners";
  if (geometry.coordinates.some((ring) => ring.length > MAX_POINTS)) return "A ring can have at most 2000 points";
  return undefined;
}

function meanOf(ring: Ring): Position {
  const corners = ring.slice(1);
  const sum = (axis: 0 | 1) => corners.reduce((total, corner) => total + corner[axis], 0) / corners.length;
  return [sum(0), sum(1)];
}

function isWithinBounds(ring: Ring, [lng, lat]: Position) {
  const [lngs, lats] = [ring.map(([x]) => x), ring.map(([, y]) => y)];
  return lng >= Math.min(...lngs) && lng <= Math.max(...lngs) && lat >= Math.min(...lats) && lat <= Math.max(...lats);
}

/** Falls back to the mean of the corners if the ring has no area or crosses itself. */
function centroidOf(ring: Ring): Position {
  const [x, y] = ring[0] ?? [0, 0];
  const sides = sidesOf(ring);
  const scale = 3 * windingOf(ring);
  const along = (axis: "x" | "y") => sides.reduce((sum, side) => sum + side[axis] * side.cross, 0) / scale;
  const centroid: Position = [x + along("x"), y + along("y")];
  return isWithinBounds(ring, centroid) ? centroid : meanOf(ring);
}

/** Seven decimals are about a centimetre. */
const rounded = (degrees: number) => Number(degrees.toFixed(7));

/** A representative point for lists and pins: a line's middle corner or an area's centroid. */
export function pointOf(geometry: Geometry): Point {
  const isLine = geometry.type === "LineString";
  const corner = isLine
    ? geometry.coordinates[Math.floor(geometry.coordinates.length / 2)]
    : centroidOf(geometry.coordinates[0] ?? []);
  const [lng, lat] = corner ?? [0, 0];
  return { lat: rounded(lat), lng: rounded(lng) };
}
