import { encodeQR } from "qr";

/** Error correction: `quartile` where something covers part of the code. */
type QrLevel = "medium" | "quartile";

/** encodeQR adds a border of at least one module: removed here, since the quiet zone is added when drawing. */
export const qrMatrix = (text: string, ecc: QrLevel = "medium") =>
  encodeQR(text, "raw", { ecc, border: 1 })
    .slice(1, -1)
    .map((row) => row.slice(1, -1));

export type QrDrawing = {
  /** Modules on each side. */
  readonly size: number;
  /** Dark modules as SVG path data. */
  readonly path: string;
};

/** Joins adjacent dark modules of a row into one rectangle, to avoid hairlines in print. */
function rowPath(row: readonly boolean[], y: number) {
  const runs: string[] = [];
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x]) continue;
    const start = x;
    while (row[x + 1]) x += 1;
    const width = x - start + 1;
    runs.push(`M${start} ${y}h${width}v1h-${width}z`);
  }
  return runs.join("");
}

export function drawQr(text: string, level?: QrLevel): QrDrawing {
  const matrix = qrMatrix(text, level);
  return { size: matrix.length, path: matrix.map(rowPath).join("") };
}
