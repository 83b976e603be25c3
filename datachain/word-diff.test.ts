import fc from "fast-check";
import { expect, test } from "vitest";
import { aroundChanges, diffWords, type Piece } from "./word-diff.ts";

const marked = (pieces: readonly Piece[]) =>
  pieces.map(({ kind, text }) => ({ same: text, added: `{+${text}+}`, removed: `[-${text}-]` })[kind]).join("");
const side = (pieces: readonly Piece[], left: "added" | "removed") =>
  pieces
    .filter(({ kind }) => kind !== left)
    .map(({ text }) => text)
    .join("");

test("compares word by word, and merges neighbouring changes", () => {
  expect(marked(diffWords("deletes it within ten seconds.", "deletes it within one second.", "en"))).toBe(
    "deletes it within [-ten seconds-]{+one second+}.",
  );
  expect(marked(diffWords("count people.", "count how many people.", "en"))).toBe("count {+how many +}people.");
  expect(diffWords("the same", "the same", "en")).toEqual([{ kind: "same", text: "the same" }]);
  expect(marked(diffWords("", "new", "en"))).toBe("{+new+}");
});

test("compares Khmer, which has no spaces, word by word", () => {
  const pieces = diffWords("មនុស្សពីរនាក់ដើរកាត់", "មនុស្សបីនាក់ដើរកាត់", "km");
  expect(marked(pieces)).toContain("មនុស្ស");
  expect(pieces.some(({ kind }) => kind === "same")).toBe(true);
  expect(side(pieces, "added")).toBe("មនុស្សពីរនាក់ដើរកាត់");
});

test("both texts can be rebuilt from the pieces", () => {
  const text = fc.array(fc.constantFrom("a", "b", " ", "the ", "harbour", ". ", "\n\n", "ខ្មែរ"), { maxLength: 600 });
  fc.assert(
    fc.property(text, text, (one, other) => {
      const [before, after] = [one.join(""), other.join("")];
      const pieces = diffWords(before, after, "en");
      expect(side(pieces, "added")).toBe(before);
      expect(side(pieces, "removed")).toBe(after);
    }),
    { numRuns: 150 },
  );
});

test("compares 20,000 words quickly, with few changes or entirely rewritten", () => {
  const words = Array.from({ length: 20_000 }, (_, at) => `w${at % 4999}x${at % 7}`);
  const edited = words.flatMap((word, at) => (at % 97 === 0 ? [`new${at}`] : at % 101 === 0 ? [] : [word]));
  const rewritten = words.map((_, at) => `other${at % 3000}`);
  const same = words.map(() => "again and");
  const started = performance.now();
  const pieces = diffWords(words.join(" "), edited.join(" "), "en");
  expect(side(pieces, "removed")).toBe(edited.join(" "));
  expect(pieces.filter(({ kind }) => kind === "added").length).toBeGreaterThan(150);
  diffWords(words.join(" "), rewritten.join(" "), "en");
  diffWords(same.join(" "), [...same.slice(3), "end"].join(" "), "en");
  // quadratic time would take seconds; generous, because the machine may be busy
  expect(performance.now() - started).toBeLessThan(8000);
});

test("shows only the context of each change in long texts", () => {
  const long = "Sensors count people on the walk. ".repeat(30);
  const shown = aroundChanges(diffWords(`${long}Ten.${long}`, `${long}Nine.${long}`, "en"), "en");
  expect(shown[0]).toEqual({ kind: "gap" });
  expect(shown.at(-1)).toEqual({ kind: "gap" });
  expect(shown.flatMap((one) => (one.kind === "gap" ? [] : one.text)).join("").length).toBeLessThan(300);
});
