import { sql } from "kysely";
import type { Publication } from "#contract/publications.ts";
import { audit } from "#server/platform/records/audit.ts";
import { inTransaction, type TenantCtx } from "#server/platform/context.ts";
import { AppError, notFound } from "#server/platform/http/errors.ts";
import { holdToChange } from "#server/platform/database/locks.ts";
import { comparePage } from "./compare-page.ts";
import { findPublication } from "./list-publications.ts";
import { notifyWebhooks } from "./notify-webhooks.ts";
import { endPublication, type Publishing, queueListings } from "./write-publication.ts";

/** A home page is always public: visitors need a landing page. */
export async function refuseHome({ db, customer_id }: Publishing, page_id: string) {
  const page = await db
    .selectFrom("pages")
    .select("type")
    .where("customer_id", "=", customer_id)
    .where("id", "=", page_id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  if (!page) throw notFound("Page");
  if (page.type === "home_page") throw new AppError("home_stays_public", "The home page cannot be withdrawn");
}

/** Residents read the reason instead of the page. The page must be locked. Removes its pending withdrawal schedule. */
export async function writeWithdrawal(ctx: Publishing, page_id: string, reason: string): Promise<number> {
  const { db, customer_id } = ctx;
  await refuseHome(ctx, page_id);
  const number = await endPublication(db, customer_id, page_id);
  if (number === null) throw new AppError("page_not_public", "This page is not public");
  await db
    .updateTable("pages")
    .set({
      status: "draft",
      publication_number: null,
      withdrawn_at: sql`clock_timestamp()`,
      withdrawn_because: reason,
    })
    .where("customer_id", "=", customer_id)
    .where("id", "=", page_id)
    .execute();
  await db
    .deleteFrom("page_schedules")
    .where("customer_id", "=", customer_id)
    .where("page_id", "=", page_id)
    .where("action", "=", "withdraw")
    .execute();
  await audit(ctx, {
    action: "page.withdrawn",
    subject_type: "page",
    subject_id: page_id,
    before: { publication: number },
    after: { reason },
  });
  await notifyWebhooks(ctx, "page.withdrawn", page_id, number);
  await comparePage(ctx, page_id);
  await queueListings(ctx, page_id);
  return number;
}

export const withdrawPage = (ctx: TenantCtx, page_id: string, reason: string): Promise<Publication> =>
  inTransaction(ctx, async (ctx) => {
    await holdToChange(ctx, "pages", [page_id]);
    const number = await writeWithdrawal(ctx, page_id, reason);
    return findPublication(ctx, page_id, number);
  });
