import { expect, test } from "vitest";
import type { XY } from "./simplify-line.ts";
import { writePath } from "./write-path.ts";

const at = (...points: [number, number][]): XY[] => points.map(([x, y]) => ({ x, y }));

test("uses relative coordinates, in whole numbers", () => {
  expect(writePath([at([10.2, 10], [20, 9.6]), at([25, 12], [25.3, 12.4], [5, 2])], false)).toBe(
    "M10 10l10 0m5 2l-20-10",
  );
});

test("closing an area draws its last side", () => {
  const square = at([0, 0], [10, 0], [10, 10], [0, 10], [0, 0]);
  const next = at([12, 3], [14, 3], [14, 5]);
  expect(writePath([square, next], true)).toBe("M0 0l10 0 0 10-10 0zm12 3l2 0 0 2z");
});

test("shapes smaller than a unit are not drawn", () => {
  expect(writePath([at([1, 1], [1.2, 1.3]), at([7, 7]), []], false)).toBe("");
});
