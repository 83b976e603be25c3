import { fontFor, type FontName, hasArabic, type Weight } from "./fonts.ts";
import { hasArabicGlyph, type ShapedGlyph, shapeText, unitsPerEm } from "./shape-text.ts";
import { runsOf } from "./text-runs.ts";

/** A line of text to draw. */
export type TextLine = {
  readonly text: string;
  readonly weight: Weight;
  /** The direction of the whole text, even if this line starts with words in the other direction. */
  readonly isRtl: boolean;
};

/** Letters in one font, with their left end and width at font size 1. */
export type Run = {
  readonly text: string;
  readonly font: FontName;
  readonly glyphs: readonly ShapedGlyph[];
  readonly x: number;
  readonly width: number;
};

type Piece = { readonly text: string; readonly isArabic: boolean };

const MIRRORED: Readonly<Record<string, string>> = { "(": ")", ")": "(", "[": "]", "]": "[", "«": "»", "»": "«" };

/** Consecutive letters that use the same font. */
function sameFont(text: string, isArabicLetter: (letter: string) => boolean): Piece[] {
  const pieces: { text: string; isArabic: boolean }[] = [];
  for (const letter of text) {
    const isArabic = isArabicLetter(letter);
    const last = pieces.at(-1);
    if (last?.isArabic === isArabic) last.text += letter;
    else pieces.push({ text: letter, isArabic });
  }
  return pieces;
}

/** Arabic punctuation and digits, which may appear between words of other scripts: only the Arabic font has them. */
const ARABIC_SIGN = /[\u060C\u061B\u061F\u0660-\u066D\u06D4\u06F0-\u06F9]/;

const oneByOne = ({ text, isArabic }: Piece) => Array.from(text, (letter) => ({ text: letter, isArabic }));
const mirrored = ({ text, isArabic }: Piece) => ({ text: MIRRORED[text] ?? text, isArabic });

/** Characters missing from the Arabic font use the other one, with brackets mirrored. */
function piecesIn({ text, isRtl }: ReturnType<typeof runsOf>[number]): Piece[] {
  // shaping joins letters right to left, so characters in LTR order are drawn one by one
  if (!isRtl)
    return sameFont(text, (letter) => ARABIC_SIGN.test(letter)).flatMap((piece) =>
      piece.isArabic ? oneByOne(piece) : [piece],
    );
  return sameFont(text, hasArabicGlyph)
    .flatMap((piece) => (piece.isArabic ? [piece] : oneByOne(piece).map(mirrored)))
    .toReversed();
}

const piecesOf = ({ text, isRtl }: Omit<TextLine, "weight">): readonly Piece[] =>
  hasArabic(text) ? runsOf(text, isRtl).flatMap(piecesIn) : [{ text, isArabic: false }];

/** Lays out a line: its runs in visual order, each with a font that has its letters. */
export function layLine({ text, weight, isRtl }: TextLine): Run[] {
  let x = 0;
  return piecesOf({ text, isRtl }).map((piece) => {
    const font = piece.isArabic ? "arabic" : fontFor(piece.text, weight);
    const glyphs = shapeText(piece.text, font);
    const width = glyphs.reduce((sum, { advance }) => sum + advance, 0) / unitsPerEm(font);
    const run = { text: piece.text, font, glyphs, x, width };
    x += width;
    return run;
  });
}

/** Width at font size 1. */
export const widthOf = (line: TextLine) => layLine(line).reduce((sum, { width }) => sum + width, 0);
