import autocannon from "autocannon";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { type Connections, openDatabase } from "#server/platform/database/db.ts";
import { startEmbeddedPostgres } from "#server/platform/database/embedded-postgres/embedded-postgres.ts";
import { createLog } from "#server/platform/process/log.ts";
import { prepareDatabase } from "#server/platform/database/prepare-database.ts";
import { ROOT } from "#server/platform/process/root.ts";
import { createFactories } from "#server/testing/factories.ts";
import { bundleServer } from "../scripts/bundle-server.ts";
import { startDirectus } from "./list/directus.ts";
import type { LeanOrder } from "./list/lean-server.ts";
import { IMAGE_OPTIONS } from "./image-options.ts";
import { freePort, megabytesOf, type Server, startProcess } from "./list/servers.ts";
import { runAsOwner } from "./run-as-owner.ts";

/**
 * A list of 50 with filter, sorting and count: a minimal hand-written handler, our built app and, with `--peer`, Directus,
 * which is installed into a temporary folder (or reused: `--peer=/folder`). All on one PostgreSQL.
 */
const ROWS = 10_000;
const SECONDS = Number(process.env["BENCH_SECONDS"] ?? 5);
const ROUNDS = Number(process.env["BENCH_ROUNDS"] ?? 3);
const IDLE_MS = 20_000;
const peer = process.argv.find((word) => word.startsWith("--peer"));
const peerFolder = peer?.split("=")[1] ?? join(tmpdir(), "guidepost-bench-directus");

const dataDir = await mkdtemp(join(tmpdir(), "guidepost-bench-"));
const bundle = join(ROOT, "node_modules", ".cache", "guidepost-bench");
const postgres = await startEmbeddedPostgres({
  dataDir,
  log: { info: () => undefined, warn: console.warn },
  settings: { max_connections: 120 },
});
const { connection } = postgres;
const servers: Record<string, Server> = {};

type Seed = Awaited<ReturnType<typeof seed>>;

async function seed(connections: Connections) {
  const database = openDatabase(connections);
  const make = createFactories(database);
  const person = await make.person();
  const { customer_id } = person;
  const statuses = [await make.status(customer_id, "Active"), await make.status(customer_id, "Pilot")];
  await sql`
    insert into devices (id, customer_id, name, reference, status_id)
    select gen_random_uuid(), ${customer_id}, 'Device ' || md5(n::text), 'REF-' || n, (${statuses.map((one) => one.id)}::uuid[])[1 + n % 2]
    from generate_series(1, ${ROWS}) as n`.execute(database.system);
  await runAsOwner(connection, "vacuum analyze");
  await database.close();
  return { ...person, status: statuses[0]?.id ?? "" };
}

async function startLean({ customer_id, status }: Seed): Promise<Server> {
  const order: LeanOrder = { connection, customer_id, port: await freePort() };
  const url = `http://127.0.0.1:${order.port}/devices?status=${status}`;
  const file = join(import.meta.dirname, "list/lean-server.ts");
  const args = [...IMAGE_OPTIONS.flags, "--import", "tsx", file, JSON.stringify(order)];
  return { child: await startProcess(process.execPath, args, { ...process.env, ...IMAGE_OPTIONS.env }, url), url };
}

async function startOurs({ token, status }: Seed): Promise<Server> {
  await mkdir(bundle, { recursive: true });
  await bundleServer(["server/main.ts", "server/worker.ts"], bundle);
  const base = `http://127.0.0.1:${await freePort()}`;
  const env = { ...process.env, DATABASE_URL: postgres.url, DATA_DIR: join(dataDir, "app"), DEMO: "false" };
  const started = startProcess(
    process.execPath,
    [...IMAGE_OPTIONS.flags, join(bundle, "main.js")],
    { ...env, ...IMAGE_OPTIONS.env, PORT: new URL(base).port, LOG_LEVEL: "warn" },
    `${base}/healthz`,
  );
  const url = `${base}/api/v1/inventory/devices?per_page=50&page=3&sort=name&status=${status}`;
  return { child: await started, token, url };
}

async function measure({ url, token }: Server) {
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  const result = await autocannon({ url, connections: 20, duration: SECONDS, headers });
  if (result.non2xx || result.errors)
    throw new Error(`${url}: ${result.non2xx} answers were no success, ${result.errors} failed`);
  return { rate: result.requests.average, p99: result.latency.p99 };
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const ratio = (one: number, other: number | undefined) => (other ? Math.round((one / other) * 100) / 100 : "–");

async function report() {
  const rounds: Record<string, Awaited<ReturnType<typeof measure>>[]> = {};
  for (const server of Object.values(servers)) await measure(server);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [name, server] of Object.entries(servers)) (rounds[name] ??= []).push(await measure(server));
  const rateOf = (name: string) => median((rounds[name] ?? []).map(({ rate }) => rate));
  const memory = () =>
    Object.fromEntries(Object.entries(servers).map(([name, { child }]) => [name, megabytesOf(child)]));
  const afterwards = memory();
  // let memory used by the responses return to the system
  await sleep(IDLE_MS);
  const idle = memory();
  const columns = Object.keys(servers).map((name) => [
    name,
    {
      "requests/s": Math.round(rateOf(name)),
      "p99 ms": median((rounds[name] ?? []).map(({ p99 }) => p99)),
      "times Directus": ratio(rateOf(name), rateOf("Directus")),
      "of lean": ratio(rateOf(name), rateOf("lean handler")),
      "MB afterwards": afterwards[name],
      "MB when idle": idle[name],
    },
  ]);
  console.log(
    `List of 50 of ${ROWS}, filter, sort and count, 20 connections, median of ${ROUNDS} rounds of ${SECONDS} s by turns`,
  );
  console.table(Object.fromEntries(columns));
}

try {
  const { connections } = await prepareDatabase(connection, createLog("silent"));
  const seeded = await seed(connections);
  if (peer) servers["Directus"] = await startDirectus(peerFolder, connection, ROWS);
  servers["lean handler"] = await startLean(seeded);
  servers["Guidepost"] = await startOurs(seeded);
  await report();
} finally {
  for (const { child } of Object.values(servers)) child.kill();
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
  await rm(bundle, { recursive: true, force: true });
}
