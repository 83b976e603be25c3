import { sql } from "kysely";
import type * as z from "zod";
import type { ShareLink, shareLinksApi } from "#contract/share-links.ts";
import { audit } from "#server/platform/records/audit.ts";
import { inTransaction, type TenantCtx } from "#server/platform/context.ts";
import { notFound } from "#server/platform/http/errors.ts";
import { containing, offsetOf } from "#server/platform/records/list.ts";
import { targetOf } from "./find-target.ts";
import { shareLinkColumns } from "./table.ts";

type ListQuery = z.output<typeof shareLinksApi.list.query>;

/** Without the threads of assistants, which nobody can open. */
const ofCustomer = (ctx: TenantCtx) =>
  ctx.db
    .selectFrom("share_links")
    .where("share_links.customer_id", "=", ctx.customer_id)
    .where("share_links.is_assistant", "=", false);

export async function findLink(ctx: TenantCtx, id: string): Promise<ShareLink> {
  const link = await ofCustomer(ctx).where("share_links.id", "=", id).select(shareLinkColumns).executeTakeFirst();
  if (!link) throw notFound("Share link");
  return link;
}

/** Links to the subject or any of its parts. */
async function linksTo(ctx: TenantCtx, { subject_type: type, subject_id: id }: ListQuery) {
  const found = ofCustomer(ctx);
  if (!type || !id) return found;
  const root = await targetOf(ctx, { type, id });
  return found.where(
    sql<boolean>`(share_links.redirect_to = ${root} or starts_with(share_links.redirect_to, ${`${root}/`}))`,
  );
}

export async function listLinks(ctx: TenantCtx, query: ListQuery) {
  let found = await linksTo(ctx, query);
  if (query.q) found = found.where("share_links.label", "ilike", containing(query.q));
  const direction = query.sort === "created_at" ? "asc" : "desc";
  const [share_links, total] = await Promise.all([
    found
      .select(shareLinkColumns)
      .orderBy("share_links.created_at", direction)
      .orderBy("share_links.id", direction)
      .limit(query.per_page)
      .offset(offsetOf(query))
      .execute(),
    found.select((of) => of.fn.countAll<number>().as("count")).executeTakeFirstOrThrow(),
  ]);
  return { share_links, meta: { total_count: total.count } };
}

/** Idempotent. Keeps the link in the list, to show who had it and for how long. */
export const revokeLink = (ctx: TenantCtx, id: string) =>
  inTransaction(ctx, async (ctx) => {
    await ofCustomer(ctx).where("share_links.id", "=", id).select("share_links.id").forUpdate().execute();
    const { label, redirect_to, permission, revoked_at } = await findLink(ctx, id);
    if (revoked_at !== null) return;
    await ctx.db
      .updateTable("share_links")
      .set({ revoked_at: sql`now()` })
      .where("id", "=", id)
      .where("customer_id", "=", ctx.customer_id)
      .execute();
    await audit(ctx, {
      action: "share_link.withdrawn",
      subject_type: "share_link",
      subject_id: id,
      before: { label, redirect_to, permission },
    });
  });
