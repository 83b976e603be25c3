import { expect, test } from "vitest";
import { groupNear, linePath, namedDays, plotOf, ticksUpTo } from "./scale.ts";

test.each([
  [0, [0, 1]],
  [3, [0, 1, 2, 3]],
  [7, [0, 2, 4, 6, 8]],
  [772, [0, 200, 400, 600, 800]],
  [4510, [0, 2000, 4000, 6000]],
])("uses round numbers for grid lines up to %i", (most, ticks) => expect(ticksUpTo(most)).toEqual(ticks));

test("labels the first and last day, and as many between as fit", () => {
  expect(namedDays(30, 1048, 150)).toEqual([0, 5, 10, 15, 20, 29]);
  expect(namedDays(7, 1048, 150)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(namedDays(30, 300, 90)).toEqual([0, 10, 29]);
  expect(namedDays(1, 300, 90)).toEqual([0]);
  expect(namedDays(0, 300, 90)).toEqual([]);
});

const size = { width: 148, top: 0, bottom: 100, axis: 40, count: 11, most: 50, isRtl: false };

test("finds the same day at the position where it is drawn", () => {
  const plot = plotOf(size);
  expect([plot.x(0), plot.x(10), plot.y(0), plot.y(50)]).toEqual([40, 140, 100, 0]);
  expect([plot.nearest(-20), plot.nearest(71), plot.nearest(500)]).toEqual([0, 3, 10]);
});

test("draws the first day on the right in right-to-left languages", () => {
  const plot = plotOf({ ...size, isRtl: true });
  expect([plot.x(0), plot.x(10), plot.nearest(plot.x(3))]).toEqual([108, 8, 3]);
});

test("merges marks that would overlap", () => {
  expect(groupNear([1, 5, 30, 45, 80], (x) => x, 20)).toEqual([[1, 5], [30, 45], [80]]);
});

test("interrupts the line at a day without a value", () => {
  expect(linePath([50, 0, null, 25], plotOf(size))).toBe("M40.0 0.0L50.0 100.0M70.0 50.0");
});
