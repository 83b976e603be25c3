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

/** The user's customers; all customers for an administrator. */
export function listCustomers(ctx: UserCtx) {
  const all = ctx.db.selectFrom("customers").select(columns).orderBy("customers.name").orderBy("customers.id");
  if (ctx.actor.admin) return all.execute();
  const own = all
    .innerJoin("memberships", "memberships.customer_id", "customers.id")
    .where("memberships.user_id", "=", ctx.actor.id);
  const { confined_to } = ctx.actor;
  return (confined_to ? own.where("customers.id", "=", confined_to) : own).execute();
}

/** Creates a customer with its site and default statuses. */
export async function createCustomer(db: Db, name: string) {
  const wanted = slugOf(name);
  const taken = await db.selectFrom("sites").select("slug").where("slug", "like", `${wanted}%`).execute();
  const slug = freeSlug(
    wanted,
    taken.map((site) => site.slug),
  );
  const id = uuidv7();
  await db.insertInto("customers").values({ id, name, slug }).execute();
  await db
    .insertInto("sites")
    .values({
      id: uuidv7(),
      customer_id: id,
      slug,
      locales: ["en"],
      default_locale: "en",
      name: JSON.stringify({ en: name }),
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
