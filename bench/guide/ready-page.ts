import autocannon from "autocannon";
import { join } from "node:path";
import { freePort, startProcess } from "../list/servers.ts";
import type { BareOrder } from "./bare-server.ts";
import { rounded, share } from "./figures.ts";
import { type Site, visitPage } from "./visit.ts";

const SECONDS = Number(process.env["BENCH_SECONDS"] ?? 5);
const ROUNDS = Number(process.env["BENCH_ROUNDS"] ?? 3);
const LEAST = 0.8;

/** Fastify writes them itself. */
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

async function rateOf({ origin, host }: Site, path: string) {
  const headers = { host, "accept-encoding": "br" };
  const result = await autocannon({ url: origin + path, connections: 20, duration: SECONDS, headers });
  if (result.non2xx || result.errors) throw new Error(`${path}: ${result.non2xx + result.errors} were no success`);
  return result.requests.average;
}

/** A page that is ready, beside a bare route that answers the same bytes, turn by turn. */
export async function measureReady(site: Site, path: string) {
  const bare = await startBare(site, path);
  try {
    const rates: { ours: number; bare: number }[] = [];
    for (let round = 0; round <= ROUNDS; round += 1)
      rates.push({ bare: await rateOf(bare.site, path), ours: await rateOf(site, path) });
    // The first round warms both up.
    const ratio = rounded(share(rates.slice(1).map(({ ours, bare }) => (100 * ours) / bare), 0.5) / 100, 2);
    console.log(`A page that is ready, ${bare.body.length} bytes, 20 connections, requests/s by turns:`);
    console.table(rates.slice(1).map(({ ours, bare }) => ({ bare: Math.round(bare), ours: Math.round(ours) })));
    return { "of a bare route": ratio, goal: `≥ ${LEAST}`, isMet: ratio >= LEAST };
  } finally {
    bare.child.kill();
  }
}
