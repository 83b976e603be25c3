import { createElement } from "react";
import { Badge } from "#datachain/Badge.tsx";
import { openPdf, type Pdf } from "#server/platform/drawing/open-pdf.ts";
import { linesOf } from "#server/platform/drawing/text-lines.ts";
import type { Sheet } from "./compose-sheet.ts";
import { type Block, layoutSheet, type Mark } from "./layout-sheet.ts";

/** A4 in points. */
const PAGE = { width: 595.28, height: 841.89, margin: 48, foot: 64 } as const;
const EM = 10.5;
const FOOT = { size: 7.5, weight: "regular", color: "#414b58" } as const;

function drawMark(pdf: Pdf, mark: Mark) {
  const { x, y } = mark;
  if (mark.kind === "text") {
    const { line, size, href } = mark;
    pdf.line(line, mark, [x, y]);
    if (href) pdf.link({ x, y: y - size, width: line.width, height: size * 1.3 }, href);
  } else if (mark.kind === "badge")
    pdf.at([x, y], () => pdf.svg(createElement(Badge, { ...mark.badge, size: mark.size })));
  else pdf.box(mark, mark);
}

function drawBlock(pdf: Pdf, { part, marks }: Block, top: number) {
  if (!marks.length) return;
  pdf.part(part, () => {
    for (const mark of marks) drawMark(pdf, { ...mark, x: PAGE.margin + mark.x, y: top + mark.y });
  });
}

function drawBlocks(pdf: Pdf, blocks: readonly Block[]) {
  const bottom = PAGE.height - PAGE.foot;
  let y: number = PAGE.margin;
  pdf.startPage(PAGE);
  for (const block of blocks) {
    if (y > PAGE.margin && y + Math.max(block.height, block.needs ?? 0) > bottom) {
      pdf.startPage(PAGE);
      y = PAGE.margin;
    }
    drawBlock(pdf, block, y);
    y += block.height;
  }
}

/** The footer: licence credit, date of the chain and page number. */
function drawFeet(pdf: Pdf, { credit, words, changed_at }: Sheet) {
  const y = PAGE.height - PAGE.foot + 28;
  pdf.onEachPage((number, count) => {
    const page = words.page.replace("{page}", String(number)).replace("{pages}", String(count));
    const [right] = linesOf(`${changed_at.slice(0, 10)} · ${page}`, FOOT, PAGE.width);
    const width = right?.width ?? 0;
    const room = PAGE.width - 2 * PAGE.margin - width - 20;
    pdf.part({ tag: "Artifact", type: "Pagination" }, () => {
      if (right) pdf.line(right, FOOT, [PAGE.width - PAGE.margin - width, y]);
      for (const [at, line] of linesOf(credit, FOOT, room).entries())
        pdf.line(line, FOOT, [PAGE.margin, y + at * FOOT.size * 1.4]);
    });
  });
}

/** The chain as PDF with real text, which can be searched and read aloud. */
export async function drawPdf(sheet: Sheet): Promise<Uint8Array> {
  const { title, locale, changed_at } = sheet;
  const pdf = openPdf({ title, locale, changed_at, isNumbered: true });
  drawBlocks(pdf, layoutSheet(sheet, { width: PAGE.width - 2 * PAGE.margin, em: EM, isDetailed: true }));
  drawFeet(pdf, sheet);
  return pdf.finish();
}
