import pg from "pg";

export interface Connection {
  host: string;
  port: number;
  user: string;
  database: string;
  ssl: false;
}

export async function withClient<T>(connection: Connection, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(connection);
  // The failing call rejects by itself; without a listener the event would crash the process.
  client.on("error", () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

export async function ensureDatabase(connection: Connection): Promise<void> {
  await withClient({ ...connection, database: "postgres" }, async (client) => {
    const { rowCount } = await client.query("select from pg_database where datname = $1", [connection.database]);
    if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(connection.database)}`);
  });
}

/**
 * A newer release may sort text differently (newer ICU), and an index in the old order misses rows. So rebuild the
 * indexes once.
 */
export async function followNewSortOrder(connection: Connection, log: { info(message: string): void }): Promise<void> {
  await withClient(connection, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `select quote_ident(datname) as name from pg_database
       where datallowconn and datcollversion <> pg_database_collation_actual_version(oid)`,
    );
    if (rows.length === 0) return;
    log.info("This PostgreSQL sorts text in a newer way. The indexes are rebuilt once.");
    await client.query("reindex database");
    for (const { name } of rows) await client.query(`alter database ${name} refresh collation version`);
  });
}
