import { decodeQR } from "qr/decode.js";
import sharp from "sharp";
import { type DrawnShape, LEAST_QR_MM, type PathShape, QUIET_MODULES, type SignChecks } from "#contract/signs.ts";
import type { Sign } from "#datachain/signs/layout-sign.ts";

/** Pixels per module. */
const DOTS = 8;
/** Modules inspected around the code: more than the quiet zone, to measure beyond it. */
const AROUND = 6;
/** Threshold out of 255, which ignores anti-aliased edges. */
const DARK = 128;

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
const at = (x: number, y: number, scale: number) => `transform="translate(${x} ${y}) scale(${scale})"`;

const pathMarkup = ({ x, y, d, scale, fill, is_even_odd, stroke, stroke_width, is_round }: PathShape) =>
  `<path ${at(x, y, scale)} d="${escaped(d)}" fill="${escaped(fill ?? "none")}" fill-rule="${is_even_odd ? "evenodd" : "nonzero"}"` +
  ` stroke="${escaped(stroke ?? "none")}" stroke-width="${stroke_width}" stroke-linejoin="${is_round ? "round" : "miter"}"/>`;

/** Outlines are in thousandths of the font size. */
const LETTERS = 1000;

function markupOf(shape: DrawnShape, images: Readonly<Record<string, string>>): string {
  if (shape.kind === "path") return pathMarkup(shape);
  const { x, y } = shape;
  if (shape.kind === "image")
    return `<image x="${x}" y="${y}" width="${shape.width}" height="${shape.height}" href="${images[shape.key] ?? ""}"/>`;
  if (shape.kind === "qr")
    return `<path ${at(x, y, shape.side / shape.modules)} d="${escaped(shape.d)}" fill="#000000" shape-rendering="crispEdges"/>`;
  const { outline, outline_width, size, color } = shape;
  const ink = escaped(color);
  return `<path ${at(x, y, size / LETTERS)} d="${escaped(outline)}" fill="${ink}" stroke="${outline_width > 0 ? ink : "none"}" stroke-width="${outline_width}"/>`;
}

type Picture = { readonly width: number; readonly height: number; readonly data: Uint8Array };

/** Renders the code and its surroundings with everything on the sign. */
async function photograph({ qr }: Sign, shapes: readonly DrawnShape[], images: Readonly<Record<string, string>>) {
  const module = qr.side / qr.modules;
  const span = qr.modules + 2 * AROUND;
  const box = [qr.x - AROUND * module, qr.y - AROUND * module, span * module, span * module].join(" ");
  const pixels = span * DOTS;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${pixels}" viewBox="${box}">` +
    `${shapes.map((shape) => markupOf(shape, images)).join("")}</svg>`;
  const { data } = await sharp(Buffer.from(svg))
    .flatten({ background: "#ffffff" })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: pixels, height: pixels, data };
}

function decode(picture: Picture) {
  try {
    return decodeQR(picture, { format: "RGB", timeLimit: 5000 });
  } catch {
    return null;
  }
}

/** The number of light modules around the code. */
function quietModules({ width, data }: Picture) {
  const isDark = (x: number, y: number) => (data[(y * width + x) * 3 + 1] ?? 255) < DARK;
  const edge = AROUND * DOTS;
  for (let ring = 1; ring <= edge; ring += 1) {
    const [from, to] = [edge - ring, width - 1 - edge + ring];
    for (let along = from; along <= to; along += 1)
      if (isDark(along, from) || isDark(along, to) || isDark(from, along) || isDark(to, along))
        return (ring - 1) / DOTS;
  }
  return AROUND;
}

type Drawn = { readonly shapes: readonly DrawnShape[]; readonly images: Readonly<Record<string, string>> };

/** Tests the finished drawing as a camera would. */
export async function inspectSign(
  sign: Sign & { readonly address: string },
  { shapes, images }: Drawn,
): Promise<SignChecks> {
  const picture = await photograph(sign, shapes, images);
  const [mm, modules, text] = [sign.qr.side, quietModules(picture), decode(picture)];
  return {
    qr_size: { has_passed: mm >= LEAST_QR_MM, mm },
    quiet_zone: { has_passed: modules >= QUIET_MODULES, modules: Math.floor(modules) },
    read_back: { has_passed: text === sign.address, text },
    words_fit: { has_passed: !sign.findings.some(({ code }) => code === "text_cut") },
  };
}
