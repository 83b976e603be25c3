import type pg from "pg";
import { type Connection, type Connections, SYSTEM_ROLE, TENANT_ROLE } from "../db.ts";
import { type Pool, readRights, requireRights } from "./check-login.ts";
import { byHand } from "./groups.ts";
import { codeOf, INSUFFICIENT_PRIVILEGE, retryRaces } from "./race.ts";
import { requireSession } from "./require-session.ts";
import { scramVerifier } from "./scram-verifier.ts";

type Login = { readonly name: string; readonly password: string };

/**
 * The same server and database with another login. In a connection string, query parameters override the user before
 * the host.
 */
function withLogin(connection: Connection, { name, password }: Login): Connection {
  if (!connection.connectionString) return { ...connection, user: name, password };
  const url = new URL(connection.connectionString);
  url.searchParams.set("user", name);
  url.searchParams.set("password", password);
  return { connectionString: url.href };
}

/** Logins chosen by the operator, if any: DATABASE_TENANT_URL and DATABASE_SYSTEM_URL. */
export type NamedLogins = { readonly [P in Pool]?: string | undefined };

const SETTING = { tenant: "DATABASE_TENANT_URL", system: "DATABASE_SYSTEM_URL" };
const GROUPS = { tenant: [TENANT_ROLE], system: [SYSTEM_ROLE, TENANT_ROLE] };
/** Unknown role, wrong password, no line in pg_hba.conf. */
const REFUSED = ["28000", "28P01"];

async function storedLogin(client: pg.Client, pool: Pool): Promise<Login> {
  const { rows } = await client.query<Login>("select name, password from database_logins where pool = $1", [pool]);
  if (!rows[0]) throw new Error(`The table database_logins has no row for "${pool}". Restore it from a backup.`);
  return rows[0];
}

/** On the first start, and after a restore to a server without the login. */
const makeLogin = (client: pg.Client, pool: Pool, { name, password }: Login) =>
  retryRaces(async () => {
    const role = client.escapeIdentifier(name);
    const { rowCount } = await client.query("select from pg_roles where rolname = $1", [name]);
    const secret = client.escapeLiteral(scramVerifier(password));
    await client.query(`${rowCount ? "alter" : "create"} role ${role} login password ${secret}`);
    await client.query(`grant ${GROUPS[pool].join(", ")} to ${role}`);
  });

/** Our own login, or undefined if DATABASE_URL may not create one. An ordinary start only signs in. */
async function ownLogin(client: pg.Client, owner: Connection, pool: Pool): Promise<Connection | undefined> {
  const login = await storedLogin(client, pool);
  const connection = withLogin(owner, login);
  const isRefused = await readRights(connection).then(
    () => false,
    (error: unknown) => {
      if (!REFUSED.includes(codeOf(error))) throw error;
      return true;
    },
  );
  if (!isRefused) return connection;
  try {
    await makeLogin(client, pool, login);
    return connection;
  } catch (error) {
    if (codeOf(error) !== INSUFFICIENT_PRIVILEGE) throw error;
    return undefined;
  }
}

/** If no other login can be created, the owner of the tables serves sign-in and jobs too. */
async function loginOf(client: pg.Client, owner: Connection, pool: Pool, named: string | undefined) {
  if (named) return { connectionString: named };
  const own = await ownLogin(client, owner, pool);
  if (own) return own;
  if (pool === "system") return owner;
  throw new Error(byHand(client, "create a login for tenant requests"));
}

async function openLogin(client: pg.Client, owner: Connection, pool: Pool, named: string | undefined) {
  const connection = await loginOf(client, owner, pool, named);
  const rights = await readRights(connection).catch((error: unknown) => {
    const advice = named
      ? `Check ${SETTING[pool]}`
      : `Allow it in pg_hba.conf, or set ${SETTING[pool]} to another login`;
    const message = error instanceof Error ? error.message : String(error);
    throw new Error(`PostgreSQL refused the login for the ${pool} pool: ${message}. ${advice}.`, { cause: error });
  });
  requireRights(pool, rights, client.database ?? "");
  await requireSession(connection, named ? SETTING[pool] : "DATABASE_URL");
  return connection;
}

/** The two pools' connections: logins chosen by the operator, or our own. */
export async function openLogins(client: pg.Client, owner: Connection, named: NamedLogins): Promise<Connections> {
  const tenant = await openLogin(client, owner, "tenant", named.tenant);
  const system = await openLogin(client, owner, "system", named.system);
  return { tenant, system };
}
