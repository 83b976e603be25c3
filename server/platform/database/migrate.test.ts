import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { expect, inject, onTestFinished, test } from "vitest";
import type { Connection } from "./db.ts";
import { createLog } from "#server/platform/process/log.ts";
import { prepareDatabase } from "./prepare-database.ts";
import { ROOT } from "#server/platform/process/root.ts";

const FOLDER = join(ROOT, "server/migrations");
const prepare = async (connection: Connection) => (await prepareDatabase(connection, createLog("silent"))).migrated;

async function emptyDatabase(name: string) {
  const connection = { ...inject("postgres"), database: `${name}_${Date.now()}` };
  const maintenance = new pg.Client({ ...connection, database: "postgres" });
  await maintenance.connect();
  await maintenance.query(`create database ${connection.database}`);
  onTestFinished(async () => {
    await maintenance.query(`drop database ${connection.database} with (force)`);
    await maintenance.end();
  });
  return connection;
}

/** A database as an earlier release left it. */
async function databaseOf(last: string, contents: string) {
  const connection = await emptyDatabase("earlier");
  const client = new pg.Client(connection);
  await client.connect();
  await client.query("create table migrations (name text primary key, applied_at timestamptz not null default now())");
  for (const name of (await readdir(FOLDER)).filter((name) => name.endsWith(".sql")).toSorted()) {
    if (name > last) break;
    await client.query(await readFile(join(FOLDER, name), "utf8"));
    await client.query("insert into migrations (name) values ($1)", [name]);
  }
  await client.query(contents);
  return { connection, client };
}

test("two instances that start at once on an empty database both end up migrated", async () => {
  const connection = await emptyDatabase("migrate");
  const [one, other] = await Promise.all([prepare(connection), prepare(connection)]);
  expect([one.length, other.length].toSorted((a, b) => a - b)).toEqual([0, one.length + other.length]);
  expect(await prepare(connection)).toEqual([]);
});

test("earlier numbers about readers become fives, and parts add up to totals", async () => {
  const { connection, client } = await databaseOf(
    "0060_records_compared_whole.sql",
    `set session_replication_role = replica;
     insert into customers (id, name, slug) values (gen_random_uuid(), 'Seaview', 'seaview');
     create temp table cells as
       select customers.id as customer_id, date '2026-01-01' + age as day, hour, page_id, locale, 1 + (age * 7 + hour) % 4 as views
       from customers, generate_series(0, 89) as age, generate_series(9, 11) as hour,
         unnest(array[gen_random_uuid(), gen_random_uuid()]) as page_id, unnest(array['en', 'km']) as locale;
     insert into event_hours (customer_id, day, hour, page_id, locale, views, scans)
       select customer_id, day, hour, page_id, locale, sum(views), 0 from cells
       group by grouping sets ((customer_id, day, hour), (customer_id, day, hour, page_id, locale));
     insert into event_days (customer_id, day, page_id, locale, views, visitors, feedback,
         scanned, scanned_viewed, scanned_went_on, scanned_started, scanned_completed)
       select customer_id, day, page_id, locale, sum(views), 3, 1, 2, 2, 1, 1, 1 from cells
       group by grouping sets ((customer_id, day), (customer_id, day, page_id), (customer_id, day, locale), (customer_id, day, page_id, locale));
     insert into event_details (customer_id, day, kind, detail, count, visitors)
       select customer_id, day, 'language_missing', 'vi', 9, 2 from cells group by customer_id, day;
     insert into event_drops (customer_id, day, reason, count) select customer_id, day, 'robot', 7 from cells group by customer_id, day;
     insert into short_codes (id, customer_id, code, target_type, scan_count, last_scanned_at)
       select gen_random_uuid(), id, 'abc', 'none', 270, now() from customers;
     insert into short_code_days (customer_id, short_code_id, day, locale, scans)
       select customer_id, (select id from short_codes), day, 'en', 3 from cells group by customer_id, day;
     insert into events (customer_id, day, hour, kind, locale, visitor, count)
       select id, '2026-03-31', 9, 'page_view', 'en', 'someone', 1 from customers`,
  );
  await prepare(connection);
  const { rows } = await client.query(`
    with days as (select sum(views) as views, sum(visitors) as visitors, page_id is null as is_guide, locale is null as is_all
      from event_days group by page_id is null, locale is null)
    select (select array_agg(distinct views::int) from days) as views, (select sum(views)::int from event_hours where page_id is null) as by_hour,
      (select bool_and(views % 5 + visitors % 5 + feedback % 5 + scanned % 5 = 0) from event_days) as in_fives,
      (select visitors::int from days where is_guide and is_all) as visitors,
      (select sum(count)::int from event_details) as missing, (select sum(count)::int from event_drops) as dropped,
      (select sum(scans)::int from short_code_days) as scans, (select scan_count::int from short_codes) as scan_count,
      (select last_scanned_at < '2026-04-02' from short_codes) as is_coarse,
      (select count(*)::int from event_days where day = '2026-03-31') as recounted, (select count(*)::int from event_days_due) as due`);
  await client.end();
  const [shown] = rows;
  expect(shown).toMatchObject({ views: [shown.by_hour], in_fives: true, is_coarse: true, recounted: 0, due: 1 });
  // within 4 for each of four pages and languages, without the last day
  const last = 4 * [9, 10, 11].reduce((sum, hour) => sum + 1 + ((89 * 7 + hour) % 4), 0);
  expect(Math.abs(shown.by_hour - (2700 - last))).toBeLessThanOrEqual(16);
  expect(Math.abs(shown.visitors - 2 * 89 * 3)).toBeLessThanOrEqual(8);
  for (const [name, exact] of [
    ["missing", 89 * 2],
    ["dropped", 90 * 7],
    ["scans", 90 * 3],
  ] as const)
    expect(Math.abs(shown[name] - exact), name).toBeLessThanOrEqual(4);
  expect(shown.scan_count).toBe(shown.scans);
});

test("an unsaved home page has a history that starts with its published version", async () => {
  const { connection, client } = await databaseOf(
    "0033_analyze_what_grew.sql",
    `insert into customers (id, name, slug) values (gen_random_uuid(), 'Seaview', 'seaview'), (gen_random_uuid(), 'Dover', 'dover');
     insert into sites (id, customer_id, slug, locales, default_locale)
       select gen_random_uuid(), id, slug, '{en}', 'en' from customers on conflict do nothing;
     update pages set publication_number = 1;
     insert into page_revisions (id, customer_id, page_id, number, content)
       select gen_random_uuid(), customer_id, id, 1, '{"saved": true}' from pages
       where customer_id = (select id from customers where slug = 'dover')`,
  );
  await prepare(connection);
  const { rows } = await client.query(
    `select customers.slug, number, r.publication_number, r.content = pages.content as is_as_it_began
     from page_revisions as r join pages on pages.id = page_id join customers on customers.id = r.customer_id
     order by customers.slug`,
  );
  expect(rows).toEqual([
    { slug: "dover", number: 1, publication_number: null, is_as_it_began: false },
    { slug: "seaview", number: 1, publication_number: 1, is_as_it_began: true },
  ]);
  await client.end();
});

test("pages listed by an earlier version are listed with whether they have an image", async () => {
  const { connection, client } = await databaseOf(
    "0019_open_data.sql",
    `insert into customers (id, name, slug) values (gen_random_uuid(), 'Seaview', 'seaview');
     insert into sites (id, customer_id, slug, locales, default_locale)
       select gen_random_uuid(), id, 'seaview', '{en}', 'en' from customers on conflict do nothing;
     insert into pages (id, customer_id, type, slug, headline, content)
       select gen_random_uuid(), customers.id, 'collection_page', page.slug, '{"en": "A page"}', page.content
       from customers, (values ('plain', '{}'::jsonb), ('pictured', '{"image": {"key": "pole.png"}}')) as page (slug, content)`,
  );
  await prepare(connection);
  const { rows } = await client.query(
    "select slug, has_image from listed_pages join pages using (id) where locale = 'en' order by slug",
  );
  await client.end();
  expect(rows).toEqual([
    { slug: "pictured", has_image: true },
    { slug: "plain", has_image: false },
  ]);
});

test("feedback answered in an earlier version keeps its answers, without those that were skipped", async () => {
  const { connection, client } = await databaseOf(
    "0062",
    `insert into customers (id, name, slug) values (gen_random_uuid(), 'Seaview', 'seaview');
     insert into feedback_responses (id, customer_id, channel, locale, comment, feeling, easy_to_understand, guide_rating)
       select gen_random_uuid(), id, 'web', 'en', said, feeling, easy, rating from customers,
         (values ('all', 5, 1, 3), ('some', 2, null, null), ('none', null, null, null)) as given (said, feeling, easy, rating)`,
  );
  await prepare(connection);
  const { rows } = await client.query("select comment, answers from feedback_responses order by comment");
  await client.end();
  expect(rows).toEqual([
    { comment: "all", answers: { feeling: 5, easy_to_understand: 1, guide_rating: 3 } },
    { comment: "none", answers: {} },
    { comment: "some", answers: { feeling: 2 } },
  ]);
});

test("a released migration never changes, because databases apply it only once", async () => {
  const released = (await readFile(join(FOLDER, "released.txt"), "utf8")).trim().split("\n");
  const now = released.map(async (line) => {
    const name = line.split("  ")[1] ?? "";
    const text = await readFile(join(FOLDER, name));
    return `${createHash("sha256").update(text).digest("hex")}  ${name}`;
  });
  expect(await Promise.all(now)).toEqual(released);
});
