import pg from "pg";
import type { Connection } from "../db.ts";

/** More connections than a pooler is likely to have idle before it reuses ours. */
const MOST_OTHERS = 12;
const PATIENCE_MS = 3000;

const BACKEND = "select pg_backend_pid() as pid";

type Probe = { readonly pid: () => Promise<number>; readonly hold: () => Promise<number>; readonly client: Client };
type Client = pg.Client & { readonly processID: number };

async function openProbe(connection: Connection, opened: Client[]): Promise<Probe> {
  const client = new pg.Client({ connectionTimeoutMillis: PATIENCE_MS, ...connection }) as Client;
  client.on("error", () => undefined);
  opened.push(client);
  await client.connect();
  const pid = async () => (await client.query<{ pid: number }>(BACKEND)).rows[0]?.pid ?? 0;
  const hold = async () => {
    await client.query("begin");
    return pid();
  };
  return { pid, hold, client };
}

const within = <T>(promise: Promise<T>) =>
  Promise.race([
    promise.catch(() => undefined),
    new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS, undefined).unref()),
  ]);

/** Whether our statements run in several sessions, or other clients, each in a transaction, get our session. */
async function isShared(connection: Connection, opened: Client[]) {
  const ours = await openProbe(connection, opened);
  const session = await ours.pid();
  const isMoved = async () => {
    const now = await within(ours.pid());
    return now !== undefined && now !== session;
  };
  // Poolers mostly report pids of their own: if ours matches its session's, one more check is enough.
  const others = session === ours.client.processID ? 1 : MOST_OTHERS;
  for (let count = 0; count < others; count += 1) {
    const other = await within(openProbe(connection, opened));
    if (await isMoved()) return true;
    const held = other && (await within(other.hold()));
    // A pooler in session mode has run out of connections, and nobody got ours.
    if (held === undefined) break;
    if (held === session || (await isMoved())) return true;
  }
  return false;
}

/**
 * A pooler in transaction mode spreads one connection's statements over several sessions. The customer is a session
 * setting, so one customer's request would read another's rows. The pool needs exclusive sessions.
 */
export async function requireSession(connection: Connection, setting: string) {
  const opened: Client[] = [];
  try {
    if (!(await isShared(connection, opened))) return;
  } finally {
    await Promise.all(opened.map((client) => within(client.end())));
  }
  throw new Error(
    `${setting} leads to a connection pooler in transaction or statement mode: several connections share one session of PostgreSQL. Customers are kept apart by a setting of the session, so that one could read what belongs to another. Connect to PostgreSQL directly, or set the pooler to session mode. See "Connections are direct" in docs/operations.md.`,
  );
}
