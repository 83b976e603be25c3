import fc from "fast-check";
import { expect, test } from "vitest";
import { emWidth, piecesOf } from "./wrap-words.ts";

test("breaks between words", () => {
  expect(piecesOf(" City  of Seaview ", "en")).toEqual(["City ", "of ", "Seaview"]);
});

test("breaks Khmer where a word ends", () => {
  const text = "ទិន្នន័យដែលអាចស្គាល់មនុស្ស";
  const pieces = piecesOf(text, "km");
  expect(pieces.length).toBeGreaterThan(1);
  expect(pieces.join("")).toBe(text);
});

test("counts letters, not the marks on them", () => {
  expect(emWidth("é")).toBe(emWidth("e"));
  expect(emWidth("e\u0301")).toBe(emWidth("e"));
});

test("loses no letter", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 60 }), (text) => {
      expect(piecesOf(text, "en").join("").replace(/\s/g, "")).toBe(text.replace(/\s/g, ""));
    }),
  );
});

test("a Khmer noun is not broken before its suffix", () => {
  expect(piecesOf("ឯកជនភាព", "km")).toEqual(["ឯកជនភាព"]);
  expect(piecesOf("គុណភាពខ្យល់", "km")).toEqual(["គុណភាព", "ខ្យល់"]);
});
