import { randomBytes } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { inject } from "vitest";
import { isDatabaseAway } from "#server/platform/database/database-errors.ts";
import { type Connection, openDatabase } from "#server/platform/database/db.ts";
import { raiseWall } from "#server/platform/database/logins/raise-wall.ts";
import type { DB } from "#server/platform/database/schema.ts";

/** Retries while parallel tests fill the socket's backlog. */
async function connectTo(database: string): Promise<pg.Client> {
  for (let tries = 1; ; tries += 1) {
    const client = new pg.Client({ ...inject("postgres"), database });
    try {
      await client.connect();
      return client;
    } catch (error) {
      if (!isDatabaseAway(error) || tries === 100) throw error;
      await setTimeout(50);
    }
  }
}

async function asSuperuser(database: string, work: (client: pg.Client) => Promise<unknown>) {
  const client = await connectTo(database);
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

/** A separate migrated database, copied from the run's template. */
export async function createTestDatabase() {
  const name = `test_${randomBytes(6).toString("hex")}`;
  const template = inject("postgres");
  await asSuperuser("postgres", (client) =>
    client.query(`create database ${name} template ${template.database} strategy file_copy`),
  );
  // Settings of the database itself are not copied.
  await asSuperuser(name, raiseWall);
  const { tenant, system } = inject("connections");
  const connection: Connection = { ...template, database: name };
  const connections = { tenant: { ...tenant, database: name }, system: { ...system, database: name } };
  const database = openDatabase(connections, { max: 8 });
  const pool = new pg.Pool({ ...connection, max: 2 });
  // Other tests may cut its idle connections, and so may dropping the database, if a connection closes too slowly.
  pool.on("error", () => undefined).on("connect", (client) => client.on("error", () => undefined));
  return {
    connection,
    connections,
    database,
    /** The superuser: for operators' tasks, which no login of the server may do. */
    owner: new Kysely<DB>({ dialect: new PostgresDialect({ pool }) }),
    drop: async () => {
      await Promise.all([database.close(), pool.end()]);
      await asSuperuser("postgres", (client) => client.query(`drop database ${name} with (force)`));
    },
  };
}
