import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import sharp from "sharp";
import { Badge } from "#datachain/Badge.tsx";
import { createLetters } from "./text-paths.ts";
import type { Sheet } from "./compose-sheet.ts";
import { type Block, layoutSheet, type Mark } from "./layout-sheet.ts";

const WIDTH = 800;
const MARGIN = 40;
/** Resolution factor, reduced for chains whose image would be too tall to open. */
const SCALE = 2;
const MAX_HEIGHT = 16_000;
const DRAWING_SECONDS = 20;

type Letters = ReturnType<typeof createLetters>;

function markup(mark: Mark, letters: Letters, [left, top]: readonly [number, number]) {
  const x = left + mark.x;
  const y = top + mark.y;
  if (mark.kind === "text")
    return letters.line(mark.line.text, { font: mark.line.font, size: mark.size, color: mark.color, x, y });
  if (mark.kind === "badge") {
    const badge = renderToStaticMarkup(createElement(Badge, { ...mark.badge, size: mark.size }));
    return `<g transform="translate(${x} ${y})">${badge}</g>`;
  }
  const { width, height, radius, fill, stroke } = mark;
  const paint = `fill="${fill ?? "none"}" stroke="${stroke ?? "none"}"`;
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" ${paint}/>`;
}

function svgOf(blocks: readonly Block[]) {
  const letters = createLetters();
  const parts: string[] = [];
  let y = MARGIN;
  for (const { marks, height } of blocks) {
    for (const mark of marks) parts.push(markup(mark, letters, [MARGIN, y]));
    y += height;
  }
  const height = Math.ceil(y + MARGIN);
  const scale = Math.min(SCALE, MAX_HEIGHT / height);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH * scale}" height="${height * scale}"`,
    ` viewBox="0 0 ${WIDTH} ${height}" color="#0b0f14"><rect width="${WIDTH}" height="${height}" fill="#ffffff"/>`,
    letters.definitions(),
    ...parts,
    "</svg>",
  ].join("");
}

/** The chain as an image for reports and messages. */
export async function drawPng(sheet: Sheet): Promise<Uint8Array> {
  const frame = { width: WIDTH - 2 * MARGIN, em: 17, isDetailed: false };
  const svg = svgOf(layoutSheet(sheet, frame));
  return sharp(Buffer.from(svg), { unlimited: true }).timeout({ seconds: DRAWING_SECONDS }).png().toBuffer();
}
