import { readFile, unlink } from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { EmbeddedPostgresError } from "./error.ts";
import { somebodyAnswers } from "./lock.ts";
import { isAlive, postgresProcessesIn, signal } from "./processes.ts";
import { socketName } from "./socket-folder.ts";

/**
 * Cleans up after a killed Guidepost. The caller holds the folder's lock, so a running server here is an orphan: stop
 * it instead of adopting it, since nobody supervises it or knows its settings.
 */
export async function clearLeftovers(cluster: string, log: { warn(message: string): void }): Promise<void> {
  if ((await postgresProcessesIn(cluster)).length > 0) {
    log.warn(`A PostgreSQL of an earlier run still works in ${cluster}. It is stopped now.`);
    await stopAll(cluster);
  }
  if (await somebodyAnswers(path.join(cluster, socketName))) {
    throw new EmbeddedPostgresError(
      `A PostgreSQL that this Guidepost cannot see works in ${cluster}, perhaps in another container. Stop it first.`,
    );
  }
  for (const name of lockFiles) await removeIfMisleading(path.join(cluster, name));
}

const pidFile = "postmaster.pid";
const lockFiles = [pidFile, `${socketName}.lock`];

/** PostgreSQL removes a dead process's lock file, but mistakes any process that reuses its pid for the old server. */
async function removeIfMisleading(lockFile: string): Promise<void> {
  const pid = await readPid(lockFile);
  if (pid !== undefined && isAlive(pid)) await unlink(lockFile);
}

async function readPid(lockFile: string): Promise<number | undefined> {
  const text = await readFile(lockFile, "utf8").catch(() => "");
  return Number.parseInt(text, 10) || undefined;
}

async function stopAll(cluster: string): Promise<void> {
  const postmaster = await readPid(path.join(cluster, pidFile));
  const found = await postgresProcessesIn(cluster);
  if (postmaster !== undefined && found.includes(postmaster)) signal([postmaster], "SIGINT");
  else signal(found, "SIGQUIT");
  for (const next of ["SIGQUIT", "SIGKILL"] as const) {
    const rest = await waitUntilGone(cluster);
    if (rest.length === 0) return;
    signal(rest, next);
  }
  const rest = await waitUntilGone(cluster);
  if (rest.length > 0) {
    throw new EmbeddedPostgresError(`The PostgreSQL in ${cluster} (process ${rest.join(", ")}) does not stop.`);
  }
}

async function waitUntilGone(cluster: string): Promise<number[]> {
  const deadline = Date.now() + 10_000;
  for (;;) {
    const rest = await postgresProcessesIn(cluster);
    if (rest.length === 0 || Date.now() > deadline) return rest;
    await sleep(20);
  }
}
