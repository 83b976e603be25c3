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
    /** One name for all, or a name by language. */
    readonly name?: string | LText | undefined;
    /** What a name belongs to: `quarter`, `water`, `park`. */
    readonly of?: string | undefined;
  };
};

/** Streets, water, built-up areas and names around a site's places, as GeoJSON. */
export type BaseMap = { readonly features: readonly BaseMapFeature[] };

export const namesOf = ({ properties: { name } }: BaseMapFeature): LText =>
  name === undefined ? {} : typeof name === "string" ? { en: name } : name;

/** The lines of a shape: rings of areas, parts of roads, one point of a name. */
export function linesOf({ geometry }: BaseMapFeature): readonly (readonly Position[])[] {
  if (geometry.type === "Point") return [[geometry.coordinates]];
  if (geometry.type === "LineString") return [geometry.coordinates];
  return geometry.type === "MultiPolygon" ? geometry.coordinates.flat() : geometry.coordinates;
}
