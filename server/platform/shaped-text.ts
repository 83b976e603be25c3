import { type Font, openSync } from "fontkit";
import { FONT_FILES, type FontName, isKhmer } from "./fonts.ts";

/** Letters with their places, in units of the font's size. */
export type Run = {
  readonly letters: readonly { readonly id: number; readonly x: number; readonly y: number }[];
  readonly width: number;
};

const opened = new Map<FontName, Font>();

export function openFont(name: FontName): Font {
  const font = opened.get(name) ?? openSync(FONT_FILES[name]);
  opened.set(name, font);
  return font;
}

function shape(text: string, name: FontName): Run {
  const font = openFont(name);
  const { glyphs, positions, advanceWidth } = font.layout(text);
  let at = 0;
  const letters = glyphs.map(({ id }, index) => {
    const { xAdvance, xOffset, yOffset } = positions[index] ?? { xAdvance: 0, xOffset: 0, yOffset: 0 };
    const letter = { id, x: (at + xOffset) / font.unitsPerEm, y: yOffset / font.unitsPerEm };
    at += xAdvance;
    return letter;
  });
  return { letters, width: advanceWidth / font.unitsPerEm };
}

/** Shaping Khmer takes a millisecond a word, and the same words come again and again. */
const MAX_RUNS = 20_000;
const runs = new Map<string, Run>();

export function runOf(text: string, name: FontName): Run {
  const key = `${name}\n${text}`;
  const run = runs.get(key) ?? shape(text, name);
  if (runs.size >= MAX_RUNS) runs.clear();
  runs.set(key, run);
  return run;
}

const words = new Intl.Segmenter("km", { granularity: "word" });
const OPENING = /^[\p{Ps}\p{Pi}]+$/u;

/** Where a line may end: behind a space or a hyphen, and in Khmer, which has no spaces between words, behind a word. */
export function piecesOf(text: string): string[] {
  if (!isKhmer(text)) return text.split(/(?<=\s)|(?<=\p{L}[-–—/])(?=\p{L})/u);
  const pieces: string[] = [];
  let opening = "";
  for (const { segment, isWordLike } of words.segment(text)) {
    const last = pieces.at(-1);
    if (OPENING.test(segment)) opening += segment;
    else if (isWordLike || opening || last === undefined) {
      pieces.push(opening + segment);
      opening = "";
    } else pieces[pieces.length - 1] = last + segment;
  }
  return opening ? [...pieces, opening] : pieces;
}
