import { layLine, type Run, type TextLine } from "./lay-line.ts";
import { outlineOf, unitsPerEm } from "./shape-text.ts";

/** Outlines are in thousandths of the font size. */
export const OUTLINE_UNITS = 1000;
/** The Arabic font has one weight: an outline makes it bold. */
const BOLD_OUTLINE = 35;
const NUMBER = /-?\d+(?:\.\d+)?/g;

/** Moves and flips a path, because y points down on paper. Expects absolute coordinates in pairs. */
function movedPath(d: string, scale: number, [x, y]: readonly [number, number], grain: number) {
  let isX = false;
  return d.replaceAll(NUMBER, (value) => {
    isX = !isX;
    const at = isX ? Number(value) * scale + x : y - Number(value) * scale;
    return String(Math.round(at / grain) * grain);
  });
}

/** A run as a path with y downwards. */
function outlineAt({ font, glyphs }: Run, from: number, grain: number) {
  const scale = OUTLINE_UNITS / unitsPerEm(font);
  let pen = from * OUTLINE_UNITS;
  return glyphs
    .map(({ id, advance, x, y }) => {
      const d = movedPath(outlineOf(font, id), scale, [pen + x * scale, -y * scale], grain);
      pen += advance * scale;
      return d;
    })
    .join("");
}

/** Fine enough for print on large paper. */
export const outlineOfRun = (run: Run) => outlineAt(run, 0, 0.5);

export const outlineWidth = ({ font }: Run, { weight }: TextLine) =>
  font === "arabic" && weight === "bold" ? BOLD_OUTLINE : 0;

/** A line as one path, with the width of its outline. In whole units, to send little to the browser. */
export function outlineOfLine(line: TextLine) {
  const runs = layLine(line);
  return {
    outline: runs.map((run) => outlineAt(run, run.x, 1)).join(""),
    outline_width: Math.max(0, ...runs.map((run) => outlineWidth(run, line))),
  };
}

type Place = {
  readonly size: number;
  readonly color: string;
  readonly x: number;
  /** The baseline. */
  readonly y: number;
};

const round = (value: number) => Math.round(value * 100) / 100;

/** A line as SVG that needs no fonts on the machine. */
export function svgLine(line: TextLine, { size, color, x, y }: Place) {
  return layLine(line)
    .map((run) => {
      const width = outlineWidth(run, line);
      const stroke = width ? ` stroke="${color}" stroke-width="${width}"` : "";
      const at = `translate(${round(x + run.x * size)} ${round(y)}) scale(${size / OUTLINE_UNITS})`;
      return `<path fill="${color}"${stroke} transform="${at}" d="${outlineOfRun(run)}"/>`;
    })
    .join("");
}
