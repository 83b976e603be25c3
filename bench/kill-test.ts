// Kills Guidepost and its PostgreSQL in the middle of writes, again and again, and looks for writes that were
// acknowledged and are gone. `npm run build && tsx bench/kill-test.ts 20`
import { mkdtemp, realpath, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { postgresProcessesIn, signal } from "#server/platform/embedded-postgres/processes.ts";
import { allLabels, createLabel, firstToken } from "./kill-test-api.ts";
import { startApp, type RunningApp } from "./running-app.ts";

const rounds = Number(process.argv[2] ?? 20);
const writers = 4;
const victims = ["app and PostgreSQL", "app", "PostgreSQL"] as const;
type Victim = (typeof victims)[number];

const dataDir = await realpath(await mkdtemp(path.join(tmpdir(), "guidepost-kill-")));
const acknowledged = new Set<string>();
const table: Record<string, string | number>[] = [];

let app = await startApp(dataDir);
const token = await firstToken(app);
for (let round = 1; round <= rounds; round += 1) {
  const victim = victims[round % victims.length] ?? "app";
  const before = acknowledged.size;
  await writeUntilKilled(round, victim);
  app = await startApp(dataDir);
  const found = new Set(await allLabels(app, token));
  const lost = [...acknowledged].filter((name) => !found.has(name)).length;
  table.push({
    round,
    killed: victim,
    acknowledged: acknowledged.size - before,
    lost,
    "unacknowledged but kept": found.size - acknowledged.size + lost,
    "ready again (ms)": app.readyAfter,
  });
}
app.process.kill("SIGTERM");
await app.exited;
await rm(dataDir, { recursive: true, force: true });

console.table(table);
const lost = table.reduce((sum, row) => sum + Number(row["lost"]), 0);
console.log(`${rounds} kills, ${acknowledged.size} acknowledged writes, ${lost} lost`);
process.exitCode = lost === 0 ? 0 : 1;

async function writeUntilKilled(round: number, victim: Victim): Promise<void> {
  const running = app;
  const working = Array.from({ length: writers }, (_, writer) => writeUntilRefused(running, `${round}-${writer}`));
  await sleep(200 + Math.random() * 1300);
  await kill(running, victim);
  await Promise.all(working);
  await running.exited;
}

async function writeUntilRefused(running: RunningApp, prefix: string): Promise<void> {
  for (let count = 0; ; count += 1) {
    const name = `${prefix}-${count}`;
    if (!(await createLabel(running, token, name))) return;
    acknowledged.add(name);
  }
}

/** One victim is enough to end both: the app ends with its PostgreSQL, and PostgreSQL soon after its app. */
async function kill(running: RunningApp, victim: Victim): Promise<void> {
  const servers = victim === "app" ? [] : await postgresProcessesIn(path.join(dataDir, "postgresql"));
  if (victim !== "PostgreSQL") running.process.kill("SIGKILL");
  signal(servers, "SIGKILL");
}
