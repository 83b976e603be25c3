import { expect, test } from "vitest";
import { UI_LOCALES } from "#contract/common.ts";
import { READER_WORDS } from "./all-reader-words.ts";
import { WORDS } from "./all-words.ts";

/** Three chips below badges must fit side by side on a phone. */
const MOST_LETTERS = 14;
const graphemes = new Intl.Segmenter("km", { granularity: "grapheme" });

test.each(UI_LOCALES)("the word for a colour fits below a badge on a phone in %s", (locale) => {
  const personal = Object.values(WORDS[locale].contexts.pii.values).map(({ name }) => name);
  const words = [...Object.values(READER_WORDS[locale].identifiability), ...personal];
  expect(words.filter((word) => [...graphemes.segment(word)].length > MOST_LETTERS)).toEqual([]);
});
