import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT } from "#server/platform/process/root.ts";

const MAIN = join(ROOT, "dist/server/main.js");

export async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

async function untilReady(origin: string, hasEnded: () => boolean) {
  const deadline = Date.now() + 180_000;
  while (Date.now() < deadline) {
    if (hasEnded()) throw new Error("the app ended while starting");
    const reply = await fetch(`${origin}/readyz`).catch(() => undefined);
    if (reply?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error("the app did not become ready");
}

export type App = {
  origin: string;
  database: string;
  data_dir: string;
  output: () => string;
  stop: () => Promise<void>;
};

/** The built product in its own process, on a free loopback port. */
export async function startApp(database: string, env: Record<string, string> = {}, files?: string): Promise<App> {
  if (!existsSync(MAIN)) throw new Error("Build first: npm run build");
  const port = await freePort();
  const dataDir = await mkdtemp(join(tmpdir(), "guidepost-app-"));
  if (files) await cp(files, dataDir, { recursive: true });
  let output = "";
  const child = spawn(process.execPath, [MAIN], {
    env: {
      PATH: process.env["PATH"],
      NODE_ENV: "production",
      LOG_LEVEL: "warn",
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: database,
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const ended = once(child, "exit");
  const origin = `http://localhost:${port}`;
  try {
    await untilReady(origin, () => child.exitCode !== null);
  } catch (error) {
    child.kill("SIGKILL");
    throw new Error(`${error instanceof Error ? error.message : "failed"}\n${output}`, { cause: error });
  }
  return {
    origin,
    database,
    data_dir: dataDir,
    output: () => output,
    stop: async () => {
      child.kill("SIGTERM");
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
