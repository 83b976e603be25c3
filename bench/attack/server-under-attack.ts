import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { createDatabase, startCluster } from "../../e2e/cluster.ts";
import { freePort } from "../../e2e/start-app.ts";
import { openDatabase } from "#server/platform/database/db.ts";
import { ROOT } from "#server/platform/process/root.ts";
import { IMAGE_OPTIONS } from "../image-options.ts";

type Message = { stall: number; worked: number } | { memory: NodeJS.MemoryUsage };
type LogLine = {
  routes?: string[];
  method?: string;
  route?: string;
  status?: number;
  ms?: number;
  msg?: string;
  err?: { stack?: string };
};

/** The server's own measurements since the last call. */
export type Measures = {
  requests: number;
  statuses: Record<string, number>;
  /** Slowest response in ms, by route. */
  slowest: Record<string, number>;
  /** Routes in progress during a stall, as logged by the server. */
  stalled_routes: string[];
  /** Longest event loop stall in ms: caused by the server, and by other load on the machine. */
  stall_ms: number;
  starved_ms: number;
  peak_mb: number;
};

const nothing = (): Measures => ({
  requests: 0,
  statuses: {},
  slowest: {},
  stalled_routes: [],
  stall_ms: 0,
  starved_ms: 0,
  peak_mb: 0,
});

const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024);

async function residentMegabytes(pid: number | undefined) {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
}

/** CPU time used is the server's share of a stall; the rest was waiting for a CPU. */
const oursOf = ({ stall, worked }: { stall: number; worked: number }) => Math.min(stall, worked);

function noteLine(measures: Measures, errors: string[], line: string) {
  let entry: LogLine;
  try {
    entry = JSON.parse(line) as LogLine;
  } catch {
    return;
  }
  if (entry.routes && entry.ms) measures.stalled_routes.push(`${entry.ms} ms: ${entry.routes.join(", ")}`);
  if (entry.err) errors.push(`${entry.msg}: ${entry.err.stack?.split("\n").slice(0, 4).join(" ")}`);
  if (entry.status === undefined || entry.ms === undefined || entry.route === "/metrics") return;
  measures.requests += 1;
  const kind = `${Math.floor(entry.status / 100)}xx`;
  measures.statuses[kind] = (measures.statuses[kind] ?? 0) + 1;
  const route = `${entry.method} ${entry.route}`;
  measures.slowest[route] = Math.max(measures.slowest[route] ?? 0, entry.ms);
}

/** The built server in its own process, with its own PostgreSQL, measured from inside and outside. */
export async function startServer() {
  const main = join(ROOT, "dist/server/main.js");
  if (!existsSync(main)) throw new Error("Build first: npm run build");
  const cluster = await startCluster();
  const url = await createDatabase(cluster.url, "attack");
  const data_dir = await mkdtemp(join(tmpdir(), "guidepost-attack-"));
  const port = await freePort();
  const child = spawn(
    process.execPath,
    [...IMAGE_OPTIONS.flags, "--expose-gc", "--import", join(import.meta.dirname, "watch-inside.mjs"), main],
    {
      env: {
        PATH: process.env["PATH"],
        ...IMAGE_OPTIONS.env,
        NODE_ENV: "production",
        LOG_LEVEL: "info",
        PORT: String(port),
        DATA_DIR: data_dir,
        DATABASE_URL: url,
        TERMS_DATE: "2026-01-31",
      },
      stdio: ["ignore", "pipe", "inherit", "ipc"],
    },
  );
  const exited = once(child, "exit");
  let measures = nothing();
  const errors: string[] = [];
  createInterface({ input: child.stdout! }).on("line", (line) => noteLine(measures, errors, line));
  child.on("message", (message: Message) => {
    if (!("stall" in message)) return;
    const ours = oursOf(message);
    measures.stall_ms = Math.max(measures.stall_ms, ours);
    measures.starved_ms = Math.max(measures.starved_ms, message.stall - ours);
  });
  const sampling = setInterval(() => {
    void residentMegabytes(child.pid).then((now) => (measures.peak_mb = Math.max(measures.peak_mb, now)));
  }, 250);
  const origin = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${origin}/readyz`).catch(() => undefined))?.ok) {
    if (child.exitCode !== null) throw new Error("The server ended while starting");
    await sleep(50);
  }
  const database = openDatabase({ tenant: { connectionString: url }, system: { connectionString: url } });
  return {
    port,
    origin,
    database,
    errors,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    /** Returns and resets the measurements. */
    takeMeasures: () => {
      const taken = measures;
      measures = nothing();
      return taken;
    },
    /** Memory after garbage collection: of the process, and of the JavaScript heap. */
    memory: async () => {
      child.send("collect");
      for (;;) {
        const [message] = (await once(child, "message")) as [Message];
        if (!("memory" in message)) continue;
        return { resident: await residentMegabytes(child.pid), heap: megabytes(message.memory.heapUsed) };
      }
    },
    stop: async () => {
      clearInterval(sampling);
      await database.close();
      child.kill("SIGTERM");
      const timer = setTimeout(() => child.kill("SIGKILL"), 30_000);
      await exited;
      clearTimeout(timer);
      await cluster.stop();
      await rm(data_dir, { recursive: true, force: true });
    },
  };
}
