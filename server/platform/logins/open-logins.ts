import type pg from "pg";
import { type Connection, type Connections, SYSTEM_ROLE, TENANT_ROLE } from "../db.ts";
import { type Pool, readRights, requireRights } from "./check-login.ts";
import { rolesByHand } from "./groups.ts";
import { codeOf, INSUFFICIENT_PRIVILEGE, whateverOthersDo } from "./race.ts";
import { scramVerifier } from "./scram-verifier.ts";
import { type Login, withLogin } from "./with-login.ts";

/** What the operator named, if anything: DATABASE_TENANT_URL and DATABASE_SYSTEM_URL. */
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

/** Made at the first start, and again on another server, where a restored database finds none. */
const makeLogin = (client: pg.Client, pool: Pool, { name, password }: Login) =>
  whateverOthersDo(async () => {
    const role = client.escapeIdentifier(name);
    const { rowCount } = await client.query("select from pg_roles where rolname = $1", [name]);
    const secret = client.escapeLiteral(scramVerifier(password));
    await client.query(`${rowCount ? "alter" : "create"} role ${role} login password ${secret}`);
    await client.query(`grant ${GROUPS[pool].join(", ")} to ${role}`);
  });

/** A login of our own; none where DATABASE_URL may not make it. An ordinary start only signs in. */
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

/** Who owns the tables may also serve sign-in and jobs, where no other login can be made for them. */
async function loginOf(client: pg.Client, owner: Connection, pool: Pool, named: string | undefined) {
  if (named) return { connectionString: named };
  const own = await ownLogin(client, owner, pool);
  if (own) return own;
  if (pool === "system") return owner;
  const user = client.user ?? "";
  throw new Error(
    `The login of DATABASE_URL, "${user}", may not make a login for tenants' requests. Give it CREATEROLE, or run what ` +
      `is missing of this as a superuser:\n${rolesByHand(user)}and set DATABASE_TENANT_URL to the last of them. ` +
      `docs/operations.md says more under "PostgreSQL".`,
  );
}

async function openLogin(client: pg.Client, owner: Connection, pool: Pool, named: string | undefined) {
  const connection = await loginOf(client, owner, pool, named);
  const rights = await readRights(connection).catch((error: unknown) => {
    const advice = named ? `Check ${SETTING[pool]}` : `Let it in (pg_hba.conf), or name another in ${SETTING[pool]}`;
    const message = error instanceof Error ? error.message : String(error);
    throw new Error(`PostgreSQL refused the login for the ${pool} pool: ${message}. ${advice}.`, { cause: error });
  });
  requireRights(pool, rights, client.database ?? "");
  return connection;
}

/** What the two pools connect with: the named logins, or those of our own. */
export async function openLogins(client: pg.Client, owner: Connection, named: NamedLogins): Promise<Connections> {
  const tenant = await openLogin(client, owner, "tenant", named.tenant);
  const system = await openLogin(client, owner, "system", named.system);
  return { tenant, system };
}
