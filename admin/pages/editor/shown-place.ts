import { pinOf, shapeOf } from "#admin/maps/places.ts";
import type { PinTone } from "#admin/maps/map-model.ts";
import { type Location, PRECISIONS, type Precision, PUBLIC_DECIMALS } from "#contract/locations.ts";

/** How precisely a page may show a place: as the place itself says, or less. */
export const precisionsOf = ({ precision }: Pick<Location, "precision">) =>
  PRECISIONS.slice(PRECISIONS.indexOf(precision));

/** What the page asks for, and never more than the place allows. */
export function shownPrecision(location: Pick<Location, "precision">, wish: Precision | undefined): Precision {
  return wish && precisionsOf(location).includes(wish) ? wish : location.precision;
}

const rounded = (degrees: number | null, decimals: number) =>
  degrees === null ? null : Number(degrees.toFixed(decimals));

/** A place as residents find it on the map: its outline and direction only where it is exact. */
export function onMap(location: Location, precision: Precision, tone: PinTone, label: string) {
  if (precision === "hidden" || !location.is_public) return { pins: [], shapes: [] };
  if (precision === "exact") return { pins: pinOf(location, tone, label), shapes: shapeOf(location, label) };
  const decimals = PUBLIC_DECIMALS[precision];
  const vague = {
    ...location,
    lat: rounded(location.lat, decimals),
    lng: rounded(location.lng, decimals),
    direction_deg: null,
    radius_m: null,
  };
  return { pins: pinOf(vague, tone, label), shapes: [] };
}
