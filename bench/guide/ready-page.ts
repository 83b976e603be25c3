import autocannon from "autocannon";
import type { ChildProcess } from "node:child_process";
import { join } from "node:path";
import { freePort, startProcess } from "../list/servers.ts";
import type { BareOrder } from "./bare-server.ts";
import { rounded, share } from "./figures.ts";
import { processorSeconds } from "./processor-time.ts";
import { type Site, visitPage } from "./visit.ts";

const REQUESTS = Number(process.env["BENCH_REQUESTS"] ?? 20_000);
const ROUNDS = Number(process.env["BENCH_ROUNDS"] ?? 3);
const LEAST = 0.8;

/** Set by Fastify itself. */
const OWN_HEADERS = new Set(["date", "connection", "keep-alive", "content-length"]);

async function startBare(site: Site, path: string) {
  const { headers, body } = await visitPage(site, path);
  const sent = Object.entries(headers).filter(([name]) => !OWN_HEADERS.has(name));
  const order: BareOrder = {
    port: await freePort(),
    path,
    headers: Object.fromEntries(sent.map(([name, value]) => [name, String(value)])),
    body: body.toString("base64"),
  };
  const origin = `http://127.0.0.1:${order.port}`;
  const args = ["--import", "tsx", join(import.meta.dirname, "bare-server.ts"), JSON.stringify(order)];
  return { child: await startProcess(process.execPath, args, process.env, origin), site: { ...site, origin }, body };
}

type Server = { readonly child: ChildProcess; readonly site: Site };

/** Requests per second, and CPU microseconds per request: other load affects the former, not the latter. */
async function measure({ child, site: { origin, host } }: Server, path: string) {
  const headers = { host, "accept-encoding": "br" };
  const before = processorSeconds(child.pid ?? 0);
  const result = await autocannon({ url: origin + path, connections: 20, amount: REQUESTS, headers });
  if (result.non2xx || result.errors) throw new Error(`${path}: ${result.non2xx + result.errors} were no success`);
  const busy = processorSeconds(child.pid ?? 0) - before;
  return { rate: Math.round(result.requests.average), micros: rounded((busy / result.requests.total) * 1e6) };
}

/** Compares a cached page with a bare route that sends the same bytes, alternating. */
export async function measureReady(ours: Server, path: string) {
  const { child, site, body } = await startBare(ours.site, path);
  try {
    const rounds: Record<string, number>[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      const [bare, own] = [await measure({ child, site }, path), await measure(ours, path)];
      rounds.push({
        "bare, requests/s": bare.rate,
        "ours, requests/s": own.rate,
        "bare, µs": bare.micros,
        "ours, µs": own.micros,
        "by processor": rounded(bare.micros / own.micros, 2),
        ratio: rounded(own.rate / bare.rate, 2),
      });
    }
    // the first round is a warm-up
    const counted = rounds.slice(1);
    console.log(
      `A page that is ready, ${body.length} bytes, 20 connections, by turns; processor time for each request:`,
    );
    console.table(counted);
    const ratio = share(
      counted.map((round) => round["ratio"] ?? 0),
      0.5,
      2,
    );
    return { "of a bare route": ratio, goal: `≥ ${LEAST}`, isMet: ratio >= LEAST };
  } finally {
    child.kill();
  }
}
