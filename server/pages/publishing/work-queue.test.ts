import { sql } from "kysely";
import { expect, test } from "vitest";
import { uuidv7 } from "uuidv7";
import { devicesApi } from "#contract/devices.ts";
import { pagesApi } from "#contract/pages.ts";
import { publicationsApi } from "#contract/publications.ts";
import { sitesApi } from "#contract/sites.ts";
import { startTestApp } from "#server/testing/harness.ts";
import { pageWorld } from "#server/testing/page-world.ts";
import { comparePage } from "./compare-page.ts";
import { sourceDigest } from "./measure-languages.ts";
import { workQueue } from "./work-queue.ts";

const t = await startTestApp();
const db = t.database.system;
const tools = { database: t.database };

const queue = (customer_id: string, ids: readonly string[]) =>
  sql`insert into pages_to_compare (page_id, customer_id) select id, ${customer_id} from unnest(${ids}::uuid[]) as id`.execute(
    db,
  );
const row = (id: string) => db.selectFrom("pages").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
const waiting = async () => (await db.selectFrom("pages_to_compare").select("page_id").execute()).length;

async function makeWorld() {
  const call = await t.as();
  return { call, ...pageWorld(t, call.customer_id) };
}

test("comparing a page stores its differences, findings and translation progress", async () => {
  const { call, ...world } = await makeWorld();
  const { id } = await world.devicePage({ headline: { en: "Mast", es: "Mástil" } });
  await comparePage(world.ctx, id);
  expect(await row(id)).toMatchObject({
    change_count: 0,
    has_changes: false,
    error_count: 0,
    needs_locales: ["km", "es"],
  });
  await call(publicationsApi.publish, { params: { id }, body: {} });
  await world.save(id, { headline: { en: "Other", es: "Otro" }, body: {} });
  await db
    .insertInto("translation_marks")
    .values({
      customer_id: call.customer_id,
      subject_type: "page",
      subject_id: id,
      field: "headline",
      locale: "es",
      source_digest: sourceDigest("Mast"),
      source_text: "Mast",
    })
    .execute();
  await comparePage(world.ctx, id);
  const compared = await row(id);
  expect(compared).toMatchObject({ change_count: 3, has_changes: true });
  expect(compared.findings).toContainEqual(expect.objectContaining({ code: "body_missing" }));
  expect(compared.languages).toContainEqual(expect.objectContaining({ locale: "es", outdated: 1 }));
  expect(compared.compared_at).not.toBeNull();
});

test("an older result never overwrites a newer one", async () => {
  const world = await makeWorld();
  const { id } = await world.devicePage({ headline: {} });
  await db
    .updateTable("pages")
    .set({ compared_at: "2999-01-01T00:00:00Z", error_count: 7 })
    .where("id", "=", id)
    .execute();
  await comparePage(world.ctx, id);
  expect(await row(id)).toMatchObject({ error_count: 7 });
});

test("a page says that it is being checked until a change of its device has been compared", async () => {
  const { call, ...world } = await makeWorld();
  const { id } = await world.devicePage();
  await call(publicationsApi.publish, { params: { id }, body: {} });
  await workQueue({}, tools);
  const read = async () => (await call(pagesApi.read, { params: { id } })).page;
  expect(await read()).toMatchObject({ state: "published", is_checking: false });
  const params = { id: (await row(id)).device_id ?? "" };
  const { lock_version } = (await call(devicesApi.get, { params, query: {} })).device;
  await call(devicesApi.update, { params, query: {}, body: { device: { summary: "Counts bicycles", lock_version } } });
  expect(await read()).toMatchObject({ state: "published", is_checking: true });
  await workQueue({}, tools);
  expect(await read()).toMatchObject({ state: "changed", is_checking: false });
});

test("processes the queue of all customers and compares each page once", async () => {
  const worlds = [await makeWorld(), await makeWorld()];
  const ids: string[] = [];
  for (const world of worlds)
    for (let at = 0; at < 3; at += 1) {
      const { id } = await world.devicePage({ headline: {} });
      ids.push(id);
      await queue(world.call.customer_id, [id, id, id]);
    }
  expect(await workQueue({}, tools)).toEqual({ is_empty: true });
  expect(await waiting()).toBe(0);
  for (const id of ids) expect(await row(id)).toMatchObject({ error_count: 1 });
  expect(await db.selectFrom("pages_being_compared").selectAll().execute()).toEqual([]);
});

test("several processes share the queue", async () => {
  const world = await makeWorld();
  const ids: string[] = [];
  for (let at = 0; at < 120; at += 1)
    ids.push((await world.page("device_page", (await row((await world.devicePage()).id)).content as never)).id);
  await queue(world.call.customer_id, ids);
  await Promise.all([1, 2, 3].map(() => workQueue({}, tools)));
  expect(await waiting()).toBe(0);
  const compared = await db
    .selectFrom("pages")
    .select("id")
    .where("id", "in", ids)
    .where("compared_at", "is not", null)
    .execute();
  expect(compared).toHaveLength(120);
});

test("requeues pages of a dead process; an unreadable page does not block others", async () => {
  const world = await makeWorld();
  const { customer_id } = world.call;
  const [lost, broken, whole] = [await world.devicePage(), await world.devicePage(), await world.devicePage()];
  await db
    .insertInto("pages_being_compared")
    .values({ claim_id: uuidv7(), page_id: lost.id, customer_id, taken_at: "2026-01-01T00:00:00Z" })
    .execute();
  await sql`update datachains set taxonomy_id = 'nowhere' where device_id = ${broken.device_id}`.execute(db);
  await queue(customer_id, [broken.id, whole.id]);
  await expect(workQueue({}, tools)).rejects.toThrow("Taxonomy not found");
  expect((await row(lost.id)).compared_at).not.toBeNull();
  expect((await row(whole.id)).compared_at).not.toBeNull();
  const held = await db.selectFrom("pages_being_compared").select("page_id").execute();
  expect(held).toEqual([{ page_id: broken.id }]);
  await db.deleteFrom("pages_being_compared").execute();
});

test("compares a page again if it changes while being claimed", async () => {
  const world = await makeWorld();
  const { id } = await world.devicePage();
  await queue(world.call.customer_id, [id]);
  await db.transaction().execute(async (tx) => {
    await sql`update pages set content = content || '{"headline": {}}' where id = ${id}`.execute(tx);
    await sql`insert into pages_to_compare (page_id, customer_id) values (${id}, ${world.call.customer_id}) on conflict do nothing`.execute(
      tx,
    );
    // another process claims the page in its old state before this commits
    await sql`delete from pages_to_compare where page_id = ${id}`.execute(db);
  });
  await workQueue({}, tools);
  expect(await row(id)).toMatchObject({ error_count: 1 });
});

test("the job runs in a worker; changing the site's checks queues its pages", async () => {
  const world = await makeWorld();
  const { id } = await world.devicePage({ headline: { en: "Mast" } });
  const { site } = await world.call(sitesApi.current, { query: {} });
  await world.call(sitesApi.update, {
    params: { id: site.id },
    query: {},
    body: { site: { translation_policy: "block" } },
  });
  expect(await waiting()).toBeGreaterThan(0);
  t.queued.push({ name: "compare_pages", payload: {} });
  await t.work();
  expect((await row(id)).error_count).toBe(2);
  expect(await waiting()).toBe(0);
});
