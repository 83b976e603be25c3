import type { LText } from "#contract/texts.ts";

type Position = readonly number[];
type Shape =
  | { readonly type: "Point"; readonly coordinates: Position }
  | { readonly type: "LineString"; readonly coordinates: readonly Position[] }
  | { readonly type: "MultiLineString" | "Polygon"; readonly coordinates: readonly (readonly Position[])[] }
  | { readonly type: "MultiPolygon"; readonly coordinates: readonly (readonly (readonly Position[])[])[] };

export type BaseMapFeature = {
  readonly geometry: Shape;
  readonly properties: {
    readonly kind: "park" | "water" | "building-area" | "road-minor" | "road-major" | "rail" | "quarter-name";
    /** One name for all languages, or one per language. */
    readonly name?: string | LText | undefined;
    /** What the name belongs to: `quarter`, `water`, `park`. */
    readonly of?: string | undefined;
  };
};

/** Streets, water, built-up areas and names around a site's places, as GeoJSON. */
export type BaseMap = { readonly features: readonly BaseMapFeature[] };

export const namesOf = ({ properties: { name } }: BaseMapFeature): LText =>
  name === undefined ? {} : typeof name === "string" ? { en: name } : name;

/** A shape as lines: the rings of an area, the parts of a road, or a single point. */
export function linesOf({ geometry }: BaseMapFeature): readonly (readonly Position[])[] {
  if (geometry.type === "Point") return [[geometry.coordinates]];
  if (geometry.type === "LineString") return [geometry.coordinates];
  return geometry.type === "MultiPolygon" ? geometry.coordinates.flat() : geometry.coordinates;
}

type At = { readonly lat: number | null; readonly lng: number | null };

type Box = { readonly west: number; readonly east: number; readonly south: number; readonly north: number };
const boxes = new WeakMap<BaseMap, Box>();

function measureBox(map: BaseMap): Box {
  const box = { west: Infinity, east: -Infinity, south: Infinity, north: -Infinity };
  for (const [lng = 0, lat = 0] of map.features.flatMap((feature) => linesOf(feature).flat())) {
    box.west = Math.min(box.west, lng);
    box.east = Math.max(box.east, lng);
    box.south = Math.min(box.south, lat);
    box.north = Math.max(box.north, lat);
  }
  return box;
}

/** Cached: measured once per map. */
function boxOf(map: BaseMap) {
  const box = boxes.get(map) ?? measureBox(map);
  boxes.set(map, box);
  return box;
}

/** The map, if any place lies within it; otherwise pins are drawn on plain ground. */
export function groundFor(map: BaseMap | undefined, places: readonly At[]): BaseMap | undefined {
  if (!map) return undefined;
  const box = boxOf(map);
  const isInside = ({ lat, lng }: At) =>
    lat !== null && lng !== null && lng >= box.west && lng <= box.east && lat >= box.south && lat <= box.north;
  return places.some(isInside) ? map : undefined;
}
