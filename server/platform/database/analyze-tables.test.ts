import { sql } from "kysely";
import { expect, test } from "vitest";
import { createTestDatabase } from "#server/testing/database.ts";

test("analyzes tables that are new or have grown, but not again after a few rows", async () => {
  const { owner, drop } = await createTestDatabase();
  await sql`create table grown (number int)`.execute(owner);
  const known = async (added: number) => {
    await sql`insert into grown select generate_series(1, ${added}::int)`.execute(owner);
    await sql`select analyze_tables(array['grown'])`.execute(owner);
    const { rows } = await sql<{ reltuples: number }>`
      select reltuples from pg_class where oid = 'grown'::regclass`.execute(owner);
    return rows[0]?.reltuples;
  };
  expect(await known(10_000)).toBe(10_000);
  expect(await known(10)).toBe(10_000);
  expect(await known(5000)).toBe(15_010);
  await drop();
});
