import { decodeQR } from "qr/decode.js";
import sharp from "sharp";
import { drawQr, type QrDrawing } from "#datachain/draw-qr.ts";
import { openPdf } from "#server/platform/drawing/open-pdf.ts";
import { AppError } from "#server/platform/http/errors.ts";
import type { QrOrder } from "./qr-order.ts";

/** Quiet zone in modules, which cameras need to find the code. */
const QUIET = 4;
/** Share of the code's width. Error correction level Q tolerates five times the covered area. */
const LOGO_SHARE = 0.22;
const LOGO_PIXELS = 512;
const DOTS_PER_MM = 300 / 25.4;
const LEAST_PIXELS = 8;
const POINTS_PER_MM = 72 / 25.4;

type Logo = { readonly png: Buffer; readonly width: number; readonly height: number };
type Drawn = QrDrawing & { readonly whole: number; readonly logo: Logo | undefined };

async function readLogo(bytes: Uint8Array | null): Promise<Logo | undefined> {
  if (!bytes) return undefined;
  const picture = sharp(bytes).resize(LOGO_PIXELS, LOGO_PIXELS, { fit: "inside" }).png();
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  return { png: data, width: info.width, height: info.height };
}

/** The logo's position in modules, on a background of whole modules. */
function logoBoxes({ size, logo }: Drawn) {
  if (!logo) return undefined;
  const side = Math.round((size * LOGO_SHARE - 1) / 2) * 2 + 1;
  const scale = (side - 1) / Math.max(logo.width, logo.height);
  const [width, height] = [logo.width * scale, logo.height * scale];
  const middle = QUIET + size / 2;
  return {
    field: { x: middle - side / 2, y: middle - side / 2, side },
    picture: { x: middle - width / 2, y: middle - height / 2, width, height },
  };
}

function svgOf(drawn: Drawn, { dark, light, size_mm }: QrOrder) {
  const { whole, path, logo } = drawn;
  const boxes = logoBoxes(drawn);
  const middle =
    boxes && logo
      ? `<rect x="${boxes.field.x}" y="${boxes.field.y}" width="${boxes.field.side}" height="${boxes.field.side}" fill="${light}"/>` +
        `<image x="${boxes.picture.x}" y="${boxes.picture.y}" width="${boxes.picture.width}" height="${boxes.picture.height}" href="data:image/png;base64,${logo.png.toString("base64")}"/>`
      : "";
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size_mm}mm" height="${size_mm}mm" viewBox="0 0 ${whole} ${whole}" shape-rendering="crispEdges">` +
    `<rect width="${whole}" height="${whole}" fill="${light}"/>` +
    `<path transform="translate(${QUIET} ${QUIET})" fill="${dark}" d="${path}"/>${middle}</svg>`
  );
}

/** Enough pixels for print, with a whole number per module. */
const pngOf = (svg: string, { whole }: Drawn, size_mm: number) => {
  const each = Math.max(LEAST_PIXELS, Math.ceil((size_mm * DOTS_PER_MM) / whole));
  return sharp(Buffer.from(svg))
    .resize(each * whole, each * whole, { kernel: "nearest" })
    .flatten({ background: "#ffffff" })
    .png()
    .toBuffer();
};

function pdfOf(drawn: Drawn, { text, dark, light, size_mm, made_at }: QrOrder) {
  const { whole, path, logo } = drawn;
  const boxes = logoBoxes(drawn);
  const pdf = openPdf({ title: text, changed_at: made_at });
  pdf.startPage({ width: whole, height: whole, unit: (size_mm * POINTS_PER_MM) / whole });
  pdf.part({ tag: "Figure", text }, () => {
    pdf.box({ x: 0, y: 0, width: whole, height: whole }, { fill: light });
    pdf.path({ d: path, x: QUIET, y: QUIET, fill: dark });
    if (!boxes || !logo) return;
    const { x, y, side } = boxes.field;
    pdf.box({ x, y, width: side, height: side }, { fill: light });
    pdf.image(logo.png, boxes.picture);
  });
  return pdf.finish();
}

/** Decodes the finished image as a camera would; undefined if that fails. */
async function readBack(png: Buffer) {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  try {
    return decodeQR({ width: info.width, height: info.height, data }, { format: "RGB", timeLimit: 5000 });
  } catch {
    return undefined;
  }
}

/** Runs in a worker. Decodes the drawing before returning it, so that no unreadable code is handed out. */
export async function drawQrFile(order: QrOrder): Promise<Uint8Array> {
  const logo = await readLogo(order.logo);
  const drawing = drawQr(order.text, logo ? "quartile" : "medium");
  const drawn: Drawn = { ...drawing, whole: drawing.size + 2 * QUIET, logo };
  const svg = svgOf(drawn, order);
  const png = await pngOf(svg, drawn, order.size_mm);
  if ((await readBack(png)) !== order.text) {
    const message = logo
      ? "Cameras could not read this QR code with the logo in it. Leave out the logo"
      : "Cameras could not read this QR code. Choose other colours";
    throw new AppError("qr_unreadable", message, { fields: { [logo ? "logo" : "dark"]: message } });
  }
  if (order.format === "svg") return Buffer.from(svg);
  return order.format === "png" ? png : pdfOf(drawn, order);
}
