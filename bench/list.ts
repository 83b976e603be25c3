import autocannon from "autocannon";
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import { listDevices } from "#server/devices/list-devices.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import { type Connections, openDatabase } from "#server/platform/db.ts";
import { startEmbeddedPostgres } from "#server/platform/embedded-postgres/embedded-postgres.ts";
import { createLog } from "#server/platform/log.ts";
import { prepareDatabase } from "#server/platform/prepare-database.ts";
import type { DB } from "#server/platform/schema.ts";
import { createFactories } from "#server/testing/factories.ts";
import type { Order } from "./list-servers.ts";
import { runAsOwner } from "./run-as-owner.ts";

const ROWS = 10_000;
const SECONDS = Number(process.env["BENCH_SECONDS"] ?? 5);
const ROUNDS = 3;

/** The list of 50 with filter, sort and count, against a bare Fastify handler with the same SQL on the same PostgreSQL. */
const dataDir = await mkdtemp(join(tmpdir(), "guidepost-bench-"));
const postgres = await startEmbeddedPostgres({ dataDir, log: { info: () => undefined, warn: console.warn } });
const { connection } = postgres;
const children: ChildProcess[] = [];

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
  await runAsOwner(connection, "vacuum analyze devices");
  await database.close();
  return { ...person, status: statuses[0]?.id ?? "" };
}

/** The very SQL that the service sends, so that the bare handler runs nothing else. */
async function captureQueries(customer_id: string, status: string) {
  const queries: { sql: string; parameters: unknown[] }[] = [];
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool: new pg.Pool(connection) }),
    log: ({ query }) => void queries.push({ sql: query.sql, parameters: [...query.parameters] }),
  });
  await listDevices({ db, customer_id } as unknown as TenantCtx, {
    page: 3,
    per_page: 50,
    sort: "name",
    status: [status],
  });
  await db.destroy();
  return queries.toSorted(
    (one, other) => Number(one.sql.includes("count(*)")) - Number(other.sql.includes("count(*)")),
  );
}

async function startServer(order: Order) {
  const child = fork(join(import.meta.dirname, "list-servers.ts"), {
    execArgv: ["--import", "tsx"],
    env: { ...process.env, NODE_ENV: "production" },
  });
  children.push(child);
  child.send(order);
  const [{ address }] = (await once(child, "message")) as [{ address: string }];
  return { child, address };
}

async function memoryOf(child: ChildProcess) {
  child.send("memory");
  const [{ rss }] = (await once(child, "message")) as [{ rss: number }];
  return `${Math.round(rss / 1024 / 1024)} MB`;
}

async function measure(url: string, token: string) {
  const result = await autocannon({
    url,
    connections: 20,
    duration: SECONDS,
    headers: { authorization: `Bearer ${token}` },
  });
  if (result.non2xx || result.errors)
    throw new Error(`${result.non2xx} answers were no success, ${result.errors} failed`);
  return result.requests.average;
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

try {
  const { connections } = await prepareDatabase(connection, createLog("silent"));
  const { token, customer_id, status } = await seed(connections);
  const ours = await startServer({ kind: "ours", connections });
  const bare = await startServer({ kind: "bare", connection, queries: await captureQueries(customer_id, status) });
  const oursUrl = `${ours.address}/api/v1/inventory/devices?per_page=50&page=3&sort=name&status=${status}`;
  const rates: { ours: number[]; bare: number[] } = { ours: [], bare: [] };
  await measure(oursUrl, token);
  await measure(`${bare.address}/bare`, token);
  for (let round = 0; round < ROUNDS; round += 1) {
    rates.bare.push(await measure(`${bare.address}/bare`, token));
    rates.ours.push(await measure(oursUrl, token));
  }
  const [own, plain] = [median(rates.ours), median(rates.bare)];
  console.log(
    `List of 50 of ${ROWS}, filter, sort and count, signed in, 20 connections, median of ${ROUNDS} rounds of ${SECONDS} s`,
  );
  console.table({
    "bare Fastify": { "requests/s": Math.round(plain), ratio: 1, memory: await memoryOf(bare.child) },
    Guidepost: {
      "requests/s": Math.round(own),
      ratio: Math.round((own / plain) * 100) / 100,
      memory: await memoryOf(ours.child),
    },
  });
} finally {
  for (const child of children) child.kill();
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}
