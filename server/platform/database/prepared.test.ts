import { sql } from "kysely";
import { expect, test } from "vitest";
import { openDatabase } from "#server/platform/database/db.ts";
import { startTestApp } from "#server/testing/harness.ts";
import { runPrepared } from "./prepared.ts";

const t = await startTestApp();

/** A single connection, so that all prepared statements are on it. */
function oneConnection() {
  const database = openDatabase(t.connections, { max: 1 });
  const run = <R>(customer_id: string, text: ReturnType<typeof sql<R>>) => {
    const db = database.tenant(customer_id);
    return runPrepared(db, text);
  };
  return { ...database, run };
}

const names = sql<{ name: string }>`select name from devices`;
const prepared = sql<{ count: number; pid: number }>`
  select count(*) as count, pg_backend_pid() as pid from pg_prepared_statements`;

test("names a statement the second time it is sent, and one plan serves two customers without mixing them", async () => {
  const { run, close } = oneConnection();
  const customers = [await t.make.customer(), await t.make.customer()];
  for (const { id } of customers) await t.make.device(id, { name: id });
  for (let round = 0; round < 20; round += 1)
    for (const { id } of customers) expect(await run(id, names)).toEqual([{ name: id }]);
  expect(await run(customers[0]?.id ?? "", prepared)).toMatchObject([{ count: 1 }]);
  await close();
});

test("replaces a connection with too many prepared statements", async () => {
  const { run, close } = oneConnection();
  const { id } = await t.make.customer();
  const [before] = await run(id, prepared);
  for (let n = 0; n < 60; n += 1)
    for (let time = 0; time < 2; time += 1) await run(id, sql`select ${sql.lit(n)} where ${n}::int = ${n}::int`);
  const [after] = await run(id, prepared);
  expect(after?.count).toBeLessThan(60);
  expect(after?.pid).not.toBe(before?.pid);
  await close();
});
