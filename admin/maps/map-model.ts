import type { Identifiability } from "#contract/datachains.ts";

export interface Point {
  lat: number;
  lng: number;
}

export type PinTone = Identifiability | "unknown";

export interface MapPin extends Point {
  id: string;
  /** Accessible name and tooltip. */
  label: string;
  tone: PinTone;
  /** If set, drawn as a circle with this number. */
  badge?: string | undefined;
  /** Direction in degrees from north, and reach in metres. */
  direction?: number | null | undefined;
  radius?: number | null | undefined;
  isDraggable?: boolean | undefined;
}

export interface MapShape {
  id: string;
  label: string;
  kind: "line" | "area";
  points: readonly Point[];
}

/** A shape whose corners can be moved, added and removed. */
export interface EditedShape {
  kind: "line" | "area";
  points: readonly Point[];
  onChange: (points: Point[]) => void;
  /** "Corner 2 of 5" */
  cornerLabel: (number: number) => string;
}

/** Degrees. */
export interface MapBounds {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** Nearby places, grouped by the server. */
export interface MapCluster extends Point {
  count: number;
  bounds: MapBounds;
}

/** The visible area. */
export interface MapView {
  bounds: MapBounds;
  zoom: number;
}
