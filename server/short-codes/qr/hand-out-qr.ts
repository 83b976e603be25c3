import { contrast, isDarkOnLight, QR_CONTRAST } from "#contract/colour.ts";
import type { Download } from "#contract/endpoint.ts";
import type { QrQuery } from "#contract/short-codes.ts";
import { readLogos } from "#server/datachains/read-logos.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import { AppError } from "#server/platform/http/errors.ts";
import { findShortCode } from "../service.ts";
import { DRAW_QR, type QrFormat } from "./qr-order.ts";

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

export async function handOutQr(ctx: TenantCtx, id: string, format: QrFormat, query: QrQuery): Promise<Download> {
  requireContrast(query);
  const { code, created_at } = await findShortCode(ctx, id);
  const { config, workers } = ctx.services;
  const { logo: hasLogo, ...look } = query;
  const order = {
    format,
    text: `${config.scheme}://${config.short_host}/${code}`,
    logo: hasLogo ? await siteLogo(ctx) : null,
    made_at: created_at,
    ...look,
  };
  const bytes = await workers.draw(DRAW_QR, order, { customer_id: ctx.customer_id });
  return { filename: `${code}.${format}`, bytes };
}
