// `npm run bench kill 100`: repeatedly kills Guidepost, its PostgreSQL or both while people write, import, undo and
// upload. Afterwards all acknowledged data exists, no import is half done, and nobody had to intervene. Requires a
// build.
import { mkdtemp, realpath, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { devicesApi } from "#contract/devices.ts";
import { postgresProcessesIn, signal } from "#server/platform/database/embedded-postgres/processes.ts";
import { firstToken } from "./kill/first-token.ts";
import { findBrokenImports, findLost } from "./kill/check-recovery.ts";
import { callerAt, type Memory, workUntilGone } from "./kill/writers.ts";
import { type RunningApp, startApp } from "./running-app.ts";

const rounds = Number(process.argv[2] ?? 20);
const VICTIMS = ["app and PostgreSQL", "app", "PostgreSQL"] as const;
type Victim = (typeof VICTIMS)[number];
/** When to kill: during any write, or during one step of an import. */
const MOMENTS = ["writes", "checking", "running", "undoing"] as const;
const MOMENT_PATIENCE_MS = 30_000;
/** A dead job's import becomes available again after half a minute. */
const IMPORT_PATIENCE_MS = 90_000;

const dataDir = await realpath(await mkdtemp(path.join(tmpdir(), "guidepost-kill-")));
const broken: string[] = [];

/** Killing either one ends both: the app exits without its PostgreSQL, and PostgreSQL soon after its app. */
async function kill(app: RunningApp, victim: Victim): Promise<void> {
  const servers = victim === "app" ? [] : await postgresProcessesIn(path.join(dataDir, "postgresql"));
  if (victim !== "PostgreSQL") app.process.kill("SIGKILL");
  signal(servers, "SIGKILL");
}

/** Waits until an import reaches the given step, plus a random delay to vary the moment. */
async function awaitMoment(moment: (typeof MOMENTS)[number], { imports }: Memory, known: number) {
  const deadline = Date.now() + MOMENT_PATIENCE_MS;
  const isThere = () => moment === "writes" || [...imports.values()].slice(known).some(({ seen }) => seen === moment);
  while (!isThere() && Date.now() < deadline) await sleep(5);
  await sleep(Math.random() * (moment === "writes" ? 3000 : 300));
}

let app = await startApp(dataDir);
try {
  const token = await firstToken(app);
  const { id } = (await callerAt(app.base, token)(devicesApi.create, { query: {}, body: { device: { name: "0" } } }))
    .device;
  const memory: Memory = { labels: new Set(), device: { id, name: 0, note: 0, photo: null }, imports: new Map() };
  for (let round = 1; round <= rounds; round += 1) {
    const victim = VICTIMS[round % VICTIMS.length] ?? "app";
    const before = { labels: memory.labels.size, note: memory.device.note, imports: memory.imports.size };
    const working = workUntilGone(callerAt(app.base, token), memory);
    const moment = MOMENTS[round % MOMENTS.length] ?? "writes";
    await awaitMoment(moment, memory, before.imports);
    await kill(app, victim);
    await working;
    await app.exited;
    app = await startApp(dataDir);
    const call = callerAt(app.base, token);
    const lost = await findLost(call, { base: app.base, token }, memory);
    broken.push(...lost.map((what) => `round ${round}: ${what}`));
    console.log(
      `${round} of ${rounds}: killed ${victim} during ${moment}, after ${memory.labels.size - before.labels} labels, ${memory.device.note - before.note} chain saves, ${memory.imports.size - before.imports} imports; ready again in ${app.readyAfter} ms, ${lost.length} lost`,
    );
    if (round % 10 === 0 || round === rounds)
      broken.push(...(await findBrokenImports(call, memory, IMPORT_PATIENCE_MS)));
  }
  const seen = new Map<string, number>();
  for (const { seen: state } of memory.imports.values()) seen.set(state, (seen.get(state) ?? 0) + 1);
  const states = [...seen].map(([state, count]) => `${count} ${state}`).join(", ");
  console.log(
    `${rounds} kills; acknowledged: ${memory.labels.size} labels, ${memory.device.name} device changes, ${memory.device.note} chain saves, ${memory.imports.size} imports (last seen: ${states})`,
  );
} finally {
  app.process.kill("SIGTERM");
  await app.exited;
  await rm(dataDir, { recursive: true, force: true });
}
for (const what of broken) console.log(what);
console.log(
  broken.length ? `${broken.length} lost or broken` : "Nothing is lost, nothing is half done, nobody had to help.",
);
process.exitCode = broken.length ? 1 : 0;
