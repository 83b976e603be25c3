import type { AddressInfo } from "node:net";
import { Worker } from "node:worker_threads";
import { setTimeout as sleep } from "node:timers/promises";
import { devicesApi } from "#contract/devices.ts";

/**
 * Somebody else's requests, from a process of their own: the list of another workspace, the health check, and, to know
 * how busy the machine is, a bare server. `start` and `stop` by messages; `stop` is answered with the waits.
 */
export type AskOrder = { readonly kind: "start"; readonly address: string; readonly token: string } | { kind: "stop" };
export type Waits = Readonly<Record<"list" | "health" | "bare", readonly number[]>>;

const PAUSE_MS = 10;

/** In a thread, so that it waits for this process's own work no more than the product does. */
const BARE = `
  const { createServer } = require("node:http");
  const { parentPort } = require("node:worker_threads");
  const server = createServer((_, reply) => reply.end("ok"));
  server.listen(0, "127.0.0.1", () => parentPort.postMessage(server.address().port));`;

const bare = new Worker(BARE, { eval: true });
const port = new Promise<AddressInfo["port"]>((resolve) => bare.once("message", resolve));

let waits: Record<keyof Waits, number[]> = { list: [], health: [], bare: [] };
let end = new AbortController();
let asking: Promise<void> | undefined;

async function timed(name: keyof Waits, url: string, headers: Record<string, string> = {}) {
  const begun = performance.now();
  const reply = await fetch(url, { headers });
  await reply.text();
  waits[name].push(performance.now() - begun);
  if (!reply.ok) throw new Error(`${url} answers ${reply.status}`);
}

async function ask(address: string, token: string, { signal }: AbortController) {
  const own = `http://127.0.0.1:${await port}/`;
  while (!signal.aborted) {
    await timed("health", `${address}/healthz`);
    await timed("list", `${address}${devicesApi.list.path}?per_page=50`, { authorization: `Bearer ${token}` });
    await timed("bare", own);
    await sleep(PAUSE_MS);
  }
}

process.on("message", (order: AskOrder) => {
  if (order.kind === "start") {
    waits = { list: [], health: [], bare: [] };
    end = new AbortController();
    asking = ask(order.address, order.token, end);
    return;
  }
  end.abort();
  void (async () => {
    await asking;
    process.send?.(waits);
  })();
});
process.once("disconnect", () => process.exit());
