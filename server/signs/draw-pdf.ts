import type { Rectangle, SignShape } from "#contract/signs.ts";
import { BLEED, type Paper } from "#datachain/signs/paper.ts";
import { openPdf, type Pdf } from "#server/platform/drawing/open-pdf.ts";

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

function drawShape(pdf: Pdf, shape: SignShape, images: Images) {
  if (shape.kind === "path") pdf.path(shape);
  else if (shape.kind === "text") pdf.line({ ...shape, isRtl: shape.is_rtl }, shape, [shape.x, shape.y]);
  else if (shape.kind === "qr") {
    const { x, y, side, modules, d } = shape;
    pdf.path({ d, x, y, scale: side / modules, fill: "#000000" });
  } else {
    const image = images.get(shape.key);
    if (image) pdf.image(image, shape);
  }
}

const grown = ({ x, y, width, height }: Rectangle, by: number): Rectangle => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

/** Alternative text for screen readers. */
const aloud = ({ shapes }: PrintedSign) =>
  shapes.flatMap((shape) => (shape.kind === "text" ? [shape.text] : [])).join("\n");

/** Draws signs as vectors, filling sheets in order. Only a sheet's bytes stay in memory. */
export function openPrint({ title, locale, changed_at, paper, images }: PrintOrder) {
  const { width, height, trim, marks, places } = paper;
  const pdf = openPdf({ title, locale, changed_at });
  // without crop marks, the bleed stays on the sign's own sheet
  const boxes = { TrimBox: trim, BleedBox: grown(trim, Math.min(BLEED, trim.x)) };
  let used = places.length;

  const startSheet = () => {
    pdf.startPage({ width, height, unit: POINTS_PER_MM, boxes });
    pdf.part({ tag: "Artifact" }, () => {
      for (const mark of marks) pdf.path(mark);
    });
    used = 0;
  };
  const add = (sign: PrintedSign) => {
    if (used >= places.length) startSheet();
    const { x, y } = places[used] ?? { x: 0, y: 0 };
    used += 1;
    pdf.part({ tag: "Figure", text: aloud(sign) }, () =>
      pdf.at([x, y], () => {
        for (const shape of sign.shapes) drawShape(pdf, shape, images);
      }),
    );
  };
  return { add, finish: pdf.finish };
}
