declare module "fontkit" {
  type Path = {
    transform(m0: number, m1: number, m2: number, m3: number, m4: number, m5: number): Path;
    toSVG(): string;
  };
  type Glyph = { id: number; advanceWidth: number; codePoints: readonly number[]; readonly path?: Path };
  type Position = { xAdvance: number; yAdvance: number; xOffset: number; yOffset: number };

  export type Font = {
    readonly unitsPerEm: number;
    getGlyph(id: number): Glyph;
    hasGlyphForCodePoint(code: number): boolean;
    layout(
      text: string,
      features?: readonly string[] | Readonly<Record<string, boolean>>,
      script?: string,
      language?: string,
      direction?: "ltr" | "rtl",
    ): { glyphs: Glyph[]; positions: Position[]; readonly advanceWidth: number };
  };

  export function openSync(path: string): Font;
}
