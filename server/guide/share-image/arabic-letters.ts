import { createRequire } from "node:module";
import { type Font, openSync } from "fontkit";

const FILE = "@fontsource-variable/noto-sans-arabic/files/noto-sans-arabic-arabic-wght-normal.woff2";

let opened: Font | undefined;
/** fontkit reads the guide's own font file; HarfBuzz, which shapes everything else, does not know its compression. */
const openFont = () => (opened ??= openSync(createRequire(import.meta.url).resolve(FILE)));

export const hasArabicGlyph = (letter: string) => openFont().hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);

/** Letters joined and from right to left, as one path at the size 1, upwards. */
export function shapeArabic(text: string): { readonly d: string; readonly width: number } {
  const font = openFont();
  const { glyphs, positions } = font.layout(text, undefined, "arab", undefined, "rtl");
  const scale = 1 / font.unitsPerEm;
  let pen = 0;
  const paths = glyphs.map(({ path }, at) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[at] ?? {};
    const drawn = path?.transform(scale, 0, 0, scale, (pen + xOffset) * scale, yOffset * scale);
    pen += xAdvance;
    return drawn?.toSVG() ?? "";
  });
  return { d: paths.join(""), width: pen * scale };
}
