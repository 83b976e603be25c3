import type * as z from "zod";
import type { orphanScansApi } from "#contract/orphan-scans.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import { notFound } from "#server/platform/http/errors.ts";
import { createShortCode } from "./create-codes.ts";

type SendOn = z.output<typeof orphanScansApi.sendOn.body>["orphan"];

/** Accepts any code that was scanned, but no other: chosen codes have stricter rules. */
export async function sendOnOrphan(ctx: TenantCtx, { id, asked, target, locale }: SendOn) {
  const known = await ctx.db
    .selectFrom("orphan_scans")
    .select("asked")
    .where("customer_id", "=", ctx.customer_id)
    .where("asked", "=", asked)
    .executeTakeFirst();
  if (!known) throw notFound("Unknown code");
  return createShortCode(ctx, { id, code: asked, target, locale, label: null, location_id: null, expires_at: null });
}
