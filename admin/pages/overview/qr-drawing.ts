import { encodeQR } from "qr";

/** Light modules around the code, as the standard asks for: cameras need them. */
const QUIET = 4;
const PNG_SIZE = 1024;

/** The package draws a border of at least one module: it is cut off here, and the standard's own is added where it is drawn. */
const matrixOf = (text: string) =>
  encodeQR(text, "raw", { ecc: "medium", border: 1 })
    .slice(1, -1)
    .map((row) => row.slice(1, -1));

export interface QrDrawing {
  /** Modules on each side. */
  size: number;
  /** The dark ones, as the data of an SVG path. */
  path: string;
}

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

export function drawQr(text: string): QrDrawing {
  const matrix = matrixOf(text);
  return { size: matrix.length, path: matrix.map(rowPath).join("") };
}

/** For print: whole numbers of millimetres are the printer's business, so it has no size of its own. */
export function qrSvg(text: string) {
  const { size, path } = drawQr(text);
  const side = size + 2 * QUIET;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-QUIET} ${-QUIET} ${side} ${side}" shape-rendering="crispEdges"><path fill="#fff" d="M${-QUIET} ${-QUIET}h${side}v${side}h-${side}z"/><path d="${path}"/></svg>`;
  return new Blob([svg], { type: "image/svg+xml" });
}

/** Every module is the same whole number of pixels. */
export function qrPng(text: string): Promise<Blob> {
  const matrix = matrixOf(text);
  const side = matrix.length + 2 * QUIET;
  const pixels = Math.ceil(PNG_SIZE / side);
  const canvas = document.createElement("canvas");
  canvas.width = side * pixels;
  canvas.height = side * pixels;
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("This browser cannot draw");
  pen.fillStyle = "#fff";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = "#000";
  for (const [y, row] of matrix.entries())
    for (const [x, isDark] of row.entries())
      if (isDark) pen.fillRect((x + QUIET) * pixels, (y + QUIET) * pixels, pixels, pixels);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("No image was drawn"))), "image/png");
  });
}
