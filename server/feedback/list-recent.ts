import { sql } from "kysely";
import { FeedbackItem, OPEN_CASES } from "#contract/feedback.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import { jsonRow } from "#server/platform/lists/json-columns.ts";
import { itemColumns, responsesOf } from "./table.ts";

/** The latest comments, as a JSON expression. */
export function listRecentComments(ctx: TenantCtx, most: number) {
  const newest = responsesOf(ctx)
    .where("r.comment", "is not", null)
    .where("r.case_status", "<>", "spam")
    .select(itemColumns)
    .orderBy("r.submitted_at", "desc")
    .orderBy("r.id", "desc")
    .limit(sql.lit(most));
  return sql<FeedbackItem[]>`coalesce((
    select json_agg(${jsonRow(FeedbackItem, "newest")} order by newest.submitted_at desc, newest.id desc)
    from (${newest}) as newest
  ), '[]')`;
}

export const openCases = ({ db, customer_id }: TenantCtx) =>
  db.selectFrom("feedback_responses").where("customer_id", "=", customer_id).where("case_status", "in", OPEN_CASES);
