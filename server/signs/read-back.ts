import { decodeQR } from "qr/decode.js";
import type { QrShape } from "#contract/signs.ts";
import { AppError } from "#server/platform/http/errors.ts";

/** Pixels for each module, and modules of nothing around them, as on the sign. */
const DOTS = 4;
const QUIET = 4;
const RUN = /M(\d+) (\d+)h(\d+)v1h-\d+z/g;

/** The dark modules as they are drawn, as a picture that a camera could have taken. */
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

/** What a camera reads from the drawing. Nothing is handed out that says something else than its code. */
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
