import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import type { AuthToken } from "#contract/session.ts";
import { auditAccount } from "#server/platform/records/audit.ts";
import { inTransaction, type PublicCtx, type TenantCtx, type UserCtx } from "#server/platform/context.ts";
import { AppError } from "#server/platform/http/errors.ts";
import { limitRate, LIMITS } from "#server/platform/http/rate-limit.ts";
import { hashToken, newToken } from "#server/platform/identity/tokens.ts";
import { liveLinks } from "#server/share-links/describe-link.ts";
import { rememberNetwork } from "./known-networks.ts";
import { provePassword } from "./prove-password.ts";
import { requireOpenWorkspace } from "./require-open-workspace.ts";

const BROWSERS: readonly [RegExp, string][] = [
  [/Edg\//, "Edge"],
  [/OPR\//, "Opera"],
  [/SamsungBrowser\//, "Samsung Internet"],
  [/Firefox\/|FxiOS\//, "Firefox"],
  [/Chrome\/|CriOS\//, "Chrome"],
  [/Safari\//, "Safari"],
];
const SYSTEMS: readonly [RegExp, string][] = [
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/Mac OS X/, "macOS"],
  [/CrOS/, "ChromeOS"],
  [/Linux/, "Linux"],
];

const named = (list: readonly [RegExp, string][], text: string) => list.find(([pattern]) => pattern.test(text))?.[1];

/** "Firefox · Linux": enough for people to recognise their sessions, too little to track them. */
const deviceName = (user_agent: string) =>
  [named(BROWSERS, user_agent), named(SYSTEMS, user_agent)].filter(Boolean).join(" · ");

const DAYS_SIGNED_IN = 30;
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

type SignInBy = "password" | "reset_link" | "invitation" | "setup" | "city";

/** Signs a person in on this device, in the customer they chose last. The caller has verified or set their password. */
export async function issueToken(ctx: PublicCtx, user_id: string, by: SignInBy): Promise<AuthToken> {
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
    })
    .execute();
  await rememberNetwork(ctx, { id: user_id, password_hash });
  await auditAccount(ctx.db, user_id, { action: "session.started", after: { by, device } });
  return { token, expiration };
}

export async function login(ctx: PublicCtx, input: { email: string; password: string }): Promise<AuthToken> {
  const { id } = await provePassword(ctx, input);
  await requireOpenWorkspace(ctx, id);
  return inTransaction(ctx, (ctx) => issueToken(ctx, id, "password"));
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
