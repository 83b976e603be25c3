import { createRequire } from "node:module";
import { type Font, openSync } from "fontkit";

const FILE = "@fontsource-variable/noto-sans-arabic/files/noto-sans-arabic-arabic-wght-normal.woff2";

let opened: Font | undefined;
/** fontkit can read the guide's own font file; HarfBuzz, used for everything else, does not support WOFF2. */
const openFont = () => (opened ??= openSync(createRequire(import.meta.url).resolve(FILE)));

export const hasArabicGlyph = (letter: string) => openFont().hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);

/** fontkit throws if a letter has no anchor for a mark: then lay it out without mark positioning. */
function layOut(font: Font, text: string) {
  const inArabic = (features?: Record<string, boolean>) => font.layout(text, features, "arab", undefined, "rtl");
  try {
    return inArabic();
  } catch {
    return inArabic({ mark: false, mkmk: false });
  }
}

/** Paths have two decimals: at size 1 letters would lose their curves. */
export const ARABIC_UNITS = 1000;

/** Shapes joined right-to-left letters: one path at size 1000 with y upwards, and its width at size 1. */
export function shapeArabic(text: string): { readonly d: string; readonly width: number } {
  const font = openFont();
  const { glyphs, positions } = layOut(font, text);
  const scale = ARABIC_UNITS / font.unitsPerEm;
  let pen = 0;
  const paths = glyphs.map(({ path }, at) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[at] ?? {};
    const drawn = path?.transform(scale, 0, 0, scale, (pen + xOffset) * scale, yOffset * scale);
    pen += xAdvance;
    return drawn?.toSVG() ?? "";
  });
  return { d: paths.join(""), width: pen / font.unitsPerEm };
}
