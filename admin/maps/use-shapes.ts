import L from "leaflet";
import { useEffect, useEffectEvent, useRef } from "react";
import { middleOf, rounded } from "./geometry.ts";
import { inElement } from "./in-element.ts";
import type { EditedShape, MapShape, Point } from "./map-model.ts";

const pair = ({ lat, lng }: Point): L.LatLngTuple => [lat, lng];

function pathOf({ kind, points }: Pick<MapShape, "kind" | "points">, isSelected: boolean) {
  const look = { className: `map-${kind} ${isSelected ? "map-chosen" : ""}`, weight: 3 };
  return kind === "line" ? L.polyline(points.map(pair), look) : L.polygon(points.map(pair), look);
}

export function useShapes(
  map: L.Map | undefined,
  shapes: readonly MapShape[],
  selected: string | undefined,
  onSelect: (id: string) => void,
) {
  const select = useEffectEvent(onSelect);
  useEffect(() => {
    if (!map) return undefined;
    const layer = L.layerGroup().addTo(map);
    for (const shape of shapes) {
      const path = pathOf(shape, shape.id === selected);
      path.on("click", () => select(shape.id));
      path.bindTooltip(inElement(shape.label), { sticky: true });
      layer.addLayer(path);
    }
    return () => void layer.remove();
  }, [map, shapes, selected]);
}

const NUDGE = 8;
const ARROWS: Record<string, [number, number]> = {
  ArrowUp: [0, -NUDGE],
  ArrowDown: [0, NUDGE],
  ArrowLeft: [-NUDGE, 0],
  ArrowRight: [NUDGE, 0],
};

/** Gaps between neighbouring corners; an area also has one from its last corner to the first. */
const gapsOf = (kind: MapShape["kind"], points: readonly Point[]) =>
  points.flatMap((point, index) => {
    const next = points[index + 1] ?? (kind === "area" && points.length > 2 ? points[0] : undefined);
    return next ? [{ after: index, middle: middleOf([point, next]) }] : [];
  });

/** The corners of a shape as handles: drag them, move them with arrow keys, remove them with Delete. */
export function useEditedShape(map: L.Map | undefined, edited: EditedShape | undefined) {
  const points = edited?.points;
  const kind = edited?.kind;
  const change = useEffectEvent((next: Point[]) => edited?.onChange(next));
  const label = useEffectEvent((number: number) => edited?.cornerLabel(number) ?? "");
  // every change redraws the corners: restore focus to the one that was moved
  const focused = useRef<number>(undefined);

  useEffect(() => {
    if (!map || !points || !kind) return undefined;
    const layer = L.layerGroup().addTo(map);
    if (points.length > 1) layer.addLayer(pathOf({ kind, points }, true));

    const put = (index: number, point: Point) => change(points.with(index, rounded(point)));
    const remove = (index: number) => change(points.toSpliced(index, 1));
    const nudge = (index: number, point: Point, by: [number, number]) =>
      put(index, map.unproject(map.project([point.lat, point.lng]).add(by)));

    points.forEach((point, index) => {
      const icon = L.divIcon({ className: "map-corner", html: inElement(), iconSize: [24, 24] });
      const corner = L.marker(pair(point), { icon, draggable: true, title: label(index + 1), zIndexOffset: 1000 });
      corner.on("add", () => corner.getElement()?.setAttribute("aria-label", label(index + 1)));
      corner.on("dragend", () => put(index, corner.getLatLng()));
      corner.on("keydown", ({ originalEvent: event }: L.LeafletKeyboardEvent) => {
        const by = ARROWS[event.key];
        if (!by && event.key !== "Delete") return;
        event.preventDefault();
        event.stopPropagation();
        focused.current = index;
        if (by) nudge(index, point, by);
        else remove(index);
      });
      layer.addLayer(corner);
      if (index === Math.min(focused.current ?? -1, points.length - 1)) {
        focused.current = undefined;
        corner.getElement()?.focus();
      }
    });
    for (const { after, middle } of gapsOf(kind, points)) {
      const icon = L.divIcon({ className: "map-corner map-corner-new", html: inElement(), iconSize: [16, 16] });
      // keyboard users add corners in the list of coordinates
      const handle = L.marker(pair(middle), { icon, draggable: true, keyboard: false });
      const add = () => change(points.toSpliced(after + 1, 0, rounded(handle.getLatLng())));
      handle.on("click", add);
      handle.on("dragend", add);
      layer.addLayer(handle);
    }
    return () => void layer.remove();
  }, [map, points, kind]);
}
