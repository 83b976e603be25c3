import type { Site } from "#contract/sites.ts";
import { audit } from "#server/platform/records/audit.ts";
import { inTransaction, type TenantCtx } from "#server/platform/context.ts";
import { AppError } from "#server/platform/http/errors.ts";
import { setDeleted } from "#server/platform/records/soft-delete.ts";
import { currentSite, holdSite } from "./service.ts";

type Confirmed = { readonly slug: string; readonly locale?: string | undefined };

function requireConfirmation(slug: string, typed: string) {
  if (typed.trim().toLowerCase() === slug) return;
  const message = `Enter the guide's short name, ${slug}, to delete it`;
  throw new AppError("invalid_input", message, { fields: { slug: message } });
}

/**
 * Residents then read that the guide has ended. Domain, pages and everything else stay until the sweep job clears
 * them.
 */
export const deleteSite = (ctx: TenantCtx, id: string, { slug: typed, locale }: Confirmed): Promise<Site> =>
  inTransaction(ctx, async (ctx) => {
    const { slug, domain } = await holdSite(ctx, id);
    requireConfirmation(slug, typed);
    if (await setDeleted(ctx, "sites", id, true))
      await audit(ctx, { action: "site.removed", subject_type: "site", subject_id: id, before: { slug, domain } });
    return currentSite(ctx, locale);
  });

/** Restores everything; if the pages are gone already, starts a new guide with only a home page. */
export const restoreSite = (ctx: TenantCtx, id: string, locale: string | undefined): Promise<Site> =>
  inTransaction(ctx, async (ctx) => {
    const { slug, domain } = await holdSite(ctx, id);
    await ctx.db
      .updateTable("sites")
      .set({ erased_at: null })
      .where("customer_id", "=", ctx.customer_id)
      .where("id", "=", id)
      .where("erased_at", "is not", null)
      .execute();
    if (await setDeleted(ctx, "sites", id, false))
      await audit(ctx, { action: "site.restored", subject_type: "site", subject_id: id, after: { slug, domain } });
    return currentSite(ctx, locale);
  });
