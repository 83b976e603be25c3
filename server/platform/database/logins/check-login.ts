import pg from "pg";
import { type Connection, SYSTEM_ROLE, TENANT_ROLE } from "../db.ts";

export type Pool = "tenant" | "system";

type Rights = {
  name: string;
  database: string;
  /** Attributes that bypass policies or can create logins that do. */
  powers: string[];
  /** Every role it can assume, directly or through another. */
  roles: string[];
  owns: boolean;
};

const RIGHTS = `
  with recursive mine as (
    select roleid from pg_auth_members where member = (select oid from pg_roles where rolname = session_user)
    union select m.roleid from pg_auth_members m join mine on m.member = mine.roleid
  )
  select rolname as name, current_database() as database,
    array_remove(array[
      case when rolsuper then 'SUPERUSER' end, case when rolbypassrls then 'BYPASSRLS' end,
      case when rolcreaterole then 'CREATEROLE' end, case when rolcreatedb then 'CREATEDB' end,
      case when rolreplication then 'REPLICATION' end], null) as powers,
    array(select r.rolname::text from mine join pg_roles r on r.oid = mine.roleid order by 1) as roles,
    exists (select from pg_shdepend where refclassid = 'pg_authid'::regclass and refobjid = me.oid and deptype = 'o') as owns
  from pg_roles me where rolname = session_user`;

/** Signs in and reads the login's rights. */
export async function readRights(connection: Connection): Promise<Rights> {
  const client = new pg.Client({ connectionTimeoutMillis: 10_000, ...connection });
  client.on("error", () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<Rights>(RIGHTS);
    if (!rows[0]) throw new Error("The server does not list the login that just signed in.");
    return rows[0];
  } finally {
    await client.end().catch(() => undefined);
  }
}

function tenantProblem({ powers, roles, owns }: Rights) {
  const others = roles.filter((role) => role !== TENANT_ROLE);
  if (powers.length) return `it has ${powers.join(" and ")}`;
  if (owns) return "it owns something";
  if (others.length) return `it is a member of ${others.join(" and ")}`;
  return roles.length ? undefined : `it is not a member of ${TENANT_ROLE}`;
}

function systemProblem({ powers, roles }: Rights) {
  const missing = [SYSTEM_ROLE, TENANT_ROLE].filter((role) => !roles.includes(role));
  if (powers.includes("SUPERUSER")) return "it is a superuser";
  return missing.length ? `it is not a member of ${missing.join(" and ")}` : undefined;
}

const NEEDED = {
  tenant: `Tenant requests need a login that is a member of ${TENANT_ROLE} and nothing else, owns nothing, and has none of SUPERUSER, BYPASSRLS, CREATEROLE, CREATEDB and REPLICATION`,
  system: `Sign-in and jobs need a login that is a member of ${SYSTEM_ROLE} and ${TENANT_ROLE} and isn't a superuser`,
};

/** Tenant isolation depends on what the two logins cannot do: refuse to start without it. */
export function requireRights(pool: Pool, rights: Rights, database: string) {
  if (rights.database !== database)
    throw new Error(
      `The login "${rights.name}" connects to the database "${rights.database}", but DATABASE_URL names "${database}".`,
    );
  const problem = (pool === "tenant" ? tenantProblem : systemProblem)(rights);
  if (problem) throw new Error(`The login "${rights.name}" can't be used: ${problem}. ${NEEDED[pool]}.`);
}
