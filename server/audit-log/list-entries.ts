import { sql, type SqlBool } from "kysely";
import type * as z from "zod";
import { actionsOfKinds } from "#contract/audit-actions.ts";
import type { AuditEntry, auditLogApi } from "#contract/audit-log.ts";
import { offsetOf } from "#server/platform/records/list.ts";
import { describeChanges, idsIn, keptName, type Written } from "./describe-changes.ts";
import { type AuditScope, idsNamed, namesOf } from "./name-records.ts";

type ListQuery = z.output<typeof auditLogApi.list.query>;
export type AuditFilters = Omit<ListQuery, "page" | "per_page">;

/** Midnight at the site. */
const startOf = ({ customer_id }: AuditScope, day: string, later = 0) => sql<string>`(
  (${day}::date + ${later}::int)::timestamp at time zone
    coalesce((select time_zone from sites where sites.customer_id = ${customer_id}::uuid), 'UTC'))`;

export async function findEntries(scope: AuditScope, { q, kind, person, subject_id, from, to }: AuditFilters) {
  let found = scope.db
    .selectFrom("audit_entries as entry")
    .where("entry.customer_id", scope.customer_id === null ? "is" : "=", scope.customer_id);
  if (kind) found = found.where(sql<SqlBool>`entry.action = any(${actionsOfKinds(kind)}::text[])`);
  if (person) found = found.where(sql<SqlBool>`entry.actor_id = any(${person}::uuid[])`);
  if (subject_id) found = found.where("entry.subject_id", "=", subject_id);
  if (from) found = found.where("entry.at", ">=", startOf(scope, from));
  if (to) found = found.where("entry.at", "<", startOf(scope, to, 1));
  if (q) {
    const ids = await idsNamed(scope, q);
    found = found.where(sql<SqlBool>`(entry.subject_id = any(${ids}::uuid[]) or entry.actor_id = any(${ids}::uuid[]))`);
  }
  return found;
}

const COLUMNS = [
  "entry.id",
  "entry.at",
  "entry.action",
  "entry.actor_kind",
  "entry.actor_id",
  "entry.subject_id",
  "entry.before",
  "entry.after",
] as const;

type Found = Awaited<ReturnType<typeof findEntries>>;
type Order = "asc" | "desc";

export const inOrder = (found: Found, order: Order) =>
  found.select(COLUMNS).orderBy("entry.at", order).orderBy("entry.id", order);

export const orderOf = ({ sort }: AuditFilters): Order => (sort === "at" ? "asc" : "desc");

type Row = Written & {
  readonly id: string;
  readonly at: string;
  readonly action: string;
  readonly actor_kind: string;
  readonly actor_id: string | null;
  readonly subject_id: string | null;
};

/** Rows with the names of people, records and values. */
export async function describeEntries(scope: AuditScope, rows: readonly Row[]): Promise<AuditEntry[]> {
  const ids = rows.flatMap((row) => [
    row.actor_id ?? "",
    row.subject_id ?? "",
    ...idsIn(row.before),
    ...idsIn(row.after),
  ]);
  const names = await namesOf(scope, new Set(ids.filter(Boolean)));
  return rows.map(({ id, at, action, actor_kind, actor_id, subject_id, ...written }) => ({
    id,
    at,
    action,
    actor_kind: actor_kind as AuditEntry["actor_kind"],
    actor: ((actor_kind === "user" || actor_kind === "token") && actor_id && names.get(actor_id)) || null,
    subject_id,
    subject: (subject_id && names.get(subject_id)) || keptName(written),
    ...describeChanges(names, written),
  }));
}

export async function listEntries(scope: AuditScope, query: ListQuery, kept_days: number | null) {
  const found = await findEntries(scope, query);
  const [rows, total] = await Promise.all([
    inOrder(found, orderOf(query)).limit(query.per_page).offset(offsetOf(query)).execute(),
    found.select((of) => of.fn.countAll<number>().as("count")).executeTakeFirstOrThrow(),
  ]);
  return { entries: await describeEntries(scope, rows), meta: { total_count: total.count, kept_days } };
}
