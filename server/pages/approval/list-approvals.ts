import { sql } from "kysely";
import type * as z from "zod";
import type { Approval, approvalsApi } from "#contract/approvals.ts";
import { type TenantCtx, userIdOf } from "#server/platform/context.ts";
import { notFound } from "#server/platform/http/errors.ts";
import { personName } from "#server/platform/identity/person-name.ts";
import { containing, offsetOf, orderOf, totalCountOf } from "#server/platform/records/list.ts";
import { pageTitle } from "../page-title.ts";
import { isAskerMember } from "../table.ts";

type ListQuery = z.output<typeof approvalsApi.list.query>;

const ofCustomer = ({ db, customer_id }: Pick<TenantCtx, "db" | "customer_id">) =>
  db
    .selectFrom("approvals")
    .leftJoin("pages", "pages.id", "approvals.page_id")
    .leftJoin("yearly_reports", "yearly_reports.id", "approvals.report_id")
    .innerJoin("sites", "sites.customer_id", "approvals.customer_id")
    .where("approvals.customer_id", "=", customer_id);

/** Of the page or the report. */
const title = sql<string>`case when approvals.page_id is null then yearly_reports.content ->> 'title' else ${pageTitle(undefined)} end`;

const select = (found: ReturnType<typeof ofCustomer>) =>
  found
    .select(["approvals.id", "approvals.page_id", "approvals.report_id", title.as("title")])
    .select(sql`coalesce(pages.type, 'yearly_report')`.as("type"))
    .select(["approvals.note", "approvals.state", "approvals.is_outdated"])
    .select(["approvals.asked_by as asked_by_id", "approvals.asked_at", "approvals.remark", "approvals.decided_at"])
    .select(isAskerMember("approvals").as("is_asker_member"))
    .select([personName("approvals.asked_by").as("asked_by"), personName("approvals.decided_by").as("decided_by")])
    .$castTo<Approval>();

/** Sent back, and neither asked for again nor published since. */
const isUnanswered = sql<boolean>`approvals.decided_at > coalesce(pages.published_at, yearly_reports.adopted_at, '-infinity') and not exists (
  select from approvals as later where (later.page_id = approvals.page_id or later.report_id = approvals.report_id)
    and later.asked_at > approvals.asked_at)`;

/** Those of deleted pages are left out: they cannot be published. */
function findApprovals(ctx: TenantCtx, { state, asked_by }: Pick<ListQuery, "state" | "asked_by">) {
  let found = ofCustomer(ctx).where("approvals.state", "=", state).where("pages.deleted_at", "is", null);
  if (state === "sent_back") found = found.where(isUnanswered);
  if (asked_by === "me") found = found.where("approvals.asked_by", "=", userIdOf(ctx));
  if (asked_by === "others") found = found.where(sql<boolean>`approvals.asked_by is distinct from ${userIdOf(ctx)}`);
  return found;
}

export async function listApprovals(ctx: TenantCtx, query: ListQuery) {
  let found = findApprovals(ctx, query);
  if (query.q) found = found.where(title, "ilike", containing(query.q));
  const [approvals, meta] = await Promise.all([
    select(found)
      .orderBy(orderOf(query.sort, { asked_at: sql.ref("approvals.asked_at") }, "asked_at"))
      .orderBy("approvals.id")
      .limit(query.per_page)
      .offset(offsetOf(query))
      .execute(),
    totalCountOf(found).executeTakeFirstOrThrow(),
  ]);
  return { approvals, meta };
}

export async function findApproval(ctx: TenantCtx, id: string): Promise<Approval> {
  const approval = await select(ofCustomer(ctx).where("approvals.id", "=", id)).executeTakeFirst();
  if (!approval) throw notFound("Approval");
  return approval;
}

/** What waits for a report, or was sent back and not asked for again since. With the digest of what was asked for. */
export const findReportApproval = (ctx: TenantCtx, report_id: string) =>
  select(ofCustomer(ctx).where("approvals.report_id", "=", report_id))
    .select("approvals.digest")
    .where((of) =>
      of.or([of("approvals.state", "=", "waiting"), of.and([of("approvals.state", "=", "sent_back"), isUnanswered])]),
    )
    .orderBy("approvals.asked_at", "desc")
    .$castTo<Approval & { readonly digest: string }>()
    .executeTakeFirst();
