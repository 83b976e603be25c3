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
    const tables = ["event_days", "event_hours", "event_details", "event_counts", "count_series"] as const;
    const of = (table: (typeof tables)[number]) =>
      sql<{ row: string }>`
        select row_to_json(one)::text as row from ${sql.table(table)} as one where customer_id = ${customer_id} order by 1`.execute(
        db,
      );
    const found = [];
    for (const table of tables) found.push((await of(table)).rows);
    return found;
  };
  /** Exact numbers. */
  const total = async (day: string) => {
    const { rows } = await sql<{ views: number; visitors: number }>`
      select sum(count)::int as views, (sum(count) filter (where figure = 'visitor'))::int as visitors from event_counts
      where customer_id = ${customer_id} and day = ${day} and figure in ('visitor', 'page_visitor', 'view')`.execute(
      db,
    );
    return rows[0];
  };
  const shown = (day: string) =>
    db
      .selectFrom("event_days")
      .select(["page_id", "locale", "views", "visitors"])
      .where("customer_id", "=", customer_id)
      .where("day", "=", day)
      .execute();
  return { customer_id, pages, event, write, numbers, total, shown };
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

test("counts visitors once per page and day in the language they read first, and once overall", async () => {
  const { pages, event, write, shown } = await openWorld();
  const { device, home } = pages;
  for (const visitor of ["a", "b", "c", "d", "e"])
    await write(
      event({ visitor, hour: 8 }),
      event({ visitor, hour: 10 }),
      event({ visitor, hour: 11, locale: "km" }),
      event({ visitor, page_id: home.id }),
      event({ visitor, day: daysAgo(2) }),
    );
  await rollUpEvents(t.database);
  const rows = await shown(daysAgo(1));
  const at = (page_id: string | null, locale: string | null) =>
    rows.find((row) => row.page_id === page_id && row.locale === locale);
  expect(at(null, null)).toMatchObject({ views: 20, visitors: 5 });
  expect(at(device.id, null)).toMatchObject({ views: 15, visitors: 5 });
  expect(at(device.id, "en")).toMatchObject({ views: 10, visitors: 5 });
  expect(at(device.id, "km")).toMatchObject({ views: 5, visitors: 0 });
  expect(at(home.id, null)).toMatchObject({ views: 5, visitors: 5 });
  expect(at(null, "km")).toMatchObject({ views: 5, visitors: 0 });
});

test("counts a visitor once, though their views of an hour were written in several batches", async () => {
  const { event, write, total, shown } = await openWorld();
  for (let batch = 0; batch < 4; batch += 1)
    await write(...["a", "b", "c", "d", "e"].map((visitor) => event({ visitor })));
  await rollUpEvents(t.database);
  expect(await total(daysAgo(1))).toEqual({ views: 20, visitors: 5 });
  const cells = await shown(daysAgo(1));
  expect(cells).toHaveLength(4);
  for (const cell of cells) expect(cell).toMatchObject({ views: 20, visitors: 5 });
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
  const { customer_id, event, write, shown, total } = await openWorld();
  const [old, recent] = [daysAgo(40), daysAgo(20)];
  await sql`
    insert into events (customer_id, day, hour, kind, locale, visitor, count)
    select ${customer_id}, day, 9, 'page_view', 'en', 'visitor-' || number, 2
    from unnest(array[${old}, ${recent}]::date[]) as day cross join generate_series(1, 5) as number`.execute(db);
  await sql`insert into event_days_due (customer_id, day) values (${customer_id}, ${old}), (${customer_id}, ${recent})`.execute(
    db,
  );
  await sweepEvents(t.database);
  for (const table of ["events", "event_counts"] as const) {
    const left = await db.selectFrom(table).select("day").distinct().where("customer_id", "=", customer_id).execute();
    expect(left, table).toEqual([{ day: recent }]);
  }
  const kept = [{ page_id: null, views: 10, visitors: 5 }];
  const ofAll = async () => (await shown(old)).filter(({ locale }) => locale === null);
  expect(await ofAll()).toMatchObject(kept);
  await write(event({ day: old }));
  await rollUpEvents(t.database);
  expect(await ofAll()).toMatchObject(kept);
  expect(await total(recent)).toEqual({ views: 10, visitors: 5 });
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
