import type { Location } from "#contract/locations.ts";
import { ringsOf } from "./geometry.ts";
import type { MapPin, MapShape, PinTone } from "./map-model.ts";
import { pointWords } from "./point-words.ts";

/** Display name of a place: its name, else its address, else its coordinates. */
export function titleOf(location: Location): string | undefined {
  const { name, fallbacks, address, lat, lng } = location;
  const written = name || fallbacks["name"]?.text || address;
  if (written) return written;
  return lat !== null && lng !== null ? pointWords({ lat, lng }) : undefined;
}

export function pinOf(location: Location, tone: PinTone, label: string): MapPin[] {
  const { id, lat, lng, direction_deg, radius_m } = location;
  if (lat === null || lng === null) return [];
  return [{ id, lat, lng, label, tone, direction: direction_deg, radius: radius_m }];
}

export function shapeOf({ id, geometry }: Location, label: string): MapShape[] {
  if (!geometry) return [];
  return [{ id, label, kind: geometry.type === "LineString" ? "line" : "area", points: ringsOf(geometry)[0] ?? [] }];
}
