import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import type { AuthToken } from "#contract/session.ts";
import { auditAccount } from "#server/platform/records/audit.ts";
import type { PublicCtx, TenantCtx, UserCtx } from "#server/platform/context.ts";
import { AppError } from "#server/platform/http/errors.ts";
import { limitRate, LIMITS } from "#server/platform/http/rate-limit.ts";
import { deviceName } from "#server/platform/identity/device-name.ts";
import type { Proof } from "#server/platform/identity/recent-proof.ts";
import { hashToken, newToken } from "#server/platform/identity/tokens.ts";
import { sendNotice } from "#server/second-steps/security-notice.ts";
import { liveLinks } from "#server/share-links/describe-link.ts";
import { isKnownNetwork, rememberNetwork } from "./known-networks.ts";

const DAYS_SIGNED_IN = 30;
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

/** Whether this account has been used before, but never with such a device. */
async function isNewDevice({ db }: PublicCtx, user_id: string, device: string) {
  const { is_new } = await db
    .selectFrom("audit_entries")
    .select(sql<boolean>`count(*) > 0 and not coalesce(bool_or(after ->> 'device' = ${device}), false)`.as("is_new"))
    .where("subject_type", "=", "user")
    .where("subject_id", "=", user_id)
    .where("action", "=", "session.started")
    .executeTakeFirstOrThrow();
  return is_new;
}

/**
 * Signs a person in on this device, in the customer they chose last. Only for callers that have verified everything the
 * account asks for: `afterFirstStep` for all that know one step only.
 */
export async function issueToken(ctx: PublicCtx, user_id: string, proofs: [Proof, Proof?]): Promise<AuthToken> {
  const token = newToken();
  const expiration = inDays(DAYS_SIGNED_IN);
  const device = deviceName(ctx.user_agent);
  const { password_hash, customer_id } = await ctx.db
    .updateTable("users")
    .set({ last_seen_at: sql`now()` })
    .where("id", "=", user_id)
    .returning(["password_hash", "customer_id"])
    .executeTakeFirstOrThrow();
  await ctx.db
    .insertInto("auth_tokens")
    .values({
      id: uuidv7(),
      token_hash: hashToken(token),
      user_id,
      customer_id,
      expiration,
      device,
      password_seen_at: sql`now()`,
      proofs: proofs.filter((proof) => proof !== undefined),
    })
    .execute();
  const account = { id: user_id, password_hash };
  const is_new_network = !(await isKnownNetwork(ctx, account));
  await rememberNetwork(ctx, account);
  if (device && (await isNewDevice(ctx, user_id, device))) await sendNotice(ctx, user_id, "new_device");
  const [by, second_step] = proofs;
  await auditAccount(ctx.db, user_id, {
    action: "session.started",
    after: { by, device, is_new_network, ...(second_step && { second_step }) },
  });
  return { token, expiration };
}

export async function logout({ actor, services: { database } }: UserCtx | TenantCtx) {
  await database.system.transaction().execute(async (db) => {
    await db.deleteFrom("auth_tokens").where("id", "=", actor.token_id).execute();
    if (actor.kind === "user") await auditAccount(db, actor.id, { action: "session.ended" });
  });
}

/** The guest whose suggestions a new session may read and replace: one per mail, or else per browser. */
async function findGuest({ db }: PublicCtx, share_link_id: string, token: string, earlier: string | undefined) {
  const mail = await db
    .selectFrom("share_link_mails")
    .select("id")
    .where("share_link_id", "=", share_link_id)
    .where("token_hash", "=", hashToken(token))
    .executeTakeFirst();
  if (mail || earlier === undefined) return mail?.id;
  const session = await db
    .selectFrom("auth_tokens")
    .select("guest_id")
    .where("share_link_id", "=", share_link_id)
    .where("token_hash", "=", hashToken(earlier))
    .executeTakeFirst();
  return session?.guest_id;
}

/** Exchanges a share link for an anonymous session that ends with the link. The link stays usable. */
export async function exchangeShareToken(ctx: PublicCtx, token: string, earlier?: string): Promise<AuthToken> {
  await limitRate(ctx.db, LIMITS.session, ctx.network);
  const link = await ctx.db
    .updateTable("share_links")
    .set({ use_count: sql`use_count + 1`, last_used_at: sql`now()` })
    .where("id", "in", liveLinks(ctx.db, token))
    .returning(["id", "redirect_to", "expires_at"])
    .executeTakeFirst();
  if (!link) throw new AppError("link_invalid", "This link is no longer valid. Ask for a new one.");
  const session = newToken();
  const id = uuidv7();
  await ctx.db
    .insertInto("auth_tokens")
    .values({
      id,
      token_hash: hashToken(session),
      share_link_id: link.id,
      guest_id: (await findGuest(ctx, link.id, token, earlier)) ?? id,
      expiration: link.expires_at,
      device: deviceName(ctx.user_agent),
    })
    .execute();
  return { token: session, expiration: link.expires_at, anonymous: true, redirect_to: link.redirect_to };
}
