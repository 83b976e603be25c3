import { sql } from "kysely";
import type * as z from "zod";
import { isWellFormed } from "#contract/code-characters.ts";
import type { orphanScansApi } from "#contract/orphan-scans.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import { containing, offsetOf, orderOf } from "#server/platform/records/list.ts";
import { orphansOf } from "./service.ts";

type OrphansQuery = z.output<typeof orphanScansApi.list.query>;

const SORTS = { asked: sql.ref("asked"), scans: sql.ref("scans"), last_at: sql.ref("last_at") };

export async function listOrphans(ctx: TenantCtx, query: OrphansQuery) {
  let found = orphansOf(ctx);
  if (query.q) found = found.where("asked", "like", containing(query.q.toLowerCase()));
  const [rows, meta] = await Promise.all([
    found
      .select(["asked", "meant", "scans", "last_at"])
      .orderBy(orderOf(query.sort ?? "-scans", SORTS, "scans"))
      .orderBy("asked")
      .limit(query.per_page)
      .offset(offsetOf(query))
      .execute(),
    found.select(sql<number>`count(*)::int`.as("total_count")).executeTakeFirstOrThrow(),
  ]);
  return { orphans: rows.map((row) => ({ ...row, is_well_formed: isWellFormed(row.asked) })), meta };
}
