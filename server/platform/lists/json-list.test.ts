import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import * as z from "zod";
import { expect, test, vi } from "vitest";
import { Timestamp } from "#contract/common.ts";
import { deletionsApi } from "#contract/deletions.ts";
import { isFile, type Endpoint } from "#contract/endpoint.ts";
import { endpoints } from "#contract/index.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import { startTestApp } from "#server/testing/harness.ts";
import { createRow, NOUNS } from "#server/testing/nouns.ts";
import { jsonTextOf } from "./json-response.ts";
import { filtersOf, jsonList, listed } from "./json-list.ts";
import { KEPT_IDS } from "./remembered-lists.ts";
import { pageOf, totalCountOf } from "#server/platform/records/list.ts";

const t = await startTestApp();

const contextOf = (customer_id: string) =>
  ({ db: t.database.tenant(customer_id), customer_id, services: t.services }) as unknown as TenantCtx;

const isList = ({ method, path, response }: Endpoint) =>
  method === "GET" && !path.includes("{") && !isFile(response) && "meta" in (response as z.ZodObject).shape;
const lists = endpoints.filter(isList).map((endpoint) => [endpoint.path, endpoint] as const);

/** A customer with a record of every noun, and a device with everything a list can show. */
async function fill() {
  const call = await t.as({ role: "manager", admin: true });
  const { customer_id } = call;
  for (const noun of NOUNS.filter(({ create }) => !create.path.includes("{"))) await createRow({ t, call }, noun);
  const [status, label] = [await t.make.status(customer_id, "Active"), await t.make.label(customer_id)];
  const vendor = await t.make.organization(customer_id);
  const facts = { status_id: status.id, vendor_id: vendor.id, chain_states: ["done"], review_due_on: "2026-05-04" };
  const device = await t.make.device(customer_id, facts);
  await t.database.system
    .insertInto("device_labels")
    .values({ customer_id, device_id: device.id, label_id: label.id })
    .execute();
  await t.make.page(customer_id, { device_id: device.id });
  return call;
}

test.each(lists)("%s returns exactly the contract's fields", async (path, { response }) => {
  const { token } = await fill();
  const url = path === deletionsApi.list.path ? `${path}?type=device` : path;
  const reply = await t.app.inject({ url, headers: { authorization: `Bearer ${token}` } });
  expect((response as z.ZodType).safeParse(reply.json()).error).toBeUndefined();
});

const devicesOf = ({ db, customer_id }: TenantCtx) =>
  db.selectFrom("devices").where("devices.customer_id", "=", customer_id);

const Thing = z.strictObject({ id: z.string(), name: z.string(), updated_at: Timestamp });
const answerThings = jsonList(
  z.strictObject({ things: z.array(Thing), meta: z.strictObject({ total_count: z.int() }) }),
);

test("a column that is not in the contract is not returned, neither in rows nor in the meta", async () => {
  const { id: customer_id } = await t.make.customer();
  const device = await t.make.device(customer_id, { name: "Harbour mast" });
  const ctx = contextOf(customer_id);
  const found = devicesOf(ctx);
  const query = { page: 1, per_page: 10 };
  const answer = await answerThings(ctx, {
    query,
    rows: (ctx) =>
      devicesOf(ctx).innerJoin(listed, "listed.id", "devices.id").selectAll("devices").select("listed.place"),
    find: (_part, lookFor) =>
      lookFor({
        page: found.select(["devices.id", "devices.internal_notes"]),
        meta: totalCountOf(found).select(sql`'secret'`.as("more")),
        filters: filtersOf(query),
      }),
  });
  const { updated_at } = await found.select("updated_at").executeTakeFirstOrThrow();
  expect(JSON.parse(jsonTextOf(answer) ?? "")).toEqual({
    things: [{ id: device.id, name: "Harbour mast", updated_at }],
    meta: { total_count: 1 },
  });
});

/** A customer's device list that counts how often the devices are queried. */
function watchedList(customer_id: string) {
  const ctx = contextOf(customer_id);
  const found = devicesOf(ctx);
  const looks = vi.fn<() => void>();
  const query = { page: 1, per_page: 10, sort: "-name" };
  const list = async () => {
    const answer = await answerThings(ctx, {
      query,
      rows: (ctx) =>
        devicesOf(ctx)
          .innerJoin(listed, "listed.id", "devices.id")
          .select(["devices.id", "devices.name", "devices.updated_at", "listed.place"]),
      find: (_part, lookFor) => {
        looks();
        const page = found.select("devices.id").orderBy("devices.name", "desc");
        return lookFor({ page, meta: totalCountOf(found), filters: { watched: true } });
      },
    });
    const { things, meta } = JSON.parse(jsonTextOf(answer) ?? "") as { things: { name: string }[]; meta: object };
    return { names: things.map(({ name }) => name), ...meta };
  };
  return { list, looks };
}

test("queries and counts records again only after their customer's data changed", async () => {
  const [mine, theirs] = [await t.make.customer(), await t.make.customer()];
  await t.make.device(mine.id, { name: "Alder" });
  const { list, looks } = watchedList(mine.id);
  expect(await list()).toEqual({ names: ["Alder"], total_count: 1 });
  await t.make.device(theirs.id);
  expect(await list()).toEqual({ names: ["Alder"], total_count: 1 });
  expect(looks).toHaveBeenCalledTimes(1);
  await t.make.device(mine.id, { name: "Birch" });
  expect(await list()).toEqual({ names: ["Birch", "Alder"], total_count: 2 });
  expect(looks).toHaveBeenCalledTimes(2);
});

test("does not count uncommitted changes, and counts them once committed", async () => {
  const { id } = await t.make.customer();
  const device = await t.make.device(id, { name: "Alder" });
  const { list } = watchedList(id);
  expect(await list()).toMatchObject({ total_count: 1 });
  await t.database.system.transaction().execute(async (db) => {
    await db.deleteFrom("devices").where("id", "=", device.id).execute();
    expect(await list()).toEqual({ names: ["Alder"], total_count: 1 });
  });
  expect(await list()).toEqual({ names: [], total_count: 0 });
});

const WAIT = { timeout: 18_000, interval: 1 };

test("many changes are compacted into few rows with the same total", async () => {
  const { id } = await t.make.customer();
  const device = await t.make.device(id);
  const changes = t.database.system
    .selectFrom("customer_changes")
    .where("customer_id", "=", id)
    .select(({ fn }) => [fn.sum<string>("weight").as("weight"), fn.countAll<number>().as("rows")]);
  const before = await changes.executeTakeFirstOrThrow();
  let made = 0;
  const change = () => {
    made += 1;
    const set = { model: `M${made}` };
    return t.database.system.updateTable("devices").set(set).where("id", "=", device.id).execute();
  };
  for (let n = 1; n <= 400; n += 1) await change();
  // while any transaction is open, even in another test, recent changes are not compacted
  await expect
    .poll(async () => (await change(), (await changes.executeTakeFirstOrThrow()).rows), WAIT)
    .toBeLessThan(400);
  const after = await changes.executeTakeFirstOrThrow();
  expect(Number(after.weight)).toBe(Number(before.weight) + made);
});

/** Names that sort like their numbers. */
const nameAt = (at: number) => `Thing ${String(at).padStart(3, "0")}`;

test.each([
  { per_page: 50, pages: [4, 5, 6] },
  { per_page: 60, pages: [3, 4, 5] },
  { per_page: 199, pages: [1, 2] },
  { per_page: 201, pages: [1, 2] },
])("pages of $per_page around the 200 remembered ids show the rows of a plain query", async ({ per_page, pages }) => {
  const { id: customer_id } = await t.make.customer();
  const count = KEPT_IDS + 55;
  const made = Array.from({ length: count }, (_, at) => ({ id: uuidv7(), customer_id, name: nameAt(at) }));
  await t.database.system.insertInto("devices").values(made).execute();
  const ctx = contextOf(customer_id);
  const found = devicesOf(ctx).where("devices.name", "like", "Thing%");
  const show = async (page: number) => {
    const query = { page, per_page, sort: "name" };
    const answer = await answerThings(ctx, {
      query,
      rows: (ctx) =>
        devicesOf(ctx)
          .innerJoin(listed, "listed.id", "devices.id")
          .select(["devices.id", "devices.name", "devices.updated_at", "listed.place"]),
      find: (part, lookFor) =>
        lookFor({
          page: pageOf(found.select("devices.id").orderBy("devices.name"), part),
          meta: totalCountOf(found),
          filters: { per_page },
        }),
    });
    const { things, meta } = JSON.parse(jsonTextOf(answer) ?? "") as { things: { name: string }[]; meta: object };
    return { names: things.map(({ name }) => name), ...meta };
  };
  const plain = async (page: number) => {
    const rows = await found
      .select("devices.name")
      .orderBy("devices.name")
      .limit(per_page)
      .offset((page - 1) * per_page)
      .execute();
    return { names: rows.map(({ name }) => name), total_count: count };
  };
  // the second time from memory, where it is remembered
  for (const page of [...pages, ...pages]) expect(await show(page)).toEqual(await plain(page));
});
