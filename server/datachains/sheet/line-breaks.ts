import { createKhmerBreaks } from "#datachain/khmer-words.ts";
import { isKhmer } from "./font-files.ts";

const words = new Intl.Segmenter("km", { granularity: "word" });
const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** The engine's segmenters take time with the square of a text's length. */
const STRETCH = 256;
/** How many words a dictionary looks ahead before it is sure of one. */
const AHEAD = 4;

const isSecondHalf = (text: string, at: number) => {
  const code = text.charCodeAt(at);
  return code >= 0xdc00 && code <= 0xdfff;
};

/** A text's segments, found stretch by stretch, each from behind what is sure of the one before. */
function* segmentsOf(text: string, segmenter: Intl.Segmenter) {
  let from = 0;
  while (from < text.length) {
    const cut = from + STRETCH;
    const end = isSecondHalf(text, cut) ? cut + 1 : cut;
    const found = [...segmenter.segment(text.slice(from, end))];
    const sure = end >= text.length ? found : found.slice(0, Math.max(1, found.length - AHEAD));
    for (const { segment, isWordLike = false } of sure) {
      from += segment.length;
      yield { segment, end: from, isWordLike };
    }
  }
}

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
