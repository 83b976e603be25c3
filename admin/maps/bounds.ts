import L from "leaflet";
import type { MapBounds } from "./map-model.ts";

export const boundsIn = ({ west, south, east, north }: MapBounds) => L.latLngBounds([south, west], [north, east]);

const DECIMALS = 5;
const round = (degrees: number) => Number(degrees.toFixed(DECIMALS));
const onEarth = (lng: number) => ((((lng + 180) % 360) + 360) % 360) - 180;

/** Bounds as the API accepts them: valid coordinates, once around the earth at most. */
export function roundedBounds(bounds: L.LatLngBounds): MapBounds {
  const isAround = bounds.getEast() - bounds.getWest() >= 360;
  return {
    west: isAround ? -180 : round(onEarth(bounds.getWest())),
    south: round(Math.max(-90, bounds.getSouth())),
    east: isAround ? 180 : round(onEarth(bounds.getEast())),
    north: round(Math.min(90, bounds.getNorth())),
  };
}
