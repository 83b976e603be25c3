import { setTimeout as sleep } from "node:timers/promises";
import { withClient, type Connection } from "./database.ts";

/** Waits as long as the server runs: after a crash it may replay its log before accepting connections. */
export async function waitUntilReady(connection: Connection, isRunning: () => boolean): Promise<void> {
  for (let pause = 10; isRunning(); pause = Math.min(pause * 1.2, 500)) {
    if (await accepts(connection)) return;
    await sleep(pause);
  }
}

async function accepts(connection: Connection): Promise<boolean> {
  try {
    await withClient({ ...connection, database: "postgres" }, (client) => client.query("select"));
    return true;
  } catch (error) {
    if (isNotReadyYet(error)) return false;
    throw error;
  }
}

const cannotConnectNow = "57P03";

function isNotReadyYet(error: unknown): boolean {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return code === "ENOENT" || code === "ECONNREFUSED" || code === "ECONNRESET" || code === cannotConnectNow;
}
