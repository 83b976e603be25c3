import type { FontName } from "./fonts.ts";
import { openFont, piecesOf, runOf } from "./shaped-text.ts";

type Place = {
  readonly font: FontName;
  readonly size: number;
  readonly color: string;
  readonly x: number;
  /** Of the line on which letters stand. */
  readonly y: number;
};

const round = (value: number) => Math.round(value * 100) / 100;

/** Texts as drawings of their letters: what such an SVG shows depends on no font of the machine. */
export function createLetters() {
  const outlines = new Map<string, string>();

  const outlineOf = (name: FontName, id: number) => {
    const key = `${name}-${id}`;
    if (!outlines.has(key)) outlines.set(key, openFont(name).getGlyph(id).path.toSVG());
    return outlines.get(key) ? key : undefined;
  };

  function line(text: string, { font, size, color, x, y }: Place) {
    const { unitsPerEm } = openFont(font);
    let from = 0;
    const uses = piecesOf(text).flatMap((piece) => {
      const run = runOf(piece, font);
      const start = from;
      from += run.width;
      return run.letters.flatMap((letter) => {
        const key = outlineOf(font, letter.id);
        if (!key) return [];
        return [
          `<use href="#${key}" x="${round((start + letter.x) * unitsPerEm)}" y="${round(letter.y * unitsPerEm)}"/>`,
        ];
      });
    });
    const scale = size / unitsPerEm;
    return `<g fill="${color}" transform="translate(${round(x)} ${round(y)}) scale(${scale} ${-scale})">${uses.join("")}</g>`;
  }

  return {
    line,
    /** The outlines of all letters that were used. */
    definitions: () => `<defs>${[...outlines].map(([key, d]) => `<path id="${key}" d="${d}"/>`).join("")}</defs>`,
  };
}
