import { sql } from "kysely";
import { createHash } from "node:crypto";
import { TOKEN_CALLS_PER_MINUTE } from "#contract/api-tokens.ts";
import { ASSISTANT_CALLS_PER_MINUTE } from "#contract/assistants.ts";
import { SCIM_CALLS_PER_MINUTE } from "#contract/scim.ts";
import { DRAFTS_PER_MINUTE } from "#contract/writing-help.ts";
import type { Db } from "#server/platform/database/db.ts";
import { AppError } from "./errors.ts";

type Limit = { name: string; tries: number; seconds: number };

export const LIMITS = {
  login: { name: "login", tries: 10, seconds: 60 },
  loginNetwork: { name: "login-address", tries: 100, seconds: 60 },
  /** Per account, from networks where it has never signed in; beyond this each network has to wait. */
  loginAccount: { name: "login-account", tries: 20, seconds: 3600 },
  /** Per account, from a network where it has signed in before: strangers cannot exhaust it. */
  loginKnown: { name: "login-known", tries: 30, seconds: 3600 },
  /** Codes of one person, from all networks where they have never signed in, or from one where they have. */
  secondStep: { name: "second-step", tries: 20, seconds: 3600 },
  /** Each view of the sign-in page asks for a challenge; a whole city hall may share one address. */
  passkey: { name: "passkey", tries: 600, seconds: 60 },
  session: { name: "session", tries: 30, seconds: 60 },
  reset: { name: "reset", tries: 5, seconds: 300 },
  /** A whole city hall may share one address, and start its day at the same time. */
  citySignIn: { name: "city-sign-in", tries: 300, seconds: 60 },
  /** Failed sign-ins of one provider that the audit log keeps. */
  citySignInRefused: { name: "city-sign-in-refused", tries: 100, seconds: 3600 },
  link: { name: "link", tries: 20, seconds: 60 },
  inviteAddress: { name: "invite-address", tries: 5, seconds: 3600 },
  inviteManager: { name: "invite-manager", tries: 50, seconds: 3600 },
  inviteCustomer: { name: "invite-customer", tries: 150, seconds: 3600 },
  sharePerson: { name: "share-person", tries: 100, seconds: 3600 },
  shareMailAddress: { name: "share-mail-address", tries: 5, seconds: 3600 },
  shareMailPerson: { name: "share-mail-person", tries: 50, seconds: 3600 },
  shareMailCustomer: { name: "share-mail-customer", tries: 150, seconds: 3600 },
  /** Per share link, and per network across all links. */
  suggestLink: { name: "suggest-link", tries: 60, seconds: 600 },
  suggestNetwork: { name: "suggest-network", tries: 120, seconds: 600 },
  /** New responses on a public guide: per visitor and per network. */
  feedbackVisitor: { name: "feedback-visitor", tries: 6, seconds: 600 },
  feedbackNetwork: { name: "feedback-network", tries: 60, seconds: 600 },
  /**
   * This many on one guide count as a flood: networks that take part, and the /48s around them, must then prove work.
   */
  feedbackFlood: { name: "feedback-flood", tries: 1000, seconds: 600 },
  feedbackPrefix: { name: "feedback-prefix", tries: 60, seconds: 600 },
  /** Each solved puzzle counts once, for as long as it could be replayed. */
  feedbackPuzzle: { name: "feedback-puzzle", tries: 1, seconds: 1200 },
  /** Per customer: each check queries several name servers. */
  domainCheck: { name: "domain-check", tries: 30, seconds: 60 },
  /** Address changes per site: each former name redirects for a while and may get a certificate. */
  siteAddress: { name: "site-address", tries: 5, seconds: 86_400 },
  /** Calls of one API token. */
  tokenCalls: { name: "token-calls", tries: TOKEN_CALLS_PER_MINUTE, seconds: 60 },
  /** Calls of one workspace's directory. */
  scimCalls: { name: "scim-calls", tries: SCIM_CALLS_PER_MINUTE, seconds: 60 },
  /** Tools called with one API token. */
  assistantCalls: { name: "assistant-calls", tries: ASSISTANT_CALLS_PER_MINUTE, seconds: 60 },
  /** Deliveries on demand: tests and redeliveries. */
  webhookSend: { name: "webhook-send", tries: 30, seconds: 60 },
  /** Texts drafted by a workspace's language model, which may cost money: per person, and per workspace. */
  draftPerson: { name: "draft-person", tries: DRAFTS_PER_MINUTE, seconds: 60 },
  draftCustomer: { name: "draft-customer", tries: 1000, seconds: 3600 },
  /** Requests to the public API of the standard, per customer: it has limits of its own. */
  standardApi: { name: "standard-api", tries: 20, seconds: 60 },
  /** Requests to one register, from all workspaces: it allows 25 a minute, and two of our windows touch one of its own. */
  registerApi: { name: "register-api", tries: 12, seconds: 60 },
} as const satisfies Record<string, Limit>;

/** Hashed, so that the table contains neither addresses nor emails. */
export const keyOf = (name: string, who: string) => `${name}:${createHash("sha256").update(who).digest("base64url")}`;

/** Counts a try in the database, shared by all processes. */
export async function countTry(db: Db, limit: Limit, who: string): Promise<{ tries: number; seconds_left: number }> {
  const ends = sql<string>`now() + make_interval(secs => ${limit.seconds})`;
  return db
    .insertInto("rate_limits")
    .values({ key: keyOf(limit.name, who), window_ends_at: ends, tries: 1 })
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet({
        tries: sql<number>`case when rate_limits.window_ends_at < now() then 1 else rate_limits.tries + 1 end`,
        window_ends_at: sql<string>`case when rate_limits.window_ends_at < now() then excluded.window_ends_at else rate_limits.window_ends_at end`,
      }),
    )
    .returning(["tries", sql<number>`ceil(extract(epoch from window_ends_at - now()))::int`.as("seconds_left")])
    .executeTakeFirstOrThrow();
}

/** Takes back a try that should not count. */
export async function uncountTry(db: Db, limit: Limit, who: string) {
  await db
    .updateTable("rate_limits")
    .set({ tries: sql<number>`greatest(0, tries - 1)` })
    .where("key", "=", keyOf(limit.name, who))
    .execute();
}

export const tooManyTries = (seconds: number) =>
  new AppError("too_many_requests", "Too many attempts. Wait a moment and try again.", {
    retry_after: Math.max(1, Math.ceil(seconds)),
  });

/** Counts a try and rejects it beyond the limit. */
export async function limitRate(db: Db, limit: Limit, who: string) {
  const { tries, seconds_left } = await countTry(db, limit, who);
  if (tries > limit.tries) throw tooManyTries(seconds_left);
}
