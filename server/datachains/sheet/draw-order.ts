import sharp from "sharp";
import { resolveChain } from "#datachain/resolve.ts";
import { sentencesOf } from "#datachain/sentences.ts";
import { composeSheet, type Sheet } from "./compose-sheet.ts";
import { drawPdf } from "./draw-pdf.ts";
import { drawPng } from "./draw-png.ts";
import type { SheetOrder } from "./sheet-order.ts";
import { sheetWords } from "./sheet-words.ts";

const LOGO_PIXELS = 256;

/** Converts logos to data URLs. Unreadable ones are skipped, and their badge shows a glyph. */
export async function logosIn(pictures: SheetOrder["logos"]) {
  const logos = new Map<string, string>();
  for (const [key, bytes] of pictures) {
    const png = await sharp(bytes)
      .resize(LOGO_PIXELS, LOGO_PIXELS, { fit: "inside" })
      .png()
      .toBuffer()
      .catch(() => undefined);
    if (png) logos.set(key, `data:image/png;base64,${png.toString("base64")}`);
  }
  return logos;
}

async function sheetOf({ logos, title, summary, changed_at, ...chainInput }: SheetOrder): Promise<Sheet> {
  const { locale, default_locale, taxonomy } = chainInput;
  const words = sheetWords(locale, default_locale);
  const chain = resolveChain({ ...chainInput, gap: words.sentences.gap });
  return composeSheet({
    chain,
    words,
    default_locale,
    title,
    summary,
    changed_at,
    sentences: sentencesOf(chain, words.sentences).map(({ sentence }) => sentence),
    logos: await logosIn(logos),
    credit: `DTPR · ${taxonomy.license} · ${taxonomy.source}`,
  });
}

/** CPU-bound, so these run in a worker: a long chain takes seconds. */
export const printSheet = async (order: SheetOrder) => drawPdf(await sheetOf(order));
export const pictureSheet = async (order: SheetOrder) => drawPng(await sheetOf(order));
