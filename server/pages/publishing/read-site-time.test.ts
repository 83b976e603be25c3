import { describe, expect, test } from "vitest";
import { readSiteTime } from "./read-site-time.ts";

describe("a time of day at the site", () => {
  test.each([
    ["2026-11-17T08:00", "UTC", "2026-11-17T08:00:00.000Z", null],
    ["2026-11-17T08:00", "Asia/Phnom_Penh", "2026-11-17T01:00:00.000Z", null],
    ["2026-07-01T08:00", "America/New_York", "2026-07-01T12:00:00.000Z", null],
    ["2026-12-31T23:30", "Pacific/Auckland", "2026-12-31T10:30:00.000Z", null],
    ["2027-01-01T00:15", "Asia/Kathmandu", "2026-12-31T18:30:00.000Z", null],
  ])("%s in %s is %s", (local, zone, at, clock_change) => {
    expect(readSiteTime(local, zone)).toEqual({ at, clock_change });
  });

  test("moves a skipped time by the length of the jump and reports it", () => {
    expect(readSiteTime("2027-03-28T01:30", "Europe/Lisbon")).toEqual({
      at: "2027-03-28T01:30:00.000Z",
      clock_change: "skipped",
    });
    expect(readSiteTime("2027-03-14T02:30", "America/New_York")).toEqual({
      at: "2027-03-14T07:30:00.000Z",
      clock_change: "skipped",
    });
  });

  test("takes the first of a repeated time and reports it", () => {
    expect(readSiteTime("2026-10-25T01:30", "Europe/Lisbon")).toEqual({
      at: "2026-10-25T00:30:00.000Z",
      clock_change: "repeated",
    });
    expect(readSiteTime("2027-04-04T01:45", "Australia/Lord_Howe")).toEqual({
      at: "2027-04-03T14:45:00.000Z",
      clock_change: "repeated",
    });
  });

  test("leaves times around a clock change as they are", () => {
    expect(readSiteTime("2027-03-28T00:59", "Europe/Lisbon")).toMatchObject({
      at: "2027-03-28T00:59:00.000Z",
      clock_change: null,
    });
    expect(readSiteTime("2027-03-28T02:00", "Europe/Lisbon")).toMatchObject({
      at: "2027-03-28T01:00:00.000Z",
      clock_change: null,
    });
  });
});
