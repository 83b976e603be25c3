import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { createClient } from "#contract/client.ts";
import { devicesApi } from "#contract/devices.ts";
import { type Import, importsApi } from "#contract/imports.ts";
import { openDatabase } from "#server/platform/database/db.ts";
import { startEmbeddedPostgres } from "#server/platform/database/embedded-postgres/embedded-postgres.ts";
import { createLog } from "#server/platform/process/log.ts";
import { prepareDatabase } from "#server/platform/database/prepare-database.ts";
import { createFactories } from "#server/testing/factories.ts";
import { fillInventory } from "./device-inventory.ts";

/**
 * `npx tsx bench/import.ts [rows] [existing devices]`: speed of a large import, and latency of other requests meanwhile.
 */
const ROWS = Number(process.argv[2] ?? 20_000);
const BEFORE = Number(process.argv[3] ?? 20_000);
const WORKING: readonly Import["state"][] = ["checking", "running", "undoing"];

function file() {
  const line = (n: number) =>
    `SN-${n},"Counter ${n}, ${n % 90} Harbour Walk",sensor,Active,Axelis,Mobility,2024-0${1 + (n % 9)}-1${n % 10},"Counts people ""on foot"" and keeps no pictures.",${n % 90} Harbour Walk,${11.5 + (n % 1000) / 1e4},${104.9 + n / 1e6},Mobility; Port`;
  const header = "reference,name,device_type,status,vendor,department,installed_on,summary,address,lat,lng,labels";
  return `${header}\n${Array.from({ length: ROWS }, (_, at) => line(at + 1)).join("\n")}\n`;
}

/** Maximum and median latency of continuous requests. */
function startPings(address: string) {
  const waits: number[] = [];
  const end = new AbortController();
  const pinging = (async () => {
    while (!end.signal.aborted) {
      const asked = performance.now();
      await (await fetch(`${address}/healthz`)).text();
      waits.push(performance.now() - asked);
      await sleep(10);
    }
  })();
  return async () => {
    end.abort();
    await pinging;
    const sorted = waits.toSorted((a, b) => a - b);
    const at = (share: number) =>
      Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
    return { "p50 ms": at(0.5), "p99 ms": at(0.99), "longest ms": at(1) };
  };
}

const dataDir = await mkdtemp(join(tmpdir(), "guidepost-bench-"));
const postgres = await startEmbeddedPostgres({ dataDir, log: { info: () => undefined, warn: console.warn } });
const child = fork(join(import.meta.dirname, "import-server.ts"), {
  execArgv: ["--import", "tsx"],
  env: { ...process.env, NODE_ENV: "production" },
});
try {
  const { connections } = await prepareDatabase(postgres.connection, createLog("silent"));
  const database = openDatabase(connections);
  const { token, customer_id } = await createFactories(database).person();
  if (BEFORE) await fillInventory(database.system, customer_id, BEFORE);
  child.send(connections);
  const [{ address }] = (await once(child, "message")) as [{ address: string }];
  const call = createClient(
    (path, init) => fetch(address + path, init),
    () => token,
  );

  const results: Record<string, object> = {};
  /** Runs a step, waits for its job to finish, and records the cost. */
  async function measure(step: string, act: () => Promise<{ import: Import }>) {
    const stop = startPings(address);
    const start = performance.now();
    let { import: ours } = await act();
    while (WORKING.includes(ours.state)) {
      await sleep(100);
      ours = (await call(importsApi.get, { params: { id: ours.id } })).import;
    }
    const seconds = (performance.now() - start) / 1000;
    results[step] = { seconds: Number(seconds.toFixed(1)), "rows/s": Math.round(ROWS / seconds), ...(await stop()) };
    if (ours.error) throw new Error(`${step}: ${ours.error}`);
    return ours;
  }
  const search = async () => {
    const start = performance.now();
    await call(devicesApi.list, { query: { q: "harbour", per_page: 50 } });
    return `${Math.round(performance.now() - start)} ms`;
  };

  const body = new FormData();
  body.append("file", new Blob([file()]), "counters.csv");
  await search();
  const searchBefore = await search();
  const { id, recipe, options } = await measure("upload", () =>
    call(importsApi.upload, { query: { subject: "devices" }, body }),
  );
  const params = { id };
  await measure("check", () => call(importsApi.check, { params, query: {}, body: { recipe, options } }));
  await measure("run", () => call(importsApi.run, { params, query: {} }));
  await search();
  const searchAfter = await search();
  await measure("undo", () => call(importsApi.undo, { params }));
  console.log(`${ROWS} rows into ${BEFORE} devices; others ask /healthz all the while`);
  console.table(results);
  console.log(`A search takes ${searchBefore} before the import and ${searchAfter} right after it.`);
  await database.close();
} finally {
  child.kill();
  await once(child, "exit");
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}
