import type * as Pdfjs from "pdfjs-dist";
import type { Page } from "@playwright/test";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { decodeQR } from "qr/decode.js";
import sharp from "sharp";

const require = createRequire(import.meta.url);

type Files = Readonly<Record<string, () => Promise<Buffer | string>>>;

/** Opens a blank page with only these files and pdf.js, to render a PDF. */
export async function openPaper(page: Page, pdf: Uint8Array, files: Files = {}) {
  const all: Files = {
    "/": () => Promise.resolve("<!doctype html><meta charset='utf-8'><canvas></canvas>"),
    "/paper.pdf": () => Promise.resolve(Buffer.from(pdf)),
    "/pdf.mjs": () => readFile(require.resolve("pdfjs-dist/build/pdf.mjs")),
    "/pdf.worker.mjs": () => readFile(require.resolve("pdfjs-dist/build/pdf.worker.mjs")),
    ...files,
  };
  await page.route("https://paper.example/**", async (route) => {
    const { pathname } = new URL(route.request().url());
    const file = all[pathname];
    const contentType = pathname.endsWith(".mjs") ? "text/javascript" : "text/html";
    await (file ? route.fulfill({ body: await file(), contentType }) : route.fulfill({ status: 204 }));
  });
  await page.goto("https://paper.example/");
  await page.evaluate(() => document.fonts.ready);
}

/** Renders each page of the PDF at `scale` times its size in points. */
export async function picturesOf(page: Page, scale: number): Promise<Buffer[]> {
  const drawn = await page.evaluate(async (size) => {
    const address = "/pdf.mjs";
    const pdfjs = (await import(address)) as typeof Pdfjs;
    pdfjs.GlobalWorkerOptions.workerSrc = "/pdf.worker.mjs";
    const paper = await pdfjs.getDocument("/paper.pdf").promise;
    const pictures: string[] = [];
    for (let number = 1; number <= paper.numPages; number += 1) {
      const sheet = await paper.getPage(number);
      const viewport = sheet.getViewport({ scale: size });
      const canvas = document.createElement("canvas");
      Object.assign(canvas, { width: viewport.width, height: viewport.height });
      await sheet.render({ canvas, viewport }).promise;
      pictures.push(canvas.toDataURL("image/png"));
    }
    return pictures;
  }, scale);
  return drawn.map((address) => Buffer.from(address.split(",")[1] ?? "", "base64"));
}

/** Decodes the QR code in a picture of a sign. */
export async function readQr(picture: Buffer) {
  const { data, info } = await sharp(picture)
    .flatten({ background: "#ffffff" })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return decodeQR({ width: info.width, height: info.height, data }, { format: "RGB" });
}
