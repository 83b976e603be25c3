import { execFile, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { promisify } from "node:util";
import { analyticsApi } from "#contract/analytics.ts";
import { seedDemo } from "#server/demo/seed.ts";
import { fillEvents } from "./analytics/fill-events.ts";
import { runAsOwner } from "./run-as-owner.ts";
import { withApp } from "./with-app.ts";

/**
 * How many events a process accepts, beside a server that only buffers them, the same requests to both by turns; and how
 * long the screen of thirty days takes with few events and with many.
 */
const ROUNDS = Number(process.env["BENCH_ROUNDS"] ?? 5);
const SECONDS = Number(process.env["BENCH_SECONDS"] ?? 2);
const [FEW, MANY] = [50_000, Number(process.env["BENCH_EVENTS"] ?? 5_000_000)];
const LOOKS = 15;
const [LEAST_EVENTS, LEAST_SHARE, MOST_TIMES] = [5000, 0.7, 3];
const HOST = "seaview.localhost:3000";

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

type Sent = { accepted: number; total: number; per_second: number };
const run = promisify(execFile);

/** By a process of its own: so this one's time is the server's alone. */
async function send(origin: string, path: string, seconds: number) {
  const script = join(import.meta.dirname, "analytics/send-events.ts");
  const { stdout } = await run(process.execPath, ["--import", "tsx", script, origin, path, HOST, String(seconds)]);
  const { accepted, total, per_second } = JSON.parse(stdout) as Sent;
  if (accepted !== total) throw new Error(`${origin} accepted ${accepted} of ${total}`);
  return per_second;
}

/** In a process of its own too: what we write while it has its turn is not its work. */
async function startBare() {
  const child = fork(join(import.meta.dirname, "analytics/bare-server.ts"), { execArgv: ["--import", "tsx"] });
  const [url] = (await once(child, "message")) as [string];
  const stop = async () => {
    child.disconnect();
    await once(child, "exit");
  };
  return { url, stop };
}

/** Where a page of the demo tells that somebody opened something. */
async function findCountPath(origin: string) {
  const ask = async (path: string) => (await fetch(origin + path, { headers: { "x-forwarded-host": HOST } })).text();
  const [page = "/"] = /\/devices\/[\w-]+/.exec(await ask("/")) ?? [];
  const [path = ""] = /\/count\?e=category_opened[^"]+/.exec(await ask(page)) ?? [];
  if (!path) throw new Error("no page tells what is opened on it");
  return path.replaceAll("&amp;", "&");
}

async function measureAccepting(origin: string) {
  const path = await findCountPath(origin);
  const bare = await startBare();
  for (const url of [origin, bare.url]) await send(url, path, 1);
  const [shares, rates]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    const [plain, counted] = [await send(bare.url, path, SECONDS), await send(origin, path, SECONDS)];
    shares.push(counted / plain);
    rates.push(counted);
    console.log(`bare ${Math.round(plain)}/s, counted ${Math.round(counted)}/s`);
  }
  await bare.stop();
  const [rate, share] = [median(rates), median(shares)];
  console.log(
    `Events accepted: ${Math.round(rate)} a second (at least ${LEAST_EVENTS}), or ${share.toFixed(2)} of a handler that only buffers (at least ${LEAST_SHARE}; median of ${ROUNDS})`,
  );
  return rate >= LEAST_EVENTS || share >= LEAST_SHARE;
}

async function look(origin: string, token: string) {
  const start = performance.now();
  const reply = await fetch(origin + analyticsApi.overview.path, { headers: { authorization: `Bearer ${token}` } });
  if (!reply.ok) throw new Error(await reply.text());
  await reply.text();
  return performance.now() - start;
}

await withApp(
  async ({ database, connection, listen }) => {
    await seedDemo(database);
    const origin = await listen();
    const isFast = await measureAccepting(origin);
    const few = await fillEvents(database, FEW);
    const many = await fillEvents(database, MANY);
    console.log(`A day of ${Math.round(MANY / 30)} events is added up in ${many.seconds_a_day.toFixed(1)} s`);
    await runAsOwner(connection, "vacuum analyze event_days, event_hours, event_details");
    const times = { few: [] as number[], many: [] as number[] };
    for (let time = 0; time < LOOKS; time += 1) {
      times.few.push(await look(origin, few.token));
      times.many.push(await look(origin, many.token));
    }
    const [short, long] = [median(times.few), median(times.many)];
    console.log(
      `The screen of 30 days: ${short.toFixed(1)} ms with ${FEW} events, ${long.toFixed(1)} ms with ${MANY}: ${(long / short).toFixed(2)} times (at most ${MOST_TIMES})`,
    );
    if (!isFast || long / short > MOST_TIMES) process.exitCode = 1;
  },
  { TRUST_PROXY: "loopback" },
);
