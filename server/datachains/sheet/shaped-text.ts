import { readFileSync } from "node:fs";
import * as hb from "harfbuzzjs";
import { FONT_FILES, type FontName } from "./font-files.ts";

/** A positioned glyph, in font units. */
export type ShapedGlyph = {
  readonly id: number;
  /** Index of the first character of its cluster, which neighbouring glyphs may share. */
  readonly at: number;
  readonly advance: number;
  readonly x: number;
  readonly y: number;
};

type OpenFont = { readonly font: hb.Font; readonly units_per_em: number };
const opened = new Map<FontName, OpenFont>();

function openFont(name: FontName): OpenFont {
  const known = opened.get(name);
  if (known) return known;
  const face = new hb.Face(new hb.Blob(readFileSync(FONT_FILES[name])));
  const font = { font: new hb.Font(face), units_per_em: face.upem };
  opened.set(name, font);
  return font;
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

function shapeScript(text: string, script: string, from: number, { font }: OpenFont): ShapedGlyph[] {
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

/** Shapes a text into glyphs, left to right. */
export function shapeText(text: string, name: FontName): ShapedGlyph[] {
  const font = openFont(name);
  const scripts = scriptsIn(text);
  return scripts.flatMap(({ script, from }, index) =>
    shapeScript(text.slice(from, scripts[index + 1]?.from), script, from, font),
  );
}

export const unitsPerEm = (name: FontName) => openFont(name).units_per_em;

/** Width at font size 1. */
export const widthOf = (text: string, name: FontName) =>
  shapeText(text, name).reduce((sum, { advance }) => sum + advance, 0) / unitsPerEm(name);

/** A glyph's outline as an SVG path, in font units with y upwards; empty for a space. */
export const outlineOf = (name: FontName, id: number): string => openFont(name).font.glyphToPath(id);
