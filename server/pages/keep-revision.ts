import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import type { PageContent } from "#contract/page-content.ts";
import { audit } from "#server/platform/records/audit.ts";
import { type TenantCtx, userIdOf } from "#server/platform/context.ts";
import { changedFields } from "./compare-contents.ts";

type Newest = { readonly id: string; readonly number: number; readonly is_open: boolean };

/** Saves of one person share a revision while they keep editing. Long sessions are split to leave restore points. */
const newestOf = (ctx: TenantCtx, page_id: string): Promise<Newest | undefined> =>
  ctx.db
    .selectFrom("page_revisions")
    .select(["id", "number"])
    .select(
      sql<boolean>`coalesce(created_by = ${userIdOf(ctx)}::uuid and number > 1 and restored_from is null and publication_number is null
        and updated_at > now() - interval '10 minutes' and created_at > now() - interval '1 hour', false)`.as(
        "is_open",
      ),
    )
    .where("customer_id", "=", ctx.customer_id)
    .where("page_id", "=", page_id)
    .orderBy("number", "desc")
    .limit(1)
    .executeTakeFirst();

async function growRevision(ctx: TenantCtx, page_id: string, { id, number }: Newest, content: PageContent) {
  const base = await ctx.db
    .selectFrom("page_revisions")
    .select(sql<PageContent>`content`.as("content"))
    .where("customer_id", "=", ctx.customer_id)
    .where("page_id", "=", page_id)
    .where("number", "=", number - 1)
    .executeTakeFirstOrThrow();
  await ctx.db
    .updateTable("page_revisions")
    .set({
      content: JSON.stringify(content),
      fields: JSON.stringify(changedFields(base.content, content)),
      save_count: sql`save_count + 1`,
      updated_at: sql`now()`,
    })
    .where("customer_id", "=", ctx.customer_id)
    .where("id", "=", id)
    .execute();
}

type Next = { readonly before: PageContent; readonly content: PageContent; readonly restored_from?: number };

async function addRevision(ctx: TenantCtx, page_id: string, number: number, { before, content, restored_from }: Next) {
  await ctx.db
    .insertInto("page_revisions")
    .values({
      id: uuidv7(),
      customer_id: ctx.customer_id,
      page_id,
      number,
      content: JSON.stringify(content),
      fields: JSON.stringify(changedFields(before, content)),
      restored_from: restored_from ?? null,
      created_by: userIdOf(ctx),
    })
    .execute();
  await audit(ctx, {
    action: "page.updated",
    subject_type: "page",
    subject_id: page_id,
    before: { revision: number - 1 },
    after: { revision: number, ...(restored_from !== undefined && { restored_from }) },
  });
}

/** Audits once per revision: autosaves would drown other entries. The page must be locked. */
export async function keepRevision(ctx: TenantCtx, page_id: string, next: Next) {
  const newest = await newestOf(ctx, page_id);
  if (newest?.is_open && next.restored_from === undefined) return growRevision(ctx, page_id, newest, next.content);
  return addRevision(ctx, page_id, (newest?.number ?? 0) + 1, next);
}
