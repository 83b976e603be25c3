import { sql } from "kysely";
import type * as z from "zod";
import type { algorithmsApi } from "#contract/algorithms.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import { listActivity } from "#server/platform/records/list-activity.ts";
import { findAlgorithm } from "./service.ts";

type ActivityQuery = z.output<typeof algorithmsApi.activity.query>;

/** Entries of the algorithm, and of its factsheet and datachain, which are audited under it. */
export async function listAlgorithmActivity(ctx: TenantCtx, id: string, query: ActivityQuery) {
  await findAlgorithm(ctx, id);
  const isAbout = sql<boolean>`
    entry.subject_type in ('algorithm', 'factsheet', 'datachain') and entry.subject_id = ${id}::uuid`;
  return listActivity(ctx, query, isAbout);
}
