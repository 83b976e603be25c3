import type { XY } from "./simplify-line.ts";

type Size = { readonly width: number; readonly height: number };

/** Distance of a point from each side of a drawing; negative outside. */
const sidesOf = ({ width, height }: Size, beyond: number): readonly ((at: XY) => number)[] => [
  ({ x }) => x + beyond,
  ({ x }) => width + beyond - x,
  ({ y }) => y + beyond,
  ({ y }) => height + beyond - y,
];

const between = (from: XY, to: XY, share: number): XY => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
});

/** The parts of a line on the drawing, plus a margin of `beyond`. */
export function clipLine(line: readonly XY[], size: Size, beyond = 0): XY[][] {
  const runs: XY[][] = [];
  for (const [index, from] of line.slice(0, -1).entries()) {
    const to = line[index + 1] ?? from;
    let [start, end] = [0, 1];
    for (const side of sidesOf(size, beyond)) {
      const [before, after] = [side(from), side(to)];
      if (before < 0 && after < 0) end = -1;
      else if (before < 0) start = Math.max(start, before / (before - after));
      else if (after < 0) end = Math.min(end, before / (before - after));
    }
    if (start >= end) continue;
    const isNext = start === 0 && runs.length > 0;
    if (!isNext) runs.push([between(from, to, start)]);
    runs.at(-1)?.push(between(from, to, end));
  }
  return runs;
}

/** The part of an area on the drawing, plus a margin of `beyond` (Sutherland–Hodgman). */
export const clipArea = (ring: readonly XY[], size: Size, beyond = 0): readonly XY[] =>
  sidesOf(size, beyond).reduce<readonly XY[]>(
    (points, side) =>
      points.flatMap((to, index) => {
        const from = points.at(index - 1) ?? to;
        const [before, after] = [side(from), side(to)];
        if (before < 0 && after < 0) return [];
        if (before >= 0 && after >= 0) return [to];
        const crossing = between(from, to, before / (before - after));
        return after < 0 ? [crossing] : [crossing, to];
      }),
    ring,
  );
