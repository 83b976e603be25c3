import { expect, test } from "vitest";
import { layLine, widthOf } from "./lay-line.ts";
import { outlineOfLine } from "./outline-text.ts";
import { linesOf } from "./text-lines.ts";
import { runsOf } from "./text-runs.ts";

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

const arabic = (text: string) => ({ text, weight: "regular", isRtl: true }) as const;

test("Arabic letters are joined, not drawn one by one", () => {
  const apart = Array.from("كام").map(arabic);
  const joined = arabic("كام");
  expect(outlineOfLine(joined).outline).not.toBe(apart.map((line) => outlineOfLine(line).outline).join(""));
  expect(widthOf(joined)).toBeLessThan(apart.reduce((sum, line) => sum + widthOf(line), 0));
});

test("foreign letters among Arabic ones, and marks without an anchor, are drawn too", () => {
  const mixed = "\u{1d7c8}\uaa7e\u1fe2\u097e\u08a4\ua5d8\u0c79\u{1d4d9}";
  expect(outlineOfLine(arabic(mixed)).outline).toMatch(/^M/);
  expect(widthOf(arabic(mixed))).toBeGreaterThan(0);
});

test("each letter of a line in several scripts has a font that knows it", () => {
  const runs = layLine(arabic("Mill (30) كاميرا؟ កាមេរ៉ា"));
  expect(new Set(runs.map(({ font }) => font))).toEqual(new Set(["arabic", "latin", "khmer"]));
  expect(runs.flatMap(({ glyphs }) => glyphs).filter(({ id }) => id === 0)).toEqual([]);
  for (const [at, run] of runs.entries())
    expect(run.x).toBeCloseTo((runs[at - 1]?.x ?? 0) + (runs[at - 1]?.width ?? 0));
});

test("lines of Arabic fit their width without cutting words", () => {
  const text = "كاميرا مسار الحافلات في شارع الطاحونة قرب Mill Street والميناء القديم";
  const lines = linesOf(text, { size: 40, weight: "bold" }, 400);
  expect(lines.length).toBeGreaterThan(2);
  expect(lines.every(({ width }) => width > 0 && width <= 400)).toBe(true);
  expect(lines.map((line) => line.text).join(" ")).toBe(text);
});
