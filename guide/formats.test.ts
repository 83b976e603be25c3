import { GUIDE_LOCALES } from "#contract/guide-locales.ts";
import { expect, test } from "vitest";
import { formatsOf } from "./formats.ts";

test("formats numbers, days, distances and names for the language", () => {
  const en = formatsOf("en", "America/Los_Angeles");
  expect(en.number(12_345)).toBe("12,345");
  expect(["2026-04", "2026-04-30", "soon"].map(en.day)).toEqual(["April 2026", "April 30, 2026", "soon"]);
  expect(en.dayOf("2026-04-30T02:00:00Z")).toBe("April 29, 2026");
  expect([en.distance(194), en.distance(1240)]).toEqual(["190 m", "1.2 km"]);
  expect([en.duration(1, "hour"), en.duration(30, "day")]).toEqual(["1 hour", "30 days"]);
  expect([en.list(["a", "b"]), en.region("KH"), en.region("?")]).toEqual(["a and b", "Cambodia", "?"]);
  expect(["b10", "b9"].toSorted(en.compare)).toEqual(["b9", "b10"]);
  expect(formatsOf("en", "Asia/Phnom_Penh").dayOf("2026-04-30T02:00:00Z")).toBe("April 30, 2026");
});

test("names another language in the reader's own", () => {
  const names = GUIDE_LOCALES.map((reader) => formatsOf(reader, "UTC").language("en"));
  expect(names).toEqual(["English", "inglés", "anglais", "inglês", "Ingles", "អង់គ្លេស", "الإنجليزية"]);
  expect(formatsOf("en", "UTC").language("tl")).toBe("Filipino");
});

test("caches formatters per language", () => {
  expect(formatsOf("pt", "UTC")).toBe(formatsOf("pt", "UTC"));
  expect(formatsOf("pt", "UTC")).not.toBe(formatsOf("fr", "UTC"));
});
