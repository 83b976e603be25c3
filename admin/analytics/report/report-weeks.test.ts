import { expect, test } from "vitest";
import type { AnalyticsOverview } from "#contract/analytics.ts";
import { reportPoints } from "./report-weeks.ts";

type Day = AnalyticsOverview["series"][number];

const series = (count: number, viewsOf: (at: number) => Day["views"]): Day[] =>
  Array.from({ length: count }, (_day, at) => {
    const figures = { views: viewsOf(at), visitors: 0, scans: 0, feedback: 0 };
    const day = new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10);
    return { ...figures, day, before: { ...figures, views: 10, day } };
  });

test("draws a month by day", () => {
  const { points, isByWeek } = reportPoints(
    series(30, (at) => at),
    false,
  );
  expect(isByWeek).toBe(false);
  expect(points.map(({ views }) => views)).toEqual(Array.from({ length: 30 }, (_day, at) => at));
});

test("draws three months by full weeks, ending on the last day", () => {
  const { points, isByWeek } = reportPoints(
    series(90, (at) => at),
    false,
  );
  expect(isByWeek).toBe(true);
  expect(points).toHaveLength(12);
  expect(points[0]).toMatchObject({ day: "2026-01-07", views: 6 + 7 + 8 + 9 + 10 + 11 + 12, before: 70 });
  expect(points.at(-1)).toMatchObject({ day: "2026-03-25" });
});

test("leaves out an unfinished day", () => {
  const { points } = reportPoints(
    series(7, (at) => at),
    true,
  );
  expect(points.map(({ views }) => views)).toEqual([0, 1, 2, 3, 4, 5]);
});
