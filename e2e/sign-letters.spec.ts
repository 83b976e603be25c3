import { readFile } from "node:fs/promises";
import sharp from "sharp";
import type { TextShape } from "#contract/signs.ts";
import { paperFor } from "#datachain/signs/paper.ts";
import { FONT_FILES, fontFor, hasArabic } from "#server/platform/drawing/fonts.ts";
import { openPrint } from "#server/signs/draw-pdf.ts";
import { createDesk } from "#server/signs/make-signs.ts";
import { signOrder } from "#server/testing/sign-order.ts";
import { openPaper, picturesOf } from "./pdf-pages.ts";
import { expect, test } from "./test.ts";

/** A4 without marks: large letters, so that antialiasing matters little. */
const PAPER = { width: 210, height: 297 };
const DOTS_PER_MM = 6;
const POINTS_PER_MM = 72 / 25.4;

/** Between Latin words, spaces and punctuation use the Latin font, as on the sign. */
const inLatin = (text: string, family: string) =>
  text.replaceAll(/[A-Za-z][ -~·]*[A-Za-z0-9]/g, (words) => `<tspan style="font-family: ${family}">${words}</tspan>`);

/** Bidi rules reorder the digit groups of a phone number in Arabic; signs keep them as dialled. */
const dialled = (text: string) => text.replace(/\d[\d ]*\d/, (number) => `\u2066${number}\u2069`);

/** The texts of a sign, laid out by Chromium from the characters alone. */
function onScreen(texts: readonly TextShape[]) {
  const faces = Object.keys(FONT_FILES).map(
    (name) => `@font-face { font-family: "${name}"; src: url("/fonts/${name}"); font-weight: 100 900 }`,
  );
  const lines = texts.map(({ text, x, y, width, size, weight, is_rtl }) => {
    const direction = is_rtl ? "rtl" : "ltr";
    // our Arabic font has one weight; bold is drawn with an outline
    const outline = weight === "bold" && hasArabic(text) ? ` stroke="#000" stroke-width="${0.035 * size}"` : "";
    const family = hasArabic(text) ? `arabic, ${fontFor(text, weight)}` : fontFor(text, weight);
    const style = `direction: ${direction}; unicode-bidi: isolate; font-family: ${family}; font-weight: 400`;
    return `<text x="${is_rtl ? x + width : x}" y="${y}" font-size="${size}" style="${style}"${outline}>${hasArabic(text) ? inLatin(dialled(text), fontFor("", weight)) : text}</text>`;
  });
  return `<!doctype html><meta charset="utf-8"><style>${faces.join("")} body { margin: 0 } svg { display: block }</style>
    <svg width="${PAPER.width * DOTS_PER_MM}" height="${PAPER.height * DOTS_PER_MM}" viewBox="0 0 ${PAPER.width} ${PAPER.height}">
      <rect width="100%" height="100%" fill="#fff"/>${lines.join("")}</svg>`;
}

/** Ink of a line in strips about one letter wide, blurred a little, because antialiasing differs. */
async function inkOf(picture: Buffer, { x, y, width, size }: TextShape) {
  const box = { left: x - 1, top: y - size, width: width + 2, height: size * 1.45 };
  const area = Object.fromEntries(
    Object.entries(box).map(([name, mm]) => [name, Math.round(mm * DOTS_PER_MM)]),
  ) as typeof box;
  const pixels = await sharp(picture).extract(area).greyscale().negate().blur(2).raw().toBuffer();
  const strip = Math.ceil(size * DOTS_PER_MM);
  const strips = Array.from({ length: Math.ceil(area.width / strip) }, (): number[] => []);
  for (const [at, ink] of pixels.entries()) strips[Math.floor((at % area.width) / strip)]?.push(ink);
  return strips;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

const gap = (one: readonly number[], other: readonly number[]) =>
  sum(one.map((value, at) => Math.abs(value - (other[at] ?? 0))));

/** Largest difference within a line, relative to a strip's ink: 0 for identical, about 2 for nothing in common. */
async function difference(screen: Buffer, paper: Buffer, text: TextShape) {
  const [one, other] = await Promise.all([inkOf(screen, text), inkOf(paper, text)]);
  const usual = sum(one.map(sum)) / one.filter((strip) => sum(strip) > 0).length;
  return Math.max(...one.map((strip, at) => gap(strip, other[at] ?? []))) / usual;
}

// needs no app
test.use({ baseURL: "", viewport: { width: PAPER.width * DOTS_PER_MM, height: PAPER.height * DOTS_PER_MM } });

for (const [locale, most] of [
  ["km", 0.35],
  ["ar", 0.5],
  ["es", 0.35],
  ["fr", 0.35],
] as const)
  test(`a sign in ${locale} is printed as Chromium renders it`, async ({ page }) => {
    const order = signOrder({ locales: [locale], design: { paper: "a4", marks: false, contact: "555 0142" } });
    const { shapes } = createDesk(order, new Set())(order.signs[0]!);
    // black text only: fills would be taken for ink
    const texts = shapes.flatMap((shape) => (shape.kind === "text" ? [{ ...shape, color: "#000000" }] : []));
    const print = openPrint({
      title: "Letters",
      locale,
      changed_at: order.made_at,
      paper: paperFor(order.design),
      images: new Map(),
    });
    print.add({ shapes: texts });
    const fonts = Object.entries(FONT_FILES).map(([name, file]) => [`/fonts/${name}`, () => readFile(file)] as const);
    await openPaper(page, await print.finish(), {
      "/": () => Promise.resolve(onScreen(texts)),
      ...Object.fromEntries(fonts),
    });
    const screen = await page.locator("svg").screenshot();
    const [paper] = await picturesOf(page, DOTS_PER_MM / POINTS_PER_MM);
    const compared = await Promise.all(
      texts.map(async (text) => ({ text: text.text, difference: await difference(screen, paper!, text) })),
    );
    test.info().annotations.push({ type: "differences", description: JSON.stringify(compared) });
    expect(compared.filter((line) => !(line.difference < most))).toEqual([]);
    expect(texts.length).toBeGreaterThan(8);
  });
