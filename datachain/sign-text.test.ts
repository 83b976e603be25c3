import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { UI_LOCALES } from "#contract/common.ts";
import { fitSignText } from "./sign-text.ts";
import { currentTaxonomy } from "./taxonomies.ts";

const elements = [...currentTaxonomy("device").elements, ...currentTaxonomy("algorithm").elements];
const wordsOf = (text: string) => text.replace(/\s/g, "");
const said = (text: { lines: readonly { text: string; isBold: boolean }[] }, isBold: boolean) =>
  wordsOf(
    text.lines
      .filter((line) => line.isBold === isBold)
      .map((line) => line.text)
      .join(""),
  );

describe.each(UI_LOCALES)("the words of signs in %s", (locale) => {
  test("fit uncut for every element, with each other language below", () => {
    for (const { title } of elements)
      for (const other of UI_LOCALES) {
        const [name, second] = [title[locale] ?? "", title[other] ?? ""];
        const text = fitSignText({ text: name, locale }, { text: second, locale: other });
        expect(said(text, true)).toBe(wordsOf(name));
        expect(said(text, false)).toBe(wordsOf(second));
      }
  });
});

test("short names are large, long ones smaller", () => {
  const [short, long] = ["Radar", "Close-range reader that can identify people (NFC)"].map((text) =>
    fitSignText({ text, locale: "en" }),
  );
  expect(short?.lines).toHaveLength(1);
  expect(short?.lines[0]?.size).toBeGreaterThan(5);
  expect(long?.lines[0]?.size).toBeLessThan(5);
  expect(long?.lines[0]?.size).toBeGreaterThan(2.8);
});

test("terminates for any text", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 400 }), (text) => {
      expect(fitSignText({ text, locale: "en" }).lines.length).toBeGreaterThan(0);
    }),
  );
});
