import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import sharp from "sharp";
import { Badge } from "#datachain/Badge.tsx";
import { svgLine } from "#server/platform/drawing/outline-text.ts";
import type { Sheet } from "./compose-sheet.ts";
import { type Block, layoutSheet, type Mark } from "./layout-sheet.ts";

const WIDTH = 800;
const MARGIN = 40;
/** Resolution factor, reduced for chains whose image would be too tall to open. */
const SCALE = 2;
const MAX_HEIGHT = 16_000;
const DRAWING_SECONDS = 20;

function markup(mark: Mark, [left, top]: readonly [number, number]) {
  const x = left + mark.x;
  const y = top + mark.y;
  if (mark.kind === "text") return svgLine(mark.line, { size: mark.size, color: mark.color, x, y });
  if (mark.kind === "badge") {
    const badge = renderToStaticMarkup(createElement(Badge, { ...mark.badge, size: mark.size }));
    return `<g transform="translate(${x} ${y})">${badge}</g>`;
  }
  const { width, height, radius, fill, stroke } = mark;
  const paint = `fill="${fill ?? "none"}" stroke="${stroke ?? "none"}"`;
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" ${paint}/>`;
}

function svgOf(blocks: readonly Block[]) {
  const parts: string[] = [];
  let y = MARGIN;
  for (const { marks, height } of blocks) {
    for (const mark of marks) parts.push(markup(mark, [MARGIN, y]));
    y += height;
  }
  const height = Math.ceil(y + MARGIN);
  const scale = Math.min(SCALE, MAX_HEIGHT / height);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH * scale}" height="${height * scale}"`,
    ` viewBox="0 0 ${WIDTH} ${height}" color="#0b0f14"><rect width="${WIDTH}" height="${height}" fill="#ffffff"/>`,
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
