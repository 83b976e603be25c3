import type { BaseMap } from "./base-map.ts";
import type { Projection } from "./project-points.ts";

const MOST_KEPT = 60;

/** Two points determine a linear projection. */
function keyOfProjection({ project, width, height }: Projection) {
  const [a, b] = [project({ lat: 0, lng: 0 }), project({ lat: 1, lng: 1 })];
  return [a.x, a.y, b.x, b.y, width, height].join(" ");
}

/**
 * LRU cache: drawing the map is most of a page's time, and the result is the same in the next publication and often in
 * other languages. `keyOf` adds whatever else a drawing depends on.
 */
export function keepDrawings<T, A extends readonly unknown[] = []>(
  draw: (map: BaseMap, projection: Projection, ...also: A) => T,
  { keyOf = () => "", most = MOST_KEPT }: { keyOf?: (...also: A) => string; most?: number } = {},
) {
  const kept = new WeakMap<BaseMap, Map<string, T>>();
  return (map: BaseMap, projection: Projection, ...also: A): T => {
    const drawings = kept.get(map) ?? new Map<string, T>();
    kept.set(map, drawings);
    const key = `${keyOfProjection(projection)} ${keyOf(...also)}`;
    const drawn = drawings.get(key) ?? draw(map, projection, ...also);
    // mark as most recently used
    drawings.delete(key);
    drawings.set(key, drawn);
    const [oldest] = drawings.size > most ? drawings.keys() : [];
    if (oldest !== undefined) drawings.delete(oldest);
    return drawn;
  };
}
