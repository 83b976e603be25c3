import { type Font as FontkitFont, openSync } from "fontkit";
import type PdfKit from "pdfkit";
import { FONT_FILES, type FontName } from "./fonts.ts";
import { type ShapedGlyph, shapeText } from "./shape-text.ts";

/** Characters per glyph. Of glyphs in one cluster only the first gets them, so that they are copied once. */
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

/** Replaces fontkit's layout. pdfkit calls it several times per line, and scales the positions in place. */
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
 * fontkit embeds the font, but HarfBuzz chooses the glyphs. On its own, fontkit maps a glyph to the characters it was first
 * used for, and would copy ើ for every ី after the first ើ.
 */
function openFont(name: FontName): FontkitFont {
  const known = opened.get(name);
  if (known) return known;
  const embedded = openSync(FONT_FILES[name]);
  embedded.layout = layoutWith({ embedded, name });
  opened.set(name, embedded);
  return embedded;
}

/** PDF readers do not restore the letter order of Arabic, so it is drawn as outlines. */
export const isOutlined = (name: FontName) => name === "arabic";

export function registerFonts(pdf: InstanceType<typeof PdfKit>) {
  const embedded = (Object.keys(FONT_FILES) as FontName[]).filter((name) => !isOutlined(name));
  // pdfkit also accepts an open font, which its types do not say.
  for (const name of embedded) pdf.registerFont(name, openFont(name) as never);
}
