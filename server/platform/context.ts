import { setTimeout } from "node:timers/promises";
import type { Role } from "#contract/customers.ts";
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
  readonly tos_accepted_at: string | null;
};
export type ShareActor = {
  readonly kind: "share";
  /** The link's. */
  readonly id: string;
  /** Tells the people apart who opened the same link. */
  readonly guest_id: string;
  readonly token_id: string;
  readonly scope: ShareScope;
};

type Base = {
  readonly services: Services;
  readonly db: Db;
  /** Where the caller is, as far as rate limits tell callers apart; never stored, never logged. */
  readonly network: string;
  readonly user_agent: string;
};

/** Nobody has been proven. `db` sees every customer: only identity works here. */
export type PublicCtx = Base;
/** Somebody is signed in; `customer_id` is their current customer, if they have one. */
export type UserCtx = Base & { readonly actor: UserActor; readonly customer_id: CustomerId | null };
/** Somebody acts in one customer; `db` sees that customer's rows only. */
export type TenantCtx = Base & { readonly actor: UserActor | ShareActor; readonly customer_id: CustomerId };

/** Two waited for each other, or saw too old a state: PostgreSQL gave up one of them, of which nothing is left. */
const LOST_RACES: readonly unknown[] = ["40P01", "40001"];
const isLostRace = (error: unknown) => error instanceof Error && "code" in error && LOST_RACES.includes(error.code);

const tooBusy = (cause: unknown) =>
  new AppError("unavailable", "Too many people are saving this at once. Try again.", { retry_after: 1, cause });

/** Long enough for whoever won to be done: at once, the loser might take the same lock again before the winner wakes up. */
const untilWinnerIsDone = () => setTimeout(100 + Math.random() * 100);

/** Runs a whole transaction, and once more if it lost a race: what it does outside the database has to bear that. */
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

/** Runs fn in a transaction. Name the callback's parameter ctx, so that the outer one is out of reach. */
export async function inTransaction<C extends Base, T>(ctx: C, fn: (ctx: C) => Promise<T>): Promise<T> {
  if (ctx.db.isTransaction) return fn(ctx);
  return retryLostRace(() => ctx.db.transaction().execute((db) => fn({ ...ctx, db })));
}

/** The signed-in person, for created_by and updated_by; a share session is none. */
export const userIdOf = (ctx: TenantCtx) => (ctx.actor.kind === "user" ? ctx.actor.id : null);
