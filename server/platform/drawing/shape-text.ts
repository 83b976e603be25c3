import { type Font as FontkitFont, openSync } from "fontkit";
import { readFileSync } from "node:fs";
import * as hb from "harfbuzzjs";
import { FONT_FILES, type FontName } from "./fonts.ts";

/** A positioned glyph, in font units. */
export type ShapedGlyph = {
  readonly id: number;
  /** Index of the first character of its cluster, which neighbouring glyphs may share. */
  readonly at: number;
  readonly advance: number;
  readonly x: number;
  readonly y: number;
};

/** Opened by HarfBuzz, or by fontkit: HarfBuzz cannot read the guide's own font file, which is WOFF2. */
type OpenFont =
  | { readonly font: hb.Font; readonly units_per_em: number; readonly arabic?: undefined }
  | { readonly arabic: FontkitFont; readonly units_per_em: number };
const opened = new Map<FontName, OpenFont>();

function openFile(name: FontName): OpenFont {
  const file = FONT_FILES[name];
  if (name === "arabic") {
    const arabic = openSync(file);
    return { arabic, units_per_em: arabic.unitsPerEm };
  }
  const face = new hb.Face(new hb.Blob(readFileSync(file)));
  return { font: new hb.Font(face), units_per_em: face.upem };
}

function openFont(name: FontName): OpenFont {
  const known = opened.get(name) ?? openFile(name);
  opened.set(name, known);
  return known;
}

/** Scripts are shaped separately, because each has its own rules. */
const SCRIPTS =
  /(?<Khmr>\p{Script=Khmer}+)|(?<Latn>\p{Script=Latin}+)|(?<Grek>\p{Script=Greek}+)|(?<Cyrl>\p{Script=Cyrillic}+)/gu;

/** Where each script starts. Spaces, digits and punctuation belong to the preceding script. */
function scriptsIn(text: string): { script: string; from: number }[] {
  const found: { script: string; from: number }[] = [];
  for (const { index, groups = {} } of text.matchAll(SCRIPTS)) {
    const script = Object.keys(groups).find((name) => groups[name] !== undefined) ?? "Latn";
    if (found.at(-1)?.script !== script) found.push({ script, from: found.length ? index : 0 });
  }
  return found.length ? found : [{ script: "Latn", from: 0 }];
}

/** Shared: its memory belongs to the WASM module and is not freed in time otherwise. */
const buffer = new hb.Buffer();

function shapeScript(text: string, script: string, from: number, font: hb.Font): ShapedGlyph[] {
  buffer.reset();
  buffer.addText(text);
  buffer.setScript(script);
  buffer.setDirection(hb.Direction.LTR);
  hb.shape(font, buffer);
  const positions = buffer.getGlyphPositions();
  return buffer.getGlyphInfos().map(({ codepoint, cluster }, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    return { id: codepoint, at: from + cluster, advance: xAdvance, x: xOffset, y: yOffset };
  });
}

/** fontkit throws if a letter has no anchor for a mark: then lay it out without mark positioning. */
function layOutArabic(font: FontkitFont, text: string) {
  const inArabic = (features?: Record<string, boolean>) => font.layout(text, features, "arab", undefined, "rtl");
  try {
    return inArabic();
  } catch {
    return inArabic({ mark: false, mkmk: false });
  }
}

/** Joined right-to-left letters, in visual order. fontkit does not say which letters a glyph stands for. */
function shapeArabic(font: FontkitFont, text: string): ShapedGlyph[] {
  const { glyphs, positions } = layOutArabic(font, text);
  return glyphs.map(({ id }, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    return { id, at: 0, advance: xAdvance, x: xOffset, y: yOffset };
  });
}

/** Shapes a text into glyphs, from left to right. */
export function shapeText(text: string, name: FontName): ShapedGlyph[] {
  const open = openFont(name);
  if (open.arabic) return shapeArabic(open.arabic, text);
  const scripts = scriptsIn(text);
  return scripts.flatMap(({ script, from }, index) =>
    shapeScript(text.slice(from, scripts[index + 1]?.from), script, from, open.font),
  );
}

export const unitsPerEm = (name: FontName) => openFont(name).units_per_em;

export const hasArabicGlyph = (letter: string) => {
  const { arabic } = openFont("arabic");
  return arabic?.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0) ?? false;
};

/** A glyph's outline as an SVG path, in font units with y upwards; empty for a space. */
export function outlineOf(name: FontName, id: number): string {
  const open = openFont(name);
  return open.arabic ? (open.arabic.getGlyph(id).path?.toSVG() ?? "") : open.font.glyphToPath(id);
}
