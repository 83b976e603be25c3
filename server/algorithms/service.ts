import type * as z from "zod";
import { type AlgorithmDetails, algorithmsApi } from "#contract/algorithms.ts";
import type { Upload } from "#contract/endpoint.ts";
import { acceptUpload } from "#server/platform/media/accept-upload.ts";
import { fieldChange } from "#server/platform/records/changes.ts";
import { inTransaction, type TenantCtx } from "#server/platform/context.ts";
import { notFound } from "#server/platform/http/errors.ts";
import { filtersOf, jsonList, listed } from "#server/platform/lists/json-list.ts";
import { orderOf, pageOf, totalCountOf } from "#server/platform/records/list.ts";
import { holdToChange } from "#server/platform/database/locks.ts";
import { removeRecord, restoreRecord, writeRecord } from "#server/platform/records/write-record.ts";
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

/** Algorithms with all details, unordered. */
export const algorithmRows = (ctx: TenantCtx, ids: readonly string[]): Promise<AlgorithmRow[]> =>
  detailsOf(ctx).where("algorithms.id", "in", ids).execute();

export async function findAlgorithm(ctx: TenantCtx, id: string): Promise<AlgorithmRow> {
  const algorithm = await detailsOf(ctx).where("algorithms.id", "=", id).executeTakeFirst();
  if (!algorithm) throw notFound("Algorithm");
  return algorithm;
}

/** Locks the row until the transaction ends, so that comparisons with it stay valid. */
export async function holdAlgorithm(ctx: TenantCtx, id: string): Promise<AlgorithmRow> {
  await holdToChange(ctx, "algorithms", [id]);
  return findAlgorithm(ctx, id);
}

export async function getAlgorithm(ctx: TenantCtx, id: string, asked: string | undefined): Promise<AlgorithmDetails> {
  const algorithm = await findAlgorithm(ctx, id);
  return presentAlgorithm(ctx, algorithm, await contentLanguage(ctx, asked));
}

export async function uploadAlgorithmImage(ctx: TenantCtx, id: string, asked: string | undefined, upload: Upload) {
  await getAlgorithm(ctx, id, asked);
  return acceptUpload(ctx, upload, async (ctx, image_key) => {
    const algorithm = await holdAlgorithm(ctx, id);
    await writeRecord(ctx, "algorithm", id, fieldChange(algorithm, "image_key", image_key));
    return getAlgorithm(ctx, id, asked);
  });
}

export const removeAlgorithm = (ctx: TenantCtx, id: string) =>
  inTransaction(ctx, async (ctx) => removeRecord(ctx, "algorithm", id, await holdAlgorithm(ctx, id)));

export const restoreAlgorithm = (ctx: TenantCtx, id: string, asked: string | undefined) =>
  inTransaction(ctx, async (ctx) => {
    await restoreRecord(ctx, "algorithm", id, { find: findAlgorithm, kept: (algorithm) => algorithm });
    return getAlgorithm(ctx, id, asked);
  });
