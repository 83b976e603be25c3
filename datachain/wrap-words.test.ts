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

test("never breaks Khmer inside a letter, or inside a word Intl.Segmenter would split", () => {
  for (const [text, words] of [
    ["ទីក្រុងស៊ីវ្យូ", ["ស៊ីវ្យូ"]],
    ["ឧបករណ៍ចាប់វ៉ាយហ្វាយពីទូរសព្ទ", ["វ៉ាយហ្វាយ"]],
    ["ការការពារឯកជនភាពនិងគុណភាពខ្យល់", ["ឯកជនភាព", "គុណភាព"]],
    ["អាំងហ្វ្រារ៉េដអកម្ម", ["អាំងហ្វ្រារ៉េដ"]],
  ] as const) {
    const pieces = piecesOf(text, "km");
    expect(pieces.join("")).toBe(text);
    for (const word of words) expect(pieces.some((piece) => piece.includes(word))).toBe(true);
    expect(pieces.filter((piece) => piece.endsWith("\u17D2") || /^[\u17B6-\u17D3]/.test(piece))).toEqual([]);
  }
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

test("does not break a Khmer noun before its suffix", () => {
  expect(piecesOf("ឯកជនភាព", "km")).toEqual(["ឯកជនភាព"]);
  expect(piecesOf("គុណភាពខ្យល់", "km")).toEqual(["គុណភាព", "ខ្យល់"]);
});
