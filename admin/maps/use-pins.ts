import L from "leaflet";
import { useEffect, useEffectEvent } from "react";
import { boundsIn } from "./bounds.ts";
import { grouped, rounded, viewCone } from "./geometry.ts";
import { inElement } from "./in-element.ts";
import type { MapCluster, MapPin, Point } from "./map-model.ts";
import { pinDrawing } from "./pin-drawing.ts";

interface PinsSetup {
  pins: readonly MapPin[];
  clusters: readonly MapCluster[];
  selected: string | undefined;
  /** If missing, pins are read-only unless they can be dragged. */
  onSelect: ((id: string) => void) | undefined;
  onMove: (id: string, to: Point) => void;
  /** "12 places: zoom in"; if missing, pins are not grouped. */
  groupLabel: ((count: number) => string) | undefined;
}

const REACH = 60;
/** Label of the selected pin. */
const NAME_TAG: L.TooltipOptions = { permanent: true, direction: "top", offset: [0, -36] };
const isPress = (event: KeyboardEvent) => event.key === "Enter" || event.key === " ";

/** Leaflet makes markers focusable, but does not handle Enter. */
function onPress(marker: L.Marker, act: () => void) {
  marker.on("click", act);
  marker.on("keydown", ({ originalEvent }: L.LeafletKeyboardEvent) => {
    if (!isPress(originalEvent)) return;
    originalEvent.preventDefault();
    act();
  });
}

function named(marker: L.Marker, label: string) {
  marker.on("add", () => marker.getElement()?.setAttribute("aria-label", label));
  return marker;
}

/** Hides read-only markers from keyboard and screen readers. */
function silent(marker: L.Marker) {
  marker.on("add", () => marker.getElement()?.setAttribute("aria-hidden", "true"));
  return marker;
}

const selectedClass = (isSelected: boolean) => (isSelected ? " map-pin-selected" : "");

const pinIcon = (tone: MapPin["tone"], isSelected: boolean) =>
  L.divIcon({
    className: `map-pin map-pin-${tone}${selectedClass(isSelected)}`,
    html: inElement(pinDrawing(tone)),
    iconSize: [32, 40],
    iconAnchor: [16, 38],
  });

/** Sized to fit its number. */
function badgeIcon(badge: string, isSelected: boolean) {
  const size = Math.max(28, 16 + badge.length * 8);
  return L.divIcon({
    className: `map-group map-badge${selectedClass(isSelected)}`,
    html: inElement(badge),
    iconSize: [size, 28],
  });
}

function pinMarker(pin: MapPin, isSelected: boolean, canSelect: boolean) {
  const isActive = canSelect || (pin.isDraggable ?? false);
  const marker = L.marker([pin.lat, pin.lng], {
    icon: pin.badge === undefined ? pinIcon(pin.tone, isSelected) : badgeIcon(pin.badge, isSelected),
    title: pin.label,
    draggable: pin.isDraggable ?? false,
    interactive: isActive,
    keyboard: isActive,
    zIndexOffset: isSelected ? 1000 : 0,
  });
  return isActive ? named(marker, pin.label) : silent(marker);
}

/** Compact number, such as "12K". */
const short = (count: number) =>
  new Intl.NumberFormat(document.documentElement.lang || undefined, { notation: "compact" }).format(count);

function groupMarker({ lat, lng }: Point, count: number, label: string) {
  const size = count < 100 ? 36 : count < 10_000 ? 44 : 52;
  const icon = L.divIcon({ className: "map-group", html: inElement(short(count)), iconSize: [size, size] });
  return named(L.marker([lat, lng], { icon, title: label }), label);
}

/** Field of view of a device: a sector if its direction is known, else a circle. */
function sightOf(pin: MapPin): L.Path | undefined {
  if (!pin.radius) return undefined;
  const look = { className: "map-sight", interactive: false, weight: 1.5 };
  if (pin.direction === null || pin.direction === undefined)
    return L.circle([pin.lat, pin.lng], { ...look, radius: pin.radius });
  return L.polygon(
    viewCone(pin, pin.direction, pin.radius).map(({ lat, lng }): L.LatLngTuple => [lat, lng]),
    look,
  );
}

/** Syncs markers with the pins; groups those that would overlap. */
export function usePins(map: L.Map | undefined, setup: PinsSetup) {
  const { pins, clusters, selected, groupLabel } = setup;
  const select = useEffectEvent((id: string) => setup.onSelect?.(id));
  const canSelect = setup.onSelect !== undefined;
  const move = useEffectEvent(setup.onMove);
  const words = useEffectEvent((count: number) => groupLabel?.(count) ?? "");
  const isGrouped = groupLabel !== undefined;

  useEffect(() => {
    if (!map) return undefined;
    const layer = L.layerGroup().addTo(map);

    const single = (pin: MapPin) => {
      const marker = pinMarker(pin, pin.id === selected, canSelect);
      onPress(marker, () => select(pin.id));
      marker.on("dragend", () => move(pin.id, rounded(marker.getLatLng())));
      layer.addLayer(marker);
      if (pin.id === selected && canSelect) marker.bindTooltip(inElement(pin.label), NAME_TAG);
      const sight = sightOf(pin);
      if (sight) layer.addLayer(sight);
    };
    const group = (at: Point, count: number, bounds: L.LatLngBounds) => {
      const marker = groupMarker(at, count, words(count));
      onPress(marker, () => map.fitBounds(bounds.pad(0.2), { maxZoom: map.getZoom() + 4 }));
      layer.addLayer(marker);
    };
    // drawn at the first pin: groups never start close enough to overlap, but their centres might
    const several = (first: MapPin, all: readonly MapPin[]) =>
      group(first, all.length, L.latLngBounds(all.map(({ lat, lng }) => [lat, lng])));
    const draw = () => {
      layer.clearLayers();
      const around = map.getBounds().pad(0.3);
      const near = isGrouped ? pins.filter(({ lat, lng }) => around.contains([lat, lng])) : pins;
      const isClose = map.getZoom() >= 18;
      const placeOf = ({ lat, lng }: MapPin) => map.project([lat, lng]);
      const groups = isGrouped && !isClose ? grouped(near, placeOf, REACH) : near.map((pin) => [pin]);
      for (const cluster of clusters) group(cluster, cluster.count, boundsIn(cluster.bounds));
      for (const all of groups) {
        const [first, ...others] = all;
        if (first && others.length) several(first, all);
        else if (first) single(first);
      }
    };
    draw();
    if (isGrouped) map.on("moveend", draw);
    return () => {
      map.off("moveend", draw);
      layer.remove();
    };
  }, [map, pins, clusters, selected, isGrouped, canSelect]);
}
