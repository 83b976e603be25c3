import type { DrawnShape, SignShape, TextShape } from "#contract/signs.ts";
import { fontFor } from "#server/datachains/sheet/font-files.ts";
import { outlineOf, shapeText, unitsPerEm } from "#server/datachains/sheet/shaped-text.ts";
import { ARABIC_UNITS, shapeArabic } from "#server/guide/share-image/arabic-letters.ts";
import { hasArabic } from "#server/guide/share-image/text-runs.ts";
import { BOLD_OUTLINE, piecesOf, pieceWidth } from "#server/guide/share-image/write-text.ts";

/** Outlines are in thousandths of the font size. */
const UNITS = 1000;
const NUMBER = /-?\d+(?:\.\d+)?/g;

/** Moves and flips a path, because y points down on paper. Expects absolute coordinates in pairs. */
function movedPath(d: string, scale: number, x: number, y: number) {
  let isX = false;
  return d.replaceAll(NUMBER, (value) => {
    isX = !isX;
    const at = isX ? Number(value) * scale + x : y - Number(value) * scale;
    return String(Math.round(at));
  });
}

function plainOutline(text: string, weight: TextShape["weight"], from: number) {
  const font = fontFor(text, weight);
  const scale = UNITS / unitsPerEm(font);
  let pen = from * UNITS;
  return shapeText(text, font)
    .map(({ id, advance, x, y }) => {
      const d = movedPath(outlineOf(font, id), scale, pen + x * scale, -y * scale);
      pen += advance * scale;
      return d;
    })
    .join("");
}

function mixedOutline({ text, weight, is_rtl }: TextShape) {
  let pen = 0;
  return piecesOf(text, is_rtl)
    .map((piece) => {
      const from = pen;
      pen += pieceWidth(piece, weight);
      return piece.isArabic
        ? movedPath(shapeArabic(piece.text).d, UNITS / ARABIC_UNITS, from * UNITS, 0)
        : plainOutline(piece.text, weight, from);
    })
    .join("");
}

/** Converts text to outlines, so that the preview does not depend on the browser's fonts. */
export const outlined = (shape: SignShape): DrawnShape => {
  if (shape.kind !== "text") return shape;
  const isMixed = hasArabic(shape.text);
  return {
    ...shape,
    outline: isMixed ? mixedOutline(shape) : plainOutline(shape.text, shape.weight, 0),
    outline_width: isMixed && shape.weight === "bold" ? BOLD_OUTLINE : 0,
  };
};
