import { type BaseMap, type BaseMapFeature, linesOf } from "./base-map.ts";
import { clipArea, clipLine } from "./clip-line.ts";
import { keepDrawings } from "./keep-drawings.ts";
import type { Projection } from "./project-points.ts";
import { simplifyLine, type XY } from "./simplify-line.ts";
import { writePath } from "./write-path.ts";

type Kind = BaseMapFeature["properties"]["kind"];
/** In drawing order, bottom first. */
const AREAS = ["park", "water", "building-area"] as const satisfies readonly Kind[];
const ROADS = ["road-minor", "road-major", "rail"] as const satisfies readonly Kind[];
/** Smaller shapes, in units of the drawing, are invisible. */
const LEAST = 3;
/** Margin around the drawing that hides the ends of lines. */
const BEYOND = 24;

export const projectLine = ({ project }: Projection, line: readonly (readonly number[])[]): XY[] =>
  line.map(([lng = 0, lat = 0]) => project({ lng, lat }));

function isBig(line: readonly XY[]) {
  const [xs, ys] = [line.map(({ x }) => x), line.map(({ y }) => y)];
  return Math.max(...xs) - Math.min(...xs) > LEAST || Math.max(...ys) - Math.min(...ys) > LEAST;
}

function drawKind(map: BaseMap, projection: Projection, kind: Kind, isArea: boolean) {
  const lines = map.features
    .filter(({ properties }) => properties.kind === kind)
    .flatMap(linesOf)
    .map((line) => projectLine(projection, line))
    .flatMap((line) => (isArea ? [clipArea(line, projection, BEYOND)] : clipLine(line, projection, BEYOND)))
    .filter(isBig)
    .map((line) => simplifyLine(line, 1));
  return { kind, d: writePath(lines, isArea) };
}

/** The base map as one path per kind, in drawing order. */
export const drawBaseMap = keepDrawings((map, projection) =>
  [
    ...AREAS.map((kind) => drawKind(map, projection, kind, true)),
    ...ROADS.map((kind) => drawKind(map, projection, kind, false)),
  ].filter(({ d }) => d !== ""),
);
