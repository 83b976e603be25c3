import L from "leaflet";
import "leaflet/dist/leaflet.css";
import { useTranslation } from "#admin/i18n/i18n.ts";
import "./map.css";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { languageTag } from "#admin/i18n/locales.ts";
import { Crosshair } from "./Crosshair.tsx";
import { MapButtons } from "./MapButtons.tsx";
import { boundsIn, roundedBounds } from "./bounds.ts";
import { rounded } from "./geometry.ts";
import type { Point } from "./map-model.ts";
import type { MapProps } from "./MapPanel.tsx";
import { readView, rememberView } from "./remembered-view.ts";
import { useBaseLayer } from "./use-base-layer.ts";
import { usePins } from "./use-pins.ts";
import { useEditedShape, useShapes } from "./use-shapes.ts";

const NOTHING: never[] = [];

function createMap(host: HTMLElement) {
  const map = L.map(host, {
    zoomControl: false,
    attributionControl: false,
    worldCopyJump: true,
    minZoom: 1,
    maxZoom: 20,
    zoomSnap: 0.5,
    // respects prefers-reduced-motion
    ...(window.matchMedia("(prefers-reduced-motion: reduce)").matches && {
      zoomAnimation: false,
      fadeAnimation: false,
      markerZoomAnimation: false,
    }),
  });
  L.control.scale({ position: "bottomleft", imperial: false }).addTo(map);
  return map;
}

/** Bounds of everything on the map; undefined if there is nothing. */
function boundsOf({ pins, shapes = [], edited, extent }: Pick<MapProps, "pins" | "shapes" | "edited" | "extent">) {
  if (extent) return boundsIn(extent);
  const points = [...pins, ...shapes.flatMap((shape) => shape.points), ...(edited?.points ?? [])];
  return points.length ? L.latLngBounds(points.map(({ lat, lng }) => [lat, lng])) : undefined;
}

/** The map itself. Everything on it is also available beside it. */
export function LeafletMap(props: MapProps) {
  const { pins, shapes = NOTHING, selected, edited, onPlace, placeLabel, groupLabel } = props;
  const { t, locale } = useTranslation();
  const host = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<L.Map>();
  const { hasFailed, hasGround, attribution } = useBaseLayer(map);

  const fit = () => {
    const bounds = boundsOf(props);
    if (map && bounds) map.fitBounds(bounds, { padding: [48, 48], maxZoom: 17 });
  };
  // the edited or selected place, else everything, else the last view
  const showFirst = useEffectEvent((created: L.Map) => {
    const { center, zoom } = readView();
    created.setView(center, zoom, { animate: false });
    const one = { pins: pins.filter(({ id }) => id === selected), edited };
    const bounds = boundsOf(one) ?? boundsOf(props);
    if (bounds) created.fitBounds(bounds, { padding: [48, 48], maxZoom: 17, animate: false });
  });

  useEffect(() => {
    if (!host.current) return undefined;
    const created = createMap(host.current);
    showFirst(created);
    created.on("moveend", () => rememberView(created));
    const observer = new ResizeObserver(() => created.invalidateSize({ animate: false }));
    observer.observe(host.current);
    setMap(created);
    return () => {
      observer.disconnect();
      // a debounced resize event may fire after removal, when the map can no longer be measured
      created.remove().off();
    };
  }, []);

  useView(map, props.onView);
  usePins(map, {
    pins,
    clusters: props.clusters ?? NOTHING,
    selected,
    groupLabel,
    onSelect: props.onSelect,
    onMove: (id, to) => props.onMovePin?.(id, to),
  });
  useShapes(map, shapes, selected, (id) => props.onSelect?.(id));
  useEditedShape(map, edited);
  useInSight(map, props);
  useExtent(map, props);
  useFocus(map, props.focus);
  usePlacing(map, onPlace);

  return (
    <>
      <div ref={host} lang={languageTag(locale)} className="absolute inset-0 z-0" />
      {map && <MapButtons map={map} onFit={boundsOf(props) ? fit : undefined} />}
      {map && onPlace && (
        <Crosshair map={map} label={placeLabel ?? t("maps.place_here")} onPlace={(point) => onPlace(point)} />
      )}
      <p className="pointer-events-none absolute end-0 bottom-0 z-10 max-w-[70%] rounded-ss-sm bg-surface/85 px-1.5 text-xs text-muted">
        {attribution}
      </p>
      {!hasGround && (
        <p
          role="status"
          className="absolute start-2 top-2 z-10 max-w-[70%] rounded-sm bg-surface px-2 py-1 text-xs text-muted"
        >
          {t(hasFailed ? "maps.no_ground" : "maps.no_source")}
        </p>
      )}
    </>
  );
}

/** Reports the visible area with a margin, so that small moves need no new request. Skips maps without a size. */
function useView(map: L.Map | undefined, onView: MapProps["onView"]) {
  const tell = useEffectEvent((shown: L.Map) => {
    const { x, y } = shown.getSize();
    if (x && y) onView?.({ bounds: roundedBounds(shown.getBounds().pad(0.1)), zoom: Math.floor(shown.getZoom()) });
  });
  useEffect(() => {
    if (!map) return undefined;
    const act = () => tell(map);
    act();
    map.on("moveend resize", act);
    return () => void map.off("moveend resize", act);
  }, [map]);
}

/** Pans to what was selected or edited elsewhere. */
function useInSight(map: L.Map | undefined, { pins, shapes = NOTHING, selected, edited }: MapProps) {
  const chosen = pins.find(({ id }) => id === selected) ?? shapes.find(({ id }) => id === selected)?.points[0];
  const point = edited?.points.at(-1) ?? chosen;
  const [lat, lng] = [point?.lat, point?.lng];
  useEffect(() => {
    if (!map || lat === undefined || lng === undefined) return;
    if (!map.getBounds().contains([lat, lng])) map.panTo([lat, lng]);
  }, [map, lat, lng]);
}

/** Fits an extent that arrives late, unless there is something else to show. */
function useExtent(map: L.Map | undefined, { extent, ...shown }: MapProps) {
  const show = useEffectEvent((at: L.Map) => {
    if (extent && !boundsOf(shown)) at.fitBounds(boundsIn(extent), { padding: [48, 48], maxZoom: 17, animate: false });
  });
  const isKnown = extent !== undefined;
  useEffect(() => {
    if (map && isKnown) show(map);
  }, [map, isKnown]);
}

const FOCUS_METRES = 200;

function useFocus(map: L.Map | undefined, focus: Point | undefined) {
  useEffect(() => {
    if (map && focus) map.fitBounds(L.latLng(focus.lat, focus.lng).toBounds(FOCUS_METRES));
  }, [map, focus]);
}

function usePlacing(map: L.Map | undefined, onPlace: MapProps["onPlace"]) {
  const place = useEffectEvent(({ latlng }: L.LeafletMouseEvent) => onPlace?.(rounded(latlng)));
  const isPlacing = onPlace !== undefined;
  useEffect(() => {
    if (!map || !isPlacing) return undefined;
    const act = (event: L.LeafletMouseEvent) => place(event);
    map.on("click", act);
    map.getContainer().classList.add("map-placing");
    return () => {
      map.off("click", act);
      map.getContainer().classList.remove("map-placing");
    };
  }, [map, isPlacing]);
}
