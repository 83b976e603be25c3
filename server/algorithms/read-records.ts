import type * as z from "zod";
import type { algorithmsApi } from "#contract/algorithms.ts";
import type { Answers } from "#contract/factsheets.ts";
import { answersOf } from "#server/factsheets/service.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import { orderOf } from "#server/platform/records/list.ts";
import { findAlgorithms } from "./find-algorithms.ts";
import { algorithmRows } from "./service.ts";
import { type AlgorithmRow, algorithmSorts } from "./table.ts";

export type FileQuery = z.output<typeof algorithmsApi.csv.query>;
export type FileRecord = { readonly algorithm: AlgorithmRow; readonly answers: Answers };

const PAGE_SIZE = 200;

async function readPage(ctx: TenantCtx, ids: readonly string[]): Promise<FileRecord[]> {
  const [rows, answers] = [await algorithmRows(ctx, ids), await answersOf(ctx, ids)];
  const byId = new Map(rows.map((row) => [row.id, row]));
  // skip algorithms deleted since the export began
  return ids.flatMap((id) => {
    const algorithm = byId.get(id);
    return algorithm ? [{ algorithm, answers: answers.get(id) ?? {} }] : [];
  });
}

/** Reads all ids, then page by page, so that a slow download holds no connection and an aborted one costs one page at most. */
export async function* readRecords(ctx: TenantCtx, { sort, ...filters }: Omit<FileQuery, "locale">) {
  const found = await findAlgorithms(ctx, filters);
  const rows = await found
    .select("algorithms.id")
    .orderBy(orderOf(sort, algorithmSorts, "name"))
    .orderBy("algorithms.id")
    .execute();
  for (let at = 0; at < rows.length; at += PAGE_SIZE)
    yield readPage(
      ctx,
      rows.slice(at, at + PAGE_SIZE).map(({ id }) => id),
    );
}
