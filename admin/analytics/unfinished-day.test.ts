import { expect, test } from "vitest";
import { isLastUnfinished } from "./unfinished-day.ts";

const range = { from: "2026-11-10", to: "2026-11-16", days: 7, time_zone: "Asia/Phnom_Penh", before: null };

test("ends the last day at midnight in the site's time zone", () => {
  expect(isLastUnfinished({ range, counted_until: "2026-11-16T16:59:00Z" })).toBe(true);
  expect(isLastUnfinished({ range, counted_until: "2026-11-16T17:01:00Z" })).toBe(false);
  expect(isLastUnfinished({ range, counted_until: null })).toBe(false);
});
