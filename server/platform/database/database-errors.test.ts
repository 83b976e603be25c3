import type { FastifyInstance } from "fastify";
import { afterAll, expect, test } from "vitest";
import { createApp } from "#server/app.ts";
import { startTestApp } from "#server/testing/harness.ts";
import { fromDatabase } from "./database-errors.ts";
import { type Connections, openDatabase } from "./db.ts";

const t = await startTestApp();
const { token } = await t.make.person();
const closers: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const close of closers.toReversed()) await close();
});

async function appOn(connections: Connections) {
  const database = openDatabase(connections, { max: 4 });
  closers.push(() => database.close());
  const app = await createApp({ ...t.services, database });
  closers.push(() => app.close());
  return { app, database };
}

const answerOf = async (app: FastifyInstance, url: string) => {
  const reply = await app.inject({ url, headers: { authorization: `Bearer ${token}` } });
  return [reply.statusCode, reply.json<{ code: string }>().code, Boolean(reply.headers["retry-after"])];
};
const AWAY = [503, "unavailable", true];

test.each([
  ["whose socket is gone", { host: "/nowhere/to/be/found" }],
  ["that refuses connections", { host: "127.0.0.1", port: 1 }],
  ["that refuses connections by name", { host: "localhost", port: 1 }],
])("a database %s answers 503 with Retry-After and signs nobody out", async (_what, connection) => {
  const login = { ...connection, user: "guidepost", database: "guidepost" };
  const { app } = await appOn({ tenant: login, system: login });
  for (const url of ["/api/user", "/api/v1/labels", "/readyz"]) expect(await answerOf(app, url)).toEqual(AWAY);
  expect((await app.inject("/healthz")).statusCode).toBe(200);
});

test("answers 503 while no connection is free, and recovers once there is one", async () => {
  const { app, database } = await appOn(t.connections);
  const held = await Promise.all(Array.from({ length: 4 }, () => database.systemPool.connect()));
  expect(await answerOf(app, "/api/v1/labels")).toEqual(AWAY);
  for (const client of held) client.release();
  expect((await answerOf(app, "/api/v1/labels"))[0]).toBe(200);
});

test("connections that PostgreSQL closed cause at most one 503", async () => {
  const { app, database } = await appOn(t.connections);
  const client = await database.systemPool.connect();
  const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
  const ended = client.query("select pg_sleep(60)").catch(fromDatabase);
  await t.database.systemPool.query("select pg_terminate_backend($1)", [rows[0]?.pid]);
  expect(await ended).toMatchObject({ code: "unavailable", status: 503 });
  client.release(true);
  expect((await answerOf(app, "/api/v1/labels"))[0]).toBe(200);
});

test("a statement timeout has its own error code", async () => {
  const client = await t.database.systemPool.connect();
  await client.query("set statement_timeout = 1");
  const stopped = await client.query("select pg_sleep(60)").catch(fromDatabase);
  client.release(true);
  expect(stopped).toMatchObject({ code: "timed_out", status: 504 });
});

test.each(["57P01", "57P02", "57P03", "53300", "08006", "08001", "ECONNRESET", "EPIPE"])(
  "%s counts as unavailable",
  (code) => {
    expect(fromDatabase(Object.assign(new Error("x"), { code }))).toMatchObject({ code: "unavailable" });
  },
);

test("a local socket with a full backlog counts as unavailable", () => {
  const full = Object.assign(new Error("connect EAGAIN /run/.s.PGSQL.5432"), { code: "EAGAIN", syscall: "connect" });
  expect(fromDatabase(full)).toMatchObject({ code: "unavailable", status: 503 });
});

test("SQL errors and missing files are bugs, not an unavailable database", () => {
  for (const code of ["42P01", "23505", "22001", "ENOENT", "EAGAIN"])
    expect(fromDatabase(Object.assign(new Error("x"), { code }))).toBeUndefined();
  expect(fromDatabase(new TypeError("x"))).toBeUndefined();
});
