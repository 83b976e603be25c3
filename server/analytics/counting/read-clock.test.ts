import { expect, test } from "vitest";
import { readClock } from "./read-clock.ts";

const at = (time_zone: string, time: string) => readClock(time_zone, Date.parse(time));

test.each([
  // UTC is a day ahead or behind, but one salt must last for the site's whole day
  ["Asia/Phnom_Penh", "2026-11-15T17:00:00Z", { day: "2026-11-16", hour: 0, salt_day: "2026-11-15" }],
  ["Asia/Phnom_Penh", "2026-11-16T16:59:30Z", { day: "2026-11-16", hour: 23, salt_day: "2026-11-15" }],
  ["America/Los_Angeles", "2026-11-15T08:00:00Z", { day: "2026-11-15", hour: 0, salt_day: "2026-11-15" }],
  ["America/Los_Angeles", "2026-11-16T07:59:30Z", { day: "2026-11-15", hour: 23, salt_day: "2026-11-15" }],
  ["UTC", "2026-11-16T23:59:59Z", { day: "2026-11-16", hour: 23, salt_day: "2026-11-16" }],
])("in %s at %s returns the site's day and hour", (time_zone, time, clock) => {
  expect(at(time_zone, time)).toEqual(clock);
});
