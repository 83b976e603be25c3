import { segmentsOf } from "#contract/segments.ts";
import { createKhmerBreaks } from "#datachain/khmer-words.ts";
import { isKhmer } from "./fonts.ts";

const words = new Intl.Segmenter("km", { granularity: "word" });
const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

const OPENING = /^[\p{Ps}\p{Pi}]+$/u;

/** Breaks after Khmer words, which have no spaces between them. Punctuation stays with its word. */
function behindWords(text: string): number[] {
  const mayBreak = createKhmerBreaks(text);
  const ends: number[] = [];
  let isOpen = false;
  for (const { segment, end, isWordLike } of segmentsOf(text, words)) {
    const isOpening = OPENING.test(segment);
    const isJoined = ends.length > 0 && !mayBreak(end - segment.length, segment);
    // An opening bracket stays with the next word, other punctuation with the previous one.
    if (isOpen || isJoined || (!isWordLike && !isOpening && ends.length)) ends[ends.length - 1] = end;
    else ends.push(end);
    isOpen = isOpening;
  }
  return ends;
}

/** After a space, and after a hyphen or slash between letters. */
const BREAK = /\s|(?<=\p{L})[-–—/](?=\p{L})/gu;
const behindSpaces = (text: string) => [
  ...Array.from(text.matchAll(BREAK), ({ index }) => index + 1).filter((end) => end < text.length),
  text.length,
];

/** Allowed line ends, including the end of the text. */
export const breaksIn = (text: string) => (isKhmer(text) ? behindWords(text) : behindSpaces(text));

/** Where an overlong word may be split: between graphemes only. */
export const tearsIn = (text: string) => Array.from(segmentsOf(text, graphemes), ({ end }) => end);
