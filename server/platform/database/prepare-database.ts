import pg from "pg";
import type { Connection, Connections } from "./db.ts";
import { migrateJobs } from "#server/platform/workers/jobs.ts";
import type { Log } from "#server/platform/process/log.ts";
import { ensureGroups } from "./logins/groups.ts";
import { type NamedLogins, openLogins } from "./logins/open-logins.ts";
import { raiseWall } from "./logins/raise-wall.ts";
import { requireSession } from "./logins/require-session.ts";
import { migrate } from "./migrate.ts";

/** Arbitrary, but every instance must take the same lock. */
const LOCK = 7_305_112;

type Prepared = { readonly connections: Connections; readonly migrated: readonly string[] };

/**
 * Migrates the database as its owner and returns the logins that the server then uses; closes the owner's connection.
 * Instances that start together wait for the first.
 */
export async function prepareDatabase(owner: Connection, log: Log, named: NamedLogins = {}): Promise<Prepared> {
  await requireSession(owner, "DATABASE_URL");
  const client = new pg.Client(owner);
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [LOCK]);
    await ensureGroups(client);
    const migrated = await migrate(client);
    await migrateJobs(owner, log);
    await raiseWall(client);
    return { migrated, connections: await openLogins(client, owner, named) };
  } finally {
    await client.end();
  }
}
