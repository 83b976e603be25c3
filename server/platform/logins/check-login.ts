import pg from "pg";
import { type Connection, SYSTEM_ROLE, TENANT_ROLE } from "../db.ts";

export type Pool = "tenant" | "system";

type Rights = {
  name: string;
  database: string;
  /** Attributes that let a login past policies, or make logins that get past them. */
  powers: string[];
  /** Every role it may become, and those they may become. */
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

/** Signs in and looks what one may do there. */
export async function readRights(connection: Connection): Promise<Rights> {
  const client = new pg.Client({ connectionTimeoutMillis: 10_000, ...connection });
  client.on("error", () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<Rights>(RIGHTS);
    if (!rows[0]) throw new Error("The login is unknown to the server it signed in to.");
    return rows[0];
  } finally {
    await client.end().catch(() => undefined);
  }
}

function tenantProblem({ powers, roles, owns }: Rights) {
  const others = roles.filter((role) => role !== TENANT_ROLE);
  if (powers.length) return `it has ${powers.join(" and ")}`;
  if (owns) return "something belongs to it";
  if (others.length) return `it is a member of ${others.join(" and ")}`;
  return roles.length ? undefined : `it is not a member of ${TENANT_ROLE}`;
}

function systemProblem({ powers, roles }: Rights) {
  const missing = [SYSTEM_ROLE, TENANT_ROLE].filter((role) => !roles.includes(role));
  if (powers.includes("SUPERUSER")) return "it is a superuser";
  return missing.length ? `it is not a member of ${missing.join(" and ")}` : undefined;
}

const NEEDED = {
  tenant: `Requests of tenants need a login that is a member of ${TENANT_ROLE} and of nothing else, owns nothing, and is neither superuser nor BYPASSRLS, CREATEROLE, CREATEDB or REPLICATION`,
  system: `Sign-in and jobs need a login that is a member of ${SYSTEM_ROLE} and ${TENANT_ROLE} and is no superuser`,
};

/** The wall stands on what the two logins may not do: better no server than one that only seems to have it. */
export function requireRights(pool: Pool, rights: Rights, database: string) {
  if (rights.database !== database)
    throw new Error(
      `The login "${rights.name}" was sent to the database "${rights.database}", and DATABASE_URL names "${database}".`,
    );
  const problem = (pool === "tenant" ? tenantProblem : systemProblem)(rights);
  if (problem) throw new Error(`The login "${rights.name}" does not serve: ${problem}. ${NEEDED[pool]}.`);
}
