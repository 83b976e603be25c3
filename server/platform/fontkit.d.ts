declare module "fontkit" {
  type Position = { xAdvance: number; xOffset: number; yOffset: number };
  type Glyph = { id: number; path: { toSVG(): string } };

  export type Font = {
    unitsPerEm: number;
    getGlyph(id: number): Glyph;
    layout(text: string): { glyphs: Glyph[]; positions: Position[]; advanceWidth: number };
  };

  export function openSync(path: string): Font;
}
