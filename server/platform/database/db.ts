import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from "kysely";
import pg from "pg";
import { isFull, named } from "./prepared.ts";
import type { DB } from "./schema.ts";

export type Db = Kysely<DB>;
export type Connection = {
  readonly connectionString?: string;
  readonly host?: string;
  readonly user?: string;
  readonly password?: string;
  readonly database?: string;
  readonly port?: number;
};

/** Separate logins, so that neither pool can do what only the other may. */
export type Connections = { readonly tenant: Connection; readonly system: Connection };

export type Database = {
  /** Sees every customer: for sign-in, jobs and administrators. Never for a tenant's request. */
  readonly system: Db;
  /** Sees one customer's rows only, by row-level security. */
  readonly tenant: (customer_id: string) => Db;
  readonly systemPool: pg.Pool;
  /** A separate, unopened connection for LISTEN. */
  readonly createListener: () => pg.Client;
  readonly close: () => Promise<void>;
};

/** Row-level security limits members of this role to one customer. */
export const TENANT_ROLE = "guidepost_app";
/** Members of this role see every customer. */
export const SYSTEM_ROLE = "guidepost_system";
const { builtins } = pg.types;

// Return rows in the wire format: times as ISO strings in UTC, counts as numbers.
const types = new pg.TypeOverrides();
types.setTypeParser(builtins.TIMESTAMPTZ, (text: string) => text.replace(" ", "T").replace(/\+00$/, "Z"));
types.setTypeParser(builtins.DATE, (text: string) => text);
types.setTypeParser(builtins.INT8, Number);

/** For SSDs, where random reads cost little more than sequential ones. */
const PLANNER = "-c random_page_cost=1.1 -c jit=off";
const options = `-c timezone=UTC -c statement_timeout=30s -c idle_in_transaction_session_timeout=60s ${PLANNER}`;
const POOL = { types, options, idleTimeoutMillis: 60_000, connectionTimeoutMillis: 5000 };

/** Adapts a connection for Kysely and sends prepared statements by name. */
const forKysely = (client: pg.PoolClient) =>
  ({
    query: (text: string, values: unknown[]) => client.query(named(client, text, values)),
    release: () => client.release(isFull(client)),
  }) as unknown as PostgresPoolClient;

/** The customer each connection is set to; set_config is sent only when it changes. */
const tenantOf = new WeakMap<pg.PoolClient, string>();

async function connectAs(pool: pg.Pool, customer_id: string): Promise<PostgresPoolClient> {
  const client = await pool.connect();
  if (tenantOf.get(client) === customer_id) return forKysely(client);
  try {
    await client.query("select set_config('app.customer_id', $1, false)", [customer_id]);
  } catch (error) {
    client.release(true);
    throw error;
  }
  tenantOf.set(client, customer_id);
  return forKysely(client);
}

const kysely = (pool: PostgresPool) => new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });

export function openDatabase(
  connections: Connections,
  limits: { max?: number; onError?: (error: Error) => void } = {},
): Database {
  const { max = 20, onError = () => undefined } = limits;
  const systemPool = new pg.Pool({ ...POOL, ...connections.system, max: Math.max(4, Math.floor(max / 2)) });
  const tenantPool = new pg.Pool({ ...POOL, ...connections.tenant, max });
  for (const pool of [systemPool, tenantPool]) {
    pool.on("error", onError);
    // Connections in use emit errors too; their query rejects by itself.
    pool.on("connect", (client) => client.on("error", onError));
  }
  const end = () => Promise.resolve();
  const system = kysely({ connect: async () => forKysely(await systemPool.connect()), end });
  const tenants = new Map<string, Db>();
  const tenant = (customer_id: string) => {
    const known = tenants.get(customer_id);
    if (known) return known;
    if (tenants.size > 1000) tenants.clear();
    const db = kysely({ connect: () => connectAs(tenantPool, customer_id), end });
    tenants.set(customer_id, db);
    return db;
  };
  return {
    system,
    tenant,
    systemPool,
    createListener: () => new pg.Client({ ...POOL, ...connections.system, keepAlive: true }),
    close: async () => {
      await Promise.all([systemPool.end(), tenantPool.end()]);
    },
  };
}
