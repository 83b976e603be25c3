import type L from "leaflet";

const KEY = "map_view";
const WORLD = { center: [20, 10] as [number, number], zoom: 2 };

/** The last map's view: people who place many things stay in one area. */
export function readView(): typeof WORLD {
  const [lat, lng, zoom] = (sessionStorage.getItem(KEY) ?? "").split(",").map(Number);
  const isKnown = [lat, lng, zoom].every((part) => part !== undefined && Number.isFinite(part));
  return isKnown && zoom ? { center: [lat ?? 0, lng ?? 0], zoom } : WORLD;
}

export function rememberView(map: L.Map) {
  const { lat, lng } = map.getCenter();
  if (map.getZoom() > WORLD.zoom) sessionStorage.setItem(KEY, [lat, lng, map.getZoom()].join(","));
}
