import type { TenantCtx } from "#server/platform/context.ts";

/** `algorithms-seaview-2026-05-04.csv` */
export async function datedFileName(ctx: TenantCtx, content: string, ending: string) {
  const { slug } = await ctx.db
    .selectFrom("customers")
    .select("slug")
    .where("id", "=", ctx.customer_id)
    .executeTakeFirstOrThrow();
  return `${content}-${slug}-${new Date().toISOString().slice(0, 10)}.${ending}`;
}
