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
