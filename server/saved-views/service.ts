import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import type * as z from "zod";
import type { ListName, SavedView, savedViewsApi } from "#contract/saved-views.ts";
import { audit } from "#server/platform/records/audit.ts";
import { inTransaction, type TenantCtx } from "#server/platform/context.ts";
import { notFound } from "#server/platform/http/errors.ts";
import { holdToChange, lockNew } from "#server/platform/database/locks.ts";
import { savedViewColumns } from "./table.ts";

type NewView = z.output<typeof savedViewsApi.create.body>["saved_view"];
type ViewChange = z.output<typeof savedViewsApi.update.body>["saved_view"];

const ofCustomer = (ctx: TenantCtx) =>
  ctx.db
    .selectFrom("saved_views")
    .where("saved_views.customer_id", "=", ctx.customer_id)
    .select(savedViewColumns)
    .select(sql<boolean>`saved_views.user_id = ${ctx.actor.id}`.as("is_mine"));

/** Own views first, then shared ones. */
export const listSavedViews = (ctx: TenantCtx, list: ListName): Promise<SavedView[]> =>
  ofCustomer(ctx)
    .where("saved_views.list", "=", list)
    .where((where) =>
      where.or([where("saved_views.user_id", "=", ctx.actor.id), where("saved_views.is_shared", "=", true)]),
    )
    .orderBy("is_mine", "desc")
    .orderBy(sql`lower(saved_views.name)`)
    .orderBy("saved_views.id")
    .execute();

async function findView(ctx: TenantCtx, id: string): Promise<SavedView> {
  const view = await ofCustomer(ctx).where("saved_views.id", "=", id).executeTakeFirst();
  if (!view) throw notFound("View");
  return view;
}

/** Answers not found for other people's views, shared or not. */
async function findMine(ctx: TenantCtx, id: string): Promise<SavedView> {
  const view = await findView(ctx, id);
  if (!view.is_mine) throw notFound("View");
  return view;
}

/** Idempotent if the caller supplies the id. */
export const createSavedView = (ctx: TenantCtx, { id = uuidv7(), ...input }: NewView) =>
  inTransaction(ctx, async (ctx) => {
    await lockNew(ctx, id);
    const inserted = await ctx.db
      .insertInto("saved_views")
      .values({ id, ...input, customer_id: ctx.customer_id, user_id: ctx.actor.id })
      .onConflict((row) => row.column("id").doNothing())
      .executeTakeFirst();
    const view = await findMine(ctx, id);
    if (inserted.numInsertedOrUpdatedRows)
      await audit(ctx, { action: "saved_view.created", subject_type: "saved_view", subject_id: id, after: input });
    return view;
  });

export const updateSavedView = (ctx: TenantCtx, id: string, input: ViewChange) =>
  inTransaction(ctx, async (ctx) => {
    await holdToChange(ctx, "saved_views", [id]);
    const before = await findMine(ctx, id);
    await ctx.db
      .updateTable("saved_views")
      .set({ ...input, updated_at: sql`now()` })
      .where("id", "=", id)
      .where("customer_id", "=", ctx.customer_id)
      .execute();
    await audit(ctx, {
      action: "saved_view.updated",
      subject_type: "saved_view",
      subject_id: id,
      before,
      after: input,
    });
    return findMine(ctx, id);
  });

/** A shared view outlives its owner's membership, so a manager may delete it. */
const mayRemove = ({ actor }: TenantCtx, { is_mine, is_shared }: SavedView) =>
  is_mine || (is_shared && actor.kind === "user" && actor.role === "manager");

export const removeSavedView = (ctx: TenantCtx, id: string) =>
  inTransaction(ctx, async (ctx) => {
    await holdToChange(ctx, "saved_views", [id]);
    const before = await findView(ctx, id);
    if (!mayRemove(ctx, before)) throw notFound("View");
    const { is_mine: _, ...view } = before;
    const { user_id } = await ctx.db
      .deleteFrom("saved_views")
      .where("id", "=", id)
      .where("customer_id", "=", ctx.customer_id)
      .returning("user_id")
      .executeTakeFirstOrThrow();
    await audit(ctx, {
      action: "saved_view.removed",
      subject_type: "saved_view",
      subject_id: id,
      before: { ...view, user_id },
    });
  });
