import { expect, test } from "vitest";
import { shapeArabic } from "./arabic-letters.ts";
import { runsOf } from "./text-runs.ts";
import { wrapText } from "./write-text.ts";

const seen = (line: string) =>
  runsOf(line).map(({ text, isRtl }) => (isRtl ? Array.from(text).toReversed().join("") : text));

test.each([
  ["Latin only", "Dock Road 12", ["Dock Road 12"]],
  ["Arabic only, its first word at the right", "كاميرا الميناء", ["ءانيملا اريماك"]],
  [
    "a name in Latin letters inside Arabic keeps its own order",
    "كاميرا Mill Street الميناء",
    ["ءانيملا ", "Mill Street", " اريماك"],
  ],
  ["a number inside Arabic keeps its own order", "بعد 30 يوما", ["اموي ", "30", " دعب"]],
  ["a number at the start does not set the direction", "30 يوما", ["اموي ", "30"]],
  ["Arabic inside a Latin line", "Guide دليل 2", ["Guide ", "ليلد", " 2"]],
])("%s", (_, line, runs) => {
  expect(seen(line)).toEqual(runs);
});

test("Arabic letters are joined, not drawn one by one", () => {
  const apart = Array.from("كام").map((letter) => shapeArabic(letter));
  const joined = shapeArabic("كام");
  expect(joined.d).not.toBe(apart.map(({ d }) => d).join(""));
  expect(joined.width).toBeLessThan(apart.reduce((sum, { width }) => sum + width, 0));
});

test("foreign letters among Arabic ones, and marks without an anchor, are drawn too", () => {
  const mixed = "\u{1d7c8}\uaa7e\u1fe2\u097e\u08a4\ua5d8\u0c79\u{1d4d9}";
  expect(shapeArabic(mixed)).toMatchObject({ d: expect.stringMatching(/^M/), width: expect.any(Number) });
});

test("lines of Arabic fit their width without cutting words", () => {
  const text = "كاميرا مسار الحافلات في شارع الطاحونة قرب Mill Street والميناء القديم";
  const lines = wrapText(text, { size: 40, weight: "bold" }, 400);
  expect(lines.length).toBeGreaterThan(2);
  expect(lines.every(({ width }) => width > 0 && width <= 400)).toBe(true);
  expect(lines.map((line) => line.text).join(" ")).toBe(text);
});
