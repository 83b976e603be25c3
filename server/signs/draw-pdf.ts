import { buffer } from "node:stream/consumers";
import PdfKit from "pdfkit";
import { languageTag } from "#contract/language-tag.ts";
import type { PathShape, Rectangle, SignShape, TextShape } from "#contract/signs.ts";
import { BLEED, type Paper } from "#datachain/signs/paper.ts";
import { fontFor } from "#server/datachains/sheet/font-files.ts";
import { drawLine, registerFonts } from "#server/datachains/sheet/pdf-text.ts";
import { ARABIC_UNITS, shapeArabic } from "#server/guide/share-image/arabic-letters.ts";
import { hasArabic } from "#server/guide/share-image/text-runs.ts";
import { BOLD_OUTLINE, piecesOf, pieceWidth } from "#server/guide/share-image/write-text.ts";

type Pdf = InstanceType<typeof PdfKit>;
const POINTS_PER_MM = 72 / 25.4;

type Images = ReadonlyMap<string, Buffer>;
type PrintedSign = { readonly shapes: readonly SignShape[] };
type PrintOrder = {
  readonly title: string;
  readonly locale: string;
  readonly changed_at: string;
  readonly paper: Paper;
  readonly images: Images;
};

function drawPath(pdf: Pdf, { x, y, d, scale, fill, is_even_odd, stroke, stroke_width, is_round }: PathShape) {
  const joint = is_round ? "round" : "miter";
  pdf.save().translate(x, y).scale(scale);
  pdf
    .lineWidth(stroke_width)
    .lineCap(is_round ? "round" : "butt")
    .lineJoin(joint)
    .path(d);
  if (fill && stroke) pdf.fillAndStroke(fill, stroke);
  else if (fill) pdf.fill(fill, is_even_odd ? "even-odd" : "non-zero");
  else if (stroke) pdf.stroke(stroke);
  pdf.restore();
}

/** Arabic is drawn as outlines, because PDF readers do not restore its letter order. */
function drawMixed(pdf: Pdf, { text, is_rtl, weight, size, color, x, y }: TextShape) {
  let pen = x;
  for (const piece of piecesOf(text, is_rtl)) {
    if (piece.isArabic) {
      pdf.save().translate(pen, y);
      pdf.scale(size / ARABIC_UNITS, -size / ARABIC_UNITS).path(shapeArabic(piece.text).d);
      if (weight === "bold") pdf.lineWidth(BOLD_OUTLINE).lineJoin("miter").fillAndStroke(color, color);
      else pdf.fill(color);
      pdf.restore();
    } else drawPlain(pdf, piece.text, { weight, size, color, x: pen, y });
    pen += pieceWidth(piece, weight) * size;
  }
}

function drawPlain(
  pdf: Pdf,
  text: string,
  { weight, size, color, x, y }: Omit<TextShape, "kind" | "text" | "width" | "is_rtl">,
) {
  drawLine(pdf, { text, font: fontFor(text, weight), width: 0 }, { size, color }, [x, y]);
}

function drawShape(pdf: Pdf, shape: SignShape, images: Images) {
  if (shape.kind === "path") drawPath(pdf, shape);
  else if (shape.kind === "text") {
    if (hasArabic(shape.text)) drawMixed(pdf, shape);
    else drawPlain(pdf, shape.text, shape);
  } else if (shape.kind === "qr") {
    const { x, y, side, modules, d } = shape;
    pdf
      .save()
      .translate(x, y)
      .scale(side / modules);
    pdf.path(d).fill("#000000").restore();
  } else {
    const { x, y, width, height, key } = shape;
    const image = images.get(key);
    if (image) pdf.image(image, x, y, { fit: [width, height], align: "center", valign: "center" });
  }
}

/** Trim and bleed boxes for print shops. PDF coordinates start at the bottom. */
function boxOf({ x, y, width, height }: Rectangle, paper: Paper, beyond: number) {
  const [left, bottom] = [x - beyond, paper.height - y - height - beyond];
  return [left, bottom, left + width + 2 * beyond, bottom + height + 2 * beyond].map((mm) => mm * POINTS_PER_MM);
}

/** Alternative text for screen readers. */
const aloud = ({ shapes }: PrintedSign) =>
  shapes.flatMap((shape) => (shape.kind === "text" ? [shape.text] : [])).join("\n");

/** Draws signs as vectors, filling sheets in order. Only a sheet's bytes stay in memory. */
export function openPrint({ title, locale, changed_at, paper, images }: PrintOrder) {
  const pdf = new PdfKit({
    autoFirstPage: false,
    margin: 0,
    tagged: true,
    pdfVersion: "1.7",
    lang: languageTag(locale),
    displayTitle: true,
    // Not the current time, so that the same signs always give the same file.
    info: { Title: title, Creator: "Guidepost", CreationDate: new Date(changed_at) },
  });
  registerFonts(pdf);
  const bytes = buffer(pdf);
  const beyond = Math.min(BLEED, paper.trim.x);
  let used = paper.places.length;

  const startSheet = () => {
    pdf.addPage({ size: [paper.width * POINTS_PER_MM, paper.height * POINTS_PER_MM], margin: 0 });
    Object.assign(pdf.page.dictionary.data, {
      TrimBox: boxOf(paper.trim, paper, 0),
      BleedBox: boxOf(paper.trim, paper, beyond),
    });
    pdf.save().scale(POINTS_PER_MM);
    pdf.markContent("Artifact", { type: "Layout" });
    for (const mark of paper.marks) drawPath(pdf, mark);
    pdf.endMarkedContent();
    pdf.restore();
    used = 0;
  };
  const add = (sign: PrintedSign) => {
    if (used >= paper.places.length) startSheet();
    const { x, y } = paper.places[used] ?? { x: 0, y: 0 };
    used += 1;
    pdf.save().scale(POINTS_PER_MM).translate(x, y);
    // without crop marks, the bleed stays on the sign's own sheet
    const draw = () => {
      for (const shape of sign.shapes) drawShape(pdf, shape, images);
    };
    pdf.addStructure(pdf.struct("Figure", { alt: aloud(sign) }, draw));
    pdf.restore();
  };
  return {
    add,
    finish: async (): Promise<Uint8Array> => {
      pdf.end();
      return bytes;
    },
  };
}
