import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type AddressInfo, connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { createTestDatabase } from "./testing/database.ts";
import { createFactories } from "./testing/factories.ts";

// Each test starts the product as a process of its own.
vi.setConfig({ testTimeout: 120_000 });

const { connection, database, drop } = await createTestDatabase();
const { token } = await createFactories(database).person({ role: "manager" });
afterAll(drop);

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

type Running = { child: ChildProcess; port: number; exited: Promise<number | null> };

async function startMain(env: NodeJS.ProcessEnv): Promise<Running> {
  const [port, folder] = [await freePort(), await mkdtemp(join(tmpdir(), "guidepost-main-"))];
  const child = spawn(process.execPath, ["--import", "tsx", join(import.meta.dirname, "main.ts")], {
    env: { PATH: process.env["PATH"], DATA_DIR: folder, PORT: String(port), DEMO: "false", LOG_LEVEL: "warn", ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const exited = once(child, "exit").then(([code]) => code as number | null);
  cleanups.push(async () => {
    child.kill("SIGKILL");
    await exited;
    await rm(folder, { recursive: true, force: true, maxRetries: 50, retryDelay: 100 });
  });
  const answers = async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).status;
  await vi.waitFor(async () => expect(await answers()).toBe(200), { timeout: 60_000, interval: 50 });
  return { child, port, exited };
}

const { user, database: name, host, port: postgresPort } = connection;
const DATABASE_URL = `postgresql://${user}@localhost/${name}?host=${encodeURIComponent(host ?? "")}&port=${postgresPort}`;

async function openSocket(port: number): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => undefined);
  cleanups.push(() => socket.destroy());
  await once(socket, "connect");
  return socket;
}

/** Ten megabytes are announced, and a few bytes come. */
async function unfinishedUpload({ port }: Running) {
  const socket = await openSocket(port);
  socket.write(
    `POST /api/v1/imports?subject=devices HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${token}\r\n` +
      "content-type: multipart/form-data; boundary=part\r\ncontent-length: 10000000\r\n\r\n" +
      '--part\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\nname',
  );
  return socket;
}

async function secondsUntilExit(app: Running, signal: NodeJS.Signals) {
  const started = performance.now();
  app.child.kill(signal);
  expect(await app.exited).toBe(0);
  return (performance.now() - started) / 1000;
}

test("with nothing to do it ends at once, its PostgreSQL and a connection that is kept open included", async () => {
  const app = await startMain({});
  const socket = await openSocket(app.port);
  socket.write("GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n");
  await once(socket, "data");
  expect(await secondsUntilExit(app, "SIGINT")).toBeLessThan(8);
});

test("an upload that never ends is cut off after ten seconds, and the exit code is 0", async () => {
  const app = await startMain({ DATABASE_URL });
  await unfinishedUpload(app);
  // Answered after the upload has begun: whoever is accepted later is served later.
  expect((await fetch(`http://127.0.0.1:${app.port}/readyz`)).status).toBe(200);
  const seconds = await secondsUntilExit(app, "SIGTERM");
  expect(seconds).toBeGreaterThan(9);
  expect(seconds).toBeLessThan(25);
});

test("a second signal ends it at once", async () => {
  const app = await startMain({ DATABASE_URL });
  await unfinishedUpload(app);
  expect((await fetch(`http://127.0.0.1:${app.port}/readyz`)).status).toBe(200);
  const started = performance.now();
  const ending: { code?: number | null } = {};
  void app.exited.then((ended) => (ending.code = ended));
  // Again and again, as somebody does who has lost patience. What comes in the first second counts as one signal.
  while (ending.code === undefined && performance.now() - started < 60_000) {
    app.child.kill("SIGTERM");
    await sleep(100);
  }
  expect(ending.code).toBe(1);
  expect(performance.now() - started).toBeLessThan(8000);
});
