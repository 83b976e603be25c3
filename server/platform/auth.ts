import { sql } from "kysely";
import type { Access, Endpoint } from "#contract/endpoint.ts";
import { ROLES, type Role } from "#contract/customers.ts";
import { isInShareScope } from "#contract/share-scope.ts";
import type { CustomerId, PublicCtx, ShareActor, TenantCtx, UserActor, UserCtx } from "./context.ts";
import type { Database } from "./db.ts";
import { AppError } from "./errors.ts";
import { hashToken } from "./tokens.ts";

type Identity = { actor: UserActor | ShareActor; customer_id: CustomerId | null };

const MINUTES_BETWEEN_SIGHTINGS = 5;

/** "Last used" to within minutes is all people need to know; not waited for, so no request pays for it. */
function noteSighting({ system: db }: Database, token_id: string, user_id: string | null) {
  const now = sql<string>`now()`;
  const notes = [db.updateTable("auth_tokens").set({ last_used_at: now }).where("id", "=", token_id).execute()];
  if (user_id) notes.push(db.updateTable("users").set({ last_seen_at: now }).where("id", "=", user_id).execute());
  Promise.all(notes).catch(() => undefined);
}

type IdentityRow = {
  token_id: string;
  last_used_at: string;
  user_id: string | null;
  email: string | null;
  admin: boolean | null;
  customer_id: string | null;
  role: Role | null;
  share_id: string | null;
  share_customer_id: string | null;
  redirect_to: string | null;
  permission: "view" | "suggest" | null;
};

/** Asked with every request, so it has a name: PostgreSQL then plans it once a connection. */
const IDENTITY = {
  name: "identity",
  text: `
    select t.id as token_id, t.last_used_at, t.user_id, u.email, u.admin, u.customer_id, m.role,
      s.id as share_id, s.customer_id as share_customer_id, s.redirect_to, s.permission
    from auth_tokens t
    left join users u on u.id = t.user_id
    left join memberships m on m.user_id = u.id and m.customer_id = u.customer_id
    left join share_links s on s.id = t.share_link_id
    where t.token_hash = $1 and t.expiration > now() and s.revoked_at is null`,
};

/** Who a token speaks for, in which customer, and with which role. */
async function findIdentity(database: Database, token: string): Promise<Identity | undefined> {
  const { rows } = await database.systemPool.query<IdentityRow>({ ...IDENTITY, values: [hashToken(token)] });
  const [row] = rows;
  if (!row) return undefined;
  const { token_id } = row;
  if (Date.parse(row.last_used_at) < Date.now() - MINUTES_BETWEEN_SIGHTINGS * 60_000)
    noteSighting(database, token_id, row.user_id);
  if (row.share_id && row.share_customer_id && row.redirect_to) {
    const scope = { redirect_to: row.redirect_to, permission: row.permission ?? "view" };
    return {
      actor: { kind: "share", id: row.share_id, token_id, scope },
      customer_id: row.share_customer_id as CustomerId,
    };
  }
  if (!row.user_id || !row.email) return undefined;
  const admin = row.admin ?? false;
  const role: Role | null = admin ? "manager" : row.role;
  const actor: UserActor = { kind: "user", id: row.user_id, token_id, email: row.email, admin, role };
  // A current customer one no longer belongs to is none.
  return { actor, customer_id: role ? (row.customer_id as CustomerId | null) : null };
}

const MINIMUM_ROLE: Record<Access, Role | undefined> = {
  public: undefined,
  "signed-in": undefined,
  member: "viewer",
  editor: "editor",
  manager: "manager",
  admin: undefined,
};

function requireAccess(access: Access, actor: UserActor, customer_id: CustomerId | null) {
  if (access === "admin" && !actor.admin) throw new AppError("forbidden", "Only an administrator may do this");
  const least = MINIMUM_ROLE[access];
  if (!least) return;
  if (!customer_id || !actor.role) throw new AppError("no_customer", "You do not belong to an organization yet");
  if (ROLES.indexOf(actor.role) < ROLES.indexOf(least)) throw new AppError("forbidden", `Only ${least}s may do this`);
}

const bearer = (header: string | undefined) => /^Bearer ([\w-]{20,200})$/.exec(header ?? "")?.[1];

/** Proves who calls and hands out the context they may act in. 401 means: no token, or an expired one; nothing else. */
export async function authenticate(
  endpoint: Endpoint,
  base: PublicCtx,
  request: { authorization: string | undefined; params: Record<string, string> },
): Promise<PublicCtx | UserCtx | TenantCtx> {
  if (endpoint.access === "public") return base;
  const token = bearer(request.authorization);
  const identity = token ? await findIdentity(base.services.database, token) : undefined;
  if (!identity) throw new AppError("unauthenticated", "Sign in to continue");
  const { actor, customer_id } = identity;
  if (actor.kind === "share") {
    if (!isInShareScope(endpoint.share, actor.scope.redirect_to, request.params))
      throw new AppError("share_session_out_of_scope", "This link does not open that");
  } else requireAccess(endpoint.access, actor, customer_id);
  const isTenant = MINIMUM_ROLE[endpoint.access] !== undefined && customer_id;
  return { ...base, actor, customer_id, db: isTenant ? base.services.database.tenant(customer_id) : base.db };
}
