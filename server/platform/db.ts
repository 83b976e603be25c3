import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from "kysely";
import pg from "pg";
import type { DB } from "./schema.ts";

export type Db = Kysely<DB>;
export type Connection = {
  readonly connectionString?: string;
  readonly host?: string;
  readonly user?: string;
  readonly database?: string;
  readonly port?: number;
};

export type Database = {
  /** Sees every customer: for signing in, jobs and the administrator's own acts. Never for a tenant's request. */
  readonly system: Db;
  /** Sees one customer's rows only, by row-level security. */
  readonly tenant: (customer_id: string) => Db;
  readonly systemPool: pg.Pool;
  readonly close: () => Promise<void>;
};

/** Bound by row-level security. */
export const TENANT_ROLE = "guidepost_app";
const { builtins } = pg.types;

// A row is spelt as on the wire: times as ISO strings in UTC, counts as numbers.
const types = new pg.TypeOverrides();
types.setTypeParser(builtins.TIMESTAMPTZ, (text: string) => text.replace(" ", "T").replace(/\+00$/, "Z"));
types.setTypeParser(builtins.DATE, (text: string) => text);
types.setTypeParser(builtins.INT8, Number);

const POOL = { types, idleTimeoutMillis: 60_000, connectionTimeoutMillis: 5000 };
const settings = (extra: string) =>
  `-c timezone=UTC -c statement_timeout=30s -c idle_in_transaction_session_timeout=60s ${extra}`.trim();

/** Remembers which customer a connection speaks for, so that it is told only when that changes. */
const tenantOf = new WeakMap<PostgresPoolClient, string>();

async function connectAs(pool: pg.Pool, customer_id: string): Promise<PostgresPoolClient> {
  const client = await pool.connect();
  if (tenantOf.get(client) === customer_id) return client;
  try {
    await client.query("select set_config('app.customer_id', $1, false)", [customer_id]);
  } catch (error) {
    client.release(true);
    throw error;
  }
  tenantOf.set(client, customer_id);
  return client;
}

const kysely = (pool: PostgresPool) => new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });

export function openDatabase(
  connection: Connection,
  options: { max?: number; onError?: (error: Error) => void } = {},
): Database {
  const { max = 20, onError = () => undefined } = options;
  const systemPool = new pg.Pool({
    ...POOL,
    ...connection,
    max: Math.max(4, Math.floor(max / 2)),
    options: settings(""),
  });
  const tenantPool = new pg.Pool({ ...POOL, ...connection, max, options: settings(`-c role=${TENANT_ROLE}`) });
  for (const pool of [systemPool, tenantPool]) {
    pool.on("error", onError);
    // A connection in use may break too; the query that used it rejects by itself.
    pool.on("connect", (client) => client.on("error", onError));
  }
  const system = kysely(systemPool);
  const tenants = new Map<string, Db>();
  const tenant = (customer_id: string) => {
    const known = tenants.get(customer_id);
    if (known) return known;
    if (tenants.size > 1000) tenants.clear();
    const db = kysely({ connect: () => connectAs(tenantPool, customer_id), end: () => Promise.resolve() });
    tenants.set(customer_id, db);
    return db;
  };
  return {
    system,
    tenant,
    systemPool,
    close: async () => {
      await Promise.all([systemPool.end(), tenantPool.end()]);
    },
  };
}
