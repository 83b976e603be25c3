import type { FontName } from "./font-files.ts";
import { outlineOf, shapeText, unitsPerEm } from "./shaped-text.ts";

type Place = {
  readonly font: FontName;
  readonly size: number;
  readonly color: string;
  readonly x: number;
  /** The baseline. */
  readonly y: number;
};

const round = (value: number) => Math.round(value * 100) / 100;

/** Draws text as outlines, so that the SVG needs no fonts on the machine. */
export function createLetters() {
  const outlines = new Map<string, string>();

  const keyOf = (name: FontName, id: number) => {
    const key = `${name}-${id}`;
    if (!outlines.has(key)) outlines.set(key, outlineOf(name, id));
    return outlines.get(key) ? key : undefined;
  };

  function line(text: string, { font, size, color, x, y }: Place) {
    let pen = 0;
    const uses = shapeText(text, font).map((glyph) => {
      const key = keyOf(font, glyph.id);
      const from = pen;
      pen += glyph.advance;
      return key ? `<use href="#${key}" x="${round(from + glyph.x)}" y="${round(glyph.y)}"/>` : "";
    });
    const scale = size / unitsPerEm(font);
    return `<g fill="${color}" transform="translate(${round(x)} ${round(y)}) scale(${scale} ${-scale})">${uses.join("")}</g>`;
  }

  return {
    line,
    /** Outlines of all glyphs used so far. */
    definitions: () =>
      `<defs>${Array.from(outlines, ([key, d]) => d && `<path id="${key}" d="${d}"/>`).join("")}</defs>`,
  };
}
