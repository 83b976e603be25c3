import { type Font as FontkitFont, openSync } from "fontkit";
import type PdfKit from "pdfkit";
import { FONT_FILES, type FontName, isKhmer } from "./font-files.ts";
import { type ShapedGlyph, shapeText } from "./shaped-text.ts";
import type { TextLine } from "./text-lines.ts";

type Pdf = InstanceType<typeof PdfKit>;

/** What each glyph stands for. Of those that stand for the same characters the first does, so that they are copied once. */
function charactersOf(text: string, glyphs: readonly ShapedGlyph[]): number[][] {
  let end = text.length;
  return glyphs
    .toReversed()
    .map(({ at }, index, later) => {
      if (later[index + 1]?.at === at) return [];
      const characters = text.slice(at, end);
      end = at;
      return Array.from(characters, (character) => character.codePointAt(0) ?? 0);
    })
    .toReversed();
}

type Font = { readonly embedded: FontkitFont; readonly name: FontName };

function setLine({ embedded, name }: Font, text: string) {
  const shaped = shapeText(text, name);
  const characters = charactersOf(text, shaped);
  const glyphs = shaped.map(({ id }, index) => ({
    id,
    advanceWidth: embedded.getGlyph(id).advanceWidth,
    codePoints: characters[index] ?? [],
  }));
  return { text, shaped, glyphs };
}

/** What pdfkit asks a font for, several times for a line. It scales the positions in place and wants the width of that. */
function layoutWith(font: Font) {
  let latest = setLine(font, "");
  return (text: string) => {
    if (latest.text !== text) latest = setLine(font, text);
    const { glyphs, shaped } = latest;
    const positions = shaped.map(({ advance, x, y }) => ({ xAdvance: advance, yAdvance: 0, xOffset: x, yOffset: y }));
    return {
      glyphs,
      positions,
      get advanceWidth() {
        return positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
      },
    };
  };
}

const opened = new Map<FontName, FontkitFont>();

/**
 * fontkit puts the font into the file, HarfBuzz chooses its glyphs: fontkit takes the first characters a glyph was used for
 * as what it always stands for, and so writes ើ for every ី after the first ើ.
 */
function openFont(name: FontName): FontkitFont {
  const known = opened.get(name);
  if (known) return known;
  const embedded = openSync(FONT_FILES[name]);
  embedded.layout = layoutWith({ embedded, name });
  opened.set(name, embedded);
  return embedded;
}

export function registerFonts(pdf: Pdf) {
  // pdfkit takes an open font too, which its types do not say.
  for (const name of Object.keys(FONT_FILES) as FontName[]) pdf.registerFont(name, openFont(name) as never);
}

type Ink = { readonly size: number; readonly color: string };

/** Writes one line; at the place where its letters stand. */
export function drawLine(pdf: Pdf, { text, font }: TextLine, ink: Ink, [x, y]: readonly [number, number]) {
  pdf.font(font).fontSize(ink.size).fillColor(ink.color);
  // Glyphs of Khmer stand in another order than its characters, which those who copy or search want.
  const isReordered = isKhmer(text);
  if (isReordered) pdf.markContent("Span", { actual: text });
  // With features pdfkit lays out the line whole, not word by word.
  pdf.text(text, x, y, { lineBreak: false, baseline: "alphabetic", features: [] });
  if (isReordered) pdf.endMarkedContent();
}
