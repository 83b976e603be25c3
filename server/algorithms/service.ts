import { sql } from "kysely";
import type * as z from "zod";
import { type AlgorithmDetails, algorithmsApi } from "#contract/algorithms.ts";
import type { Upload } from "#contract/endpoint.ts";
import { acceptUpload } from "#server/platform/media/accept-upload.ts";
import { audit } from "#server/platform/records/audit.ts";
import { inTransaction, type TenantCtx, userIdOf } from "#server/platform/context.ts";
import { notFound } from "#server/platform/http/errors.ts";
import { filtersOf, jsonList, listed } from "#server/platform/lists/json-list.ts";
import { orderOf, pageOf, totalCountOf } from "#server/platform/records/list.ts";
import { holdToChange } from "#server/platform/database/locks.ts";
import { setDeleted } from "#server/platform/records/soft-delete.ts";
import type { Changes } from "#server/platform/records/texts.ts";
import { contentLanguage } from "#server/sites/service.ts";
import { allAlgorithms, findAlgorithms } from "./find-algorithms.ts";
import { presentAlgorithm } from "./present.ts";
import { algorithmColumns, algorithmDetailColumns, type AlgorithmRow, algorithmSorts } from "./table.ts";

type ListQuery = z.output<typeof algorithmsApi.list.query>;

const answerAlgorithms = jsonList(algorithmsApi.list.response);

export const listAlgorithms = (ctx: TenantCtx, query: ListQuery) =>
  answerAlgorithms(ctx, {
    query,
    rows: (ctx) =>
      allAlgorithms(ctx)
        .innerJoin(listed, "listed.id", "algorithms.id")
        .select([...algorithmColumns, "listed.place"]),
    find: async (part, lookFor) => {
      const filters = filtersOf(query);
      const found = await findAlgorithms(ctx, filters);
      const sorted = found
        .select("algorithms.id")
        .orderBy(orderOf(query.sort, algorithmSorts, "name"))
        .orderBy("algorithms.id");
      return lookFor({ page: pageOf(sorted, part), meta: totalCountOf(found), filters, is_skewed: true });
    },
  });

const detailsOf = (ctx: TenantCtx) =>
  allAlgorithms(ctx).select(algorithmColumns).select(algorithmDetailColumns).$castTo<AlgorithmRow>();

/** Everything about some algorithms, in no order. */
export const algorithmRows = (ctx: TenantCtx, ids: readonly string[]): Promise<AlgorithmRow[]> =>
  detailsOf(ctx).where("algorithms.id", "in", ids).execute();

export async function findAlgorithm(ctx: TenantCtx, id: string): Promise<AlgorithmRow> {
  const algorithm = await detailsOf(ctx).where("algorithms.id", "=", id).executeTakeFirst();
  if (!algorithm) throw notFound("Algorithm");
  return algorithm;
}

/** The row, held until the transaction ends: what is compared with it stays true. */
export async function holdAlgorithm(ctx: TenantCtx, id: string): Promise<AlgorithmRow> {
  await holdToChange(ctx, "algorithms", [id]);
  return findAlgorithm(ctx, id);
}

export async function getAlgorithm(ctx: TenantCtx, id: string, asked: string | undefined): Promise<AlgorithmDetails> {
  const algorithm = await findAlgorithm(ctx, id);
  return presentAlgorithm(ctx, algorithm, await contentLanguage(ctx, asked));
}

/** Writes down and counts what a change does; the caller has compared it with the row. */
export async function writeAlgorithm(ctx: TenantCtx, id: string, { set, before, after }: Changes) {
  await ctx.db
    .updateTable("algorithms")
    .set({ ...set, updated_by: userIdOf(ctx), updated_at: sql`now()`, lock_version: sql`lock_version + 1` })
    .where("id", "=", id)
    .where("customer_id", "=", ctx.customer_id)
    .execute();
  await audit(ctx, { action: "algorithm.updated", subject_type: "algorithm", subject_id: id, before, after });
}

export async function uploadAlgorithmImage(ctx: TenantCtx, id: string, asked: string | undefined, upload: Upload) {
  await getAlgorithm(ctx, id, asked);
  return acceptUpload(ctx, upload, async (ctx, image_key) => {
    const before = await holdAlgorithm(ctx, id);
    if (before.image_key !== image_key)
      await writeAlgorithm(ctx, id, {
        set: { image_key },
        before: { image_key: before.image_key },
        after: { image_key },
      });
    return getAlgorithm(ctx, id, asked);
  });
}

/** The algorithm goes out of sight with all that hangs on it, so that it can come back whole; the sweep job clears it later. */
export const removeAlgorithm = (ctx: TenantCtx, id: string) =>
  inTransaction(ctx, async (ctx) => {
    const before = await holdAlgorithm(ctx, id);
    await setDeleted(ctx, "algorithms", id, true);
    await audit(ctx, { action: "algorithm.removed", subject_type: "algorithm", subject_id: id, before });
  });

export const restoreAlgorithm = (ctx: TenantCtx, id: string, asked: string | undefined) =>
  inTransaction(ctx, async (ctx) => {
    const isRestored = await setDeleted(ctx, "algorithms", id, false);
    const after = await findAlgorithm(ctx, id);
    if (isRestored)
      await audit(ctx, { action: "algorithm.restored", subject_type: "algorithm", subject_id: id, after });
    return presentAlgorithm(ctx, after, await contentLanguage(ctx, asked));
  });
