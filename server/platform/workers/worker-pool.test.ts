import { spawn } from "node:child_process";
import { once } from "node:events";
import { getPriority } from "node:os";
import { join } from "node:path";
import { serialize } from "node:v8";
import { Registry } from "prom-client";
import { afterAll, afterEach, expect, inject, test, vi } from "vitest";
import { isAlive } from "#server/platform/database/embedded-postgres/processes.ts";
import { createLog } from "#server/platform/process/log.ts";
import { ROOT } from "#server/platform/process/root.ts";
import { createTestDatabase } from "#server/testing/database.ts";
import {
  countTables,
  fail,
  leak,
  loop,
  loopInBackground,
  makeBytes,
  measure,
  sayProcess,
  scribble,
} from "#server/testing/trial-tasks.ts";
import { createFileCache } from "./file-cache.ts";
import { registerWorkerMetrics } from "./worker-metrics.ts";
import { createWorkers, type Workers } from "./worker-pool.ts";

const { connections, drop } = await createTestDatabase();
const entry = join(inject("workers"), "trial-worker.js");
const log = createLog("silent");
const opened: Workers[] = [];

function open(options: Partial<Parameters<typeof createWorkers>[0]> = {}) {
  const workers = createWorkers({ entry, connections, log, processes: 1, heap_mb: 64, ...options });
  opened.push(workers);
  return workers;
}
const ended = (running: Promise<unknown>) => running.catch((error: unknown) => error);

afterEach(async () => {
  await Promise.all(opened.splice(0).map((workers) => workers.stop()));
});
afterAll(drop);

test("a worker runs at lower priority than requests", async () => {
  expect(getPriority(await open().run(sayProcess, null))).toBeGreaterThan(getPriority());
});

test("a worker can also start from the sources, as in development", async () => {
  const workers = open({ entry: join(ROOT, "server", "testing", "trial-worker.ts"), heap_mb: 256 });
  expect(await workers.run(measure, "four")).toBe(4);
});

test("a task's result and progress come back with bytes intact, and one worker does one task after another", async () => {
  const workers = open();
  const progress: number[] = [];
  const first = await workers.run(sayProcess, null, { onProgress: (done) => progress.push(done) });
  expect(await workers.run(measure, "four")).toBe(4);
  const { bytes } = await workers.run(makeBytes, 100_000);
  expect([bytes.length, bytes.at(-1)]).toEqual([100_000, 7]);
  expect(await workers.run(sayProcess, null)).toBe(first);
  expect(progress).toEqual([1]);
});

test("a task can use the database", async () => {
  expect(await open().run(countTables, null)).toBeGreaterThan(10);
});

test("an expected error keeps its code and fields", async () => {
  const failure = await ended(open().run(fail, null));
  expect(failure).toMatchObject({ code: "file_unreadable", status: 400, details: { fields: { file: "Not a file" } } });
});

test("kills an endless loop at its deadline without blocking this process, and runs the next task", async () => {
  const workers = open();
  await workers.run(measure, "warm");
  let beats = 0;
  const heart = setInterval(() => (beats += 1), 10);
  const looping = workers.run(loop, null, { deadline_ms: 500 });
  expect(await ended(looping)).toMatchObject({ code: "took_too_long", status: 422 });
  clearInterval(heart);
  expect(beats).toBeGreaterThan(5);
  expect(await workers.run(measure, "next")).toBe(4);
  expect(workers.statistics()).toMatchObject({ timed_out: 1, out_of_memory: 0 });
});

test.each(["little by little", "in leaps"] as const)(
  "kills a task that takes all memory %s; the process survives and the next task runs",
  async (pace) => {
    const workers = open();
    expect(await ended(workers.run(leak, pace))).toMatchObject({ code: "out_of_memory", status: 422 });
    expect(await workers.run(measure, "next")).toBe(4);
    const registry = new Registry();
    registerWorkerMetrics(registry, workers);
    const figures = await registry.metrics();
    expect(figures).toContain('worker_tasks_ended_total{reason="out_of_memory"} 1');
    expect(figures).toContain("worker_tasks_running 0");
  },
);

test("a busy worker exits soon after its parent is killed", async () => {
  const orders = [
    { kind: "begin", connections },
    { kind: "run", name: loop.name, input: serialize(null) },
  ];
  const script = `
    const worker = require("node:child_process").fork(${JSON.stringify(entry)}, { serialization: "advanced" });
    const orders = require("node:v8").deserialize(Buffer.from("${serialize(orders).toString("base64")}", "base64"));
    for (const order of orders) worker.send(order);
    worker.on("message", () => process.stdout.write(String(worker.pid)));`;
  const parent = spawn(process.execPath, ["-e", script], { stdio: ["ignore", "pipe", "inherit"] });
  const [pid] = (await once(parent.stdout, "data")) as [Buffer];
  parent.kill("SIGKILL");
  await expect.poll(() => isAlive(Number(pid)), { timeout: 20_000 }).toBe(false);
});

test("an oversized input never reaches a worker", async () => {
  const workers = open();
  expect(await ended(workers.run(measure, "x".repeat(2000)))).toMatchObject({ code: "body_too_large", status: 413 });
});

test("a full queue answers 503 with Retry-After, and one customer cannot fill it", async () => {
  const workers = open({ max_waiting: 3, max_waiting_of_customer: 2 });
  const looping = ended(workers.run(loop, null, { customer_id: "one" }));
  const waiting = [1, 2].map(() => ended(workers.run(measure, "x", { customer_id: "one" })));
  const refused = { code: "unavailable", status: 503, details: { retry_after: 5 } };
  expect(await ended(workers.run(measure, "x", { customer_id: "one" }))).toMatchObject(refused);
  waiting.push(ended(workers.run(measure, "x", { customer_id: "two" })));
  expect(await ended(workers.run(measure, "x", { customer_id: "three" }))).toMatchObject(refused);
  expect(workers.statistics()).toMatchObject({ running: 1, waiting: 3 });
  await workers.stop();
  for (const answer of [looping, ...waiting]) expect(await answer).toMatchObject(refused);
});

test("customers take turns", async () => {
  const workers = open();
  const order: string[] = [];
  const ask = async (customer_id: string) => {
    await workers.run(measure, "x", { customer_id });
    order.push(customer_id);
  };
  await Promise.all(["busy", "busy", "busy", "busy", "other"].map(ask));
  expect(order).toEqual(["busy", "other", "busy", "busy", "busy"]);
});

test("background tasks always leave a worker free for interactive ones", async () => {
  const workers = open({ processes: 2 });
  const long = [1, 2].map(() => ended(workers.run(loopInBackground, null)));
  expect(await workers.run(measure, "quick")).toBe(5);
  expect(workers.statistics()).toMatchObject({ running: 1, waiting: 1 });
  await workers.stop();
  await Promise.all(long);
});

test("stops an idle worker and starts another on demand", async () => {
  const workers = open({ idle_ms: 1 });
  const first = await workers.run(sayProcess, null);
  await expect.poll(() => workers.run(sayProcess, null), { timeout: 10_000, interval: 100 }).not.toBe(first);
});

test("draws a file once for the same input, even for concurrent requests", async () => {
  const workers = open();
  const draw = (title: string) => workers.draw(scribble, { size: 1000, title });
  const [one, other] = await Promise.all([draw("a"), draw("a")]);
  expect(Buffer.compare(one, other)).toBe(0);
  expect(Buffer.compare(one, await draw("a"))).toBe(0);
  expect(Buffer.compare(one, await draw("b"))).not.toBe(0);
});

test("does not cache failures", async () => {
  const workers = open();
  const options = { deadline_ms: 200 };
  for (let count = 0; count < 2; count += 1)
    expect(await ended(workers.draw(loop as never, null, options))).toMatchObject({ code: "took_too_long" });
  expect(workers.statistics().timed_out).toBe(2);
});

test("keeps the most recent files, as far as there is room", async () => {
  const remembered = createFileCache({ max_bytes: 1000 });
  let count = 0;
  const ask = (name: string, size: number) =>
    remembered(scribble, Buffer.from(name), () => Promise.resolve(new Uint8Array(size).fill((count += 1))));
  for (const name of ["a", "b", "c", "d"]) await ask(name, 250);
  await ask("a", 250);
  await ask("e", 250);
  expect((await ask("a", 250))[0]).toBe(1);
  expect((await ask("b", 250))[0]).toBe(6);
  // A file that would evict most others is not kept.
  await ask("large", 900);
  expect((await ask("large", 900))[0]).toBe(8);
});

test("evicts a file that is no longer requested; a request renews it", async () => {
  vi.useFakeTimers();
  const remembered = createFileCache({ forgotten_after_ms: 1000 });
  let count = 0;
  const ask = async () =>
    (await remembered(scribble, Buffer.from("a"), () => Promise.resolve(Uint8Array.of((count += 1)))))[0];
  expect(await ask()).toBe(1);
  vi.advanceTimersByTime(900);
  expect(await ask()).toBe(1);
  vi.advanceTimersByTime(900);
  expect(await ask()).toBe(1);
  vi.advanceTimersByTime(1000);
  expect(await ask()).toBe(2);
});

test("one customer never takes all workers", async () => {
  const workers = open({ processes: 2 });
  const hammering = Array.from({ length: 5 }, () =>
    ended(workers.run(loop, null, { customer_id: "a", deadline_ms: 60_000 })),
  );
  expect(await workers.run(measure, "four", { customer_id: "b" })).toBe(4);
  expect(workers.statistics()).toMatchObject({ running: 1, waiting: 4 });
  await workers.stop();
  await Promise.all(hammering);
});
