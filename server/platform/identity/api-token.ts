import { sql } from "kysely";
import { ROLES, type Role } from "#contract/customers.ts";
import type { TokenRole } from "#contract/api-tokens.ts";
import type { TokenScopes } from "#contract/token-scopes.ts";
import type { CustomerId, TokenActor } from "#server/platform/context.ts";
import type { Database } from "#server/platform/database/db.ts";
import type { Services } from "#server/platform/services.ts";
import { isWhole, newSecret } from "./token-format.ts";
import { hashToken } from "./tokens.ts";

/** Secret scanners find tokens by these, and can verify them offline. */
const PREFIXES = { person: "gpp_", service: "gps_" } as const;

/** A new secret, to be shown once. */
export const newApiToken = (kind: keyof typeof PREFIXES) => newSecret(PREFIXES[kind]);

export const looksLikeApiToken = (token: string) => Object.values(PREFIXES).some((prefix) => token.startsWith(prefix));

type Row = {
  id: string;
  customer_id: string;
  user_id: string | null;
  name: string;
  role: TokenRole;
  scopes: TokenScopes;
  expires_at: string;
  last_used_at: string | null;
  owner_role: Role | null;
  tos_accepted_at: string | null;
  needs_city: boolean;
  needs_second_step: boolean;
};

/**
 * The role of the person behind a token, and whether they could sign in to this workspace, are looked up on every use; a
 * service has none behind it. Whoever signs in with the city's account has done what a second step is for.
 */
const BY_HASH = {
  name: "api_token",
  text: `
    select a.id, a.customer_id, a.user_id, a.name, a.role, a.scopes, a.expires_at, a.last_used_at, u.tos_accepted_at,
      m.role as owner_role,
      a.user_id is not null and p.passwords = 'break_glass' and not m.is_break_glass and not by_city.is_linked as needs_city,
      a.user_id is not null and c.requires_second_step and not by_city.is_linked
        and not exists (select from authenticators where user_id = a.user_id)
        and not exists (select from passkeys where user_id = a.user_id and rp_id = $2) as needs_second_step
    from api_tokens a
    join customers c on c.id = a.customer_id and c.is_open
    left join users u on u.id = a.user_id
    left join memberships m on m.user_id = a.user_id and m.customer_id = a.customer_id
    left join identity_providers p on p.customer_id = a.customer_id and p.is_active
    cross join lateral (select p.id is not null and exists (
      select from identity_links l where l.user_id = a.user_id and l.customer_id = a.customer_id) as is_linked) by_city
    where a.token_hash = $1 and a.expires_at > now() and a.revoked_at is null`,
};

const MINUTES_BETWEEN_SIGHTINGS = 5;

/** Accurate to a few minutes, and written without delaying the request. */
function noteUse({ system: db }: Database, { id, last_used_at }: Row) {
  if (last_used_at && Date.parse(last_used_at) > Date.now() - MINUTES_BETWEEN_SIGHTINGS * 60_000) return;
  const set = { last_used_at: sql<string>`now()` };
  db.updateTable("api_tokens")
    .set(set)
    .where("id", "=", id)
    .execute()
    .catch(() => undefined);
}

const lesser = (one: Role, other: Role) => (ROLES.indexOf(one) < ROLES.indexOf(other) ? one : other);

/** A person's token is worth no more than the person is now; without a role it is worth nothing. */
const roleOf = ({ user_id, role, owner_role }: Row) => {
  if (user_id === null) return role;
  return owner_role && lesser(role, owner_role);
};

/** What the owner would have to do first, if anything. */
const ownerLacks = ({ needs_city, needs_second_step }: Row) => {
  if (needs_city) return "city_sign_in_needed" as const;
  return needs_second_step ? ("second_step_demanded" as const) : undefined;
};

export async function findApiToken({ database, config }: Pick<Services, "database" | "config">, token: string) {
  if (!looksLikeApiToken(token) || !isWhole(token)) return undefined;
  const values = [hashToken(token), config.passkey_domain ?? ""];
  const { rows } = await database.systemPool.query<Row>({ ...BY_HASH, values });
  const [row] = rows;
  const role = row && roleOf(row);
  if (!role) return undefined;
  noteUse(database, row);
  const { id, user_id, name, scopes, tos_accepted_at } = row;
  const actor: TokenActor = { kind: "token", id, token_id: id, user_id, name, role, scopes, tos_accepted_at };
  const owner_lacks = ownerLacks(row);
  return {
    actor,
    customer_id: row.customer_id as CustomerId,
    demands_two_steps: false,
    expiration: row.expires_at,
    ...(owner_lacks && { owner_lacks }),
  };
}
