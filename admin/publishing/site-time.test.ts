import { expect, test } from "vitest";
import { zoneWords } from "#admin/i18n/zone-words.ts";
import { siteTime, soonAt } from "./site-time.ts";

const iso = (local: string, zone: string) => {
  const { at, clock } = siteTime(local, zone);
  return [at.toISOString(), clock];
};

test("reads a time in the site's zone, whatever the browser's", () => {
  expect(iso("2026-11-17T08:00", "Asia/Phnom_Penh")).toEqual(["2026-11-17T01:00:00.000Z", null]);
  expect(iso("2026-07-17T08:00", "America/New_York")).toEqual(["2026-07-17T12:00:00.000Z", null]);
  expect(zoneWords(new Date("2026-07-17T12:00:00Z"), "Europe/Berlin")).toBe("UTC+2");
});

test("reports times skipped or repeated by daylight saving", () => {
  expect(iso("2027-03-28T02:30", "Europe/Berlin")).toEqual(["2027-03-28T01:30:00.000Z", "skipped"]);
  expect(iso("2026-10-25T02:30", "Europe/Berlin")).toEqual(["2026-10-25T00:30:00.000Z", "repeated"]);
});

test("suggests a future time, on a full hour of the site", () => {
  const now = Date.parse("2026-11-16T22:10:00Z");
  expect(soonAt("Asia/Phnom_Penh", now)).toBe("2026-11-17T07:00");
});
