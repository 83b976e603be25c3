import { isDeepStrictEqual } from "node:util";
import type * as z from "zod";
import type { PageContent } from "#contract/page-content.ts";
import type { Page, pagesApi } from "#contract/pages.ts";
import { inTransaction, type TenantCtx } from "#server/platform/context.ts";
import { AppError } from "#server/platform/http/errors.ts";
import { withoutGone } from "./check-content.ts";
import { isField, withField } from "./compare-contents.ts";
import { findRevision } from "./list-revisions.ts";
import { presentPage } from "./present.ts";
import { holdPage } from "./service.ts";
import { requireSeen, writePage } from "./update-page.ts";

type Wanted = z.output<typeof pagesApi.restoreRevision.body>;

function contentWanted(now: PageContent, old: PageContent, { field, locale }: Wanted): PageContent {
  if (field === undefined) return old;
  if (!isField(field))
    throw new AppError("invalid_input", "field: Unknown field", { fields: { field: "Unknown field" } });
  return withField(now, old, field, locale);
}

/** A new save: later revisions stay in the history, and nothing becomes public. */
export const restoreRevision = (ctx: TenantCtx, page_id: string, revision_id: string, wanted: Wanted): Promise<Page> =>
  inTransaction(ctx, async (ctx) => {
    const page = await holdPage(ctx, page_id);
    const { revision, content: old } = await findRevision(ctx, page_id, revision_id);
    requireSeen(ctx, page, wanted.lock_version);
    const content = await withoutGone(ctx, page, contentWanted(page.content, old, wanted), page.content);
    if (isDeepStrictEqual(content, page.content)) return presentPage(ctx, page);
    return writePage(ctx, page, { content, restored_from: revision.number });
  });
