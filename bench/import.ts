import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { createClient } from "#contract/client.ts";
import { devicesApi } from "#contract/devices.ts";
import { type Import, importsApi, MAX_IMPORT_ROWS } from "#contract/imports.ts";
import { openDatabase } from "#server/platform/database/db.ts";
import { startEmbeddedPostgres } from "#server/platform/database/embedded-postgres/embedded-postgres.ts";
import { csvLine } from "#server/platform/records/csv.ts";
import { TABLE_FORMATS, type TableFormat } from "#server/platform/records/table-file.ts";
import { writeXlsx } from "#server/platform/records/write-xlsx.ts";
import { createLog } from "#server/platform/process/log.ts";
import { prepareDatabase } from "#server/platform/database/prepare-database.ts";
import { createFactories } from "#server/testing/factories.ts";
import { fillInventory } from "./device-inventory.ts";
import type { AskOrder, Waits } from "./import/ask-others.ts";

/**
 * `npx tsx bench/import.ts [rows] [existing devices]`: speed and memory of a large import as CSV and as a workbook, of
 * the export of its result and of taking that in again, and latency of other requests meanwhile. Fails beyond the limits.
 */
const ROWS = Number(process.argv[2] ?? MAX_IMPORT_ROWS);
/** With none, the export of the largest import comes in again. */
const BEFORE = Number(process.argv[3] ?? 0);
/** Of the server and of a worker; and of 99 in 100 requests of others. */
const [MAX_MB, MAX_P99_MS] = [500, 100];
const WORKING: readonly Import["state"][] = ["checking", "running", "undoing"];

const COLUMNS = "reference,name,device_type,status,vendor,department,installed_on,summary,address,lat,lng,labels".split(
  ",",
);

const cellsOf = (n: number): (string | number)[] => [
  `SN-${n}`,
  `Counter ${n}, ${n % 90} Harbour Walk`,
  "sensor",
  "Active",
  "Axelis",
  "Mobility",
  `2024-0${1 + (n % 9)}-1${n % 10}`,
  'Counts people "on foot" and keeps no pictures.',
  `${n % 90} Harbour Walk`,
  11.5 + (n % 1000) / 1e4,
  104.9 + n / 1e6,
  "Mobility; Port",
];

async function* pagesOf(count: number) {
  for (let from = 1; from <= count; from += 1000)
    yield Array.from({ length: Math.min(1000, count - from + 1) }, (_, at) => cellsOf(from + at));
}

async function* csvPieces() {
  yield `${COLUMNS.join(",")}\r\n`;
  for await (const page of pagesOf(ROWS)) yield page.map(csvLine).join("");
}

async function fileOf(format: TableFormat) {
  const columns = COLUMNS.map((name) => ({ name, is_day: name === "installed_on" }));
  const parts: BlobPart[] = [];
  const pieces = format === "csv" ? csvPieces() : writeXlsx(columns, pagesOf(ROWS));
  for await (const piece of pieces) parts.push(typeof piece === "string" ? piece : new Uint8Array(piece));
  return new Blob(parts);
}

const round = (ms: number) => Number(ms.toFixed(ms < 10 ? 1 : 0));
function shareOf(waits: readonly number[], share: number) {
  const sorted = waits.toSorted((a, b) => a - b);
  return round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
}

/** How long others wait meanwhile. */
async function startAsking(asker: ChildProcess, address: string, token: string) {
  asker.send({ kind: "start", address, token } satisfies AskOrder);
  return async () => {
    const answered = once(asker, "message");
    asker.send({ kind: "stop" } satisfies AskOrder);
    const [{ list, health, bare }] = (await answered) as [Waits];
    return {
      "list p50": shareOf(list, 0.5),
      "list p99": shareOf(list, 0.99),
      longest: shareOf(list, 1),
      "health p99": shareOf(health, 0.99),
      "bare p99": shareOf(bare, 0.99),
      asked: list.length,
    };
  };
}

const SAMPLE_MS = 100;
const MB = 1024 * 1024;

/** The greatest memory of the server, of one of its workers, and of all workers together. */
function watchMemory(pid: number) {
  const peak = { server: 0, worker: 0, workers: 0 };
  const rss = (of: string) => {
    try {
      return Number(readFileSync(`/proc/${of}/statm`, "utf8").split(" ")[1]) * 4096;
    } catch {
      return 0;
    }
  };
  const childrenOf = (of: string): string[] => {
    try {
      return readFileSync(`/proc/${of}/task/${of}/children`, "utf8").split(" ").filter(Boolean);
    } catch {
      return [];
    }
  };
  const look = () => {
    peak.server = Math.max(peak.server, rss(String(pid)));
    const each = childrenOf(String(pid)).map(rss);
    peak.worker = Math.max(peak.worker, ...each);
    peak.workers = Math.max(
      peak.workers,
      each.reduce((sum, one) => sum + one, 0),
    );
  };
  const timer = setInterval(look, SAMPLE_MS);
  look();
  return () => {
    clearInterval(timer);
    look();
    return Object.fromEntries(Object.entries(peak).map(([name, bytes]) => [`${name} MB`, Math.round(bytes / MB)]));
  };
}

const dataDir = await mkdtemp(join(tmpdir(), "guidepost-bench-"));
const postgres = await startEmbeddedPostgres({ dataDir, log: { info: () => undefined, warn: console.warn } });
const child = fork(join(import.meta.dirname, "import-server.ts"), {
  execArgv: ["--import", "tsx"],
  env: { ...process.env, NODE_ENV: "production" },
});
const asker = fork(join(import.meta.dirname, "import/ask-others.ts"), { execArgv: ["--import", "tsx"] });
try {
  const { connections } = await prepareDatabase(postgres.connection, createLog("silent"));
  const database = openDatabase(connections);
  const make = createFactories(database);
  const { token, customer_id } = await make.person();
  const { token: other, customer_id: other_id } = await make.person();
  await fillInventory(database.system, other_id, 1000);
  if (BEFORE) await fillInventory(database.system, customer_id, BEFORE);
  child.send(connections);
  const [{ address }] = (await once(child, "message")) as [{ address: string }];
  const call = createClient(
    (path, init) => fetch(address + path, init),
    () => token,
  );

  const results: Record<string, object> = {};
  const beyond: string[] = [];
  /** Runs a step, waits for its job to finish, and records the cost. */
  async function measure<T>(step: string, act: () => Promise<T>) {
    const [stopAsking, stopMemory] = [await startAsking(asker, address, other), watchMemory(child.pid ?? 0)];
    const start = performance.now();
    const answer = await act();
    const seconds = (performance.now() - start) / 1000;
    const rows = { seconds: round(seconds), "rows/s": Math.round(ROWS / seconds) };
    const cost = { ...rows, ...(await stopAsking()), ...stopMemory(), load: round(loadavg()[0] ?? 0) };
    results[step] = cost;
    const limits = { "server MB": MAX_MB, "worker MB": MAX_MB, "list p99": MAX_P99_MS };
    for (const [name, limit] of Object.entries(limits)) {
      const found = Number((cost as Readonly<Record<string, unknown>>)[name]);
      if (!(found < limit)) beyond.push(`${step}: ${name} is ${found}, not under ${limit}`);
    }
    console.log(step, JSON.stringify(cost));
    return answer;
  }
  const worked = async ({ import: begun }: { import: Import }) => {
    let ours = begun;
    while (WORKING.includes(ours.state)) {
      await sleep(100);
      ours = (await call(importsApi.get, { params: { id: ours.id } })).import;
    }
    if (ours.error) throw new Error(ours.error);
    return ours;
  };
  const search = async () => {
    const start = performance.now();
    await call(devicesApi.list, { query: { q: "harbour", per_page: 50 } });
    return `${Math.round(performance.now() - start)} ms`;
  };
  const upload = async (file: Blob, name: string) => {
    const body = new FormData();
    body.append("file", file, name);
    return (await call(importsApi.upload, { query: { subject: "devices" }, body })).import;
  };
  const check = async ({ id, recipe, options }: Import) =>
    worked(await call(importsApi.check, { params: { id }, query: {}, body: { recipe, options } }));

  await search();
  const searchBefore = await search();
  for (const format of TABLE_FORMATS) {
    const file = await fileOf(format);
    const uploaded = await measure(`${format}: upload`, () => upload(file, `counters.${format}`));
    const params = { id: uploaded.id };
    await measure(`${format}: check`, () => check(uploaded));
    await measure(`${format}: run`, async () => worked(await call(importsApi.run, { params, query: {} })));
    // the whole list: what was there before, and what has come in
    const exported = await measure(`${format}: export`, () => call(devicesApi[format], { query: {} }));
    console.log(`${format}: ${(file.size / 1e6).toFixed(1)} MB in, ${(exported.size / 1e6).toFixed(1)} MB out`);
    if (ROWS + BEFORE <= MAX_IMPORT_ROWS) {
      const again = await upload(exported, `again.${format}`);
      const { counts } = await measure(`${format}: check of the export`, () => check(again));
      console.log(`${format}: the export comes in again as ${JSON.stringify(counts)}`);
    }
    await measure(`${format}: undo`, async () => worked(await call(importsApi.undo, { params })));
  }
  await search();
  const searchAfter = await search();
  console.log(`${ROWS} rows into ${BEFORE} devices; others ask all the while, in milliseconds`);
  console.table(results);
  console.log(`A search takes ${searchBefore} before the imports and ${searchAfter} after them.`);
  for (const line of beyond) console.log(line);
  console.log(
    `${beyond.length ? "FAIL" : "PASS"}: ${ROWS} rows both ways, under ${MAX_MB} MB, p99 of others under ${MAX_P99_MS} ms`,
  );
  if (beyond.length) process.exitCode = 1;
  await database.close();
} finally {
  asker.kill();
  child.kill();
  await once(child, "exit");
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}
