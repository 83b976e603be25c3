import { type Expression, sql, type SqlBool } from "kysely";
import type * as z from "zod";
import { CASE_STATUSES, type CaseStatus, type FeedbackItem, type feedbackApi } from "#contract/feedback.ts";
import { FIRST_QUESTION } from "#contract/feedback-questions.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import { containing, offsetOf } from "#server/platform/records/list.ts";
import { itemColumns, responsesOf } from "./table.ts";

type ListQuery = z.output<typeof feedbackApi.list.query>;
/** The filters of the list and the figures. */
type Chosen = Pick<ListQuery, "page_id" | "status" | "channel" | "locale" | "from" | "to">;

/** Midnight at the site. */
const startOf = (day: string, later = 0) =>
  sql`((${day}::date + ${later}::int)::timestamp at time zone sites.time_zone)`;
const among = (column: string, values: readonly unknown[]) => sql<SqlBool>`${sql.ref(column)} = any(${values})`;

/** For queries on `feedback_responses as r` with `sites`. */
export function conditionsOf({ page_id, status, channel, locale, from, to }: Chosen): Expression<SqlBool>[] {
  return [
    ...(page_id ? [sql<SqlBool>`r.page_id = ${page_id}::uuid`] : []),
    ...(status ? [among("r.case_status", status)] : []),
    ...(channel ? [among("r.channel", channel)] : []),
    ...(locale ? [among("r.locale", locale)] : []),
    ...(from ? [sql<SqlBool>`r.submitted_at >= ${startOf(from)}`] : []),
    ...(to ? [sql<SqlBool>`r.submitted_at < ${startOf(to, 1)}`] : []),
  ];
}

function isAssigned(assignee: NonNullable<ListQuery["assignee"]>) {
  const ids = assignee.filter((one) => one !== "none");
  const nobodys = assignee.includes("none") ? sql`r.assignee_id is null` : sql`false`;
  return sql<SqlBool>`(r.assignee_id = any(${ids}::uuid[]) or ${nobodys})`;
}

function isSortedAs(complaint: NonNullable<ListQuery["complaint"]>) {
  const has = (one: (typeof complaint)[number]) => sql.lit(complaint.includes(one));
  return sql<SqlBool>`case when r.is_complaint is null then ${has("unsorted")} and r.comment is not null
    when r.is_complaint then ${has("yes")} else ${has("no")} end`;
}

function found(ctx: TenantCtx, query: ListQuery) {
  const { q, kind, complaint, assignee, face, has_comment, has_reply, has_question } = query;
  let rows = responsesOf(ctx).where((of) => of.and(conditionsOf(query)));
  if (q) rows = rows.where("r.comment", "ilike", containing(q));
  if (kind) rows = rows.where(among("r.kind", kind));
  if (complaint) rows = rows.where(isSortedAs(complaint));
  if (assignee) rows = rows.where(isAssigned(assignee));
  if (face)
    rows = rows.where(sql<SqlBool>`(r.answers -> ${sql.lit(FIRST_QUESTION)})::smallint = any(${face}::smallint[])`);
  if (has_comment !== undefined) rows = rows.where("r.comment", has_comment ? "is not" : "is", null);
  if (has_reply !== undefined) rows = rows.where("r.reply_published_at", has_reply ? "is not" : "is", null);
  if (has_question !== undefined) rows = rows.where("r.question_made_at", has_question ? "is not" : "is", null);
  return rows;
}

/** Counts by status under the other filters, for the tabs. */
async function countStatuses(ctx: TenantCtx, { status: _status, ...query }: ListQuery) {
  const rows = await found(ctx, query)
    .where("r.case_status", "is not", null)
    .select(["r.case_status", (of) => of.fn.countAll<number>().as("count")])
    .groupBy("r.case_status")
    .execute();
  const counts = new Map(rows.map(({ case_status, count }) => [case_status, count]));
  return Object.fromEntries(CASE_STATUSES.map((status) => [status, counts.get(status) ?? 0])) as Record<
    CaseStatus,
    number
  >;
}

export async function listResponses(ctx: TenantCtx, query: ListQuery) {
  const direction = query.sort === "submitted_at" ? "asc" : "desc";
  const [responses, total, statuses] = await Promise.all([
    found(ctx, query)
      .select(itemColumns)
      .orderBy("r.submitted_at", direction)
      .orderBy("r.id", direction)
      .limit(query.per_page)
      .offset(offsetOf(query))
      .$castTo<FeedbackItem>()
      .execute(),
    found(ctx, query)
      .select((of) => of.fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow(),
    countStatuses(ctx, query),
  ]);
  return { responses, meta: { total_count: total.count, statuses } };
}
