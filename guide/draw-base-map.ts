import { type BaseMap, type BaseMapFeature, linesOf } from "./base-map.ts";
import { clipArea, clipLine } from "./clip-line.ts";
import type { Projection } from "./project-points.ts";
import { simplifyLine, type XY } from "./simplify-line.ts";

type Kind = BaseMapFeature["properties"]["kind"];
/** From the ground up. */
const AREAS = ["park", "water", "building-area"] as const satisfies readonly Kind[];
const ROADS = ["road-minor", "road-major", "rail"] as const satisfies readonly Kind[];
/** Smaller than this, in units of the drawing, nobody sees it. */
const LEAST = 3;
/** Drawn a little beyond the edge, so that no end of a line shows. */
const BEYOND = 24;

export const projectLine = ({ project }: Projection, line: readonly (readonly number[])[]): XY[] =>
  line.map(([lng = 0, lat = 0]) => project({ lng, lat }));

function isBig(line: readonly XY[]) {
  const [xs, ys] = [line.map(({ x }) => x), line.map(({ y }) => y)];
  return Math.max(...xs) - Math.min(...xs) > LEAST || Math.max(...ys) - Math.min(...ys) > LEAST;
}

/** Whole numbers, each from the one before: a city stays a few kilobytes. */
export function pathOf(line: readonly XY[], isClosed: boolean) {
  const points = line.map(({ x, y }) => [Math.round(x), Math.round(y)] as const);
  const steps = points.slice(1).flatMap(([x, y], index) => {
    const [beforeX, beforeY] = points[index] ?? [0, 0];
    return x === beforeX && y === beforeY ? [] : [`${x - beforeX} ${y - beforeY}`];
  });
  if (steps.length === 0) return "";
  const [x, y] = points[0] ?? [0, 0];
  return `M${x} ${y}l${steps.join(" ")}${isClosed ? "z" : ""}`.replaceAll(" -", "-");
}

function drawKind(map: BaseMap, projection: Projection, kind: Kind, isArea: boolean) {
  const lines = map.features
    .filter(({ properties }) => properties.kind === kind)
    .flatMap(linesOf)
    .map((line) => projectLine(projection, line))
    .flatMap((line) => (isArea ? [clipArea(line, projection, BEYOND)] : clipLine(line, projection, BEYOND)))
    .filter(isBig)
    .map((line) => pathOf(simplifyLine(line, 1), isArea));
  return { kind, d: lines.join("") };
}

const draw = (map: BaseMap, projection: Projection) =>
  [
    ...AREAS.map((kind) => drawKind(map, projection, kind, true)),
    ...ROADS.map((kind) => drawKind(map, projection, kind, false)),
  ].filter(({ d }) => d !== "");
type Drawn = ReturnType<typeof draw>;

const MOST_KEPT = 60;
const kept = new WeakMap<BaseMap, Map<string, Drawn>>();

/** Two points say where all others lie. */
function keyOf({ project, width, height }: Projection) {
  const [a, b] = [project({ lat: 0, lng: 0 }), project({ lat: 1, lng: 1 })];
  return [a.x, a.y, b.x, b.y, width, height].join(" ");
}

/**
 * The base map as one path for each kind, in the order in which they lie on one another. Most of a page's time goes into it,
 * and it is the same in every language and in the next publication: the latest are kept.
 */
export function drawBaseMap(map: BaseMap, projection: Projection): Drawn {
  const drawings = kept.get(map) ?? new Map<string, Drawn>();
  const key = keyOf(projection);
  const drawn = drawings.get(key) ?? draw(map, projection);
  // the one that was asked for last goes last
  drawings.delete(key);
  drawings.set(key, drawn);
  const [oldest] = drawings.size > MOST_KEPT ? drawings.keys() : [];
  if (oldest !== undefined) drawings.delete(oldest);
  kept.set(map, drawings);
  return drawn;
}
