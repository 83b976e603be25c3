declare module "fontkit" {
  type Glyph = { id: number; advanceWidth: number; codePoints: readonly number[] };
  type Position = { xAdvance: number; yAdvance: number; xOffset: number; yOffset: number };

  export type Font = {
    getGlyph(id: number): Glyph;
    layout(text: string): { glyphs: Glyph[]; positions: Position[]; readonly advanceWidth: number };
  };

  export function openSync(path: string): Font;
}
