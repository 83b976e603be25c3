import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import type * as z from "zod";
import type { Relationship, relationshipsApi } from "#contract/relationships.ts";
import { audit } from "#server/platform/records/audit.ts";
import { inTransaction, type TenantCtx, userIdOf } from "#server/platform/context.ts";
import { AppError, notFound } from "#server/platform/http/errors.ts";
import { holdToChange } from "#server/platform/database/locks.ts";
import { findRelation, listRelations, SYMMETRIC } from "./list-relations.ts";
import { comparePages } from "./publishing/compare-page.ts";
import { findPage } from "./service.ts";
import { suggestRelations } from "./suggest-relations.ts";

type Wanted = z.output<typeof relationshipsApi.create.body>["relationship"];
type Change = z.output<typeof relationshipsApi.update.body>["relationship"];

export async function getRelations(ctx: TenantCtx, page_id: string) {
  const page = await findPage(ctx, page_id);
  return { relationships: await listRelations(ctx, page_id), suggestions: await suggestRelations(ctx, page) };
}

/** Symmetric relationships are stored once, from either side. */
function endsOf(page_id: string, other_id: string, { type, direction }: Change) {
  const [from_page_id = "", to_page_id = ""] = SYMMETRIC.includes(type)
    ? [page_id, other_id].toSorted()
    : direction === "out"
      ? [page_id, other_id]
      : [other_id, page_id];
  return { from_page_id, to_page_id, type };
}

const refuse = (message: string) =>
  new AppError("invalid_input", `relationship.page_id: ${message}`, { fields: { "relationship.page_id": message } });

/** Home links everywhere already, and a page cannot relate to itself. */
async function requireOther(ctx: TenantCtx, page_id: string, other_id: string) {
  if (page_id === other_id) throw refuse("A page cannot be related to itself");
  const other = await ctx.db
    .selectFrom("pages")
    .select("id")
    .where("customer_id", "=", ctx.customer_id)
    .where("id", "=", other_id)
    .where("deleted_at", "is", null)
    .where("type", "<>", "home_page")
    .executeTakeFirst();
  if (!other) throw refuse("Unknown page");
}

const words = ({ type, direction, page }: Relationship) => ({ relationship: { type, direction, page_id: page.id } });

/** Idempotent for the same relationship. */
export const createRelation = (ctx: TenantCtx, page_id: string, { id = uuidv7(), page_id: other_id, ...how }: Wanted) =>
  inTransaction(ctx, async (ctx) => {
    const { type } = await findPage(ctx, page_id);
    if (type === "home_page") throw refuse("The home page has no relationships");
    await requireOther(ctx, page_id, other_id);
    await holdToChange(ctx, "pages", [page_id, other_id]);
    const ends = endsOf(page_id, other_id, how);
    const inserted = await ctx.db
      .insertInto("page_relationships")
      .values({ id, customer_id: ctx.customer_id, ...ends, created_by: userIdOf(ctx) })
      .onConflict((row) => row.doNothing())
      .executeTakeFirst();
    const stored = await ctx.db
      .selectFrom("page_relationships")
      .select("id")
      .where("customer_id", "=", ctx.customer_id)
      .where("from_page_id", "=", ends.from_page_id)
      .where("to_page_id", "=", ends.to_page_id)
      .where("type", "=", ends.type)
      .executeTakeFirst();
    if (!stored) throw notFound("Relationship");
    const relation = await findRelation(ctx, page_id, stored.id);
    if (!inserted.numInsertedOrUpdatedRows) return relation;
    await audit(ctx, {
      action: "relationship.created",
      subject_type: "page",
      subject_id: page_id,
      after: words(relation),
    });
    await comparePages(ctx, [page_id, other_id]);
    return relation;
  });

/** Locks the pages first, then the relationship, until the transaction ends. */
async function holdRelation(ctx: TenantCtx, page_id: string, id: string) {
  await findPage(ctx, page_id);
  const { page: other } = await findRelation(ctx, page_id, id);
  await holdToChange(ctx, "pages", [page_id, other.id]);
  await sql`
    select from page_relationships where customer_id = ${ctx.customer_id} and id = ${id}::uuid for update`.execute(
    ctx.db,
  );
  return findRelation(ctx, page_id, id);
}

export const updateRelation = (ctx: TenantCtx, page_id: string, id: string, how: Change): Promise<Relationship> =>
  inTransaction(ctx, async (ctx) => {
    const before = await holdRelation(ctx, page_id, id);
    await ctx.db
      .updateTable("page_relationships")
      .set(endsOf(page_id, before.page.id, how))
      .where("customer_id", "=", ctx.customer_id)
      .where("id", "=", id)
      .execute();
    const after = await findRelation(ctx, page_id, id);
    await audit(ctx, {
      action: "relationship.updated",
      subject_type: "page",
      subject_id: page_id,
      before: words(before),
      after: words(after),
    });
    await comparePages(ctx, [page_id, before.page.id]);
    return after;
  });

export const removeRelation = (ctx: TenantCtx, page_id: string, id: string) =>
  inTransaction(ctx, async (ctx) => {
    const before = await holdRelation(ctx, page_id, id);
    await ctx.db
      .deleteFrom("page_relationships")
      .where("customer_id", "=", ctx.customer_id)
      .where("id", "=", id)
      .execute();
    await audit(ctx, {
      action: "relationship.removed",
      subject_type: "page",
      subject_id: page_id,
      before: words(before),
    });
    await comparePages(ctx, [page_id, before.page.id]);
  });

/** Prevents the suggestion from appearing again. */
export const dismissSuggestion = (ctx: TenantCtx, page_id: string, other_page_id: string) =>
  inTransaction(ctx, async (ctx) => {
    await findPage(ctx, page_id);
    await requireOther(ctx, page_id, other_page_id);
    const { numInsertedOrUpdatedRows } = await ctx.db
      .insertInto("dismissed_relationships")
      .values({ customer_id: ctx.customer_id, page_id, other_page_id })
      .onConflict((row) => row.doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows)
      await audit(ctx, {
        action: "relationship.dismissed",
        subject_type: "page",
        subject_id: page_id,
        before: { suggestion: other_page_id },
        after: { suggestion: null },
      });
  });
