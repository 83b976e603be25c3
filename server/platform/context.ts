import { setTimeout } from "node:timers/promises";
import type { Role } from "#contract/customers.ts";
import type { TokenScopes } from "#contract/token-scopes.ts";
import type { Db } from "./database/db.ts";
import { AppError } from "./http/errors.ts";
import type { Services } from "./services.ts";

declare const customerIdBrand: unique symbol;
/** A tenant that authentication has proven for this request. Minted only in platform/identity/auth.ts. */
export type CustomerId = string & { readonly [customerIdBrand]: true };

/** The one subject a share session was made for. */
export type ShareScope = { readonly redirect_to: string; readonly permission: "view" | "suggest" };

export type UserActor = {
  readonly kind: "user";
  readonly id: string;
  readonly token_id: string;
  readonly email: string;
  readonly admin: boolean;
  readonly role: Role | null;
  /** The session was made or confirmed with more than a password. */
  readonly has_two_steps: boolean;
  readonly tos_accepted_at: string | null;
  /** The only customer that the session is good for: it was made by that customer's provider. */
  readonly confined_to: string | null;
};
export type ShareActor = {
  readonly kind: "share";
  /** The share link's id. */
  readonly id: string;
  /** Distinguishes visitors who opened the same link. */
  readonly guest_id: string;
  readonly token_id: string;
  readonly scope: ShareScope;
};

/** A program with an API token. */
export type TokenActor = {
  readonly kind: "token";
  /** The API token's id. */
  readonly id: string;
  readonly token_id: string;
  /** The person it acts for; null for a service. */
  readonly user_id: string | null;
  readonly name: string;
  /** At most the person's own at this moment. */
  readonly role: Role;
  readonly scopes: TokenScopes;
  readonly tos_accepted_at: string | null;
};

type Base = {
  readonly services: Services;
  readonly db: Db;
  /** The caller's network for rate limits; never stored or logged. */
  readonly network: string;
  readonly user_agent: string;
  readonly cookies?: string | undefined;
  readonly setCookie?: (header: string) => void;
};

/** Unauthenticated. `db` sees every customer, so only identity code may use it. */
export type PublicCtx = Base;
/** Signed in; `customer_id` is the current customer, if any. */
export type UserCtx = Base & { readonly actor: UserActor; readonly customer_id: CustomerId | null };
/** Acts in one customer; `db` sees only that customer's rows. */
export type TenantCtx = Base & {
  readonly actor: UserActor | ShareActor | TokenActor;
  readonly customer_id: CustomerId;
};

/** Deadlock or serialization failure: PostgreSQL has rolled back this transaction. */
const LOST_RACES: readonly unknown[] = ["40P01", "40001"];
const isLostRace = (error: unknown) => error instanceof Error && "code" in error && LOST_RACES.includes(error.code);

const tooBusy = (cause: unknown) =>
  new AppError("unavailable", "Too many people are saving this at once. Try again.", { retry_after: 1, cause });

/** Gives the winner time to finish: an immediate retry could take the same lock again before the winner wakes up. */
const untilWinnerIsDone = () => setTimeout(100 + Math.random() * 100);

/**
 * Runs a whole transaction and retries it once after a lost race, so side effects outside the database must be
 * repeatable.
 */
export async function retryLostRace<T>(attempt: () => Promise<T>): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    if (!isLostRace(error)) throw error;
  }
  await untilWinnerIsDone();
  return attempt().catch((error: unknown) => {
    throw isLostRace(error) ? tooBusy(error) : error;
  });
}

/** Runs fn in a transaction. Name the callback's parameter ctx, so that it shadows the outer one. */
export async function inTransaction<C extends Base, T>(ctx: C, fn: (ctx: C) => Promise<T>): Promise<T> {
  if (ctx.db.isTransaction) return fn(ctx);
  return retryLostRace(() => ctx.db.transaction().execute((db) => fn({ ...ctx, db })));
}

/** The person for created_by and updated_by; null for a share session and for a service's token. */
export function userIdOf({ actor }: TenantCtx) {
  if (actor.kind === "share") return null;
  return actor.kind === "token" ? actor.user_id : actor.id;
}
