import L from "leaflet";

interface Drawn {
  kind: string;
  /** One name, or a name by language. */
  name?: string | Record<string, string>;
  /** Kind of the named thing, and the zoom level from which the name is shown. */
  of?: string;
  min_zoom?: number;
}
export type DrawnFeatures = GeoJSON.FeatureCollection<GeoJSON.Geometry, Drawn>;

const isName = ({ geometry }: GeoJSON.Feature) => geometry.type === "Point";
/** Roads have an edge: the same line, slightly wider, drawn below. */
const isRoad = ({ properties }: DrawnFeatures["features"][number]) => properties.kind.startsWith("road");

const ground = (features: DrawnFeatures["features"], look: (kind: string) => string) =>
  L.geoJSON({ type: "FeatureCollection", features } as DrawnFeatures, {
    interactive: false,
    style: (feature) => ({ className: look((feature as DrawnFeatures["features"][number]).properties.kind) }),
  });

const nameIn = ({ name = "" }: Drawn, locale: string) =>
  typeof name === "string" ? name : (name[locale] ?? name["en"] ?? "");

function nameMarker({ geometry, properties }: DrawnFeatures["features"][number], locale: string) {
  const [lng = 0, lat = 0] = (geometry as GeoJSON.Point).coordinates;
  const text = document.createElement("span");
  text.textContent = nameIn(properties, locale);
  const icon = L.divIcon({ className: `map-name map-name-${properties.of}`, html: text, iconSize: [0, 0] });
  const marker = L.marker([lat, lng], { icon, interactive: false, keyboard: false, zIndexOffset: -1000 });
  marker.on("add", () => marker.getElement()?.setAttribute("aria-hidden", "true"));
  return { marker, min_zoom: properties.min_zoom ?? 0 };
}

/** Draws a city in file order: ground, water, roads in real width, and names from their zoom level on. */
export class Drawing extends L.LayerGroup {
  readonly #names: ReturnType<typeof nameMarker>[];
  #map: L.Map | undefined;

  constructor({ features }: DrawnFeatures, locale: string) {
    const shapes = features.filter((feature) => !isName(feature));
    const roads = shapes.filter(isRoad);
    super([
      ground(
        shapes.filter((shape) => !isRoad(shape)),
        (kind) => `map-${kind}`,
      ),
      ground(roads, (kind) => `map-edge map-${kind}`),
      ground(roads, (kind) => `map-${kind}`),
    ]);
    this.#names = features.filter(isName).map((feature) => nameMarker(feature, locale));
  }

  readonly #fit = () => {
    const map = this.#map;
    if (!map) return;
    const { lat } = map.getCenter();
    const pixels = (256 * 2 ** map.getZoom()) / (40_075_017 * Math.cos((lat * Math.PI) / 180));
    map.getContainer().style.setProperty("--metre", `${pixels}px`);
    for (const { marker, min_zoom } of this.#names)
      if (map.getZoom() >= min_zoom) this.addLayer(marker);
      else this.removeLayer(marker);
  };

  override onAdd(map: L.Map) {
    this.#map = map;
    super.onAdd(map);
    map.getContainer().classList.add("map-drawn");
    map.on("zoomend", this.#fit);
    this.#fit();
    return this;
  }

  override onRemove(map: L.Map) {
    map.off("zoomend", this.#fit);
    map.getContainer().classList.remove("map-drawn");
    return super.onRemove(map);
  }
}
