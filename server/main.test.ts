import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type AddressInfo, connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, inject, type TestContext, test, vi } from "vitest";
import { createTestDatabase } from "./testing/database.ts";
import { createFactories } from "./testing/factories.ts";

// Each test starts the product in a separate process and waits for it, so run them concurrently.
vi.setConfig({ testTimeout: 240_000 });

const { connection, database, drop } = await createTestDatabase();
const { token } = await createFactories(database).person({ role: "manager" });
afterAll(drop);

type Context = Pick<TestContext, "onTestFinished">;

async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

type Running = { child: ChildProcess; port: number; exited: Promise<number | null> };

async function startMain({ onTestFinished }: Context, env: NodeJS.ProcessEnv): Promise<Running> {
  const [port, folder] = [await freePort(), await mkdtemp(join(tmpdir(), "guidepost-main-"))];
  const child = spawn(process.execPath, [join(inject("workers"), "main.js")], {
    env: { PATH: process.env["PATH"], DATA_DIR: folder, PORT: String(port), DEMO: "false", LOG_LEVEL: "warn", ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const exited = once(child, "exit").then(([code]) => code as number | null);
  onTestFinished(async () => {
    child.kill("SIGKILL");
    await exited;
    await rm(folder, { recursive: true, force: true, maxRetries: 50, retryDelay: 100 });
  });
  const answers = async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).status;
  await vi.waitFor(async () => expect(await answers()).toBe(200), { timeout: 150_000, interval: 50 });
  return { child, port, exited };
}

const { user, database: name, host, port: postgresPort } = connection;
const DATABASE_URL = `postgresql://${user}@localhost/${name}?host=${encodeURIComponent(host ?? "")}&port=${postgresPort}`;

async function openSocket({ onTestFinished }: Context, port: number): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => undefined);
  onTestFinished(() => void socket.destroy());
  await once(socket, "connect");
  return socket;
}

/** Announces ten megabytes and sends a few bytes. */
async function unfinishedUpload(context: Context, { port }: Running) {
  const socket = await openSocket(context, port);
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

test.concurrent("an idle server stops at once, including its PostgreSQL and keep-alive connections", async (context) => {
  const app = await startMain(context, {});
  const socket = await openSocket(context, app.port);
  socket.write("GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n");
  await once(socket, "data");
  expect(await secondsUntilExit(app, "SIGINT")).toBeLessThan(8);
});

test.concurrent("an endless upload is cut off after ten seconds, and the exit code is 0", async (context) => {
  const app = await startMain(context, { DATABASE_URL });
  await unfinishedUpload(context, app);
  // Requests are served in order, so a response to this one means that the upload has started.
  expect((await fetch(`http://127.0.0.1:${app.port}/readyz`)).status).toBe(200);
  const seconds = await secondsUntilExit(app, "SIGTERM");
  expect(seconds).toBeGreaterThan(9);
  expect(seconds).toBeLessThan(25);
});

test.concurrent("a second signal stops it at once", async (context) => {
  const app = await startMain(context, { DATABASE_URL });
  await unfinishedUpload(context, app);
  expect((await fetch(`http://127.0.0.1:${app.port}/readyz`)).status).toBe(200);
  const started = performance.now();
  // Repeatedly, like an impatient user. Signals in the first second count as one.
  const impatience = setInterval(() => app.child.kill("SIGTERM"), 100);
  expect(await app.exited.finally(() => clearInterval(impatience))).toBe(1);
  expect(performance.now() - started).toBeLessThan(8000);
});
