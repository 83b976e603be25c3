import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import type * as z from "zod";
import type { Label, LabelInput, labelsApi, LabelUse } from "#contract/labels.ts";
import { updateRow } from "#server/platform/records/write-record.ts";
import { audit } from "#server/platform/records/audit.ts";
import { inTransaction, type TenantCtx, userIdOf } from "#server/platform/context.ts";
import { notFound } from "#server/platform/http/errors.ts";
import { containing, offsetOf, orderOf, totalCountOf } from "#server/platform/records/list.ts";
import { holdToChange, lockList, requireVersion } from "#server/platform/database/locks.ts";
import { changedNames, namedLike } from "#server/platform/records/names.ts";
import { nextPosition, reorder } from "#server/platform/records/positions.ts";
import { findPlace, setDeleted } from "#server/platform/records/soft-delete.ts";
import { labelColumns, labelSorts } from "./table.ts";

type ListQuery = z.output<typeof labelsApi.list.query>;
type UsesQuery = z.output<typeof labelsApi.uses.query>;

const ofCustomer = (ctx: TenantCtx) =>
  ctx.db.selectFrom("labels").where("labels.customer_id", "=", ctx.customer_id).where("labels.deleted_at", "is", null);

export async function listLabels(ctx: TenantCtx, query: ListQuery) {
  let found = ofCustomer(ctx);
  if (query.q) found = found.where(namedLike("labels", query.q));
  if (query.is_public !== undefined) found = found.where("labels.is_public", "=", query.is_public);
  const [labels, meta] = await Promise.all([
    found
      .select(labelColumns)
      .orderBy(orderOf(query.sort, labelSorts(query.locale), "position"))
      .orderBy("labels.id")
      .limit(query.per_page)
      .offset(offsetOf(query))
      .execute(),
    totalCountOf(found).executeTakeFirstOrThrow(),
  ]);
  return { labels, meta };
}

async function findLabel(ctx: TenantCtx, id: string): Promise<Label> {
  const label = await ofCustomer(ctx).select(labelColumns).where("labels.id", "=", id).executeTakeFirst();
  if (!label) throw notFound("Label");
  return label;
}

/** Locks the label until the transaction ends. */
async function holdLabel(ctx: TenantCtx, id: string): Promise<Label> {
  await holdToChange(ctx, "labels", [id]);
  return findLabel(ctx, id);
}

/** Idempotent if the caller supplies the id. */
export const createLabel = (ctx: TenantCtx, { id = uuidv7(), ...input }: LabelInput & { id?: string | undefined }) =>
  inTransaction(ctx, async (ctx) => {
    await lockList(ctx, "labels");
    const by = userIdOf(ctx);
    const inserted = await ctx.db
      .insertInto("labels")
      .values({
        id,
        ...input,
        position: nextPosition(ctx, "labels"),
        customer_id: ctx.customer_id,
        created_by: by,
        updated_by: by,
      })
      .onConflict((row) => row.column("id").doNothing())
      .executeTakeFirst();
    const label = await findLabel(ctx, id);
    if (inserted.numInsertedOrUpdatedRows)
      await audit(ctx, { action: "label.created", subject_type: "label", subject_id: id, after: input });
    return label;
  });

export const updateLabel = (ctx: TenantCtx, id: string, { lock_version, ...input }: LabelChange) =>
  inTransaction(ctx, async (ctx) => {
    const before = await holdLabel(ctx, id);
    await requireVersion(ctx, "This label", before, lock_version);
    const change = changedNames(before, input);
    await updateRow(ctx, "labels", id, change);
    await audit(ctx, { action: "label.updated", subject_type: "label", subject_id: id, before, after: change });
    return findLabel(ctx, id);
  });
type LabelChange = z.output<typeof labelsApi.update.body>["label"];

/** Labels not listed keep their order after those that are. */
export const orderLabels = (ctx: TenantCtx, ids: string[]) =>
  inTransaction(ctx, async (ctx) => {
    await lockList(ctx, "labels");
    const rows = await ofCustomer(ctx).select("labels.id").orderBy("labels.position").orderBy("labels.id").execute();
    const order = await reorder(ctx, "labels", rows, ids);
    await audit(ctx, {
      action: "label.ordered",
      subject_type: "label",
      subject_id: ids[0] ?? "",
      ...order,
    });
  });

export async function listLabelUses(ctx: TenantCtx, id: string, query: UsesQuery) {
  await findLabel(ctx, id);
  const uses = ctx.db
    .selectFrom("device_labels")
    .innerJoin("devices", "devices.id", "device_labels.device_id")
    .where("device_labels.label_id", "=", id)
    .where("device_labels.customer_id", "=", ctx.customer_id)
    .where("devices.deleted_at", "is", null)
    .select([sql<LabelUse["type"]>`'device'`.as("type"), "devices.id", "devices.name"])
    .unionAll(
      ctx.db
        .selectFrom("algorithm_labels")
        .innerJoin("algorithms", "algorithms.id", "algorithm_labels.algorithm_id")
        .where("algorithm_labels.label_id", "=", id)
        .where("algorithm_labels.customer_id", "=", ctx.customer_id)
        .where("algorithms.deleted_at", "is", null)
        .select([sql<LabelUse["type"]>`'algorithm'`.as("type"), "algorithms.id", "algorithms.name"]),
    )
    .unionAll(
      ctx.db
        .selectFrom("page_labels")
        .innerJoin("pages", "pages.id", "page_labels.page_id")
        .innerJoin("sites", "sites.customer_id", "pages.customer_id")
        .where("page_labels.label_id", "=", id)
        .where("page_labels.customer_id", "=", ctx.customer_id)
        .where("pages.deleted_at", "is", null)
        .select([sql<LabelUse["type"]>`'page'`.as("type"), "pages.id"])
        .select(sql<string>`coalesce(pages.headline ->> sites.default_locale, pages.slug)`.as("name")),
    )
    .as("uses");
  let found = ctx.db.selectFrom(uses);
  if (query.q) found = found.where("uses.name", "ilike", containing(query.q));
  const [rows, total] = await Promise.all([
    found
      .selectAll()
      .orderBy(orderOf(query.sort, { name: sql`lower(uses.name)` }, "name"))
      .orderBy("uses.id")
      .limit(query.per_page)
      .offset(offsetOf(query))
      .execute(),
    found.select((of) => of.fn.countAll<number>().as("count")).executeTakeFirstOrThrow(),
  ]);
  return { uses: rows, meta: { total_count: total.count } };
}

/** Hides the label but keeps its uses, so that it can be restored whole; the sweep purges it later. */
export const removeLabel = (ctx: TenantCtx, id: string) =>
  inTransaction(ctx, async (ctx) => {
    const before = await holdLabel(ctx, id);
    await setDeleted(ctx, "labels", id, true);
    await audit(ctx, { action: "label.removed", subject_type: "label", subject_id: id, before });
  });

export const restoreLabel = (ctx: TenantCtx, id: string) =>
  inTransaction(ctx, async (ctx) => {
    await lockList(ctx, "labels");
    const isRestored = await setDeleted(ctx, "labels", id, false);
    if (isRestored) await findPlace(ctx, "labels", id);
    const after = await findLabel(ctx, id);
    if (isRestored) await audit(ctx, { action: "label.restored", subject_type: "label", subject_id: id, after });
    return after;
  });
