import { contrast, isDarkOnLight, QR_CONTRAST } from "#contract/colour.ts";
import type { Download } from "#contract/endpoint.ts";
import type { QrFormat, QrQuery } from "#contract/qr-codes.ts";
import { readLogos } from "#server/datachains/read-logos.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import { AppError } from "#server/platform/http/errors.ts";
import { zipOf } from "#server/platform/records/write-zip.ts";
import { findCodes, findShortCode } from "../service.ts";
import { codeState } from "../table.ts";
import { DRAW_QR } from "./qr-order.ts";

function requireContrast({ dark, light }: QrQuery) {
  if (isDarkOnLight(dark, light) && contrast(dark, light) >= QR_CONTRAST) return;
  const message = "Choose a darker colour on a lighter background";
  throw new AppError("qr_unreadable", message, { fields: { dark: message } });
}

/** The guide's own logo, if it has one. */
async function siteLogo(ctx: TenantCtx) {
  const site = await ctx.db
    .selectFrom("sites")
    .select("logo_key")
    .where("customer_id", "=", ctx.customer_id)
    .executeTakeFirst();
  const logos = await readLogos(ctx.services.storage, site ? [site] : []);
  return logos.get(site?.logo_key ?? "") ?? null;
}

type Drawing = { readonly format: QrFormat; readonly look: QrQuery };
type DrawnCode = { readonly code: string; readonly created_at: string };

/** A function that draws the file of a code. */
async function qrDrawer(ctx: TenantCtx, { format, look: { logo: hasLogo, ...look } }: Drawing) {
  const { config, workers } = ctx.services;
  const logo = hasLogo ? await siteLogo(ctx) : null;
  return ({ code, created_at }: DrawnCode) => {
    const text = `${config.scheme}://${config.short_host}/${code}`;
    const order = { format, text, logo, made_at: created_at, ...look };
    return workers.draw(DRAW_QR, order, { customer_id: ctx.customer_id });
  };
}

export async function handOutQr(ctx: TenantCtx, id: string, format: QrFormat, look: QrQuery): Promise<Download> {
  requireContrast(look);
  const code = await findShortCode(ctx, id);
  const draw = await qrDrawer(ctx, { format, look });
  return { filename: `${code.code}.${format}`, bytes: await draw(code) };
}

type QrZipQuery = QrQuery & { readonly codes: string[]; readonly format: QrFormat };

/** Draws them one after another, so that one request does not occupy every worker. */
export async function handOutQrZip(ctx: TenantCtx, { codes: asked, format, ...look }: QrZipQuery): Promise<Download> {
  requireContrast(look);
  const codes = await findCodes(ctx, { codes: asked })
    .where(codeState, "<>", "retired")
    .select(["short_codes.code", "short_codes.created_at"])
    .orderBy("short_codes.code")
    .execute();
  if (codes.length === 0) throw new AppError("not_found", "None of these codes is in use");
  const draw = await qrDrawer(ctx, { format, look });
  const files: { name: string; bytes: Uint8Array }[] = [];
  for (const one of codes) files.push({ name: `${one.code}.${format}`, bytes: await draw(one) });
  const now = new Date();
  return { filename: `qr-codes-${now.toISOString().slice(0, 10)}.zip`, bytes: zipOf(files, now) };
}
