import { buffer } from "node:stream/consumers";
import PdfKit from "pdfkit";
import { createElement } from "react";
import { languageTag } from "#contract/language-tag.ts";
import { Badge } from "#datachain/Badge.tsx";
import { drawSvg } from "./draw-svg.ts";
import { drawLine, registerFonts } from "./pdf-text.ts";
import { linesOf } from "./text-lines.ts";
import type { Sheet } from "./compose-sheet.ts";
import { type Block, layoutSheet, type Mark } from "./layout-sheet.ts";

type Pdf = InstanceType<typeof PdfKit>;

/** A4 in points. */
const PAGE = { width: 595.28, height: 841.89, margin: 48, foot: 64 } as const;
const EM = 10.5;
const FOOT = { size: 7.5, weight: "regular", color: "#414b58" } as const;

function openPdf({ title, locale, changed_at }: Sheet): Pdf {
  const pdf = new PdfKit({
    size: "A4",
    margin: 0,
    bufferPages: true,
    tagged: true,
    pdfVersion: "1.7",
    lang: languageTag(locale),
    displayTitle: true,
    // Not the current time, so that the same chain always gives the same file.
    info: { Title: title, Creator: "Guidepost", CreationDate: new Date(changed_at) },
  });
  registerFonts(pdf);
  return pdf;
}

function drawText(pdf: Pdf, mark: Mark & { kind: "text" }, x: number, y: number) {
  const { line, size, href } = mark;
  drawLine(pdf, line, mark, [x, y]);
  if (href) pdf.link(x, y - size, line.width, size * 1.3, href);
}

function drawMark(pdf: Pdf, mark: Mark, [left, top]: readonly [number, number]) {
  const x = left + mark.x;
  const y = top + mark.y;
  if (mark.kind === "text") drawText(pdf, mark, x, y);
  else if (mark.kind === "badge") {
    pdf.save().translate(x, y);
    drawSvg(pdf, createElement(Badge, { ...mark.badge, size: mark.size }));
    pdf.restore();
  } else {
    const { width, height, radius, fill, stroke } = mark;
    pdf.lineWidth(0.75).roundedRect(x, y, width, height, radius);
    if (fill) pdf.fill(fill);
    else pdf.stroke(stroke ?? "#000000");
  }
}

/** Tags the block for screen readers, with its text as written rather than as glyphs. */
function drawBlock(pdf: Pdf, { tag, text, marks }: Block, y: number) {
  const draw = () => {
    for (const mark of marks) drawMark(pdf, mark, [PAGE.margin, y]);
  };
  if (tag === "Artifact") {
    if (!marks.length) return;
    pdf.markContent("Artifact", { type: "Layout" });
    draw();
    pdf.endMarkedContent();
  } else pdf.addStructure(pdf.struct(tag, { actual: text }, draw));
}

function drawBlocks(pdf: Pdf, blocks: readonly Block[]) {
  const bottom = PAGE.height - PAGE.foot;
  let y: number = PAGE.margin;
  for (const block of blocks) {
    if (y > PAGE.margin && y + Math.max(block.height, block.needs ?? 0) > bottom) {
      pdf.addPage();
      y = PAGE.margin;
    }
    drawBlock(pdf, block, y);
    y += block.height;
  }
}

/** The footer: licence credit, date of the chain and page number. */
function drawFeet(pdf: Pdf, { credit, words, changed_at }: Sheet) {
  const { start, count } = pdf.bufferedPageRange();
  const y = PAGE.height - PAGE.foot + 28;
  for (let index = 0; index < count; index += 1) {
    pdf.switchToPage(start + index);
    const number = words.page.replace("{page}", String(index + 1)).replace("{pages}", String(count));
    const page = `${changed_at.slice(0, 10)} · ${number}`;
    const [right] = linesOf(page, FOOT, PAGE.width);
    const width = right?.width ?? 0;
    const room = PAGE.width - 2 * PAGE.margin - width - 20;
    pdf.markContent("Artifact", { type: "Pagination" });
    if (right) drawLine(pdf, right, FOOT, [PAGE.width - PAGE.margin - width, y]);
    for (const [at, line] of linesOf(credit, FOOT, room).entries())
      drawLine(pdf, line, FOOT, [PAGE.margin, y + at * FOOT.size * 1.4]);
    pdf.endMarkedContent();
  }
}

/** The chain as PDF with real text, which can be searched and read aloud. */
export async function drawPdf(sheet: Sheet): Promise<Uint8Array> {
  const pdf = openPdf(sheet);
  drawBlocks(pdf, layoutSheet(sheet, { width: PAGE.width - 2 * PAGE.margin, em: EM, isDetailed: true }));
  drawFeet(pdf, sheet);
  pdf.end();
  return buffer(pdf);
}
