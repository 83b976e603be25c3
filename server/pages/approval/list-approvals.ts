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
    .innerJoin("pages", "pages.id", "approvals.page_id")
    .innerJoin("sites", "sites.customer_id", "approvals.customer_id")
    .where("approvals.customer_id", "=", customer_id);

const select = (found: ReturnType<typeof ofCustomer>) =>
  found
    .select(["approvals.id", "approvals.page_id", pageTitle(undefined).as("title"), "pages.type"])
    .select(["approvals.note", "approvals.state", "approvals.is_outdated"])
    .select(["approvals.asked_by as asked_by_id", "approvals.asked_at", "approvals.remark", "approvals.decided_at"])
    .select(isAskerMember("approvals").as("is_asker_member"))
    .select([personName("approvals.asked_by").as("asked_by"), personName("approvals.decided_by").as("decided_by")])
    .$castTo<Approval>();

/** Sent back, and neither asked for again nor published since. */
const isUnanswered = sql<boolean>`approvals.decided_at > coalesce(pages.published_at, '-infinity') and not exists (
  select from approvals as later where later.page_id = approvals.page_id and later.asked_at > approvals.asked_at)`;

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
  if (query.q) found = found.where(pageTitle(undefined), "ilike", containing(query.q));
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
