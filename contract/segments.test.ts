import { afterEach, expect, test, vi } from "vitest";
import { letters } from "./letters.ts";
import { countLetters, firstLetters, segmentsOf } from "./segments.ts";

afterEach(() => vi.restoreAllMocks());

const watchSegment = () => vi.spyOn(Intl.Segmenter.prototype, "segment");
const longest = (spy: ReturnType<typeof watchSegment>) => Math.max(0, ...spy.mock.calls.map(([text]) => text.length));

test("segments a long text in linear time, although V8 copies the text for each segment", () => {
  const segment = watchSegment();
  expect(countLetters("x".repeat(100_000))).toBe(100_000);
  expect(countLetters("ក".repeat(40_000))).toBe(40_000);
  expect(longest(segment)).toBeLessThan(300);
});

test("segments match those of the whole text, also across stretches", () => {
  for (const text of ["👩‍👩‍👧‍👦 é é ".repeat(100), "ការប្រើប្រាស់កាមេរ៉ានៅទីសាធារណៈ".repeat(30)])
    for (const granularity of ["grapheme", "word"] as const) {
      const segmenter = new Intl.Segmenter("km", { granularity });
      const whole = Array.from(segmenter.segment(text), ({ segment }) => segment);
      expect(Array.from(segmentsOf(text, segmenter), ({ segment }) => segment)).toEqual(whole);
    }
});

test("skips counting the letters of a text that is far too long", () => {
  const segment = watchSegment();
  expect(letters(280).safeParse("x".repeat(100_000)).success).toBe(false);
  expect(segment).not.toHaveBeenCalled();
  expect(letters(280).safeParse("x".repeat(281)).success).toBe(false);
  expect(letters(280).safeParse("ខ្មែរ".repeat(100)).success).toBe(true);
});

test("truncation never splits a letter", () => {
  expect(firstLetters("ខ្មែរ", 1)).toBe("ខ្មែ");
  expect(firstLetters("a\u200bbc", 2)).toBe("a\u200bb");
  expect(firstLetters("👩‍👩‍👧‍👦é", 2)).toBe("👩‍👩‍👧‍👦é");
});
