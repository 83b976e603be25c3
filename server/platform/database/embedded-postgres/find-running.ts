import { readFile } from "node:fs/promises";
import path from "node:path";
import pg from "pg";
import { superuser } from "./cluster.ts";
import type { Connection } from "./database.ts";
import { findHome } from "./home.ts";
import { port } from "./socket-folder.ts";

/** The fifth line of the file that PostgreSQL keeps while it runs. */
const SOCKET_LINE = 4;

/**
 * The connection to an embedded PostgreSQL that another process runs on this data folder; undefined if none answers. Only
 * root and PostgreSQL's own user can open its socket.
 */
export async function findRunning(dataDir: string): Promise<Connection | undefined> {
  const { cluster } = await findHome(dataDir, { warn: () => undefined });
  const lines = await readFile(path.join(cluster, "postmaster.pid"), "utf8").catch(() => "");
  const host = lines.split("\n")[SOCKET_LINE];
  if (!host) return undefined;
  const connection: Connection = { host, port, user: superuser, database: "guidepost", ssl: false };
  const client = new pg.Client(connection);
  try {
    await client.connect();
    return connection;
  } catch {
    return undefined;
  } finally {
    await client.end().catch(() => undefined);
  }
}
