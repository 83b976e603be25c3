import pg from "pg";
import type { Connection } from "#server/platform/database/db.ts";

/** For maintenance the server's logins have no rights for: vacuum, indexes. */
export async function runAsOwner(owner: Connection, ...statements: string[]) {
  const client = new pg.Client(owner);
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
