import { sql } from "kysely";
import { createHmac } from "node:crypto";
import type { PublicCtx } from "#server/platform/context.ts";

type Account = { readonly id: string; readonly password_hash: string };

const hmacOf = ({ network }: PublicCtx, { password_hash }: Account) =>
  createHmac("sha256", password_hash).update(network).digest();

/** Whether this account has signed in from here before with its current password. */
export async function isKnownNetwork(ctx: PublicCtx, account: Account): Promise<boolean> {
  const known = await ctx.db
    .selectFrom("known_networks")
    .select("user_id")
    .where("user_id", "=", account.id)
    .where("network_hmac", "=", hmacOf(ctx, account))
    .executeTakeFirst();
  return known !== undefined;
}

export async function rememberNetwork(ctx: PublicCtx, account: Account) {
  await ctx.db
    .insertInto("known_networks")
    .values({ user_id: account.id, network_hmac: hmacOf(ctx, account) })
    .onConflict((row) => row.columns(["user_id", "network_hmac"]).doUpdateSet({ last_used_at: sql`now()` }))
    .execute();
}

/** The networks' keys depend on the password, so a new one makes them useless. */
export async function forgetNetworks({ db }: PublicCtx, user_id: string) {
  await db.deleteFrom("known_networks").where("user_id", "=", user_id).execute();
}
