import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import type { Download } from "#contract/endpoint.ts";
import { type JsonObject, OURS } from "#datachain/document-form.ts";
import { toResolved, toThin } from "#datachain/document-write.ts";
import type { ChainOrganization } from "#datachain/model.ts";
import { resolveChain } from "#datachain/resolve.ts";
import { sentencesOf } from "#datachain/sentences.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import { drawnLocale } from "#server/platform/fonts.ts";
import { contentLocaleOf } from "#server/platform/texts.ts";
import { composeSheet, type Sheet } from "./sheet/compose-sheet.ts";
import { drawPdf } from "./sheet/draw-pdf.ts";
import { drawPng } from "./sheet/draw-png.ts";
import { findSubject, type NamedSubject, type Subject } from "./find-subject.ts";
import { openChain } from "./open-chain.ts";
import { sheetWords } from "./sheet/sheet-words.ts";

/** Letters and digits of the name, so that the file is found again on any disk. */
const fileName = ({ name, id }: NamedSubject, ending: string) => {
  const plain = name.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
  const slug = plain.replaceAll(/[^a-z0-9]+/g, "-").replaceAll(/^-|-$/g, "");
  return `datachain-${slug.slice(0, 60) || id}${ending}`;
};

// oxlint-disable-next-line require-await -- a generator is what a download is made of
async function* once(bytes: string | Uint8Array) {
  yield bytes;
}

/** As a document of the standard. What that has no place for travels in our own fields, which name it. */
export async function chainAsJson(ctx: TenantCtx, subject: Subject, form: "thin" | "resolved"): Promise<Download> {
  const named = await findSubject(ctx, subject);
  const { row, taxonomy, content, organizations, languages } = await openChain(ctx, subject);
  const head = {
    id: named.id,
    title: { [languages.default_locale]: named.name },
    description: named.summary,
    created_at: named.created_at,
    updated_at: row?.updated_at ?? null,
  };
  const write = form === "thin" ? toThin : toResolved;
  const { document, left_out } = write({ taxonomy, content, organizations, head });
  const told = { ...document, [OURS]: { ...(document[OURS] as JsonObject | undefined), left_out } };
  return { filename: fileName(named, `-${form}.json`), stream: once(`${JSON.stringify(told, null, 2)}\n`) };
}

const LOGO_PIXELS = 256;

/** A picture that cannot be read is left out: the badge then shows its glyph. */
async function logosOf({ services: { storage } }: TenantCtx, organizations: readonly ChainOrganization[]) {
  const logos = new Map<string, string>();
  for (const { logo_key: key } of organizations) {
    const file = key === null ? undefined : await storage.get(key);
    if (key === null || !file) continue;
    const png = await sharp(await buffer(file.body))
      .resize(LOGO_PIXELS, LOGO_PIXELS, { fit: "inside" })
      .png()
      .toBuffer()
      .catch(() => undefined);
    if (png) logos.set(key, `data:image/png;base64,${png.toString("base64")}`);
  }
  return logos;
}

async function sheetOf(ctx: TenantCtx, named: NamedSubject, asked: string | undefined): Promise<Sheet> {
  const { row, taxonomy, content, organizations, languages } = await openChain(ctx, named);
  const { default_locale } = languages;
  const locale = drawnLocale(contentLocaleOf(languages, asked), default_locale);
  const words = sheetWords(locale, default_locale);
  const input = { taxonomy, content, organizations, locale, default_locale, gap: words.sentences.gap };
  const chain = resolveChain(input);
  return composeSheet({
    chain,
    words,
    default_locale,
    title: named.name,
    summary: named.summary,
    as_of: (row?.updated_at ?? named.created_at).slice(0, 10),
    sentences: sentencesOf(chain, words.sentences).map(({ sentence }) => sentence),
    logos: await logosOf(ctx, organizations),
    credit: `DTPR · ${taxonomy.license} · ${taxonomy.source}`,
  });
}

export async function chainAsPdf(ctx: TenantCtx, subject: Subject, asked: string | undefined): Promise<Download> {
  const named = await findSubject(ctx, subject);
  const sheet = await sheetOf(ctx, named, asked);
  return { filename: fileName(named, `-${sheet.locale}.pdf`), stream: drawPdf(sheet) };
}

export async function chainAsPng(ctx: TenantCtx, subject: Subject, asked: string | undefined): Promise<Download> {
  const named = await findSubject(ctx, subject);
  const sheet = await sheetOf(ctx, named, asked);
  return { filename: fileName(named, `-${sheet.locale}.png`), stream: once(await drawPng(sheet)) };
}
