import { decodeQR } from "qr/decode.js";
import type { QrShape } from "#contract/signs.ts";
import { AppError } from "#server/platform/http/errors.ts";

/** Pixels per module, and the quiet zone in modules. */
const DOTS = 4;
const QUIET = 4;
const RUN = /M(\d+) (\d+)h(\d+)v1h-\d+z/g;

/** Renders the modules as an image for the decoder. */
function pictureOf({ d, modules }: QrShape) {
  const side = (modules + 2 * QUIET) * DOTS;
  const data = new Uint8Array(side * side * 3).fill(255);
  for (const [, x, y, width] of d.matchAll(RUN))
    for (let row = 0; row < DOTS; row += 1) {
      const from = ((Number(y) + QUIET) * DOTS + row) * side + (Number(x) + QUIET) * DOTS;
      data.fill(0, from * 3, (from + Number(width) * DOTS) * 3);
    }
  return { width: side, height: side, data };
}

/** Decodes the drawing and throws if it differs from the code. */
export function readBack(qr: QrShape, expected: string): string {
  let read: string | undefined;
  try {
    read = decodeQR(pictureOf(qr), { format: "RGB", timeLimit: 5000 });
  } catch {
    read = undefined;
  }
  if (read !== expected) throw new AppError("qr_unreadable", "Cameras could not read the QR code of this sign");
  return read;
}
