import { sql } from "kysely";
import { createHmac } from "node:crypto";
import type { PublicCtx } from "#server/platform/context.ts";

type Account = { readonly id: string; readonly password_hash: string };

const hmacOf = ({ network }: PublicCtx, { password_hash }: Account) =>
  createHmac("sha256", password_hash).update(network).digest();

/** Whether the account's person has signed in from here before, with the password they have now. */
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

/** With a new password those of the old one can no longer be told. */
export async function forgetNetworks({ db }: PublicCtx, user_id: string) {
  await db.deleteFrom("known_networks").where("user_id", "=", user_id).execute();
}
