import { Geometry } from "#contract/locations.ts";
import { type Point, placed } from "./read-coordinates.ts";
import { parseJson } from "./parse-json.ts";
import type { Read } from "./read-cell.ts";

export type Shape = { readonly point?: Point; readonly geometry?: Geometry };
type Raw = { type?: unknown; coordinates?: unknown };

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
/** A height is left out. */
const flat = (position: unknown) => list(position).slice(0, 2);

/** Several of one are that one; shapes in several parts are beyond us. */
function single({ type, coordinates }: Raw): Raw {
  const parts = list(coordinates);
  if (typeof type !== "string" || !type.startsWith("Multi") || parts.length !== 1) return { type, coordinates };
  return { type: type.slice("Multi".length), coordinates: parts[0] };
}

function parsed(cell: string): Raw | undefined {
  const value = parseJson(cell);
  return typeof value === "object" && value !== null ? value : undefined;
}

const KNOWN = ["MultiPoint", "MultiLineString", "MultiPolygon", "GeometryCollection"];

/** A GeoJSON geometry: its point, or its line or area. */
export function shapeOf(cell: string): Read<Shape> {
  const raw = parsed(cell);
  if (!raw) return { problem: "shape_unreadable" };
  const { type, coordinates } = single(raw);
  if (KNOWN.includes(String(type))) return { problem: "shape_unsupported" };
  if (type === "Point") {
    const [lng, lat] = list(coordinates);
    if (typeof lng !== "number" || typeof lat !== "number") return { problem: "shape_unreadable" };
    const read = placed(lat, lng);
    return "value" in read ? { ...read, value: { point: read.value } } : read;
  }
  const positions =
    type === "LineString" ? list(coordinates).map(flat) : list(coordinates).map((ring) => list(ring).map(flat));
  const result = Geometry.safeParse({ type, coordinates: positions });
  if (result.success) return { value: { geometry: result.data } };
  const isBeyond = positions.flat(2).some((degrees) => typeof degrees === "number" && Math.abs(degrees) > 90);
  return { problem: isBeyond ? "coordinate_out_of_range" : "shape_unreadable" };
}
