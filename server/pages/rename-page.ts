import { sql } from "kysely";
import type { Page } from "#contract/pages.ts";
import { audit } from "#server/platform/records/audit.ts";
import { inTransaction, type TenantCtx, userIdOf } from "#server/platform/context.ts";
import { AppError } from "#server/platform/http/errors.ts";
import { lockList } from "#server/platform/database/locks.ts";
import { comparePage } from "./publishing/compare-page.ts";
import { getPage, holdPage } from "./service.ts";
import type { PageRow } from "./table.ts";

/** Refuses addresses that redirect to a page that was public: they may be in print. */
async function requireFree(ctx: TenantCtx, { id, type }: PageRow, slug: string) {
  const { rows } = await sql`
    select from pages where customer_id = ${ctx.customer_id} and type = ${type} and slug = ${slug} and deleted_at is null and id <> ${id}
    union all
    select from page_redirects as former join pages on pages.id = former.page_id
    where former.customer_id = ${ctx.customer_id} and former.type = ${type} and former.slug = ${slug} and former.page_id <> ${id}
      and pages.deleted_at is null
      and exists (select from publications where publications.page_id = former.page_id)`.execute(ctx.db);
  if (rows.length)
    throw new AppError("slug_taken", "That address is already in use", {
      fields: { slug: "That address is already in use" },
    });
}

/** Redirects point to the page, not to another address, so they cannot form chains or loops. */
async function addRedirect(ctx: TenantCtx, { id, type, slug: former }: PageRow, slug: string) {
  await ctx.db
    .deleteFrom("page_redirects")
    .where("customer_id", "=", ctx.customer_id)
    .where("type", "=", type)
    .where("slug", "=", slug)
    .execute();
  await ctx.db
    .insertInto("page_redirects")
    .values({ customer_id: ctx.customer_id, type, slug: former, page_id: id })
    .onConflict((row) => row.columns(["customer_id", "type", "slug"]).doUpdateSet({ page_id: id }))
    .execute();
}

export const renamePage = (ctx: TenantCtx, id: string, slug: string): Promise<Page> =>
  inTransaction(ctx, async (ctx) => {
    await lockList(ctx, "pages");
    const page = await holdPage(ctx, id);
    if (page.type === "home_page")
      throw new AppError("invalid_input", "slug: The home page has no address of its own", {
        fields: { slug: "The home page has no address of its own" },
      });
    if (page.slug === slug) return getPage(ctx, id);
    await requireFree(ctx, page, slug);
    await addRedirect(ctx, page, slug);
    await ctx.db
      .updateTable("pages")
      .set({ slug, updated_by: userIdOf(ctx), updated_at: sql`now()` })
      .where("customer_id", "=", ctx.customer_id)
      .where("id", "=", id)
      .execute();
    await audit(ctx, {
      action: "page.renamed",
      subject_type: "page",
      subject_id: id,
      before: { slug: page.slug },
      after: { slug },
    });
    await comparePage(ctx, id);
    return getPage(ctx, id);
  });
