// npm run attack: sends hostile requests of all kinds to the built server; see --help.
import { randomInt } from "node:crypto";
import { parseArgs } from "node:util";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { endpoints } from "#contract/index.ts";
import { inventoryOf, makeWorld } from "#server/testing/attack-world.ts";
import { type Finding, planMatrix, sendVolley, type Target, walkMatrix } from "#server/testing/attack.ts";
import { raceEachWrite, raceNouns } from "#server/testing/race-writes.ts";
import { CALLERS } from "#server/testing/role-matrix.ts";
import { type Fate, throwImages, throwImports } from "./bombs.ts";
import { type Measures, startServer } from "./server-under-attack.ts";
import { uploadSlowly } from "./slow-uploads.ts";
import { createWire } from "./wire.ts";

const { values: options } = parseArgs({
  options: {
    requests: { type: "string", default: "50000" },
    concurrency: { type: "string", default: "20" },
    seed: { type: "string", default: String(randomInt(2 ** 30)) },
    only: { type: "string", default: "matrix,requests,races,bombs,slow" },
    "max-answer-ms": { type: "string", default: "2000" },
    "max-stall-ms": { type: "string", default: "250" },
    "max-memory": { type: "string", default: "1.3" },
    "max-peak-mb": { type: "string", default: "700" },
    "max-settled-mb": { type: "string", default: "250" },
    help: { type: "boolean", default: false },
  },
});
if (options.help) {
  console.log(
    "npm run attack -- [--requests 50000] [--concurrency 20] [--seed N] [--only matrix,requests,races,bombs,slow]\n" +
      "  goals: [--max-answer-ms 2000] [--max-stall-ms 250] [--max-memory 1.3] [--max-peak-mb 700] [--max-settled-mb 250]",
  );
  process.exit(0);
}
const seed = Number(options.seed);
const steps = options.only.split(",");

/** Maximum length of a printed row that should not have changed. */
const LONGEST_LINE = 1500;

const server = await startServer();
const wire = createWire(server.port, Number(options.concurrency));
const world = await makeWorld(server.database);
const target: Target = { database: server.database, world, send: wire.send };
const findings: Finding[] = [];
const fates: Fate[] = [];
const rows: Record<string, object> = {};
const missed: string[] = [];

/** Slowest response in ms; uploads of bombs are exempt, because only other requests must stay fast. */
function slowestOf({ slowest }: Measures, isExempt: (route: string) => boolean) {
  const [route = "", ms = 0] =
    Object.entries(slowest)
      .filter(([name]) => !isExempt(name))
      .toSorted(([, a], [, b]) => b - a)[0] ?? [];
  return { route, ms: Math.round(ms) };
}

function judge(step: string, measures: Measures, isExempt: (route: string) => boolean) {
  const { route, ms } = slowestOf(measures, isExempt);
  const { requests, statuses, stall_ms, starved_ms, peak_mb } = measures;
  rows[step] = {
    requests,
    ...statuses,
    "slowest ms": ms,
    "slowest route": route,
    "loop stall ms": stall_ms,
    "machine stall ms": starved_ms,
    "peak MB": peak_mb,
  };
  if (peak_mb > Number(options["max-peak-mb"])) missed.push(`${step}: the process grew to ${peak_mb} MB`);
  if (statuses["5xx"]) missed.push(`${step}: ${statuses["5xx"]} answers of 500 and above`);
  if (ms > Number(options["max-answer-ms"])) missed.push(`${step}: an answer took ${ms} ms (${route})`);
  if (stall_ms <= Number(options["max-stall-ms"])) return;
  missed.push(`${step}: the event loop stood still for ${stall_ms} ms`);
  for (const line of measures.stalled_routes) console.log(`blocked for ${line}`);
}

/** Runs one step of the attack and evaluates the server's measurements. */
async function step(name: string, act: () => Promise<unknown>, isExempt: (route: string) => boolean = () => false) {
  if (!steps.includes(name)) return;
  console.log(`${name} …`);
  server.takeMeasures();
  const start = performance.now();
  await act();
  await sleep(500);
  judge(name, server.takeMeasures(), isExempt);
  console.log(`${name}: ${Math.round((performance.now() - start) / 1000)} s`);
}

async function asOwner() {
  const ours = await world.fresh();
  return { ours, token: await world.make.token({ user_id: ours.manager.user_id }) };
}

/** Memory use must return to its initial level within a minute. */
async function settledMemory(goal: number) {
  const deadline = Date.now() + 60_000;
  for (;;) {
    const now = await server.memory();
    if (now.resident <= goal || Date.now() > deadline) return now;
    await sleep(5000);
  }
}

/** The other customer's rows, without counts: background jobs and visits to its guide change them. */
const readTheirs = async () =>
  (await inventoryOf(server.database, world.theirs.customer_id)).filter((line) => !/^(event|count)_/.test(line));

/** Each one delays two people by a second, even if a retry hides it. */
async function countDeadlocks() {
  const { rows } = await sql<{ deadlocks: number }>`
    select deadlocks::int from pg_stat_database where datname = current_database()`.execute(server.database.system);
  return rows[0]?.deadlocks ?? 0;
}

/** Waits for background jobs to finish: after that, only calls change the inventory. */
async function settledInventory() {
  for (let before = await readTheirs(); ;) {
    await sleep(5000);
    const now = await readTheirs();
    if (now.join() === before.join()) return now;
    before = now;
  }
}

console.log(`${endpoints.length} endpoints, ${CALLERS.length} kinds of caller, seed ${seed}`);
try {
  const theirs = await settledInventory();
  const plan = planMatrix(world);
  const walk = async () => {
    for (const caller of CALLERS) findings.push(...(await walkMatrix(target, caller, plan)).findings);
  };
  if (!steps.includes("matrix")) await walk();
  await step("matrix", walk);
  const before = await server.memory();
  await step("requests", async () => {
    const count = Number(options.requests);
    findings.push(...(await sendVolley(target, { seed, count, concurrency: Number(options.concurrency) })));
  });
  await step("races", async () => {
    findings.push(...(await raceEachWrite(target, { times: 10, seed })));
    findings.push(...(await raceNouns(target, { times: 3, seed })));
  });
  await step(
    "bombs",
    async () => {
      const { ours, token } = await asOwner();
      fates.push(...(await throwImages(target, token, ours)), ...(await throwImports(server.origin, token)));
    },
    (route) => /^PUT .*devices\/:id$|^POST .*imports$/.test(route),
  );
  await step(
    "slow",
    async () => {
      const { ours, token } = await asOwner();
      const upload = { port: server.port, token, device_id: ours.ids["devices"] ?? "", seconds: 20 };
      const { connections, asked, answered } = await uploadSlowly(target, upload);
      fates.push({
        name: `${connections} uploads that never end`,
        seconds: 20,
        outcome: `${answered} of ${asked} others answered`,
      });
      if (answered < asked) missed.push(`slow: ${asked - answered} were not answered beside slow uploads`);
    },
    (route) => /^PUT .*devices\/:id$/.test(route),
  );
  wire.close();
  const most = Math.min(before.resident * Number(options["max-memory"]), Number(options["max-settled-mb"]));
  const after = await settledMemory(most);
  const ratio = after.resident / before.resident;
  if (after.resident > most) missed.push(`memory: ${before.resident} MB before, ${after.resident} MB after`);
  const deadlocks = await countDeadlocks();
  if (deadlocks > 0) missed.push(`${deadlocks} deadlocks`);
  const left = await readTheirs();
  const changed = left.filter((line) => !theirs.includes(line));
  const gone = theirs.filter((line) => !left.includes(line));
  for (const line of gone) console.log(`theirs, before: ${line.slice(0, LONGEST_LINE)}`);
  for (const line of changed) console.log(`theirs, now:    ${line.slice(0, LONGEST_LINE)}`);
  if (changed.length + gone.length) missed.push(`${changed.length + gone.length} rows of the other customer changed`);
  if (server.hasEnded()) missed.push("the server ended");

  for (const finding of findings) console.log(finding);
  for (const error of new Set(server.errors)) console.log(error);
  if (fates.length) console.table(fates);
  console.table(rows);
  console.log(
    `Memory: ${before.resident} MB before (heap ${before.heap}), ${after.resident} MB after (heap ${after.heap}), ${ratio.toFixed(2)} times`,
  );
  if (findings.length) missed.push(`${findings.length} findings, see above; seed ${seed}`);
} finally {
  await server.stop();
}
console.log(missed.length ? `Missed:\n- ${missed.join("\n- ")}` : "Every goal is met.");
process.exitCode = missed.length ? 1 : 0;
