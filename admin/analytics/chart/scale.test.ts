import { expect, test } from "vitest";
import { groupNear, linePath, namedDays, plotOf, ticksUpTo } from "./scale.ts";

test.each([
  [0, [0, 1]],
  [3, [0, 1, 2, 3]],
  [7, [0, 2, 4, 6, 8]],
  [772, [0, 200, 400, 600, 800]],
  [4510, [0, 2000, 4000, 6000]],
])("lines across a chart up to %i are round numbers", (most, ticks) => expect(ticksUpTo(most)).toEqual(ticks));

test("the first and the last day are named, and those between as far as there is room", () => {
  expect(namedDays(30, 1048, 150)).toEqual([0, 5, 10, 15, 20, 29]);
  expect(namedDays(7, 1048, 150)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(namedDays(30, 300, 90)).toEqual([0, 10, 29]);
  expect(namedDays(1, 300, 90)).toEqual([0]);
  expect(namedDays(0, 300, 90)).toEqual([]);
});

const size = { width: 148, top: 0, bottom: 100, axis: 40, count: 11, most: 50, isRtl: false };

test("a day stands where the pointer finds it again", () => {
  const plot = plotOf(size);
  expect([plot.x(0), plot.x(10), plot.y(0), plot.y(50)]).toEqual([40, 140, 100, 0]);
  expect([plot.nearest(-20), plot.nearest(71), plot.nearest(500)]).toEqual([0, 3, 10]);
});

test("from right to left the first day is on the right", () => {
  const plot = plotOf({ ...size, isRtl: true });
  expect([plot.x(0), plot.x(10), plot.nearest(plot.x(3))]).toEqual([108, 8, 3]);
});

test("marks that would cover each other are one", () => {
  expect(groupNear([1, 5, 30, 45, 80], (x) => x, 20)).toEqual([[1, 5], [30, 45], [80]]);
});

test("a line is interrupted where a day has no number", () => {
  expect(linePath([50, 0, null, 25], plotOf(size))).toBe("M40.0 0.0L50.0 100.0M70.0 50.0");
});
