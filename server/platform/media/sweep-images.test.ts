import { sql } from "kysely";
import sharp from "sharp";
import { expect, test } from "vitest";
import { devicesApi } from "#contract/devices.ts";
import { sitesApi } from "#contract/sites.ts";
import { startTestApp } from "#server/testing/harness.ts";
import { acceptUpload } from "./accept-upload.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import { notFound } from "#server/platform/http/errors.ts";
import { variantKey } from "./image-keys.ts";
import { IMAGE_COLUMNS } from "./image-use.ts";
import { sweepImages } from "./sweep-images.ts";

const t = await startTestApp();
const { system: db } = t.database;
type Person = Awaited<ReturnType<typeof t.as>>;

let colour = 0;
/** A different picture each time. */
async function picture() {
  colour += 1;
  const background = { r: colour, g: 80, b: 120 };
  const bytes = await sharp({ create: { width: 400, height: 200, channels: 3, background } })
    .png()
    .toBuffer();
  return new Blob([new Uint8Array(bytes)], { type: "image/png" });
}

async function putLogo(call: Person, image: Blob) {
  const { site } = await call(sitesApi.current, { query: {} });
  const body = new FormData();
  body.append("site[logo]", image, "logo.png");
  const uploaded = await call(sitesApi.upload, { params: { id: site.id }, query: {}, body });
  await t.work();
  return uploaded.site.logo_key ?? "";
}

async function removeLogo(call: Person) {
  const { site } = await call(sitesApi.current, { query: {} });
  await call(sitesApi.update, { params: { id: site.id }, query: {}, body: { site: { logo_key: null } } });
}

const sweep = () => sweepImages(db, t.services.storage);
const served = async (key: string) => (await t.app.inject(`/media/${key}`)).statusCode;
const isStored = (key: string) => t.services.storage.has(key);

/** Backdates the moment it went out of use. */
const daysPass = (key: string, days: number) =>
  db
    .updateTable("images")
    .set({ unused_since: sql`unused_since - make_interval(days => ${days})` })
    .where("key", "=", key)
    .execute();

test("stops serving a removed image and its variants", async () => {
  const call = await t.as({ role: "manager" });
  const key = await putLogo(call, await picture());
  const variant = variantKey(key, 320, "webp");
  expect([await served(key), await served(variant), await served(`${key}?w=320`)]).toEqual([200, 200, 200]);
  await removeLogo(call);
  expect([await served(key), await served(variant), await served(`${key}?w=320`)]).toEqual([404, 404, 404]);
});

test("keeps its bytes for a week, then deletes them with every variant", async () => {
  const call = await t.as({ role: "manager" });
  const key = await putLogo(call, await picture());
  await removeLogo(call);
  await sweep();
  await daysPass(key, 6);
  await sweep();
  expect(await isStored(key)).toBe(true);
  await daysPass(key, 2);
  await sweep();
  const left = [];
  for await (const file of t.services.storage.list(key.slice(0, 64))) left.push(file);
  expect(left).toEqual([]);
  expect(await db.selectFrom("images").select("key").where("key", "=", key).execute()).toEqual([]);
});

test("keeps an image that is used again within the week", async () => {
  const call = await t.as({ role: "manager" });
  const image = await picture();
  const key = await putLogo(call, image);
  await removeLogo(call);
  await sweep();
  await daysPass(key, 8);
  expect(await putLogo(call, image)).toBe(key);
  await sweep();
  await removeLogo(call);
  await sweep();
  expect(await isStored(key)).toBe(true);
});

test("keeps bytes that another customer still shows", async () => {
  const [first, second] = [await t.as({ role: "manager" }), await t.as({ role: "manager" })];
  const image = await picture();
  const key = await putLogo(first, image);
  expect(await putLogo(second, image)).toBe(key);
  await removeLogo(first);
  await sweep();
  await daysPass(key, 8);
  await sweep();
  expect([await isStored(key), await served(key)]).toEqual([true, 200]);
  await removeLogo(second);
  await sweep();
  await daysPass(key, 8);
  await sweep();
  expect(await isStored(key)).toBe(false);
});

test("keeps an image of a deleted record that can still be restored", async () => {
  const call = await t.as();
  const key = await putLogo(call, await picture());
  const { id } = await t.make.device(call.customer_id, { photo_key: key });
  await removeLogo(call);
  await call(devicesApi.remove, { params: { id } });
  await sweep();
  await daysPass(key, 8);
  await sweep();
  expect([await isStored(key), (await t.loadImage(call, key)).statusCode]).toEqual([true, 200]);
});

test("deletes the image of a record that could not be written", async () => {
  const { customer_id } = await t.as();
  const ctx = { services: t.services, db: t.database.tenant(customer_id), customer_id } as unknown as TenantCtx;
  const upload = { field: "logo", filename: "a.png", bytes: new Uint8Array(await (await picture()).arrayBuffer()) };
  const attempt = acceptUpload(ctx, upload, () => Promise.reject(notFound("Site")));
  await expect(attempt).rejects.toMatchObject({ code: "not_found" });
  await sweep();
  const { key } = await db
    .selectFrom("images")
    .select("key")
    .where("customer_id", "=", customer_id)
    .executeTakeFirstOrThrow();
  expect(await isStored(key)).toBe(true);
  await daysPass(key, 8);
  await sweep();
  expect(await isStored(key)).toBe(false);
});

test("IMAGE_COLUMNS lists every column that references an image, and each has an index", async () => {
  const { rows: columns } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and column_name like '%\\_key' and data_type = 'text'
    order by name`.execute(db);
  const known = IMAGE_COLUMNS.map((place) => place.join("."));
  expect(columns.map(({ name }) => name)).toEqual(known.toSorted());
  const { rows: indexes } = await sql<{ name: string }>`
    select indexname as name from pg_indexes where schemaname = 'public'`.execute(db);
  for (const [table, column] of IMAGE_COLUMNS) expect(indexes.map(({ name }) => name)).toContain(`${table}_${column}`);
});

test("keeps a picture that a publication shows, whatever happens to its record", async () => {
  const call = await t.as({ role: "manager" });
  const key = await putLogo(call, await picture());
  const { id: page_id } = await t.make.page(call.customer_id);
  const snapshot = JSON.stringify({ content: { image: null }, chain: { organizations: [{ logo_key: key }] } });
  await db
    .insertInto("publications")
    .values({ customer_id: call.customer_id, page_id, number: 1, snapshot, digest: "x" })
    .execute();
  await removeLogo(call);
  await sweep();
  await daysPass(key, 8);
  await sweep();
  expect([await isStored(key), await served(key)]).toEqual([true, 200]);
});
