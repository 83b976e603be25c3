import type L from "leaflet";

const KEY = "map_view";
const WORLD = { center: [20, 10] as [number, number], zoom: 2 };

/** Where the last map was left: who places many things does not fly around the world for each. */
export function readView(): typeof WORLD {
  const [lat, lng, zoom] = (sessionStorage.getItem(KEY) ?? "").split(",").map(Number);
  const isKnown = [lat, lng, zoom].every((part) => part !== undefined && Number.isFinite(part));
  return isKnown && zoom ? { center: [lat ?? 0, lng ?? 0], zoom } : WORLD;
}

export function rememberView(map: L.Map) {
  const { lat, lng } = map.getCenter();
  if (map.getZoom() > WORLD.zoom) sessionStorage.setItem(KEY, [lat, lng, map.getZoom()].join(","));
}
