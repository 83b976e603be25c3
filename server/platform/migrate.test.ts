import pg from "pg";
import { expect, inject, test } from "vitest";
import { migrate } from "./migrate.ts";

test("two instances that start at once on an empty database both end up migrated", async () => {
  const connection = { ...inject("postgres"), database: `migrate_${Date.now()}` };
  const maintenance = new pg.Client({ ...connection, database: "postgres" });
  await maintenance.connect();
  await maintenance.query(`create database ${connection.database}`);
  const [one, other] = await Promise.all([migrate(connection), migrate(connection)]);
  expect([one.length, other.length].toSorted((a, b) => a - b)).toEqual([0, one.length + other.length]);
  expect(await migrate(connection)).toEqual([]);
  await maintenance.query(`drop database ${connection.database} with (force)`);
  await maintenance.end();
});
