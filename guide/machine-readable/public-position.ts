import { type Geometry, PUBLIC_DECIMALS } from "#contract/locations.ts";
import type { PublicPlace } from "../content.ts";

type Position = readonly [lng: number, lat: number];
export type PointOrShape = { readonly type: "Point"; readonly coordinates: Position } | Geometry;

const rounded = (degrees: number, decimals: number) => Number(degrees.toFixed(decimals));

/** Twice the signed area of a ring; positive if counterclockwise. */
const turnOf = (ring: readonly Position[]) =>
  ring.reduce((sum, [lng, lat], index) => {
    const [nextLng, nextLat] = ring[(index + 1) % ring.length] ?? [lng, lat];
    return sum + lng * nextLat - nextLng * lat;
  }, 0);

function closed(ring: readonly Position[]): Position[] {
  const [first] = ring;
  const last = ring.at(-1);
  return first && last && (first[0] !== last[0] || first[1] !== last[1]) ? [...ring, first] : [...ring];
}

/** Outlines counterclockwise, holes clockwise, as RFC 7946 requires. */
function wound(ring: readonly Position[], isHole: boolean): [number, number][] {
  const turned = turnOf(ring) < 0 !== isHole ? ring.toReversed() : ring;
  return closed(turned).map(([lng, lat]) => [lng, lat]);
}

const shapeOf = (shape: Geometry): Geometry =>
  shape.type === "LineString"
    ? shape
    : { ...shape, coordinates: shape.coordinates.map((ring, index) => wound(ring, index > 0)) };

/** A place as GeoJSON, never finer than its precision allows, whatever the snapshot holds. */
export function geometryOf({ geometry, lat, lng, precision }: PublicPlace): PointOrShape | null {
  if (precision === "exact" && geometry) return shapeOf(geometry);
  if (precision === "hidden" || lat === null || lng === null) return null;
  if (precision === "exact") return { type: "Point", coordinates: [lng, lat] };
  const decimals = PUBLIC_DECIMALS[precision];
  return { type: "Point", coordinates: [rounded(lng, decimals), rounded(lat, decimals)] };
}

const pairs = (positions: readonly Position[]) => positions.map(([lng, lat]) => `${lng} ${lat}`).join(", ");

/** The same as well-known text (WKT), which GIS software and databases read. */
export function wellKnownText(shape: PointOrShape | null) {
  if (!shape) return null;
  if (shape.type === "Point") return `POINT (${pairs([shape.coordinates])})`;
  if (shape.type === "LineString") return `LINESTRING (${pairs(shape.coordinates)})`;
  return `POLYGON (${shape.coordinates.map((ring) => `(${pairs(ring)})`).join(", ")})`;
}
