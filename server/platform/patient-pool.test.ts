import { sql } from "kysely";
import pg from "pg";
import { expect, test } from "vitest";
import { createTestDatabase } from "#server/testing/database.ts";
import { patientPool } from "./patient-pool.ts";

const tryAgain = { code: "57P03" };

test("a database that is away is tried again, in the one word that the job queue waits for", async () => {
  const nowhere = patientPool(new pg.Pool({ host: "/no/such/folder" }));
  await expect(nowhere.connect()).rejects.toMatchObject(tryAgain);
});

test("so is a connection that is cut in the middle of a statement; a wrong statement stays wrong", async () => {
  const { database, owner, drop } = await createTestDatabase();
  const client = await patientPool(database.systemPool).connect();
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
