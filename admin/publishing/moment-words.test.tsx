import { expect, test, vi } from "vitest";
import { speak } from "#admin/i18n/i18n.ts";
import { siteDayWords, siteTimeWords } from "#admin/i18n/site-time-words.ts";

const ZONE = "America/Los_Angeles";
const AT = "2026-11-26T16:00:00Z";

test("scheduled times name their zone, and the year unless it is this one", async () => {
  vi.useFakeTimers({ now: Date.parse("2026-11-17T12:00:00Z"), toFake: ["Date"] });
  expect(siteTimeWords(AT, ZONE)).toBe("Nov 26, 8:00 AM (UTC-8)");
  expect(siteDayWords(AT, ZONE)).toBe("Nov 26");
  expect(siteTimeWords("2028-01-03T08:30:00Z", ZONE)).toBe("Jan 3, 2028, 12:30 AM (UTC-8)");
  // daylight saving time
  expect(siteTimeWords("2026-07-01T15:00:00Z", ZONE)).toBe("Jul 1, 8:00 AM (UTC-7)");
  // still the old year at the site
  expect(siteDayWords("2027-01-01T06:00:00Z", ZONE)).toBe("Dec 31");
  await speak("fr");
  expect(siteTimeWords(AT, ZONE)).toBe("26 nov., 08:00 (UTC-8)");
  await speak("en");
  vi.useRealTimers();
});
