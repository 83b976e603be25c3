import { encodeQR } from "qr";

/** How much damage a code bears: `quartile` where something covers a part of it. */
type QrLevel = "medium" | "quartile";

/** The package draws a border of at least one module: it is cut off here, and the standard's own is added where it is drawn. */
export const qrMatrix = (text: string, ecc: QrLevel = "medium") =>
  encodeQR(text, "raw", { ecc, border: 1 })
    .slice(1, -1)
    .map((row) => row.slice(1, -1));

export type QrDrawing = {
  /** Modules on each side. */
  readonly size: number;
  /** The dark ones, as the data of an SVG path. */
  readonly path: string;
};

/** Dark modules of a row that touch are one rectangle: no hairlines between them in print. */
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
