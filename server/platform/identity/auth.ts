import { sql } from "kysely";
import type { Access, Endpoint } from "#contract/endpoint.ts";
import { isInTokenScope, type NeededScope } from "#contract/token-scopes.ts";
import { ROLES, type Role } from "#contract/customers.ts";
import { isInShareScope } from "#contract/share-scope.ts";
import { areTermsExpired } from "#contract/terms.ts";
import type {
  CustomerId,
  PublicCtx,
  ShareActor,
  TenantCtx,
  TokenActor,
  UserActor,
  UserCtx,
} from "#server/platform/context.ts";
import type { Database } from "#server/platform/database/db.ts";
import { AppError } from "#server/platform/http/errors.ts";
import type { Services } from "#server/platform/services.ts";
import { findApiToken, looksLikeApiToken } from "./api-token.ts";
import { hasTwoSteps } from "./recent-proof.ts";
import { hashToken } from "./tokens.ts";

export type Identity = {
  readonly actor: UserActor | ShareActor | TokenActor;
  readonly customer_id: CustomerId | null;
  /** The customer demands a second step. */
  readonly demands_two_steps: boolean;
  /** The session's customer is suspended or deleted, so it has none. */
  readonly is_suspended?: boolean;
  /** Of an API token: what its owner has to do before they, and it, may enter the customer. */
  readonly owner_lacks?: "city_sign_in_needed" | "second_step_demanded";
  /** When the session expires. */
  readonly expiration: string;
};

const MINUTES_BETWEEN_SIGHTINGS = 5;

/** "Last used" is accurate to a few minutes, and written without delaying the request. */
function noteSighting({ system: db }: Database, token_id: string, user_id: string | null) {
  const now = sql<string>`now()`;
  const notes = [db.updateTable("auth_tokens").set({ last_used_at: now }).where("id", "=", token_id).execute()];
  if (user_id) notes.push(db.updateTable("users").set({ last_seen_at: now }).where("id", "=", user_id).execute());
  Promise.all(notes).catch(() => undefined);
}

type IdentityRow = {
  token_id: string;
  expiration: string;
  last_used_at: string;
  user_id: string | null;
  email: string | null;
  admin: boolean | null;
  tos_accepted_at: string | null;
  customer_id: string | null;
  is_settled: boolean;
  role: Role | null;
  proofs: string[];
  requires_second_step: boolean | null;
  is_open: boolean | null;
  share_id: string | null;
  guest_id: string | null;
  share_customer_id: string | null;
  redirect_to: string | null;
  permission: "view" | "suggest" | null;
  confined_to: string | null;
};

/** The most frequent query, so it is named: PostgreSQL plans it once per connection. */
const IDENTITY = {
  name: "identity",
  text: `
    select t.id as token_id, least(t.expiration, s.expires_at) as expiration, t.guest_id, t.last_used_at, t.user_id, u.email, u.admin, u.tos_accepted_at,
      coalesce(t.customer_id, u.customer_id) as customer_id, t.customer_id is not null as is_settled,
      case when p.id is null or m.is_break_glass or t.confined_to is not null then m.role end as role, t.confined_to,
      t.proofs, c.requires_second_step, c.is_open,
      s.id as share_id, s.customer_id as share_customer_id, s.redirect_to, s.permission
    from auth_tokens t
    left join users u on u.id = t.user_id
    left join memberships m on m.user_id = u.id and m.customer_id = coalesce(t.customer_id, u.customer_id)
      and m.customer_id = coalesce(t.confined_to, m.customer_id)
    left join identity_providers p on p.customer_id = m.customer_id and p.is_active and p.passwords = 'break_glass'
    left join customers c on c.id = coalesce(t.customer_id, u.customer_id)
    left join share_links s on s.id = t.share_link_id
      and exists (select from customers where id = s.customer_id and is_open)
    where t.token_hash = $1 and least(t.expiration, s.expires_at) > now() and s.revoked_at is null`,
};

/** A session without a customer adopts the one its user chose last, and keeps it whatever they choose elsewhere. */
const settleSession = ({ system: db }: Database, { token_id, customer_id }: IdentityRow) =>
  db
    .updateTable("auth_tokens")
    .set({ customer_id })
    .where("id", "=", token_id)
    .where("customer_id", "is", null)
    .execute();

function guestOf({
  share_id,
  share_customer_id,
  redirect_to,
  guest_id,
  token_id,
  expiration,
  permission,
}: IdentityRow) {
  if (!share_id || !share_customer_id || !redirect_to || !guest_id) return undefined;
  const scope = { redirect_to, permission: permission ?? "view" };
  const actor: ShareActor = { kind: "share", id: share_id, guest_id, token_id, scope };
  return { actor, customer_id: share_customer_id as CustomerId, demands_two_steps: false, expiration };
}

/** A customer's provider makes nobody an administrator of the installation. */
function userOf(row: IdentityRow & { user_id: string; email: string }): UserActor {
  const { user_id: id, token_id, email, tos_accepted_at, confined_to } = row;
  const admin = (row.admin ?? false) && confined_to === null;
  return {
    kind: "user",
    id,
    token_id,
    email,
    admin,
    role: row.is_open ? row.role : null,
    has_two_steps: hasTwoSteps(row.proofs),
    tos_accepted_at,
    confined_to,
  };
}

/** A token's user, share link or program, customer and role. */
export const findIdentity = (
  services: Pick<Services, "database" | "config">,
  token: string,
): Promise<Identity | undefined> =>
  looksLikeApiToken(token) ? findApiToken(services, token) : findSession(services.database, token);

async function findSession(database: Database, token: string): Promise<Identity | undefined> {
  const { rows } = await database.systemPool.query<IdentityRow>({ ...IDENTITY, values: [hashToken(token)] });
  const [row] = rows;
  if (!row) return undefined;
  const { token_id, expiration } = row;
  if (Date.parse(row.last_used_at) < Date.now() - MINUTES_BETWEEN_SIGHTINGS * 60_000)
    noteSighting(database, token_id, row.user_id);
  const guest = guestOf(row);
  if (guest) return guest;
  if (!row.user_id || !row.email) return undefined;
  if (!row.is_settled && row.customer_id) await settleSession(database, row);
  const actor = userOf({ ...row, user_id: row.user_id, email: row.email });
  // Ignore a current customer that the user no longer belongs to.
  const customer_id = actor.role ? (row.customer_id as CustomerId | null) : null;
  return {
    actor,
    customer_id,
    demands_two_steps: row.requires_second_step ?? false,
    is_suspended: row.role !== null && !row.is_open,
    expiration,
  };
}

const MINIMUM_ROLE: Record<Access, Role | undefined> = {
  public: undefined,
  "signed-in": undefined,
  member: "viewer",
  editor: "editor",
  manager: "manager",
  admin: undefined,
};

/** The minimum role in the current customer; undefined for endpoints outside of it. */
const leastRole = ({ access, in_customer }: Endpoint) => (in_customer ? "manager" : MINIMUM_ROLE[access]);

function requireAccess(
  endpoint: Endpoint,
  actor: UserActor | TokenActor,
  { customer_id, is_suspended }: Pick<Identity, "customer_id" | "is_suspended">,
) {
  if (endpoint.access === "admin" && !(actor.kind === "user" && actor.admin))
    throw new AppError("forbidden", "Only administrators can do this");
  const least = leastRole(endpoint);
  if (!least) return;
  if (is_suspended) throw new AppError("workspace_suspended", "This workspace is suspended");
  if (!customer_id || !actor.role) throw new AppError("no_customer", "You are not in a workspace yet");
  if (ROLES.indexOf(actor.role) < ROLES.indexOf(least)) throw new AppError("forbidden", `Only ${least}s can do this`);
}

/** Everything but the endpoints the contract marks `before_terms` requires accepted terms. */
function requireTerms(
  { before_terms }: Endpoint,
  { tos_accepted_at }: { tos_accepted_at: string | null },
  terms_date: string | undefined,
) {
  if (!before_terms && areTermsExpired(terms_date, tos_accepted_at))
    throw new AppError("terms_not_accepted", "Accept the terms of use first");
}

/** A service has nobody behind it who could accept the terms. */
const isBoundByTerms = (actor: UserActor | TokenActor) => actor.kind === "user" || actor.user_id !== null;

function requireScope({ scopes }: TokenActor, needed: NeededScope) {
  if (isInTokenScope(scopes, needed)) return;
  throw new AppError(
    "token_out_of_scope",
    needed ? `This token is not allowed ${needed}` : "Tokens cannot be used for this. Sign in instead.",
  );
}

/** A token is worth no more than its owner's own sign-in. */
function requireOwner({ owner_lacks }: Identity) {
  if (owner_lacks === "city_sign_in_needed")
    throw new AppError(owner_lacks, "This token's owner has to sign in with the city account first");
  if (owner_lacks)
    throw new AppError(owner_lacks, "This workspace demands a second step, and this token's owner has none yet");
}

/** A customer's records need what the customer demands; the frame (`before_terms`) leads people to its set-up. */
function requireTwoSteps({ before_terms }: Endpoint, { actor, demands_two_steps }: Identity) {
  if (!before_terms && demands_two_steps && actor.kind === "user" && !actor.has_two_steps)
    throw new AppError("second_step_demanded", "This workspace demands a second step of signing in. Set it up first.");
}

/**
 * Windows of one browser share a session. A window that still shows the previous customer must not change the new
 * one's records.
 */
function requireMeant(customer_id: CustomerId, meant: string | undefined) {
  if (meant !== undefined && meant.toLowerCase() !== customer_id)
    throw new AppError("customer_changed", "You switched to another workspace in another window. Nothing was done.");
}

export const bearerOf = (header: string | undefined) => /^Bearer ([\w-]{20,200})$/.exec(header ?? "")?.[1];

/** Authenticates the caller and returns the context for the endpoint. 401 only for a missing or expired token. */
export async function authenticate(
  endpoint: Endpoint,
  base: PublicCtx,
  find: (token: string) => Promise<Identity | undefined>,
  request: {
    token: string | undefined;
    meant_customer: string | undefined;
    params: Record<string, string>;
    /** What an API token needs. */
    needed: NeededScope;
  },
): Promise<PublicCtx | UserCtx | TenantCtx> {
  if (endpoint.access === "public") return base;
  const identity = request.token ? await find(request.token) : undefined;
  if (!identity) throw new AppError("unauthenticated", "Sign in to continue");
  const { actor, customer_id } = identity;
  if (actor.kind === "share") {
    if (!isInShareScope(endpoint.share, actor.scope, request.params))
      throw new AppError("share_session_out_of_scope", "This shared link does not cover that");
  } else if (isBoundByTerms(actor)) requireTerms(endpoint, actor, base.services.config.terms_date);
  if (actor.kind === "token") {
    requireOwner(identity);
    requireScope(actor, request.needed);
  }
  const isTenant = leastRole(endpoint) !== undefined && customer_id;
  // first: the role in another customer does not matter
  if (isTenant) requireMeant(customer_id, request.meant_customer);
  if (actor.kind !== "share") requireAccess(endpoint, actor, identity);
  if (isTenant) requireTwoSteps(endpoint, identity);
  const db = isTenant ? base.services.database.tenant(customer_id) : base.db;
  return { ...base, actor, customer_id, db };
}
