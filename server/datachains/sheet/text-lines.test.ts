import fc from "fast-check";
import { expect, test } from "vitest";
import { drawnLocale, fontFor } from "./font-files.ts";
import { linesOf } from "./text-lines.ts";
import { createLetters } from "./text-paths.ts";

const STYLE = { size: 10, weight: "regular" } as const;
const textsOf = (text: string, width: number) => linesOf(text, STYLE, width).map((line) => line.text);

test("a text is broken behind words, and no line is wider than it may be", () => {
  const text = "The harbour counts people to decide when to open the second gate.";
  const lines = linesOf(text, STYLE, 120);
  expect(lines.length).toBeGreaterThan(2);
  expect(lines.map((line) => line.text).join(" ")).toBe(text);
  for (const line of lines) expect(line.width).toBeLessThanOrEqual(120);
});

test("Khmer, which has no spaces between words, is broken behind words too", () => {
  const text = "យើងរាប់មនុស្សដើម្បីសម្រេចថាពេលណាត្រូវបើកទ្វារទីពីរ។";
  const lines = textsOf(text, 90);
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.join("")).toBe(text);
  // A mark that belongs to the letter before it never begins a line.
  for (const line of lines) expect(line).not.toMatch(/^[\p{M}\p{P}]/u);
  expect(fontFor(text, "bold")).toBe("khmer_bold");
});

test("an address longer than the line is broken where it has to be", () => {
  const text = "https://seaview.example/avery/long-address-without-any-space-in-it-whatsoever";
  const lines = linesOf(text, STYLE, 80);
  expect(lines.map((line) => line.text).join("")).toBe(text);
  for (const line of lines) expect(line.width).toBeLessThanOrEqual(80);
});

test("an author's lines stay lines, and nothing is one empty line", () => {
  expect(textsOf("One\n\ntwo  three", 500)).toEqual(["One", "two three"]);
  expect(textsOf("", 500)).toEqual([""]);
});

test("no text of any script is lost or breaks the drawing", () => {
  const texts = fc.oneof(fc.string({ unit: "grapheme" }), fc.string({ unit: "binary" }));
  fc.assert(
    fc.property(texts, fc.integer({ min: 20, max: 400 }), (text, width) => {
      const lines = linesOf(text, STYLE, width);
      const squeezed = (value: string) => value.replaceAll(/\s/g, "");
      expect(squeezed(lines.map((line) => line.text).join(""))).toBe(squeezed(text));
      const letters = createLetters();
      for (const line of lines) letters.line(line.text, { font: line.font, size: 10, color: "#000000", x: 0, y: 0 });
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
])("a very long text of %s takes seconds, not minutes", (_, unit) => {
  const text = unit.repeat(Math.ceil(60_000 / unit.length));
  const squeezed = (value: string) => value.replaceAll(/\s/g, "");
  expect(squeezed(textsOf(text, 400).join(""))).toBe(squeezed(text));
});

test("the letters of a line follow each other from its beginning", () => {
  const letters = createLetters();
  const drawn = letters.line("ab ab", { font: "latin", size: 20, color: "#123456", x: 5, y: 7 });
  const places = [...drawn.matchAll(/<use href="#(latin-\d+)" x="([\d.]+)"/g)].map(
    ([, id, x]) => [id, Number(x)] as const,
  );
  expect(places.map(([id]) => id)).toEqual([0, 1, 0, 1].map((at) => places[at]?.[0]));
  expect(places.map(([, x]) => x)).toEqual(places.map(([, x]) => x).toSorted((a, b) => a - b));
  expect(places[0]?.[1]).toBe(0);
  expect(drawn).toContain(`fill="#123456" transform="translate(5 7)`);
  expect([...letters.definitions().matchAll(/<path id="latin-\d+" d="M/g)]).toHaveLength(2);
});

test("a language whose script the fonts do not have gives way to one that can be read", () => {
  expect(drawnLocale("pt-BR", "en")).toBe("pt-BR");
  expect(drawnLocale("ar", "km")).toBe("km");
  expect(drawnLocale("ar", "zh-Hant")).toBe("en");
  expect(drawnLocale("uk")).toBe("uk");
});
