import { mkdtemp, readdir, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import { expect, inject, test } from "vitest";
import { sweepSalts } from "#server/feedback/keep-salts.ts";
import { createLog } from "#server/platform/process/log.ts";
import { guideWorld } from "#server/testing/guide-world.ts";
import { startTestApp } from "#server/testing/harness.ts";
import { openCounter } from "../counting/open-counter.ts";
import { writeBatch } from "../counting/write-batch.ts";
import { type CountedEvent, eventKey } from "../counting/write-events.ts";
import { rollUpDays, rollUpEvents } from "./roll-up-events.ts";
import { sweepEvents } from "./sweep-events.ts";

const t = await startTestApp();
const db = t.database.system;

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

async function openWorld() {
  const { customer_id, pages } = await guideWorld(t);
  const event = (more: Partial<CountedEvent>): string =>
    eventKey({
      customer_id,
      day: daysAgo(1),
      hour: 9,
      kind: "page_view",
      page_id: pages.device.id,
      locale: "en",
      detail: null,
      visitor: "someone",
      ...more,
    });
  const write = (...keys: readonly string[]) =>
    writeBatch(db, { id: uuidv7(), counts: new Map(keys.map((key) => [key, 1])), at: new Date() });
  const numbers = async () => {
    const of = (table: "event_days" | "event_hours" | "event_details") =>
      sql<{ row: string }>`
        select row_to_json(one)::text as row from ${sql.table(table)} as one where customer_id = ${customer_id} order by 1`.execute(
        db,
      );
    return [(await of("event_days")).rows, (await of("event_hours")).rows, (await of("event_details")).rows];
  };
  const total = (day: string) =>
    db
      .selectFrom("event_days")
      .select(["views", "visitors"])
      .where("customer_id", "=", customer_id)
      .where("day", "=", day)
      .where("page_id", "is", null)
      .where("locale", "is", null)
      .executeTakeFirst();
  return { customer_id, pages, event, write, numbers, total };
}

test("rolling up a day twice changes nothing, and includes late events once", async () => {
  const { customer_id, pages, event, write, numbers, total } = await openWorld();
  const day = daysAgo(1);
  await write(
    event({}),
    event({ visitor: "other" }),
    event({ visitor: "other", page_id: pages.home.id, locale: "km" }),
  );
  await rollUpEvents(t.database);
  const first = await numbers();
  expect(await total(day)).toEqual({ views: 3, visitors: 2 });
  await rollUpDays(db, { customer_id, from: day, to: day });
  expect(await numbers()).toEqual(first);
  await rollUpEvents(t.database);
  expect(await numbers()).toEqual(first);
  await write(event({ visitor: "late", kind: "language_missing", detail: "vi" }), event({ visitor: "late" }));
  for (let time = 0; time < 2; time += 1) {
    await rollUpEvents(t.database);
    expect(await total(day)).toEqual({ views: 4, visitors: 3 });
  }
});

test("counts visitors once per page, language and day, and once overall", async () => {
  const { customer_id, pages, event, write } = await openWorld();
  const { device, home } = pages;
  await write(
    event({ hour: 9 }),
    event({ hour: 10 }),
    event({ hour: 11, locale: "km" }),
    event({ page_id: home.id }),
    event({ day: daysAgo(2) }),
  );
  await rollUpEvents(t.database);
  const rows = await db
    .selectFrom("event_days")
    .select(["page_id", "locale", "views", "visitors"])
    .where("customer_id", "=", customer_id)
    .where("day", "=", daysAgo(1))
    .execute();
  const at = (page_id: string | null, locale: string | null) =>
    rows.find((row) => row.page_id === page_id && row.locale === locale);
  expect(at(null, null)).toMatchObject({ views: 4, visitors: 1 });
  expect(at(device.id, null)).toMatchObject({ views: 3, visitors: 1 });
  expect(at(device.id, "en")).toMatchObject({ views: 2, visitors: 1 });
  expect(at(device.id, "km")).toMatchObject({ views: 1, visitors: 1 });
  expect(at(home.id, null)).toMatchObject({ views: 1, visitors: 1 });
  expect(at(null, "km")).toMatchObject({ views: 1, visitors: 1 });
});

test("includes events written during a roll-up by the next one", async () => {
  const { event, write, total } = await openWorld();
  const day = daysAgo(1);
  await write(event({ visitor: "first" }));
  await Promise.all([
    rollUpEvents(t.database),
    ...Array.from({ length: 10 }, (_, at) => write(event({ visitor: `v${at}` }))),
    rollUpEvents(t.database),
  ]);
  await rollUpEvents(t.database);
  expect(await total(day)).toEqual({ views: 11, visitors: 11 });
});

test("counts the events of a killed process once, in the next process", async () => {
  const { event, total } = await openWorld();
  const folder = await mkdtemp(join(inject("files"), "events-"));
  const here = hostname().replaceAll(/[^\w-]/g, "");
  const gone = 2 ** 22 + 1;
  await writeFile(
    join(folder, `${here}.${gone}.${uuidv7()}.scans`),
    `${event({})}|2;\n${event({ visitor: "b" })}|1;\n`,
  );
  const next = openCounter({ db, log: createLog("silent"), folder });
  next.count(event({ visitor: "c" }));
  await next.close();
  await rollUpEvents(t.database);
  expect(await total(daysAgo(1))).toEqual({ views: 4, visitors: 3 });
  expect(await readdir(folder)).toEqual([]);
});

test("deletes events after 30 days, keeps their numbers and ignores events that old", async () => {
  const { customer_id, event, write, total } = await openWorld();
  const [old, recent] = [daysAgo(40), daysAgo(20)];
  await sql`
    insert into events (customer_id, day, hour, kind, locale, visitor, count)
    values (${customer_id}, ${old}, 9, 'page_view', 'en', 'a', 3), (${customer_id}, ${recent}, 9, 'page_view', 'en', 'a', 1)`.execute(
    db,
  );
  await sql`insert into event_days_due (customer_id, day) values (${customer_id}, ${old}), (${customer_id}, ${recent})`.execute(
    db,
  );
  await sweepEvents(t.database);
  const left = await db.selectFrom("events").select("day").where("customer_id", "=", customer_id).execute();
  expect(left).toEqual([{ day: recent }]);
  expect(await total(old)).toEqual({ views: 3, visitors: 1 });
  await write(event({ day: old }));
  await rollUpEvents(t.database);
  expect(await total(old)).toEqual({ views: 3, visitors: 1 });
});

test("deletes a day's salt after 48 hours", async () => {
  const salt = Buffer.alloc(32, 1);
  const days = [daysAgo(0), daysAgo(1), daysAgo(2), daysAgo(3)];
  await db
    .insertInto("feedback_salts")
    .values(days.map((day) => ({ day, salt })))
    .onConflict((row) => row.doNothing())
    .execute();
  await sweepSalts(t.database);
  const left = await db.selectFrom("feedback_salts").select("day").orderBy("day", "desc").execute();
  expect(left.map(({ day }) => day)).toEqual([daysAgo(0), daysAgo(1)]);
});
