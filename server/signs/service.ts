import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import type * as z from "zod";
import type { Download } from "#contract/endpoint.ts";
import { type ChosenCodes, MOST_SIGNS, type SignBatch, type signsApi } from "#contract/signs.ts";
import { audit } from "#server/platform/records/audit.ts";
import { inTransaction, type TenantCtx, userIdOf } from "#server/platform/context.ts";
import { AppError, notFound } from "#server/platform/http/errors.ts";
import { readSignRows } from "#server/short-codes/read-signs.ts";
import { listCodeIds } from "#server/short-codes/service.ts";
import { signLocales } from "./collect-order.ts";
import { retiredCode } from "./rules.ts";
import { batchColumns } from "./table.ts";

type Started = z.output<typeof signsApi.start.body>["sign_batch"];

const ofCustomer = (ctx: TenantCtx) => ctx.db.selectFrom("sign_batches").where("customer_id", "=", ctx.customer_id);

const LATEST = 20;

export const listBatches = (ctx: TenantCtx): Promise<SignBatch[]> =>
  ofCustomer(ctx).select(batchColumns).orderBy("created_at", "desc").orderBy("id").limit(LATEST).execute();

export async function showBatch(ctx: TenantCtx, id: string): Promise<SignBatch> {
  const found = await ofCustomer(ctx).select(batchColumns).where("id", "=", id).executeTakeFirst();
  if (!found) throw notFound("Batch");
  return found;
}

const refuse = (message: string) => new AppError("invalid_input", message, { fields: { "sign_batch.codes": message } });

/** The chosen codes, or those of a filtered list. */
async function chosenIds(ctx: TenantCtx, codes: ChosenCodes): Promise<string[]> {
  if ("ids" in codes) {
    const ids = [...new Set(codes.ids)];
    const known = await readSignRows(ctx, ids);
    if (known.length < ids.length) throw notFound("Short code");
    if (known.some(({ state }) => state === "retired")) throw retiredCode();
    return ids;
  }
  const ids = await listCodeIds(ctx, codes, MOST_SIGNS + 1);
  if (ids.length > MOST_SIGNS) throw refuse(`At most ${MOST_SIGNS} signs can be made at once. Choose fewer codes`);
  const usable = (await readSignRows(ctx, ids)).filter(({ state }) => state !== "retired");
  if (!usable.length) throw refuse("No short code fits");
  return usable.map(({ id }) => id);
}

const insertBatch = (ctx: TenantCtx, { codes, design, format }: Started) =>
  inTransaction(ctx, async (ctx): Promise<SignBatch> => {
    await signLocales(ctx, design);
    const code_ids = await chosenIds(ctx, codes);
    const id = uuidv7();
    const { customer_id } = ctx;
    const sign_count = code_ids.length;
    await ctx.db
      .insertInto("sign_batches")
      .values({
        id,
        customer_id,
        design: JSON.stringify(design),
        format,
        code_ids,
        sign_count,
        filename: `signs-${new Date().toISOString().slice(0, 10)}.${format}`,
        created_by: userIdOf(ctx),
      })
      .execute();
    await audit(ctx, {
      action: "sign_batch.created",
      subject_type: "sign_batch",
      subject_id: id,
      after: { format, sign_count, layout: design.layout },
    });
    return showBatch(ctx, id);
  });

/** Inserts the batch first: a job queued before it could find nothing to do. */
export async function startBatch(ctx: TenantCtx, started: Started): Promise<SignBatch> {
  const batch = await insertBatch(ctx, started);
  const { id: batch_id } = batch;
  await ctx.services.jobs.add("make_signs", { customer_id: ctx.customer_id, batch_id }, { key: `signs:${batch_id}` });
  return batch;
}

/** The worker notices with its next progress update. A finished batch stays as it is. */
export const cancelBatch = (ctx: TenantCtx, id: string) =>
  inTransaction(ctx, async (ctx): Promise<SignBatch> => {
    const before = await showBatch(ctx, id);
    const { numUpdatedRows } = await ctx.db
      .updateTable("sign_batches")
      .set({ state: "cancelled", updated_at: sql`now()` })
      .where("customer_id", "=", ctx.customer_id)
      .where("id", "=", id)
      .where("state", "in", ["waiting", "running"])
      .executeTakeFirst();
    if (numUpdatedRows)
      await audit(ctx, {
        action: "sign_batch.cancelled",
        subject_type: "sign_batch",
        subject_id: id,
        before: { state: before.state },
        after: { state: "cancelled" },
      });
    return showBatch(ctx, id);
  });

export async function batchFile(ctx: TenantCtx, id: string): Promise<Download> {
  const found = await ofCustomer(ctx).select(["filename", "file"]).where("id", "=", id).executeTakeFirst();
  if (!found) throw notFound("Batch");
  if (!found.file || !found.filename) throw new AppError("batch_not_ready", "These signs are not ready");
  return { filename: found.filename, bytes: found.file };
}
