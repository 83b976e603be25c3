import { sql } from "kysely";
import type * as z from "zod";
import { type CustomerState, type installationApi, LOST, type RunCustomer } from "#contract/installation.ts";
import type { UserCtx } from "#server/platform/context.ts";
import type { Db } from "#server/platform/database/db.ts";
import { notFound } from "#server/platform/http/errors.ts";
import { containing, offsetOf, orderOf } from "#server/platform/records/list.ts";
import { customerColumns, customerSorts } from "./table.ts";

type CustomersQuery = z.output<typeof installationApi.customers.query>;

const IN_STATE: Record<CustomerState, ReturnType<typeof sql<boolean>>> = {
  open: sql<boolean>`customers.is_open`,
  suspended: sql<boolean>`customers.suspended_at is not null and customers.deleted_at is null`,
  deleted: sql<boolean>`customers.deleted_at is not null`,
};

export async function listCustomers({ db }: UserCtx, query: CustomersQuery) {
  let found = db.selectFrom("customers");
  const { q, state } = query;
  if (q)
    found = found.where((where) =>
      where.or([where("customers.name", "ilike", containing(q)), where("customers.slug", "ilike", containing(q))]),
    );
  if (state) found = found.where(IN_STATE[state]);
  const [customers, total] = await Promise.all([
    found
      .select(customerColumns)
      .orderBy(orderOf(query.sort, customerSorts, "name"))
      .orderBy("customers.id")
      .limit(query.per_page)
      .offset(offsetOf(query))
      .execute(),
    found.select((of) => of.fn.countAll<number>().as("count")).executeTakeFirstOrThrow(),
  ]);
  return { customers, meta: { total_count: total.count } };
}

export async function readCustomer(db: Db, id: string): Promise<RunCustomer> {
  const customer = await db
    .selectFrom("customers")
    .select(customerColumns)
    .where("customers.id", "=", id)
    .executeTakeFirst();
  if (!customer) throw notFound("Workspace");
  return customer;
}

/** Counts everything, deleted records included: all of it would be erased. */
async function countLost(db: Db, id: string) {
  const counts = LOST.map(
    (name) => sql`(select count(*) from ${sql.table(name)} where customer_id = ${id}) as ${sql.ref(name)}`,
  );
  const { rows } = await sql<Record<(typeof LOST)[number], number>>`select ${sql.join(counts)}`.execute(db);
  return rows[0] ?? (Object.fromEntries(LOST.map((name) => [name, 0])) as Record<(typeof LOST)[number], number>);
}

const MOST_CONTACTS = 5;

/** What a deletion erases, and whom to ask about it. */
export async function describeCustomer({ db }: UserCtx, id: string) {
  const customer = await readCustomer(db, id);
  const [lost, managers, invited] = await Promise.all([
    countLost(db, id),
    db
      .selectFrom("memberships")
      .innerJoin("users", "users.id", "memberships.user_id")
      .select(["users.name", "users.email"])
      .where("memberships.customer_id", "=", id)
      .where("memberships.role", "=", "manager")
      .orderBy("memberships.created_at")
      .limit(MOST_CONTACTS)
      .execute(),
    db
      .selectFrom("invitations")
      .select("email")
      .where("customer_id", "=", id)
      .where("role", "=", "manager")
      .where("expires_at", ">", sql<string>`now()`)
      .orderBy("created_at")
      .limit(MOST_CONTACTS)
      .execute(),
  ]);
  return { customer, lost, managers, invited: invited.map(({ email }) => email) };
}
