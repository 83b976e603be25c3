import type { Page } from "#contract/pages.ts";
import { audit } from "#server/platform/records/audit.ts";
import { inTransaction, type TenantCtx } from "#server/platform/context.ts";
import { AppError, notFound } from "#server/platform/http/errors.ts";
import { holdToChange, lockList } from "#server/platform/database/locks.ts";
import { setDeleted } from "#server/platform/records/soft-delete.ts";
import { freeSlugFor } from "./choose-slug.ts";
import { presentPage } from "./present.ts";
import { comparePage } from "./publishing/compare-page.ts";
import { pageColumns, type PageRow } from "./table.ts";

const pagesOf = (ctx: TenantCtx) =>
  ctx.db
    .selectFrom("pages")
    .innerJoin("sites", "sites.customer_id", "pages.customer_id")
    .leftJoin("devices", "devices.id", "pages.device_id")
    .leftJoin("algorithms", "algorithms.id", "pages.algorithm_id")
    .where("pages.customer_id", "=", ctx.customer_id)
    .where("pages.deleted_at", "is", null)
    .select(pageColumns)
    .$castTo<PageRow>();

export async function findPage(ctx: TenantCtx, id: string): Promise<PageRow> {
  const page = await pagesOf(ctx).where("pages.id", "=", id).executeTakeFirst();
  if (!page) throw notFound("Page");
  return page;
}

/** Locks the row until the transaction ends, and reads it after waiting for the lock. */
export async function holdPage(ctx: TenantCtx, id: string): Promise<PageRow> {
  await holdToChange(ctx, "pages", [id]);
  return findPage(ctx, id);
}

export const getPage = async (ctx: TenantCtx, id: string): Promise<Page> => presentPage(ctx, await findPage(ctx, id));

export async function getHome(ctx: TenantCtx): Promise<Page> {
  const home = await pagesOf(ctx).where("pages.type", "=", "home_page").executeTakeFirst();
  if (!home) throw notFound("Page");
  return presentPage(ctx, home);
}

/** A public page must be withdrawn first, with a reason. The home page cannot be deleted. */
export const removePage = (ctx: TenantCtx, id: string) =>
  inTransaction(ctx, async (ctx) => {
    const { title, slug, type, status } = await holdPage(ctx, id);
    if (status === "published" || type === "home_page")
      throw new AppError("page_is_public", "Residents can read this page: withdraw it first");
    await setDeleted(ctx, "pages", id, true);
    await ctx.db
      .deleteFrom("page_schedules")
      .where("customer_id", "=", ctx.customer_id)
      .where("page_id", "=", id)
      .execute();
    await audit(ctx, { action: "page.removed", subject_type: "page", subject_id: id, before: { title, slug } });
  });

/** If its slug was taken meanwhile, picks the next free one. */
async function findAddress(ctx: TenantCtx, id: string) {
  const page = await ctx.db
    .selectFrom("pages")
    .select(["type", "slug"])
    .where("customer_id", "=", ctx.customer_id)
    .where("id", "=", id)
    .where("deleted_at", "is not", null)
    .executeTakeFirst();
  if (!page) return;
  const slug = await freeSlugFor(ctx, page.type, page.slug, id);
  if (slug === page.slug) return;
  await ctx.db
    .updateTable("pages")
    .set({ slug })
    .where("customer_id", "=", ctx.customer_id)
    .where("id", "=", id)
    .execute();
}

export const restorePage = (ctx: TenantCtx, id: string) =>
  inTransaction(ctx, async (ctx) => {
    await lockList(ctx, "pages");
    await findAddress(ctx, id);
    const isRestored = await setDeleted(ctx, "pages", id, false);
    const { title, slug } = await findPage(ctx, id);
    if (isRestored) {
      await audit(ctx, { action: "page.restored", subject_type: "page", subject_id: id, after: { title, slug } });
      await comparePage(ctx, id);
    }
    return getPage(ctx, id);
  });
