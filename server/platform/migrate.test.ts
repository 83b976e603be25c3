import pg from "pg";
import { expect, inject, test } from "vitest";
import { createLog } from "./log.ts";
import { prepareDatabase } from "./prepare-database.ts";

test("two instances that start at once on an empty database both end up migrated", async () => {
  const connection = { ...inject("postgres"), database: `migrate_${Date.now()}` };
  const maintenance = new pg.Client({ ...connection, database: "postgres" });
  await maintenance.connect();
  await maintenance.query(`create database ${connection.database}`);
  const prepare = async () => (await prepareDatabase(connection, createLog("silent"))).migrated;
  const [one, other] = await Promise.all([prepare(), prepare()]);
  expect([one.length, other.length].toSorted((a, b) => a - b)).toEqual([0, one.length + other.length]);
  expect(await prepare()).toEqual([]);
  await maintenance.query(`drop database ${connection.database} with (force)`);
  await maintenance.end();
});
