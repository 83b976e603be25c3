// `npm run bench rolling 3`: restarts two processes on one database in turn, under load. Clients retry closed
// connections and 503 with Retry-After; nothing else may fail, and nothing may be lost.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { uuidv7 } from "uuidv7";
import { createDatabase, startCluster } from "../e2e/cluster.ts";
import { freePort } from "../e2e/start-app.ts";
import { firstToken } from "./kill/first-token.ts";

const rounds = Number(process.argv[2] ?? 3);
const CLIENTS = 20;
const MAIN = path.resolve(import.meta.dirname, "../dist/server/main.js");

const dataDir = await mkdtemp(path.join(tmpdir(), "guidepost-rolling-"));
const cluster = await startCluster();
const database = await createDatabase(cluster.url, "rolling");

async function start(port: number) {
  const env = {
    ...process.env,
    NODE_ENV: "production",
    DATA_DIR: dataDir,
    DATABASE_URL: database,
    PORT: String(port),
    APP_HOST: "localhost",
    DEMO: "off",
  };
  const child = spawn(process.execPath, [MAIN], { env, stdio: ["ignore", "pipe", "inherit"] });
  let output = "";
  child.stdout.on("data", (chunk) => (output += String(chunk)));
  const exited = once(child, "exit") as Promise<[number | null]>;
  const base = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${base}/readyz`).catch(() => undefined))?.ok) await sleep(20);
  return { port, base, child, exited, output: () => output };
}
type Running = Awaited<ReturnType<typeof start>>;

type HttpResult = { status: number; retry_after: string | undefined; body: string };

/** Undefined: connection refused, or closed before a response. Connections are kept alive, as a load balancer does. */
const send = (agent: Agent, port: number, token: string, label?: object) =>
  new Promise<HttpResult | undefined>((resolve) => {
    const body = label && JSON.stringify({ label });
    const headers = {
      authorization: `Bearer ${token}`,
      ...(body && { "content-type": "application/json", "content-length": Buffer.byteLength(body) }),
    };
    const outgoing = request(
      {
        agent,
        host: "127.0.0.1",
        port,
        path: "/api/v1/labels?per_page=20".slice(0, body ? 14 : undefined),
        method: body ? "POST" : "GET",
        headers,
      },
      (answer) => {
        let text = "";
        answer.on("data", (chunk) => (text += String(chunk)));
        answer.on("end", () =>
          resolve({ status: answer.statusCode ?? 0, retry_after: answer.headers["retry-after"], body: text }),
        );
        answer.on("error", () => resolve(undefined));
      },
    );
    outgoing.on("error", () => resolve(undefined));
    outgoing.end(body);
  });

const counts = { answered: 0, closed: 0, unavailable: 0, failed: 0, "503 without Retry-After": 0 };
const failures: string[] = [];
const acknowledged = new Set<string>();
const load = { isOver: false };

/**
 * Retries, alternating between ports, until there is a response. Labels carry their id, so a retry creates no duplicate.
 */
async function persist(agent: Agent, ports: readonly number[], token: string, label?: { id: string }) {
  for (let turn = Math.floor(Math.random() * 2); ; turn += 1) {
    const answer = await send(agent, ports[turn % 2] ?? 0, token, label);
    if (!answer) counts.closed += 1;
    else if (answer.status === 503 && answer.retry_after) counts.unavailable += 1;
    else {
      counts.answered += 1;
      if (answer.status === 503) counts["503 without Retry-After"] += 1;
      if (answer.status < 300) return;
      counts.failed += 1;
      failures.push(`${answer.status} ${answer.body.slice(0, 200)}`);
      return;
    }
    await sleep(5);
  }
}

async function client(ports: readonly number[], token: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 2 });
  while (!load.isOver) {
    const id = uuidv7();
    const before = counts.failed;
    await persist(agent, ports, token, { id, name: id, color: "#336699" } as { id: string });
    if (counts.failed === before) acknowledged.add(id);
    await persist(agent, ports, token);
  }
  agent.destroy();
}

async function restart(running: Running) {
  const asked = performance.now();
  running.child.kill("SIGTERM");
  const [code] = await running.exited;
  const ended = Math.round(performance.now() - asked);
  if (code !== 0) failures.push(`a process ended with ${code}`);
  return { again: await start(running.port), ended };
}

const apps = [await start(await freePort())];
const [first] = apps as [Running];
try {
  const token = await firstToken(first);
  apps.push(await start(await freePort()));
  const ports = apps.map(({ port }) => port);
  const clients = Array.from({ length: CLIENTS }, () => client(ports, token));
  const table: object[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    for (const at of [0, 1]) {
      await sleep(1500);
      const before = { ...counts };
      const { again, ended } = await restart(apps[at]!);
      apps[at] = again;
      table.push({
        round,
        process: at + 1,
        "ended after (ms)": ended,
        answered: counts.answered - before.answered,
        "sent again": counts.closed + counts.unavailable - before.closed - before.unavailable,
        failed: counts.failed - before.failed,
      });
    }
  }
  load.isOver = true;
  await Promise.all(clients);
  const found = new Set<string>();
  for (let page = 1; ; page += 1) {
    const reply = await fetch(`${apps[0]!.base}/api/v1/labels?per_page=1000&page=${page}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const { labels } = (await reply.json()) as { labels: { id: string }[] };
    for (const { id } of labels) found.add(id);
    if (labels.length < 1000) break;
  }
  const lost = [...acknowledged].filter((id) => !found.has(id)).length;
  if (lost) failures.push(`${lost} acknowledged labels are gone`);
  console.table(table);
  console.log({ ...counts, acknowledged: acknowledged.size, lost });
} finally {
  for (const { child, exited } of apps) {
    child.kill("SIGTERM");
    await exited;
  }
  await cluster.stop();
  await rm(dataDir, { recursive: true, force: true });
}
for (const failure of new Set(failures)) console.log(failure);
console.log(
  failures.length
    ? `${failures.length} failed`
    : "No request failed but what a client sends again by itself, and nothing is lost.",
);
process.exitCode = failures.length ? 1 : 0;
