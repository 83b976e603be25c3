import { sql } from "kysely";
import { expect, test } from "vitest";
import { pagesApi } from "#contract/pages.ts";
import { type PublicChange, publicChangesApi } from "#contract/public-changes.ts";
import { publicationsApi } from "#contract/publications.ts";
import { guideWorld } from "#server/testing/guide-world.ts";
import { startTestApp } from "#server/testing/harness.ts";

const t = await startTestApp();
const { system: db } = t.database;

const open = async () => {
  const world = await guideWorld(t);
  const { secret } = await t.make.apiToken(world.customer_id, { role: "viewer", scopes: '{"changes":"read"}' });
  const call = t.clientFor(secret);
  const read = (query: { after?: number; since?: string; per_page?: number } = {}) =>
    call(publicChangesApi.list, { query });
  return { ...world, secret, read };
};
const idsOf = (changes: readonly PublicChange[]) => changes.map(({ page_id }) => page_id);

/** As publishing does, without its checks. */
const publishRow = async (trx: typeof db, customer_id: string, page_id: string) => {
  await sql`update publications set ended_at = clock_timestamp() where page_id = ${page_id}::uuid and ended_at is null`.execute(
    trx,
  );
  await sql`
    insert into publications (customer_id, page_id, number, snapshot, digest)
    select ${customer_id}, ${page_id}::uuid, max(number) + 1, (array_agg(snapshot))[1], 'd' from publications
    where page_id = ${page_id}::uuid`.execute(trx);
};

test("lists what is public with its record and its data, oldest change first, and what was withdrawn, with the reason", async () => {
  const { pages, read, call, get } = await open();
  const { device, planner, home } = pages;
  const first = await read();
  expect(new Set(idsOf(first.changes))).toEqual(new Set(Object.values(pages).map(({ id }) => id)));
  const of = (changes: readonly PublicChange[], id: string) => changes.find(({ page_id }) => page_id === id);
  expect(of(first.changes, device.id)).toMatchObject({
    state: "published",
    page_type: "device_page",
    title: { en: "Air mast", km: "បង្គោលខ្យល់" },
    record: { kind: "device", id: device.device_id },
    number: 1,
    reason: null,
  });
  expect(of(first.changes, home.id)).toMatchObject({ record: null, data_url: null });
  const { pathname } = new URL(of(first.changes, device.id)?.data_url ?? "");
  const data = await get(pathname);
  expect([data.statusCode, data.json()]).toMatchObject([200, { page: { body: "It stands by the quay." } }]);

  await call(publicationsApi.withdraw, { params: { id: planner.id }, body: { reason: "The trial is over." } });
  const next = await read({ after: first.next });
  expect(next).toMatchObject({
    changes: [{ page_id: planner.id, state: "withdrawn", reason: "The trial is over.", data_url: null }],
    has_more: false,
  });
  expect(await read({ after: next.next })).toEqual({ changes: [], next: next.next, has_more: false });
});

test("a page that changes again moves to the end, with its new address; drafts are no change", async () => {
  const { pages, read, call, save, publish } = await open();
  const { id } = pages.device;
  const first = await read();
  await save(id, { headline: { en: "Draft title" } });
  expect(await read({ after: first.next })).toMatchObject({ changes: [] });
  await call(pagesApi.rename, { params: { id }, body: { slug: "wind-mast" } });
  const renamed = await read({ after: first.next });
  expect(renamed.changes).toMatchObject([
    { page_id: id, title: { en: "Air mast" }, url: expect.stringMatching(/\/devices\/wind-mast$/) as unknown },
  ]);
  await publish(id);
  await publish(pages.planner.id);
  const all = await read();
  expect(all.changes).toHaveLength(4);
  expect(idsOf(all.changes).slice(-2)).toEqual([id, pages.planner.id]);
  expect(all.changes.at(-2)).toMatchObject({ number: 2, title: { en: "Draft title" } });
});

test("pages stably, from a moment, and answers 304 while nothing changes", async () => {
  const { read, secret, publish, pages } = await open();
  const all = await read();
  const seen: number[] = [];
  for (let [after, has_more] = [0, true]; has_more;) {
    const part = await read({ after, per_page: 1 });
    seen.push(...part.changes.map(({ position }) => position));
    [after, has_more] = [part.next, part.has_more];
  }
  expect(seen).toEqual(all.changes.map(({ position }) => position));
  expect(seen).toEqual(seen.toSorted((a, b) => a - b));
  const url = `/api/v1/changes?after=${all.next}`;
  const headers = { authorization: `Bearer ${secret}` };
  const { etag } = (await t.app.inject({ url, headers })).headers;
  const again = await t.app.inject({ url, headers: { ...headers, "if-none-match": String(etag) } });
  expect([again.statusCode, again.body]).toEqual([304, ""]);
  const now = new Date().toISOString();
  await publish(pages.device.id);
  expect((await t.app.inject({ url, headers: { ...headers, "if-none-match": String(etag) } })).statusCode).toBe(200);
  expect(idsOf((await read({ since: now })).changes)).toEqual([pages.device.id]);
});

test("a change that commits late is not missed by a reader who is already further", async () => {
  const { customer_id, pages, read } = await open();
  const { device, planner } = pages;
  const { next } = await read();
  let commit = () => undefined as void;
  const held = new Promise<void>((resolve) => (commit = resolve));
  let begun = () => undefined as void;
  const isBegun = new Promise<void>((resolve) => (begun = resolve));
  const late = db.transaction().execute(async (trx) => {
    await publishRow(trx, customer_id, device.id);
    begun();
    await held;
  });
  await isBegun;
  await publishRow(db, customer_id, planner.id);
  const meanwhile = await read({ after: next });
  expect(idsOf(meanwhile.changes)).toEqual([planner.id]);
  commit();
  await late;
  expect(idsOf((await read({ after: meanwhile.next })).changes)).toEqual([device.id]);
});

test("parallel writers and readers: each reader ends with the last state of every page", async () => {
  const { customer_id, read, devicePage, publish } = await open();
  const made = [];
  for (let count = 0; count < 6; count += 1) made.push(await devicePage({ headline: { en: `Mast ${count}` } }));
  for (const { id } of made) await publish(id);
  let isWriting = true;
  const follow = async () => {
    const known = new Map<string, number>();
    let after = 0;
    for (let isLast = false; ; isLast = !isWriting) {
      const part = await read({ after, per_page: 2 });
      for (const { page_id, number } of part.changes) known.set(page_id, number);
      after = part.next;
      if (isLast && part.changes.length === 0) return known;
    }
  };
  const readers = [follow(), follow(), follow()];
  const write = async (id: string) => {
    for (let times = 0; times < 8; times += 1)
      await db.transaction().execute((trx) => publishRow(trx as typeof db, customer_id, id));
  };
  await Promise.all(made.map(({ id }) => write(id)));
  isWriting = false;
  for (const known of await Promise.all(readers))
    expect(made.map(({ id }) => known.get(id))).toEqual(made.map(() => 9));
});

test("nothing of other workspaces, nothing of a deleted guide", async () => {
  const [mine, other] = [await open(), await open()];
  const { changes } = await mine.read();
  expect(idsOf(changes)).not.toContain(other.pages.device.id);
  await db
    .updateTable("sites")
    .set({ deleted_at: sql<string>`now()` })
    .where("customer_id", "=", mine.customer_id)
    .execute();
  await expect(mine.read()).rejects.toMatchObject({ status: 404 });
});
