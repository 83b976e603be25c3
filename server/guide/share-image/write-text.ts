import { fontFor, type Weight } from "#server/datachains/sheet/font-files.ts";
import { widthOf } from "#server/datachains/sheet/shaped-text.ts";
import { linesOf, type TextStyle } from "#server/datachains/sheet/text-lines.ts";
import { createLetters } from "#server/datachains/sheet/text-paths.ts";
import { ARABIC_UNITS, hasArabicGlyph, shapeArabic } from "./arabic-letters.ts";
import { hasArabic, isRtlText, runsOf } from "./text-runs.ts";

export type WrittenLine = {
  readonly text: string;
  readonly width: number;
  /** The direction of the whole text, even if this line starts with words in the other direction. */
  readonly isRtl?: boolean;
};
type Place = TextStyle & { readonly color: string; readonly x: number; readonly y: number };

const MIRRORED: Readonly<Record<string, string>> = { "(": ")", ")": "(", "[": "]", "]": "[", "«": "»", "»": "«" };

type Piece = { readonly text: string; readonly isArabic: boolean };

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

/** A line's pieces in visual order, each with a font that has its letters. */
export const piecesOf = (text: string, isRtl?: boolean): readonly Piece[] => runsOf(text, isRtl).flatMap(piecesIn);

export const pieceWidth = ({ text, isArabic }: Piece, weight: Weight) =>
  isArabic ? shapeArabic(text).width : widthOf(text, fontFor(text, weight));

function lineWidth(text: string, { size, weight }: TextStyle) {
  return piecesOf(text).reduce((sum, piece) => sum + pieceWidth(piece, weight), 0) * size;
}

/** Words are never cut: one that is too long gets its own line. */
function arabicLines(text: string, style: TextStyle, width: number): WrittenLine[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = lines.length ? `${lines.at(-1)} ${word}` : word;
    if (lines.length && lineWidth(longer, style) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  const isRtl = isRtlText(text);
  return lines.map((line) => ({ text: line, width: lineWidth(line, style), isRtl }));
}

export const wrapText = (text: string, style: TextStyle, width: number): readonly WrittenLine[] =>
  hasArabic(text) ? arabicLines(text, style, width) : linesOf(text, style, width);

const round = (value: number) => Math.round(value * 100) / 100;
/** Only one weight of the font file can be drawn: an outline makes it bold. */
export const BOLD_OUTLINE = 0.035 * ARABIC_UNITS;

/** Draws lines in every script that the fonts support. */
export function createWriting() {
  const letters = createLetters();

  function arabic(text: string, { size, weight, color, x, y }: Place) {
    const outline = weight === "bold" ? ` stroke="${color}" stroke-width="${BOLD_OUTLINE}"` : "";
    const at = `translate(${round(x)} ${round(y)}) scale(${size / ARABIC_UNITS} ${-size / ARABIC_UNITS})`;
    return `<path fill="${color}"${outline} transform="${at}" d="${shapeArabic(text).d}"/>`;
  }

  function line({ text, isRtl }: Omit<WrittenLine, "width">, place: Place) {
    const { size, weight } = place;
    let { x } = place;
    return piecesOf(text, isRtl)
      .map((piece) => {
        const at = { ...place, x };
        x += pieceWidth(piece, weight) * size;
        return piece.isArabic
          ? arabic(piece.text, at)
          : letters.line(piece.text, { ...at, font: fontFor(text, weight) });
      })
      .join("");
  }

  const plain = (text: string, place: Place) => letters.line(text, { ...place, font: fontFor(text, place.weight) });

  return {
    line: (written: Omit<WrittenLine, "width">, place: Place) =>
      hasArabic(written.text) ? line(written, place) : plain(written.text, place),
    definitions: letters.definitions,
  };
}
