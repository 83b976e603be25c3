import type * as Pdfjs from "pdfjs-dist";
import type { Page } from "@playwright/test";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import sharp from "sharp";
import { UI_LOCALES } from "#contract/common.ts";
import { currentTaxonomy } from "#datachain/taxonomies.ts";
import { FONT_FILES, fontFor } from "#server/platform/drawing/fonts.ts";
import type { TextLine } from "#server/platform/drawing/lay-line.ts";
import { openPdf } from "#server/platform/drawing/open-pdf.ts";
import { linesOf } from "#server/platform/drawing/text-lines.ts";
import { expect, test } from "./test.ts";

const require = createRequire(import.meta.url);
const PAGE = { width: 640, step: 40, margin: 16 };
const SIZE = 16;
const SHARPNESS = 2;
const STRIP = 20;

/** Texts in which one letter may be written as another after both have been seen; the order matters. */
const TRAPS = [
  "តើកាមេរ៉ាទីពីរមើលឃើញអ្វី? ឆ្នាំទី៣ បន្ទាប់ពីនេះ",
  "ពីទីនេះ TransitVision Ltd រាប់ 30 ថ្ងៃ (មិនរក្សាទុក)",
  "Ñandú, façade, coração, à l’œuvre, «été», piñata, AVATAR fi ffl 10–30 %",
];

const textsIn = (locale: string) =>
  currentTaxonomy("device")
    .categories.slice(0, 5)
    .flatMap(({ prompt, name }) => [prompt[locale] ?? "", name[locale] ?? ""]);

const LINES: TextLine[] = [...UI_LOCALES.flatMap(textsIn), ...TRAPS].flatMap((text, index) =>
  linesOf(text, { size: SIZE, weight: index % 2 ? "bold" : "regular" }, PAGE.width - 2 * PAGE.margin),
);
const height = PAGE.step * (LINES.length + 1);
const baseline = (index: number) => PAGE.step * (index + 1);

async function printed(): Promise<Uint8Array> {
  const pdf = openPdf({ title: "Lines", locale: "en", changed_at: "2026-03-02T09:00:00Z" });
  pdf.startPage({ width: PAGE.width, height });
  for (const [index, line] of LINES.entries())
    pdf.line(line, { size: SIZE, color: "#000000" }, [PAGE.margin, baseline(index)]);
  return pdf.finish();
}

/** The same lines, laid out by Chromium from the characters alone. */
function onScreen() {
  const faces = Object.keys(FONT_FILES).map(
    (name) => `@font-face { font-family: "${name}"; src: url("/fonts/${name}.ttf"); }`,
  );
  const texts = LINES.map(
    ({ text, weight }, index) =>
      `<text x="${PAGE.margin}" y="${baseline(index)}" font-family="${fontFor(text, weight)}" font-size="${SIZE}">${text}</text>`,
  );
  return `<!doctype html><meta charset="utf-8"><style>${faces.join("")} body { margin: 0 } svg, canvas { display: block }</style>
    <svg width="${PAGE.width}" height="${height}">${texts.join("")}</svg><canvas></canvas>`;
}

async function open(page: Page, pdf: Uint8Array) {
  const files: Record<string, () => Promise<Buffer | string>> = {
    "/": () => Promise.resolve(onScreen()),
    "/lines.pdf": () => Promise.resolve(Buffer.from(pdf)),
    "/pdf.mjs": () => readFile(require.resolve("pdfjs-dist/build/pdf.mjs")),
    "/pdf.worker.mjs": () => readFile(require.resolve("pdfjs-dist/build/pdf.worker.mjs")),
    ...Object.fromEntries(
      Object.entries(FONT_FILES).map(([name, file]) => [`/fonts/${name}.ttf`, () => readFile(file)]),
    ),
  };
  await page.route("https://paper.example/**", async (route) => {
    const { pathname } = new URL(route.request().url());
    const file = files[pathname];
    const contentType = pathname.endsWith(".mjs") ? "text/javascript" : "text/html";
    await (file ? route.fulfill({ body: await file(), contentType }) : route.fulfill({ status: 204 }));
  });
  await page.goto("https://paper.example/");
  await page.evaluate(() => document.fonts.ready);
}

/** Renders the PDF with pdf.js, which uses the glyphs and positions in the file. */
const drawPaper = (page: Page) =>
  page.evaluate(async (scale) => {
    const address = "/pdf.mjs";
    const pdfjs = (await import(address)) as typeof Pdfjs;
    pdfjs.GlobalWorkerOptions.workerSrc = "/pdf.worker.mjs";
    const paper = await (await pdfjs.getDocument("/lines.pdf").promise).getPage(1);
    const canvas = document.querySelector("canvas")!;
    const viewport = paper.getViewport({ scale });
    Object.assign(canvas, { width: viewport.width, height: viewport.height });
    canvas.style.width = `${viewport.width / scale}px`;
    await paper.render({ canvas, viewport }).promise;
  }, SHARPNESS);

/** Ink of a line in strips about one letter wide, blurred a little, because antialiasing differs. */
async function stripsOf(picture: Buffer, index: number) {
  const top = (PAGE.step * index + 10) * SHARPNESS;
  const line = { left: 0, top, width: PAGE.width * SHARPNESS, height: PAGE.step * SHARPNESS };
  const pixels = await sharp(picture).extract(line).greyscale().negate().blur(1.2).raw().toBuffer();
  const strips = Array.from({ length: line.width / STRIP }, (): number[] => []);
  for (const [at, ink] of pixels.entries()) strips[Math.floor((at % line.width) / STRIP)]?.push(ink);
  return strips;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const gap = (one: readonly number[], other: readonly number[]) =>
  sum(one.map((value, at) => Math.abs(value - (other[at] ?? 0))));

/** Largest difference between two pictures of a line, relative to a strip's ink: from 0 (same) to about 2. */
async function difference(screen: Buffer, paper: Buffer, index: number) {
  const [one, other] = await Promise.all([stripsOf(screen, index), stripsOf(paper, index)]);
  const usual = sum(one.map(sum)) / one.filter((strip) => sum(strip) > 0).length;
  return Math.max(...one.map((strip, at) => gap(strip, other[at] ?? []))) / usual;
}

// needs no app
test.use({ baseURL: "", deviceScaleFactor: SHARPNESS, viewport: { width: PAGE.width, height: 800 } });

test("printed text matches Chromium's rendering letter by letter, in every language we print", async ({ page }) => {
  await open(page, await printed());
  await drawPaper(page);
  const screen = await page.locator("svg").screenshot();
  const paper = await page.locator("canvas").screenshot();
  const differences = await Promise.all(LINES.map((_, index) => difference(screen, paper, index)));
  // antialiasing alone differs by up to 0.25, one wrong vowel by 1.3
  const wrong = LINES.filter((_, index) => (differences[index] ?? 2) > 0.5);
  expect(wrong.map(({ text }) => text)).toEqual([]);
});
