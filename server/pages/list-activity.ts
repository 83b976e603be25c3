import { sql } from "kysely";
import type * as z from "zod";
import type { pagesApi } from "#contract/pages.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import { listActivity } from "#server/platform/records/list-activity.ts";
import { findPage } from "./service.ts";

type ActivityQuery = z.output<typeof pagesApi.activity.query>;

/** Changes to the page only; its device or algorithm has its own history. */
export async function listPageActivity(ctx: TenantCtx, id: string, query: ActivityQuery) {
  await findPage(ctx, id);
  return listActivity(ctx, query, sql<boolean>`entry.subject_type = 'page' and entry.subject_id = ${id}::uuid`);
}
