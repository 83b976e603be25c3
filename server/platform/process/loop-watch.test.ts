import Fastify from "fastify";
import { expect, test, vi } from "vitest";
import { Registry } from "prom-client";
import { shareTestApp } from "#server/testing/harness.ts";
import { createLog } from "./log.ts";
import { watchLoop } from "./loop-watch.ts";

type Line = { level: number; ms: number; routes: string[]; msg: string };

const workedMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Burns this much CPU time, however long that takes on a busy machine. */
function keepBusy(ms: number) {
  const end = workedMs() + ms;
  while (workedMs() < end);
}

/** Blocks without using CPU, as on a busy machine. */
const starve = (ms: number) => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

test("a stall of the event loop is logged once with its length and routes, and measured", async () => {
  const lines: Line[] = [];
  const log = createLog("warn", { write: (line) => void lines.push(JSON.parse(line) as Line) });
  const registry = new Registry();
  const app = Fastify();
  watchLoop(app, { log, registry });
  app.get("/slow/:id", () => {
    keepBusy(600);
    return { ok: true };
  });
  app.get("/quick", () => ({ ok: true }));
  let release = () => undefined as void;
  const letGo = new Promise<void>((resolve) => (release = resolve));
  app.get("/waiting", () => letGo);
  const waiting = app.inject("/waiting");
  await app.inject("/quick");
  await app.inject("/slow/7");
  await vi.waitFor(() => expect(lines.some(({ routes }) => routes.includes("GET /slow/:id"))).toBe(true));
  release();
  await waiting;
  const stall = lines.find(({ routes }) => routes.includes("GET /slow/:id"));
  expect(stall).toMatchObject({ level: 40, msg: "the event loop was blocked" });
  expect(stall?.routes).toContain("GET /waiting");
  expect(stall?.ms).toBeGreaterThanOrEqual(500);
  const metrics = await registry.metrics();
  expect(metrics).toMatch(/event_loop_stall_seconds_count [1-9]/);
  await app.close();
});

test("a stall caused by a busy machine is measured, and no route is blamed", async () => {
  const lines: Line[] = [];
  const log = createLog("warn", { write: (line) => void lines.push(JSON.parse(line) as Line) });
  const registry = new Registry();
  const app = Fastify();
  watchLoop(app, { log, registry });
  app.get("/starved", () => {
    starve(400);
    return { ok: true };
  });
  await app.inject("/starved");
  await vi.waitFor(async () => expect(await registry.metrics()).toMatch(/event_loop_stall_seconds_count [1-9]/));
  expect(lines.filter(({ routes }) => routes.includes("GET /starved"))).toEqual([]);
  await app.close();
});

test("the product watches its own loop", async () => {
  const t = await shareTestApp();
  expect((await t.app.inject("/metrics")).body).toContain("event_loop_stall_seconds_count");
});
