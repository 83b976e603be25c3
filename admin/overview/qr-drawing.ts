import { drawQr, qrMatrix } from "#datachain/draw-qr.ts";

/** Light modules around the code: the standard requires them, cameras need them. */
const QUIET = 4;
const PNG_SIZE = 1024;

/** No size of its own: printers scale it to whole millimetres. */
export function qrSvg(text: string) {
  const { size, path } = drawQr(text);
  const side = size + 2 * QUIET;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-QUIET} ${-QUIET} ${side} ${side}" shape-rendering="crispEdges"><path fill="#fff" d="M${-QUIET} ${-QUIET}h${side}v${side}h-${side}z"/><path d="${path}"/></svg>`;
  return new Blob([svg], { type: "image/svg+xml" });
}

/** Each module is the same whole number of pixels. */
export function qrPng(text: string): Promise<Blob> {
  const matrix = qrMatrix(text);
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
