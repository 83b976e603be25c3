import fc from "fast-check";
import { expect, test } from "vitest";
import { drawnLocale, fontFor, leftToRightLocale } from "./fonts.ts";
import { svgLine } from "./outline-text.ts";
import { linesOf } from "./text-lines.ts";

const STYLE = { size: 10, weight: "regular" } as const;
const textsOf = (text: string, width: number) => linesOf(text, STYLE, width).map((line) => line.text);

test("breaks a text at words, within the maximum width", () => {
  const text = "The harbour counts people to decide when to open the second gate.";
  const lines = linesOf(text, STYLE, 120);
  expect(lines.length).toBeGreaterThan(2);
  expect(lines.map((line) => line.text).join(" ")).toBe(text);
  for (const line of lines) expect(line.width).toBeLessThanOrEqual(120);
});

test("breaks Khmer at words, although it has no spaces", () => {
  const text = "យើងរាប់មនុស្សដើម្បីសម្រេចថាពេលណាត្រូវបើកទ្វារទីពីរ។";
  const lines = textsOf(text, 90);
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.join("")).toBe(text);
  // no line starts with a combining mark
  for (const line of lines) expect(line).not.toMatch(/^[\p{M}\p{P}]/u);
  expect(fontFor(text, "bold")).toBe("khmer_bold");
});

test("splits an address longer than the line", () => {
  const text = "https://seaview.example/avery/long-address-without-any-space-in-it-whatsoever";
  const lines = linesOf(text, STYLE, 80);
  expect(lines.map((line) => line.text).join("")).toBe(text);
  for (const line of lines) expect(line.width).toBeLessThanOrEqual(80);
});

test("keeps line breaks; an empty text is one empty line", () => {
  expect(textsOf("One\n\ntwo  three", 500)).toEqual(["One", "two three"]);
  expect(textsOf("", 500)).toEqual([""]);
});

test("keeps and draws every text of any script", () => {
  const texts = fc.oneof(fc.string({ unit: "grapheme" }), fc.string({ unit: "binary" }));
  fc.assert(
    fc.property(texts, fc.integer({ min: 20, max: 400 }), (text, width) => {
      const lines = linesOf(text, STYLE, width);
      const squeezed = (value: string) => value.replaceAll(/\s/g, "");
      expect(squeezed(lines.map((line) => line.text).join(""))).toBe(squeezed(text));
      for (const line of lines) svgLine(line, { size: 10, color: "#000000", x: 0, y: 0 });
    }),
    { numRuns: 60 },
  );
});

test.each([
  ["words", "harbour "],
  ["one word", "x"],
  ["spaces", "a".padEnd(100_000)],
  ["line breaks", " \n"],
  ["dots", "."],
  ["brackets", "(["],
  ["Khmer", "យើងរាប់មនុស្ស"],
  ["Khmer dots", "ក. "],
  ["Khmer brackets", "ក(["],
  ["two scripts in turn", "aក"],
  ["marks without letters", "\u0301"],
  ["Arabic", "الكاميرا تقرأ "],
  ["one Arabic word", "ك"],
])("breaks a very long text of %s in seconds", (_, unit) => {
  const text = unit.repeat(Math.ceil(60_000 / unit.length));
  const squeezed = (value: string) => value.replaceAll(/\s/g, "");
  expect(squeezed(textsOf(text, 400).join(""))).toBe(squeezed(text));
});

test("draws the letters of a line in order from its start", () => {
  const [line] = linesOf("ab ab", STYLE, 500);
  const drawn = svgLine(line!, { size: 20, color: "#123456", x: 5, y: 7 });
  expect(drawn).toContain(`fill="#123456" transform="translate(5 7) scale(0.02)"`);
  const starts = [...drawn.matchAll(/M(-?[\d.]+),(-?[\d.]+)/g)].map(([, x]) => Number(x));
  expect(starts.length).toBeGreaterThanOrEqual(4);
  expect(starts[0]).toBeLessThan(600);
  expect(starts.at(-1)).toBeGreaterThan(1500);
});

test("falls back to another language if the fonts lack its script, or it runs the other way", () => {
  expect(drawnLocale("pt-BR", "en")).toBe("pt-BR");
  expect(drawnLocale("ar", "en")).toBe("ar");
  expect(drawnLocale("zh-Hant", "km")).toBe("km");
  expect(drawnLocale("uk")).toBe("uk");
  expect(leftToRightLocale("ar", "km")).toBe("km");
  expect(leftToRightLocale("ar", "zh-Hant")).toBe("en");
});
