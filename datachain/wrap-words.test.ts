import fc from "fast-check";
import { expect, test } from "vitest";
import { widthOf, wrapWords } from "./wrap-words.ts";

test("breaks between words", () => {
  expect(wrapWords("City of Seaview", "en", 10, 2)).toEqual(["City of", "Seaview"]);
  expect(wrapWords("Enforcement", "en", 5, 2)).toEqual(["Enforcement"]);
});

test("ends in an ellipsis where there is no more room", () => {
  expect(wrapWords("one two three four", "en", 5, 2)).toEqual(["one", "two…"]);
});

test("breaks Khmer where a word ends", () => {
  const text = "ទិន្នន័យដែលអាចស្គាល់មនុស្ស";
  const lines = wrapWords(text, "km", 8, 9);
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.join("")).toBe(text);
});

test("counts letters, not the marks on them", () => {
  expect(widthOf("é")).toBe(1);
  expect(widthOf("e\u0301")).toBe(1);
});

test("loses no letter while lines last", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 60 }), fc.integer({ min: 1, max: 20 }), (text, width) => {
      const joined = wrapWords(text, "en", width, 100).join("").replace(/\s/g, "");
      expect(joined).toBe(text.replace(/\s/g, ""));
    }),
  );
});
