import fc from "fast-check";
import { expect, test } from "vitest";
import { mergeWords, splitByWriter } from "./merge-words.ts";

const base = "Sensors count people. Each sensor deletes the image within ten seconds.";
const theirs = "Sensors count people. Each sensor deletes the image within one second, on the lamp post itself.";
const mine = "Sensors count people. They do not show a face. Each sensor deletes the image within a second.";

test("merges changes at different places, and concatenates conflicting words", () => {
  expect(mergeWords({ base: "a b c", theirs: "a B c", mine: "a b c d" }, "en")).toBe("a B c d");
  const both = mergeWords({ base, theirs, mine }, "en");
  expect(both).toContain("count people. They do not show a face. Each sensor");
  expect(both).toContain("one second, on the lamp post itself");
  expect(both).not.toContain("ten seconds");
});

test("applies the same change once, and takes a text written by one side as it is", () => {
  expect(mergeWords({ base: "one two", theirs: "one three", mine: "one three" }, "en")).toBe("one three");
  expect(mergeWords({ base: "", theirs: "Theirs", mine: "Mine" }, "en")).toBe("Theirs Mine");
  fc.assert(
    fc.property(fc.string(), fc.string(), (before, after) => {
      expect(mergeWords({ base: before, theirs: before, mine: after }, "en")).toBe(after);
      expect(mergeWords({ base: before, theirs: after, mine: before }, "en")).toBe(after);
    }),
  );
});

test("merges Khmer by words, although it has no spaces", () => {
  const text = mergeWords({ base: "មនុស្សពីរនាក់ដើរកាត់", theirs: "មនុស្សបីនាក់ដើរកាត់", mine: "មនុស្សពីរនាក់ដើរកាត់ថ្ងៃនេះ" }, "km");
  expect(text).toBe("មនុស្សបីនាក់ដើរកាត់ថ្ងៃនេះ");
});

test("names the writer of every part of the merged text, without gaps", () => {
  const versions = { base: "count people.", theirs: "count all people.", mine: "count people here." };
  const both = mergeWords(versions, "en");
  const spans = splitByWriter(both, versions, "en");
  expect(spans.map(({ text }) => text).join("")).toBe(both);
  expect(spans.find(({ side }) => side === "theirs")?.text.trim()).toBe("all");
  expect(spans.find(({ side }) => side === "mine")?.text.trim()).toBe("here");
  const edited = splitByWriter("count nobody", versions, "en");
  expect(edited.every(({ side }) => side === undefined)).toBe(true);
});
