import type { Download } from "#contract/endpoint.ts";
import type { SignDesign, SignPreview } from "#contract/signs.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import { findShortCode } from "#server/short-codes/service.ts";
import { collectOrder } from "./collect-order.ts";
import { retiredCode } from "./rules.ts";
import { PREVIEW_SIGN, PRINT_SIGN } from "./sign-order.ts";

/** Deterministic input, so that the drawing can be cached. */
async function orderOf(ctx: TenantCtx, id: string, design: SignDesign) {
  const { code, state, updated_at } = await findShortCode(ctx, id);
  if (state === "retired") throw retiredCode();
  return collectOrder(ctx, [id], design, { title: code, made_at: updated_at });
}

export const previewOf = async (ctx: TenantCtx, id: string, design: SignDesign): Promise<SignPreview> =>
  ctx.services.workers.run(PREVIEW_SIGN, await orderOf(ctx, id, design), { customer_id: ctx.customer_id });

export async function signAsPdf(ctx: TenantCtx, id: string, design: SignDesign): Promise<Download> {
  const order = await orderOf(ctx, id, design);
  const bytes = await ctx.services.workers.draw(PRINT_SIGN, order, { customer_id: ctx.customer_id });
  return { filename: `sign-${order.title}.pdf`, bytes };
}
