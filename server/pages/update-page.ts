import { isDeepStrictEqual } from "node:util";
import { sql } from "kysely";
import type * as z from "zod";
import type { PageContent } from "#contract/page-content.ts";
import type { Page, pagesApi } from "#contract/pages.ts";
import { inTransaction, type TenantCtx, userIdOf } from "#server/platform/context.ts";
import { conflict } from "#server/platform/http/errors.ts";
import { requireContent } from "./check-content.ts";
import { keepRevision } from "./keep-revision.ts";
import { keepLabels } from "./keep-labels.ts";
import { presentPage } from "./present.ts";
import { comparePage } from "./publishing/compare-page.ts";
import { findPage, holdPage } from "./service.ts";
import type { PageRow } from "./table.ts";

type Saved = z.output<typeof pagesApi.update.body>["page"];
type Next = {
  readonly content: PageContent;
  readonly save_id?: string | undefined;
  readonly restored_from?: number;
};

/** Rejects a stale save with the current page. The page must be locked. */
export function requireSeen(ctx: TenantCtx, page: PageRow, lock_version: number) {
  if (page.lock_version !== lock_version) throw conflict("This page", presentPage(ctx, page), page.updated_by);
}

/** Stores the content, label rows and revision. `before` must be locked. */
export async function storePage(ctx: TenantCtx, before: PageRow, { content, save_id, restored_from }: Next) {
  await ctx.db
    .updateTable("pages")
    .set({
      content: JSON.stringify(content),
      headline: JSON.stringify(content.headline),
      save_id: save_id ?? null,
      updated_by: userIdOf(ctx),
      updated_at: sql`now()`,
      lock_version: sql`lock_version + 1`,
    })
    .where("customer_id", "=", ctx.customer_id)
    .where("id", "=", before.id)
    .execute();
  await keepLabels(ctx, before.id, before.content.label_ids, content.label_ids);
  await keepRevision(ctx, before.id, {
    before: before.content,
    content,
    ...(restored_from !== undefined && { restored_from }),
  });
}

/** Stores the page, compares it with its published state, and returns it. */
export async function writePage(ctx: TenantCtx, before: PageRow, next: Next) {
  await storePage(ctx, before, next);
  await comparePage(ctx, before.id);
  return presentPage(ctx, await findPage(ctx, before.id));
}

export const updatePage = (ctx: TenantCtx, id: string, { content, lock_version, save_id }: Saved): Promise<Page> =>
  inTransaction(ctx, async (ctx) => {
    const before = await holdPage(ctx, id);
    if (save_id && before.save_id === save_id) return presentPage(ctx, before);
    requireSeen(ctx, before, lock_version);
    if (isDeepStrictEqual(before.content, content)) return presentPage(ctx, before);
    await requireContent(ctx, before, content, before.content);
    return writePage(ctx, before, { content, save_id });
  });
