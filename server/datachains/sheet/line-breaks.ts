import { segmentsOf } from "#contract/segments.ts";
import { createKhmerBreaks } from "#datachain/khmer-words.ts";
import { isKhmer } from "./font-files.ts";

const words = new Intl.Segmenter("km", { granularity: "word" });
const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

const OPENING = /^[\p{Ps}\p{Pi}]+$/u;

/** Behind each word of Khmer, which has no spaces between them, with the signs that belong to it. */
function behindWords(text: string): number[] {
  const mayBreak = createKhmerBreaks(text);
  const ends: number[] = [];
  let isOpen = false;
  for (const { segment, end, isWordLike } of segmentsOf(text, words)) {
    const isOpening = OPENING.test(segment);
    const isJoined = ends.length > 0 && !mayBreak(end - segment.length, segment);
    // An opening bracket stands with what follows, any other sign with what precedes it.
    if (isOpen || isJoined || (!isWordLike && !isOpening && ends.length)) ends[ends.length - 1] = end;
    else ends.push(end);
    isOpen = isOpening;
  }
  return ends;
}

/** Behind a space, and behind a hyphen or slash between letters. */
const BREAK = /\s|(?<=\p{L})[-–—/](?=\p{L})/gu;
const behindSpaces = (text: string) => [
  ...Array.from(text.matchAll(BREAK), ({ index }) => index + 1).filter((end) => end < text.length),
  text.length,
];

/** Where a line may end, up to the end of the text. */
export const breaksIn = (text: string) => (isKhmer(text) ? behindWords(text) : behindSpaces(text));

/** Where what is too long for a line may be torn: never within a letter and its marks. */
export const tearsIn = (text: string) => Array.from(segmentsOf(text, graphemes), ({ end }) => end);
