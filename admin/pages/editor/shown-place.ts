import { pinOf, shapeOf } from "#admin/maps/places.ts";
import type { PinTone } from "#admin/maps/map-model.ts";
import { type Location, PRECISIONS, type Precision, PUBLIC_DECIMALS } from "#contract/locations.ts";

/** Precisions a page may choose: the place's own, or coarser. */
export const precisionsOf = ({ precision }: Pick<Location, "precision">) =>
  PRECISIONS.slice(PRECISIONS.indexOf(precision));

/** The precision the page asks for, capped at what the place allows. */
export function shownPrecision(location: Pick<Location, "precision">, wish: Precision | undefined): Precision {
  return wish && precisionsOf(location).includes(wish) ? wish : location.precision;
}

const rounded = (degrees: number | null, decimals: number) =>
  degrees === null ? null : Number(degrees.toFixed(decimals));

/** A place as residents see it on the map: outline and direction only if it is exact. */
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
