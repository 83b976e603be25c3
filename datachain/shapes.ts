import type { Shape } from "./model.ts";

const round = (value: number) => Math.round(value * 100) / 100;

/** A regular polygon whose first corner is `start` degrees from the top. */
function polygon(corners: number, center: readonly [number, number], radius: number, start: number) {
  const points = Array.from({ length: corners }, (_, corner) => {
    const angle = ((start + (360 / corners) * corner) * Math.PI) / 180;
    return `${round(center[0] + radius * Math.sin(angle))} ${round(center[1] - radius * Math.cos(angle))}`;
  });
  return `M${points.join("L")}Z`;
}

/** A hexagon with a corner at the top, as on signs. */
export const hexagonPath = (x: number, y: number, radius: number) => polygon(6, [x, y], radius, 0);

/** In a 36 × 36 field, about equal in area. The hexagon's vertical sides are on whole pixels. */
export const SHAPE_PATHS: Readonly<Record<Shape, string>> = {
  hexagon: hexagonPath(18, 18, 16.17),
  circle: "M33 18A15 15 0 1 1 3 18A15 15 0 1 1 33 18Z",
  "rounded-square": "M9 4H27A5 5 0 0 1 32 9V27A5 5 0 0 1 27 32H9A5 5 0 0 1 4 27V9A5 5 0 0 1 9 4Z",
  octagon: polygon(8, [18, 18], 16, 22.5),
};
