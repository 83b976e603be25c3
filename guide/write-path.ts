import type { XY } from "./simplify-line.ts";

type Point = readonly [x: number, y: number];

const isSame = ([x, y]: Point, other: Point | undefined) => x === other?.[0] && y === other[1];

/** Rounded, without repeated points. A closed path omits its last side. */
function pointsOf(line: readonly XY[], isClosed: boolean): readonly Point[] {
  const points = line.map(({ x, y }): Point => [Math.round(x), Math.round(y)]);
  const different = points.filter((point, at) => !isSame(point, points[at - 1]));
  const isRound = isClosed && different.length > 1 && isSame(different[0] ?? [0, 0], different.at(-1));
  return isRound ? different.slice(0, -1) : different;
}

/** Lines or areas as SVG path data. Relative commands keep a city to a few kilobytes. */
export function writePath(lines: readonly (readonly XY[])[], isClosed: boolean) {
  let path = "";
  let pen: Point = [0, 0];
  for (const line of lines) {
    const points = pointsOf(line, isClosed);
    const [start, ...rest] = points;
    if (!start || rest.length === 0) continue;
    const steps = rest.map(([x, y], at) => {
      const [fromX, fromY] = points[at] ?? start;
      return `${x - fromX} ${y - fromY}`;
    });
    path += `${path ? "m" : "M"}${start[0] - pen[0]} ${start[1] - pen[1]}l${steps.join(" ")}${isClosed ? "z" : ""}`;
    pen = isClosed ? start : (rest.at(-1) ?? start);
  }
  return path.replaceAll(" -", "-");
}
