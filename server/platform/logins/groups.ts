import type pg from "pg";
import { SYSTEM_ROLE, TENANT_ROLE } from "../db.ts";
import { codeOf, INSUFFICIENT_PRIVILEGE, whateverOthersDo } from "./race.ts";

/** What a superuser runs for a DATABASE_URL that may not make roles. */
export const rolesByHand = (owner: string) => `
  create role ${TENANT_ROLE} nologin;
  create role ${SYSTEM_ROLE} nologin;
  grant ${TENANT_ROLE}, ${SYSTEM_ROLE} to "${owner}";
  create role guidepost_tenant login password '…' in role ${TENANT_ROLE};
`;

async function orExplain(client: pg.Client, work: () => Promise<unknown>) {
  try {
    await work();
  } catch (error) {
    if (codeOf(error) !== INSUFFICIENT_PRIVILEGE) throw error;
    const owner = client.user ?? "";
    throw new Error(
      `The login of DATABASE_URL, "${owner}", may not make or grant the roles that Guidepost needs. Give it CREATEROLE, ` +
        `or run what is missing of this as a superuser:\n${rolesByHand(owner)}and set DATABASE_TENANT_URL to the last of them. ` +
        `docs/operations.md says more under "PostgreSQL".`,
      { cause: error },
    );
  }
}

async function ensureGroup(client: pg.Client, role: string) {
  const { rowCount } = await client.query("select from pg_roles where rolname = $1", [role]);
  if (!rowCount) await client.query(`create role ${role} nologin`);
}

/** Policies bind owners too (FORCE), and what belongs to them has to see every row: migrations and the functions of the search. */
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

/** The two roles that rights and policies are given to. Nobody signs in as one of them. */
export const ensureGroups = (client: pg.Client) =>
  orExplain(client, () =>
    whateverOthersDo(async () => {
      for (const role of [TENANT_ROLE, SYSTEM_ROLE]) await ensureGroup(client, role);
      await admitOwners(client);
    }),
  );
