import L from "leaflet";
import type { feature as toFeature } from "topojson-client";
import world from "world-atlas/countries-50m.json?url";
import type { MapSource } from "#contract/config.ts";
import { Drawing, type DrawnFeatures } from "./drawing.ts";
import { readDrawing, withBase } from "./read-drawing.ts";

interface Look {
  isDark: boolean;
  /** The reader's language, for names on vector maps. */
  locale: string;
}

export interface BaseLayer {
  layer: L.Layer;
  /** Called once if tiles fail to load. */
  onFailure: (listener: () => void) => void;
}

/** For sources that are complete once loaded. */
const neverFails = () => undefined;

/** Grid squares, so that movement is visible where there are no streets. */
class Squares extends L.GridLayer {
  protected override createTile() {
    return L.DomUtil.create("div", "map-square");
  }
}

/** Zoom level from which outlines are hidden: they are only accurate to a few kilometres. */
const NEAR = 10;

class Outlines extends L.LayerGroup {
  readonly #show = () => this.#map?.getContainer().classList.toggle("map-near", this.#map.getZoom() >= NEAR);
  #map: L.Map | undefined;

  override onAdd(map: L.Map) {
    this.#map = map;
    map.on("zoomend", this.#show);
    this.#show();
    return super.onAdd(map);
  }

  override onRemove(map: L.Map) {
    map.off("zoomend", this.#show);
    map.getContainer().classList.remove("map-near");
    return super.onRemove(map);
  }
}

type Topology = Parameters<typeof toFeature>[0];

/** Fetched as data rather than imported: browsers parse JSON faster than script. */
const readWorld = async () => (await (await fetch(world)).json()) as Topology;

/** Country outlines over a grid; needs no map server. */
async function outlineLayer(): Promise<BaseLayer> {
  const [{ feature }, topology] = await Promise.all([import("topojson-client"), readWorld()]);
  const countries = feature(topology, topology.objects["countries"] as never);
  const land = L.geoJSON(countries, { interactive: false, style: { className: "map-land", weight: 1 } });
  return { layer: new Outlines([land, new Squares()]), onFailure: neverFails };
}

function rasterLayer({ url, max_zoom }: MapSource & { kind: "raster" }): BaseLayer {
  const layer = L.tileLayer(url, { maxNativeZoom: max_zoom, maxZoom: 20, className: "map-raster" });
  return { layer, onFailure: (listener) => void layer.once("tileerror", listener) };
}

/** Vector tiles from one file, rendered in the browser with names in the reader's language. */
async function vectorLayer({ url }: MapSource & { kind: "pmtiles" }, { isDark, locale }: Look): Promise<BaseLayer> {
  const { leafletLayer, PmtilesSource } = await import("protomaps-leaflet");
  const { p: archive } = new PmtilesSource(withBase(url), true);
  // beyond the file's maximum zoom, its last tiles are enlarged
  const { maxZoom: maxDataZoom } = await archive.getHeader();
  const flavor = isDark ? "dark" : "light";
  const layer = leafletLayer({ url: archive, flavor, lang: locale, maxDataZoom }) as unknown as L.Layer;
  return { layer, onFailure: neverFails };
}

/** Coloured by the style sheet, so that it follows the theme. */
async function drawingLayer(url: string, locale: string): Promise<BaseLayer> {
  return { layer: new Drawing((await readDrawing(url)) as DrawnFeatures, locale), onFailure: neverFails };
}

export function baseLayer(source: MapSource | undefined, look: Look): Promise<BaseLayer> {
  if (source?.kind === "raster") return Promise.resolve(rasterLayer(source));
  if (source?.kind === "pmtiles") return vectorLayer(source, look);
  if (source?.kind === "drawing") return drawingLayer(source.url, look.locale);
  return outlineLayer();
}
