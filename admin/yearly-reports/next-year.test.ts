import { expect, test } from "vitest";
import { lastYear, periodAfter } from "./next-year.ts";

test("the next period is a year and follows the last one without a gap", () => {
  expect(periodAfter({ ends_on: "2026-06-30" })).toEqual({ starts_on: "2026-07-01", ends_on: "2027-06-30" });
  expect(periodAfter({ ends_on: "2024-02-28" })).toEqual({ starts_on: "2024-02-29", ends_on: "2025-02-27" });
  expect(periodAfter({ ends_on: "2023-12-31" })).toEqual({ starts_on: "2024-01-01", ends_on: "2024-12-31" });
});

test("a first report is about the last calendar year", () => {
  expect(lastYear(new Date("2026-01-01T12:00"))).toEqual({ starts_on: "2025-01-01", ends_on: "2025-12-31" });
});
