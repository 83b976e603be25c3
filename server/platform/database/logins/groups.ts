import type pg from "pg";
import { SYSTEM_ROLE, TENANT_ROLE } from "../db.ts";
import { codeOf, INSUFFICIENT_PRIVILEGE, retryRaces } from "./race.ts";

/** The message when DATABASE_URL lacks rights, with the SQL a superuser can run. */
export const byHand = (client: pg.Client, what: string) =>
  `The login of DATABASE_URL, "${client.user}", isn't allowed to ${what}. Give it CREATEROLE, or run whatever is missing of this as a superuser:

  create role ${TENANT_ROLE} nologin;
  create role ${SYSTEM_ROLE} nologin;
  grant ${TENANT_ROLE}, ${SYSTEM_ROLE} to "${client.user}";
  create role guidepost_tenant login password '…' in role ${TENANT_ROLE};

Then set DATABASE_TENANT_URL to that last login. See "PostgreSQL" in docs/operations.md.`;

async function orExplain(client: pg.Client, work: () => Promise<unknown>) {
  try {
    await work();
  } catch (error) {
    if (codeOf(error) !== INSUFFICIENT_PRIVILEGE) throw error;
    throw new Error(byHand(client, "create or grant the roles that Guidepost needs"), { cause: error });
  }
}

async function ensureGroup(client: pg.Client, role: string) {
  const { rowCount } = await client.query("select from pg_roles where rolname = $1", [role]);
  if (!rowCount) await client.query(`create role ${role} nologin`);
}

/** Policies bind owners too (FORCE), yet migrations and search functions, which run as owners, must see every row. */
async function admitOwners(client: pg.Client) {
  const { rows } = await client.query<{ owner: string }>(
    `select distinct pg_get_userbyid(owner) as owner from (
       select relowner as owner from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
       union select proowner from pg_proc where pronamespace = 'public'::regnamespace and prosecdef
       union select oid from pg_roles where rolname = current_user
     ) as owners where not pg_has_role(owner, $1, 'usage')`,
    [SYSTEM_ROLE],
  );
  for (const { owner } of rows) await client.query(`grant ${SYSTEM_ROLE} to ${client.escapeIdentifier(owner)}`);
}

/** The two roles that hold the rights and that policies refer to. Nobody signs in as either. */
export const ensureGroups = (client: pg.Client) =>
  orExplain(client, () =>
    retryRaces(async () => {
      for (const role of [TENANT_ROLE, SYSTEM_ROLE]) await ensureGroup(client, role);
      await admitOwners(client);
    }),
  );
