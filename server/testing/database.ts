import { randomBytes } from "node:crypto";
import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { inject } from "vitest";
import { type Connection, openDatabase } from "#server/platform/db.ts";
import { raiseWall } from "#server/platform/logins/raise-wall.ts";
import type { DB } from "#server/platform/schema.ts";

async function asSuperuser(database: string, work: (client: pg.Client) => Promise<unknown>) {
  const client = new pg.Client({ ...inject("postgres"), database });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

/** A migrated database of its own, copied from the run's template. */
export async function createTestDatabase() {
  const name = `test_${randomBytes(6).toString("hex")}`;
  const template = inject("postgres");
  await asSuperuser("postgres", (client) =>
    client.query(`create database ${name} template ${template.database} strategy file_copy`),
  );
  // What is said of the database itself is not copied.
  await asSuperuser(name, raiseWall);
  const { tenant, system } = inject("connections");
  const connection: Connection = { ...template, database: name };
  const connections = { tenant: { ...tenant, database: name }, system: { ...system, database: name } };
  const database = openDatabase(connections, { max: 8 });
  const pool = new pg.Pool({ ...connection, max: 2 });
  // Dropping the database may be quicker than a connection that is being closed.
  pool.on("error", () => undefined).on("connect", (client) => client.on("error", () => undefined));
  return {
    connection,
    connections,
    database,
    /** The superuser: for what belongs to an operator, and no login of the server may do. */
    owner: new Kysely<DB>({ dialect: new PostgresDialect({ pool }) }),
    drop: async () => {
      await Promise.all([database.close(), pool.end()]);
      await asSuperuser("postgres", (client) => client.query(`drop database ${name} with (force)`));
    },
  };
}
