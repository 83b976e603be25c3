import { buffer } from "node:stream/consumers";
import PdfKit from "pdfkit";
import type { ReactNode } from "react";
import { languageTag } from "#contract/language-tag.ts";
import { drawSvg } from "./draw-svg.ts";
import { isKhmer } from "./fonts.ts";
import { layLine, type Run, type TextLine } from "./lay-line.ts";
import { OUTLINE_UNITS, outlineOfRun, outlineWidth } from "./outline-text.ts";
import { isOutlined, registerFonts } from "./pdf-fonts.ts";

type Kit = InstanceType<typeof PdfKit>;
type Point = readonly [x: number, y: number];
type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

type Paper = {
  readonly title: string;
  /** Undefined if the paper has no words. */
  readonly locale?: string;
  /** Not the current time, so that the same content always gives the same file. */
  readonly changed_at: string;
  /** Keeps all pages in memory, so that `onEachPage` can write on them once their number is known. */
  readonly isNumbered?: boolean;
};

type Page = {
  /** In units, like everything on the page. */
  readonly width: number;
  readonly height: number;
  /** In points. */
  readonly unit?: number;
  /** For print shops: where the paper is cut, and how far the colours go beyond. */
  readonly boxes?: { readonly TrimBox: Box; readonly BleedBox: Box };
};

/** What a screen reader makes of a part: its text as written, the alternative text of a figure, or nothing. */
export type Part =
  | { readonly tag: "H1" | "H2" | "H3" | "P" | "Figure"; readonly text: string }
  | { readonly tag: "Artifact"; readonly type?: "Layout" | "Pagination" };

type Ink = { readonly size: number; readonly color: string };

/** SVG path data, scaled by `scale` and then moved to x and y. Its stroke is in units of the path. */
type Path = {
  readonly d: string;
  readonly x?: number;
  readonly y?: number;
  readonly scale?: number;
  readonly fill?: string | null;
  readonly is_even_odd?: boolean;
  readonly stroke?: string | null;
  readonly stroke_width?: number;
  readonly is_round?: boolean;
};

function drawPath(kit: Kit, path: Path) {
  const { d, x = 0, y = 0, scale = 1, fill, is_even_odd, stroke, stroke_width = 1, is_round } = path;
  kit.save().translate(x, y).scale(scale);
  kit
    .lineWidth(stroke_width)
    .lineCap(is_round ? "round" : "butt")
    .lineJoin(is_round ? "round" : "miter")
    .path(d);
  if (fill && stroke) kit.fillAndStroke(fill, stroke);
  else if (fill) kit.fill(fill, is_even_odd ? "even-odd" : "non-zero");
  else if (stroke) kit.stroke(stroke);
  kit.restore();
}

function drawLetters(kit: Kit, { text, font }: Run, { size, color }: Ink, [x, y]: Point) {
  kit.font(font).fontSize(size).fillColor(color);
  // Khmer glyphs are in visual order; ActualText keeps the written order for copying and searching.
  const isReordered = isKhmer(text);
  if (isReordered) kit.markContent("Span", { actual: text });
  // With `features`, even empty, pdfkit lays out the whole line instead of word by word.
  kit.text(text, x, y, { lineBreak: false, baseline: "alphabetic", features: [] });
  if (isReordered) kit.endMarkedContent();
}

function drawLine(kit: Kit, line: TextLine, ink: Ink, [x, y]: Point) {
  for (const run of layLine(line)) {
    const left = x + run.x * ink.size;
    if (isOutlined(run.font)) {
      const stroke_width = outlineWidth(run, line);
      const look = { fill: ink.color, stroke: stroke_width ? ink.color : null, stroke_width };
      drawPath(kit, { d: outlineOfRun(run), x: left, y, scale: ink.size / OUTLINE_UNITS, ...look });
    } else drawLetters(kit, run, ink, [left, y]);
  }
}

/** PDF coordinates start at the bottom. */
const boxOnPage = ({ x, y, width, height }: Box, page: Page) =>
  [x, page.height - y - height, x + width, page.height - y].map((at) => at * (page.unit ?? 1));

/** Opens a tagged PDF: the only way that drawings get onto paper. Coordinates start at the top left of the page. */
export function openPdf({ title, locale, changed_at, isNumbered = false }: Paper) {
  const kit = new PdfKit({
    autoFirstPage: false,
    margin: 0,
    bufferPages: isNumbered,
    tagged: true,
    pdfVersion: "1.7",
    ...(locale !== undefined && { lang: languageTag(locale) }),
    displayTitle: true,
    info: { Title: title, Creator: "Guidepost", CreationDate: new Date(changed_at) },
  });
  registerFonts(kit);
  const bytes = buffer(kit);

  return {
    startPage: (page: Page) => {
      const { width, height, unit = 1, boxes } = page;
      kit.addPage({ size: [width * unit, height * unit], margin: 0 });
      if (boxes)
        Object.assign(kit.page.dictionary.data, {
          TrimBox: boxOnPage(boxes.TrimBox, page),
          BleedBox: boxOnPage(boxes.BleedBox, page),
        });
      if (unit !== 1) kit.scale(unit);
    },
    /** Everything on a page belongs to a part. */
    part: (part: Part, draw: () => void) => {
      if (part.tag === "Artifact") {
        kit.markContent("Artifact", { type: part.type ?? "Layout" });
        draw();
        kit.endMarkedContent();
      } else {
        const { tag, text } = part;
        kit.addStructure(kit.struct(tag, tag === "Figure" ? { alt: text } : { actual: text }, draw));
      }
    },
    /** Draws with the origin moved. */
    at: ([x, y]: Point, draw: () => void) => {
      kit.save().translate(x, y);
      draw();
      kit.restore();
    },
    /** One line, with its baseline at y. */
    line: (line: TextLine, ink: Ink, at: Point) => drawLine(kit, line, ink, at),
    link: ({ x, y, width, height }: Box, href: string) => kit.link(x, y, width, height, href),
    path: (path: Path) => drawPath(kit, path),
    box: ({ x, y, width, height }: Box, look: { radius?: number; fill?: string | null; stroke?: string | null }) => {
      kit.lineWidth(0.75).roundedRect(x, y, width, height, look.radius ?? 0);
      if (look.fill) kit.fill(look.fill);
      else kit.stroke(look.stroke ?? "#000000");
    },
    /** A PNG or JPEG, fitted into the box. */
    image: (image: Buffer, { x, y, width, height }: Box) =>
      kit.image(image, x, y, { fit: [width, height], align: "center", valign: "center" }),
    /** A component's SVG. */
    svg: (drawing: ReactNode) => drawSvg(kit, drawing),
    onEachPage: (draw: (number: number, count: number) => void) => {
      const { start, count } = kit.bufferedPageRange();
      for (let index = 0; index < count; index += 1) {
        kit.switchToPage(start + index);
        draw(index + 1, count);
      }
    },
    finish: async (): Promise<Uint8Array> => {
      kit.end();
      return bytes;
    },
  };
}

export type Pdf = ReturnType<typeof openPdf>;
