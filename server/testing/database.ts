import { randomBytes } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";
import { type Connection, openDatabase } from "#server/platform/db.ts";

async function onMaintenance(sql: string) {
  const client = new pg.Client({ ...inject("postgres"), database: "postgres" });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/** A migrated database of its own, copied from the run's template. */
export async function createTestDatabase() {
  const name = `test_${randomBytes(6).toString("hex")}`;
  const template = inject("postgres");
  await onMaintenance(`create database ${name} template ${template.database} strategy file_copy`);
  const connection: Connection = { ...template, database: name };
  const database = openDatabase(connection, { max: 8 });
  return {
    connection,
    database,
    drop: async () => {
      await database.close();
      await onMaintenance(`drop database ${name} with (force)`);
    },
  };
}
