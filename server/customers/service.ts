import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import type { TenantCtx, UserCtx } from "#server/platform/context.ts";
import type { Db } from "#server/platform/database/db.ts";
import { notFound } from "#server/platform/http/errors.ts";
import { freeSlug, slugOf } from "./choose-slug.ts";
import { STARTING_STATUSES } from "./starting-statuses.ts";

const columns = ["customers.id", "customers.name", "customers.slug"] as const;

export async function getCustomer(ctx: TenantCtx) {
  const customer = await ctx.db
    .selectFrom("customers")
    .select(columns)
    .where("id", "=", ctx.customer_id)
    .executeTakeFirst();
  if (!customer) throw notFound("Customer");
  return customer;
}

/** The user's customers, except suspended ones. */
export function listCustomers(ctx: UserCtx) {
  const own = ctx.db
    .selectFrom("customers")
    .innerJoin("memberships", "memberships.customer_id", "customers.id")
    .select(columns)
    .where("memberships.user_id", "=", ctx.actor.id)
    .where("customers.is_open", "=", true)
    .orderBy("customers.name")
    .orderBy("customers.id");
  const { confined_to } = ctx.actor;
  return (confined_to ? own.where("customers.id", "=", confined_to) : own).execute();
}

/** Of customers and of sites, which can be renamed apart. Holds off other creations until the transaction ends. */
async function chooseSlug(db: Db, name: string) {
  const wanted = slugOf(name);
  await sql`select pg_advisory_xact_lock(hashtextextended('customers', 0))`.execute(db);
  const { rows } = await sql<{ slug: string }>`
    select slug from sites where slug like ${`${wanted}%`}
    union select slug from customers where slug like ${`${wanted}%`}
    union select slug from former_slugs where slug like ${`${wanted}%`}`.execute(db);
  return freeSlug(
    wanted,
    rows.map(({ slug }) => slug),
  );
}

type NewCustomer = { readonly id?: string; readonly name: string; readonly locales?: readonly string[] };

/** Creates a customer with its site and default statuses. In a transaction. */
export async function createCustomer(db: Db, { id = uuidv7(), name, locales = ["en"] }: NewCustomer) {
  const slug = await chooseSlug(db, name);
  const [default_locale = "en"] = locales;
  await db.insertInto("customers").values({ id, name, slug }).execute();
  await db
    .insertInto("sites")
    .values({
      id: uuidv7(),
      customer_id: id,
      slug,
      locales: [...locales],
      default_locale,
      name: JSON.stringify({ [default_locale]: name }),
    })
    .execute();
  await db
    .insertInto("device_statuses")
    .values(
      STARTING_STATUSES.map(({ names, ...status }, at) => ({
        id: uuidv7(),
        customer_id: id,
        position: at + 1,
        names: JSON.stringify(names),
        ...status,
      })),
    )
    .execute();
  return { id, name, slug };
}
