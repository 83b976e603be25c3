import { expect, test } from "vitest";
import { formatDate, formatList, formatNumber, formatRelative } from "./format.ts";
import { speak } from "./i18n.ts";
import { languageName } from "./languages.ts";
import { khmerDate, khmerList, khmerRelative } from "./khmer.ts";

const NOON = Date.parse("2026-11-15T12:00:00Z");
const UTC = { timeZone: "UTC", dateStyle: "long" } as const;

test("formats dates and numbers in the screen's language", async () => {
  expect(formatDate(NOON, UTC)).toBe("November 15, 2026");
  expect(formatRelative(NOON - 3 * 86_400_000, NOON)).toBe("3 days ago");
  expect(formatRelative(NOON - 20_000, NOON)).toBe("now");
  expect(languageName("tl")).toBe("Tagalog (Filipino)");
  await speak("pt");
  expect(formatDate(NOON, UTC)).toBe("15 de novembro de 2026");
  expect(formatNumber(1234.5)).toBe("1.234,5");
  await speak("tl");
  expect(formatDate(NOON, UTC)).toBe("Nobyembre 15, 2026");
  expect(formatRelative(NOON + 7_200_000, NOON)).toBe("sa 2 oras");
  expect(languageName("zz-not a tag")).toBe("zz-not a tag");
});

test("matches Intl in our Khmer fallback", async () => {
  await speak("km");
  const date = new Date(NOON);
  expect(khmerDate(date, UTC)).toBe(formatDate(date, UTC));
  expect(khmerDate(date, { ...UTC, dateStyle: "full" })).toContain("អាទិត្យ");
  expect(khmerRelative(-3, "month")).toBe("3 ខែមុន");
  expect(khmerRelative(-1, "day")).toBe(formatRelative(NOON - 86_400_000, NOON));
  expect(khmerList(["a", "b", "c"])).toBe(formatList(["a", "b", "c"]));
  expect(languageName("fr")).toBe("បារាំង");
});
