import { fontFor, type FontName, type Weight } from "./fonts.ts";
import { piecesOf, runOf } from "./shaped-text.ts";

export type TextStyle = { readonly size: number; readonly weight: Weight };
export type TextLine = { readonly text: string; readonly font: FontName; readonly width: number };

const letters = new Intl.Segmenter("en", { granularity: "grapheme" });

const widthOf = (pieces: readonly string[], font: FontName) =>
  pieces.reduce((sum, piece) => sum + runOf(piece, font).width, 0);

/** An address without spaces is broken wherever it has to be. */
const fitting = (piece: string, font: FontName, room: number) =>
  runOf(piece.trimEnd(), font).width <= room ? [piece] : Array.from(letters.segment(piece), ({ segment }) => segment);

function lineOf(pieces: readonly string[], font: FontName, size: number): TextLine {
  const last = pieces.at(-1) ?? "";
  const ended = [...pieces.slice(0, -1), last.trimEnd()];
  return { text: ended.join(""), font, width: widthOf(ended, font) * size };
}

function paragraphLines(text: string, { size, weight }: TextStyle, width: number): TextLine[] {
  const font = fontFor(text, weight);
  const room = width / size;
  const lines: string[][] = [[]];
  let used = 0;
  for (const piece of piecesOf(text).flatMap((one) => fitting(one, font, room))) {
    if (used > 0 && used + runOf(piece.trimEnd(), font).width > room) {
      lines.push([]);
      used = 0;
    }
    lines.at(-1)?.push(piece);
    used += runOf(piece, font).width;
  }
  return lines.map((pieces) => lineOf(pieces, font, size));
}

/** A text as lines that are at most so wide. */
export const linesOf = (text: string, style: TextStyle, width: number): TextLine[] =>
  text
    .trim()
    .split("\n")
    .map((paragraph) => paragraph.replaceAll(/\s+/g, " ").trim())
    .filter((paragraph, at) => paragraph || at === 0)
    .flatMap((paragraph) => paragraphLines(paragraph, style, width));
