import { sql } from "kysely";
import { DAYS_TO_RESTORE, type CustomerState } from "#contract/installation.ts";

/** After this, a deleted customer is erased and can no longer be restored. */
export const GRACE = sql`make_interval(days => ${sql.lit(DAYS_TO_RESTORE)})`;

const countOf = (table: "devices" | "algorithms" | "pages") => {
  const rows = sql.table(table);
  return sql<number>`(select count(*) from ${rows} t where t.customer_id = customers.id and t.deleted_at is null)`;
};

/** Numbers about a customer, and nothing of what is in it: the only rows of customers that administrators read. */
export const customerColumns = [
  "customers.id",
  "customers.name",
  "customers.slug",
  "customers.suspended_at",
  "customers.created_at",
  sql<CustomerState>`case when customers.deleted_at is not null then 'deleted'
    when customers.suspended_at is not null then 'suspended' else 'open' end`.as("state"),
  sql<string | null>`customers.deleted_at + ${GRACE}`.as("erased_at"),
  sql<number>`(select count(*) from memberships m where m.customer_id = customers.id)`.as("member_count"),
  sql<number>`(select count(*) from memberships m where m.customer_id = customers.id and m.role = 'manager')`.as(
    "manager_count",
  ),
  countOf("devices").as("device_count"),
  countOf("algorithms").as("algorithm_count"),
  countOf("pages").as("page_count"),
  sql<number>`(select coalesce(sum(bytes), 0)::bigint from images i where i.customer_id = customers.id)`.as(
    "image_bytes",
  ),
  sql<string | null>`(select max(at) from audit_entries a where a.customer_id = customers.id)`.as("last_active_at"),
] as const;

export const customerSorts = {
  name: sql`lower(customers.name)`,
  created_at: sql.ref("customers.created_at"),
};
