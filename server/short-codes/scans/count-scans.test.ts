import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { uuidv7 } from "uuidv7";
import { expect, inject, test } from "vitest";
import { shortCodesApi } from "#contract/short-codes.ts";
import { orphanScansApi } from "#contract/orphan-scans.ts";
import { createLog } from "#server/platform/process/log.ts";
import { startTestApp } from "#server/testing/harness.ts";
import { openCounter } from "#server/analytics/counting/open-counter.ts";
import { orphanKey, scanKey } from "./write-scans.ts";

const t = await startTestApp();
const log = createLog("silent");
const DAY = "2026-11-01";

async function withCode() {
  const call = await t.as();
  const { short_code } = await call(shortCodesApi.create, { body: { short_code: {} } });
  const folder = await mkdtemp(join(inject("files"), "scans-"));
  const scans = () => openCounter({ db: t.database.system, log, folder });
  const db = t.database.system;
  const counted = async () => {
    const series = await db
      .selectFrom("count_series")
      .select(["counted", "fives"])
      .where("subject_id", "=", short_code.id)
      .executeTakeFirst();
    const days = db.selectFrom("short_code_days").where("short_code_id", "=", short_code.id);
    const { scans } = await days
      .select((of) => of.fn.sum<number | null>("scans").as("scans"))
      .executeTakeFirstOrThrow();
    const code = db.selectFrom("short_codes").select("scan_count").where("id", "=", short_code.id);
    // denormalised, so that lists need not sum up days
    expect((await code.executeTakeFirstOrThrow()).scan_count).toBe(scans ?? 0);
    expect(scans ?? 0).toBe(5 * (series?.fives ?? 0));
    return series?.counted ?? 0;
  };
  return { call, key: scanKey({ id: short_code.id, day: DAY, hour: 9, locale: "en" }), folder, scans, counted };
}

test("adds up scans, writes them once and leaves no files", async () => {
  const { key, folder, scans, counted } = await withCode();
  const counter = scans();
  for (let at = 0; at < 250; at += 1) counter.count(key);
  await counter.flush();
  await counter.flush();
  expect(await counted()).toBe(250);
  counter.count(key);
  await counter.close();
  expect(await counted()).toBe(251);
  expect(await readdir(folder)).toEqual([]);
});

test("counts the journal of a killed process, except a truncated line", async () => {
  const { key, folder, scans, counted } = await withCode();
  const gone = 2 ** 22 + 1;
  const here = (await import("node:os")).hostname().replaceAll(/[^\w-]/g, "");
  await writeFile(join(folder, `${here}.${gone}.${uuidv7()}.scans`), `${key}|7;\n${key}|3;\n${key}|9`);
  const counter = scans();
  await counter.close();
  expect(await counted()).toBe(10);
  expect(await readdir(folder)).toEqual([]);
});

test("counts scans without an hour in the journal of an older version", async () => {
  const { key, folder, scans, counted } = await withCode();
  const here = (await import("node:os")).hostname().replaceAll(/[^\w-]/g, "");
  const older = key.split(" ").slice(0, 4).join(" ");
  await writeFile(join(folder, `${here}.${2 ** 22 + 1}.${uuidv7()}.scans`), `${older}|10;\n${key}|10;\n`);
  await scans().close();
  expect(await counted()).toBe(20);
});

test("leaves files of a running process alone", async () => {
  const { key, folder, scans, counted } = await withCode();
  await writeFile(join(folder, `elsewhere.1.${uuidv7()}.scans`), `${key}|7;\n`);
  const counter = scans();
  await counter.close();
  expect(await counted()).toBe(0);
  expect(await readdir(folder)).toHaveLength(1);
});

test("an unwritable folder loses no scans while the process runs", async () => {
  const { key, folder, scans, counted } = await withCode();
  await rm(folder, { recursive: true });
  await writeFile(folder, "in the way");
  const counter = scans();
  counter.count(key);
  await counter.close();
  expect(await counted()).toBe(1);
});

test("reports unknown codes to their customer, up to a limit", async () => {
  const { call, scans } = await withCode();
  const counter = scans();
  counter.count(orphanKey(call.customer_id, "hw14", "hw-14"));
  counter.count(orphanKey(call.customer_id, "hw14", "hw-14"));
  counter.count(orphanKey(call.customer_id, "nothing", "-"));
  await counter.close();
  const { orphans, meta } = await call(orphanScansApi.list, { query: {} });
  expect(orphans).toMatchObject([
    { asked: "hw14", meant: "hw-14", scans: 2 },
    { asked: "nothing", meant: null, scans: 1 },
  ]);
  expect(meta.total_count).toBe(2);
});
