import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

export interface RunningApp {
  base: string;
  process: ChildProcess;
  exited: Promise<unknown>;
  /** Milliseconds from start until ready. */
  readyAfter: number;
  /** Output so far. */
  output(): string;
}

/** Starts the built app on a free port and waits until it is ready. */
export async function startApp(dataDir: string): Promise<RunningApp> {
  const start = performance.now();
  const port = await freePort();
  const main = path.resolve(import.meta.dirname, "../dist/server/main.js");
  const env = { ...process.env, NODE_ENV: "production", DATA_DIR: dataDir, PORT: String(port), DEMO: "off" };
  const child = spawn(process.execPath, [main], { env, stdio: ["ignore", "pipe", "pipe"] });
  const exited = once(child, "exit");
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += String(chunk)));
  const base = `http://127.0.0.1:${port}`;
  while (!(await isReady(base))) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`The app ended before it was ready.\n${output}`);
    await sleep(10);
  }
  const readyAfter = Math.round(performance.now() - start);
  return { base, process: child, exited, readyAfter, output: () => output };
}

async function isReady(base: string): Promise<boolean> {
  const answer = await fetch(`${base}/readyz`).catch(() => undefined);
  return answer?.ok ?? false;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}
