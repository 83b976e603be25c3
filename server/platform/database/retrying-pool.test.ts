import { sql } from "kysely";
import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { expect, test, vi } from "vitest";
import { createTestDatabase } from "#server/testing/database.ts";
import { openDatabase } from "./db.ts";
import { createJobs, type JobTasks } from "#server/platform/workers/jobs.ts";
import { createLog } from "#server/platform/process/log.ts";
import { retryingPool } from "./retrying-pool.ts";

const tryAgain = { code: "57P03" };

test("retries a statement whose connection is cut, but not a wrong statement", async () => {
  const { database, owner, drop } = await createTestDatabase();
  const client = await retryingPool(database.systemPool).connect();
  client.on("error", () => undefined);
  await expect(client.query("select nothing from nowhere")).rejects.toMatchObject({ code: "42P01" });
  const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
  const [cut] = await Promise.allSettled([
    client.query("select pg_sleep(60)"),
    sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(owner),
  ]);
  expect(cut).toMatchObject({ status: "rejected", reason: tryAgain });
  client.release(true);
  await drop();
});

/** A proxy to PostgreSQL that can be closed. */
async function openDoor({ host = "", port = 5432 }) {
  let isOpen = true;
  const open = new Set<Socket>();
  const target = host.startsWith("/") ? { path: `${host}/.s.PGSQL.${port}` } : { host, port };
  const door = createServer((near) => {
    if (!isOpen) {
      near.resetAndDestroy();
      return;
    }
    const far = connect(target);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.on("error", () => undefined).on("close", () => (open.delete(one), other.destroy()));
      one.pipe(other);
    }
  }).listen(0, "127.0.0.1");
  await once(door, "listening");
  return {
    at: { host: "127.0.0.1", port: (door.address() as AddressInfo).port },
    shut: () => {
      isOpen = false;
      for (const socket of open) socket.destroy();
    },
    reopen: () => (isOpen = true),
    remove: () => door.close(),
  };
}

test("a job that ends while the database is away is completed when it returns, and the next one runs", async () => {
  const { connection, connections, owner, drop } = await createTestDatabase();
  const door = await openDoor(connection);
  const through = { tenant: { ...connections.tenant, ...door.at }, system: { ...connections.system, ...door.at } };
  const database = openDatabase(through, { max: 4, onError: () => undefined });
  let end = () => {};
  const sweep = vi.fn<() => Promise<void>>().mockImplementationOnce(() => new Promise((resolve) => (end = resolve)));
  const jobs = await createJobs(database, { sweep } as unknown as JobTasks, createLog("silent"));
  await jobs.add("sweep", {});
  await jobs.start();
  await vi.waitFor(() => expect(sweep).toHaveBeenCalledOnce(), 10_000);
  door.shut();
  end();
  await expect(database.systemPool.query("select 1")).rejects.toThrow(/ECONNRESET|terminated|connection/i);
  door.reopen();
  const left = () => sql`select 1 from graphile_worker.jobs where task_identifier = 'sweep'`.execute(owner);
  await vi.waitFor(async () => expect((await left()).rows).toEqual([]), 10_000);
  await jobs.add("sweep", {});
  await vi.waitFor(() => expect(sweep).toHaveBeenCalledTimes(2), 15_000);
  await jobs.stop();
  await database.close();
  door.remove();
  await drop();
});
