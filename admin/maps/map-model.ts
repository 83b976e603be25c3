import type { Identifiability } from "#contract/datachains.ts";

export interface Point {
  lat: number;
  lng: number;
}

export type PinTone = Identifiability | "unknown";

export interface MapPin extends Point {
  id: string;
  /** Its name for everyone: spoken, and shown beside the pointer. */
  label: string;
  tone: PinTone;
  /** Given, it is drawn as a circle with this number in it. */
  badge?: string | undefined;
  /** Where it looks, in degrees from north, and how far in metres. */
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

/** A shape whose corners can be moved, added and taken away. */
export interface EditedShape {
  kind: "line" | "area";
  points: readonly Point[];
  onChange: (points: Point[]) => void;
  /** "Corner 2 of 5" */
  cornerLabel: (number: number) => string;
}

/** A part of the earth, in degrees. */
export interface MapBounds {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** Many places near each other, counted elsewhere. */
export interface MapCluster extends Point {
  count: number;
  bounds: MapBounds;
}

/** What a map shows. */
export interface MapView {
  bounds: MapBounds;
  zoom: number;
}
