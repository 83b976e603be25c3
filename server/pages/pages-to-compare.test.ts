import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { afterAll, expect, inject, test } from "vitest";
import { PageContent } from "#contract/page-content.ts";
import { EMPTY_CHAIN } from "#datachain/model.ts";
import { createLog } from "#server/platform/process/log.ts";
import { prepareDatabase } from "#server/platform/database/prepare-database.ts";
import { ROOT } from "#server/platform/process/root.ts";
import { shareTestApp } from "#server/testing/harness.ts";

const t = await shareTestApp();
const { system: db } = t.database;

/** A device page and an algorithm page that show every kind of related record. */
async function makeWorld() {
  const { id: customer_id } = await t.make.customer();
  const [owner, vendor, supplier, named] = await Promise.all([1, 2, 3, 4].map(() => t.make.organization(customer_id)));
  if (!owner || !vendor || !supplier || !named) throw new Error("no organizations");
  const status = await t.make.status(customer_id);
  const device = await t.make.device(customer_id, {
    accountable_id: owner.id,
    vendor_id: vendor.id,
    status_id: status.id,
  });
  const algorithm = await t.make.algorithm(customer_id, { deployer_id: owner.id });
  const devicePage = (await t.make.page(customer_id, { device_id: device.id })).id;
  const algorithmPage = (await t.make.page(customer_id, { type: "algorithm_page", algorithm_id: algorithm.id })).id;
  const place = await t.make.location(customer_id, device.id);
  const label = await t.make.label(customer_id);
  await db.insertInto("page_labels").values({ customer_id, page_id: devicePage, label_id: label.id }).execute();
  const chain = crypto.randomUUID();
  await db
    .insertInto("datachains")
    .values({
      id: chain,
      customer_id,
      device_id: device.id,
      taxonomy_id: "device@1",
      content: JSON.stringify(EMPTY_CHAIN),
    })
    .execute();
  await db
    .insertInto("datachain_organizations")
    .values({ customer_id, datachain_id: chain, organization_id: named.id })
    .execute();
  await db
    .insertInto("algorithm_suppliers")
    .values({ customer_id, algorithm_id: algorithm.id, organization_id: supplier.id, position: 1 })
    .execute();
  await db
    .insertInto("factsheets")
    .values({ customer_id, algorithm_id: algorithm.id, template_version: "1" })
    .execute();
  await t.make.page(customer_id, { type: "collection_page" });
  const names = new Map([
    [devicePage, "device"],
    [algorithmPage, "algorithm"],
  ]);
  const queued = async () => {
    const rows = await db
      .selectFrom("pages_to_compare")
      .select("page_id")
      .where("customer_id", "=", customer_id)
      .execute();
    await db.deleteFrom("pages_to_compare").where("customer_id", "=", customer_id).execute();
    return rows.map(({ page_id }) => names.get(page_id) ?? "other").toSorted();
  };
  await queued();
  const ids = {
    owner,
    vendor,
    supplier,
    named,
    status,
    device,
    algorithm,
    place,
    label,
    chain,
    devicePage,
    algorithmPage,
  };
  return { customer_id, queued, ...ids };
}

test("queues a page when any record it shows changes, and not otherwise", async () => {
  const w = await makeWorld();
  const tenant = t.database.tenant(w.customer_id);
  const rename = (table: "devices" | "algorithms" | "organizations" | "labels" | "device_statuses", id: string) =>
    tenant.updateTable(table).set({ name: crypto.randomUUID() }).where("id", "=", id).execute();
  const cases: readonly [string, () => Promise<unknown>, readonly string[]][] = [
    ["device", () => rename("devices", w.device.id), ["device"]],
    ["algorithm", () => rename("algorithms", w.algorithm.id), ["algorithm"]],
    ["status", () => rename("device_statuses", w.status.id), ["device"]],
    ["label", () => rename("labels", w.label.id), ["device"]],
    ["accountable and deployer", () => rename("organizations", w.owner.id), ["algorithm", "device"]],
    ["vendor", () => rename("organizations", w.vendor.id), ["device"]],
    ["supplier", () => rename("organizations", w.supplier.id), ["algorithm"]],
    ["named in the chain", () => rename("organizations", w.named.id), ["device"]],
    [
      "place",
      () => tenant.updateTable("locations").set({ precision: "area" }).where("id", "=", w.place.id).execute(),
      ["device"],
    ],
    [
      "chain",
      () => tenant.updateTable("datachains").set({ taxonomy_id: "device@2" }).where("id", "=", w.chain).execute(),
      ["device"],
    ],
    [
      "factsheet",
      () =>
        tenant.updateTable("factsheets").set({ answers: "{}" }).where("algorithm_id", "=", w.algorithm.id).execute(),
      ["algorithm"],
    ],
    [
      "suppliers",
      () => tenant.deleteFrom("algorithm_suppliers").where("algorithm_id", "=", w.algorithm.id).execute(),
      ["algorithm"],
    ],
    [
      "labels of a page",
      () => tenant.deleteFrom("page_labels").where("page_id", "=", w.devicePage).execute(),
      ["device"],
    ],
    [
      "relationship",
      () =>
        tenant
          .insertInto("page_relationships")
          .values({
            id: crypto.randomUUID(),
            customer_id: w.customer_id,
            from_page_id: w.devicePage,
            to_page_id: w.algorithmPage,
            type: "uses",
          })
          .execute(),
      ["algorithm", "device"],
    ],
    [
      "translation",
      () =>
        tenant
          .insertInto("translation_marks")
          .values({
            customer_id: w.customer_id,
            subject_type: "organization",
            subject_id: w.vendor.id,
            field: "name",
            locale: "km",
            source_digest: "x",
            source_text: "x",
          })
          .execute(),
      ["device"],
    ],
    [
      "languages",
      () =>
        tenant
          .updateTable("sites")
          .set({ locales: ["en", "km"] })
          .where("customer_id", "=", w.customer_id)
          .execute(),
      ["algorithm", "device", "other", "other"],
    ],
    [
      "notes for staff",
      () =>
        tenant
          .updateTable("devices")
          .set({ internal_notes: "x", review_due_on: "2031-01-01" })
          .where("id", "=", w.device.id)
          .execute(),
      [],
    ],
    [
      "what the system keeps",
      () =>
        tenant
          .updateTable("devices")
          .set({ search_text: "x", chain_errors: 3 })
          .where("id", "=", w.device.id)
          .execute(),
      [],
    ],
    [
      "a setting that the checks look at",
      () => tenant.updateTable("sites").set({ contact_phone: "1" }).where("customer_id", "=", w.customer_id).execute(),
      ["algorithm", "device", "other", "other"],
    ],
    [
      "another setting of the site",
      () =>
        tenant
          .updateTable("sites")
          .set({ primary_color: "#15803d" })
          .where("customer_id", "=", w.customer_id)
          .execute(),
      [],
    ],
  ];
  for (const [what, change, expected] of cases) {
    await change();
    expect([what, await w.queued()]).toEqual([what, expected]);
  }
});

test("a bulk edit of a thousand devices queues each of their pages once, and no others", async () => {
  const { id: customer_id } = await t.make.customer();
  await sqlAsOwner(`
    insert into devices (id, customer_id, name) select gen_random_uuid(), '${customer_id}', 'Device ' || n from generate_series(1, 1000) n`);
  await sqlAsOwner(`
    insert into pages (id, customer_id, type, slug, device_id)
    select gen_random_uuid(), customer_id, 'device_page', 'p-' || id, id from devices where customer_id = '${customer_id}'`);
  await db.deleteFrom("pages_to_compare").where("customer_id", "=", customer_id).execute();
  const tenant = t.database.tenant(customer_id);
  const edit = (set: object) => tenant.updateTable("devices").set(set).where("customer_id", "=", customer_id).execute();
  const countQueued = async () => {
    const queued = db.selectFrom("pages_to_compare").where("customer_id", "=", customer_id);
    return (await queued.select((of) => of.fn.countAll<number>().as("count")).executeTakeFirstOrThrow()).count;
  };
  await edit({ chain_warnings: 1 });
  expect(await countQueued()).toBe(0);
  await edit({ contact_phone: "555 0142" });
  expect(await countQueued()).toBe(1000);
});

test("deletes a customer with pages and all related records", async () => {
  const { customer_id } = await makeWorld();
  await db.deleteFrom("customers").where("id", "=", customer_id).execute();
  expect(
    await db.selectFrom("pages_to_compare").select("page_id").where("customer_id", "=", customer_id).execute(),
  ).toEqual([]);
});

const owner = new pg.Client(t.connection);
await owner.connect();
afterAll(() => owner.end());
const sqlAsOwner = (text: string) => owner.query(text);

const FOLDER = join(ROOT, "server/migrations");

test("migrates older pages and sites to whole documents, revisions and a home page", { timeout: 60_000 }, async () => {
  const connection = { ...inject("postgres"), database: `migrate_pages_${Date.now()}` };
  const maintenance = new pg.Client({ ...connection, database: "postgres" });
  await maintenance.connect();
  await maintenance.query(`create database ${connection.database}`);
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await client.query(
      "create table migrations (name text primary key, applied_at timestamptz not null default now())",
    );
    const before = (await readdir(FOLDER)).filter((name) => name.endsWith(".sql") && name < "0013").toSorted();
    for (const name of before) {
      await client.query(await readFile(join(FOLDER, name), "utf8"));
      await client.query("insert into migrations (name) values ($1)", [name]);
    }
    await client.query(`
      insert into customers (id, name, slug) values ('00000000-0000-7000-a000-000000000001', 'Old City', 'old');
      insert into sites (id, customer_id, slug, locales, default_locale, name, tagline, about, announcement)
        values (gen_random_uuid(), '00000000-0000-7000-a000-000000000001', 'old', '{en,es}', 'en', '{"en": "Guide"}', '{"en": "Explained"}', '{"en": "About"}', '{"es": "Hola"}');
      insert into labels (id, customer_id, name, color, position)
        values ('00000000-0000-7000-a000-000000000002', '00000000-0000-7000-a000-000000000001', 'Label', '#000000', 1);
      insert into pages (id, customer_id, type, status, slug, headline, published_at) values
        ('00000000-0000-7000-a000-000000000003', '00000000-0000-7000-a000-000000000001', 'collection_page', 'published', 'walks', '{"en": "Walks"}', now()),
        ('00000000-0000-7000-a000-000000000004', '00000000-0000-7000-a000-000000000001', 'device_page', 'draft', 'mast', '{"es": "Mástil"}', null);
      insert into page_labels (customer_id, page_id, label_id)
        values ('00000000-0000-7000-a000-000000000001', '00000000-0000-7000-a000-000000000003', '00000000-0000-7000-a000-000000000002')`);
    await prepareDatabase(connection, createLog("silent"));
    const { rows } = await client.query<{
      type: string;
      state: string;
      content: unknown;
      revisions: number;
      queued: number;
    }>(`
      select type, state, content, (select count(*)::int from page_revisions where page_id = pages.id and content = pages.content) as revisions,
        (select count(distinct page_id)::int from pages_to_compare where page_id = pages.id) as queued
      from pages order by type`);
    const contents = rows.map(({ content }) => PageContent.parse(content));
    expect(rows.map(({ type, state, revisions, queued }) => [type, state, revisions, queued])).toEqual([
      ["collection_page", "draft", 1, 1],
      ["device_page", "draft", 1, 1],
      ["home_page", "published", 1, 1],
    ]);
    expect(contents).toMatchObject([
      {
        headline: { en: "Walks" },
        label_ids: ["00000000-0000-7000-a000-000000000002"],
        collection: { rule: "manual" },
        home: null,
      },
      { headline: { es: "Mástil" }, collection: null },
      {
        headline: { en: "Explained" },
        body: { en: "About" },
        home: { announcement: { es: "Hola" }, show_announcement: true },
      },
    ]);
  } finally {
    await client.end();
    await maintenance.query(`drop database ${connection.database} with (force)`);
    await maintenance.end();
  }
});
