import { sql } from "kysely";
import { expect, test } from "vitest";
import { devicesApi } from "#contract/devices.ts";
import { importsApi } from "#contract/imports.ts";
import { labelsApi } from "#contract/labels.ts";
import { organizationsApi } from "#contract/organizations.ts";
import { statusesApi } from "#contract/statuses.ts";
import { defer } from "#server/platform/workers/deferred.ts";
import { shareTestApp } from "#server/testing/harness.ts";
import { importing } from "#server/testing/import-file.ts";

const t = await shareTestApp();
type Caller = Awaited<ReturnType<typeof t.as>>;

/** A snapshot of everything a device import may change, without versions and times. */
async function picture(customer_id: string) {
  const { rows } = await sql<{ picture: unknown }>`
    select jsonb_build_object(
      'devices', (select jsonb_agg(to_jsonb(d) - 'lock_version' - 'updated_at' - 'updated_by' order by d.id) from devices d where customer_id = ${customer_id} and deleted_at is null),
      'places', (select jsonb_agg(to_jsonb(l) - 'lock_version' - 'updated_at' - 'updated_by' order by l.id) from locations l join devices d on d.id = l.device_id
        where l.customer_id = ${customer_id} and l.deleted_at is null and d.deleted_at is null),
      'labels', (select jsonb_agg(to_jsonb(l) order by device_id, label_id) from device_labels l join devices d on d.id = l.device_id
        where l.customer_id = ${customer_id} and d.deleted_at is null),
      'names', (select jsonb_agg(name order by name) from (
        select name from device_statuses where customer_id = ${customer_id}
        union all select name from organizations where customer_id = ${customer_id} and deleted_at is null
        union all select name from labels where customer_id = ${customer_id} and deleted_at is null) as n)
    ) as picture`.execute(t.database.system);
  return rows[0]?.picture;
}

const HEADER = "reference,name,model,status,vendor,labels,summary,address,lat,lng";

/** Two existing devices with places, labels and an organization. */
async function world(call: Caller) {
  const { customer_id } = call;
  const status = await t.make.status(customer_id, "Active");
  const label = await t.make.label(customer_id, "Old label");
  const one = await t.make.device(customer_id, {
    name: "One",
    reference: "R1",
    model: "M1",
    status_id: status.id,
    summary: { en: "Was", km: "ពីមុន" },
  });
  const two = await t.make.device(customer_id, { name: "Two", reference: "R2" });
  await t.database.system
    .insertInto("device_labels")
    .values({ customer_id, device_id: one.id, label_id: label.id })
    .execute();
  await t.make.location(customer_id, one.id, { address: "First", lat: 1, lng: 1 });
  return { one, two, status };
}
const FILE = `${HEADER}
R1,One renamed,M2,Broken,Axelis,New label,Is,First again,1,1
R1,One renamed,M2,Broken,Axelis,New label,Is,Second,2,2
R2,Two,,,,,,Only,3,3
R3,Three,,Broken,Axelis,New label,,Third,4,4
R3,Three,,Broken,Axelis,New label,,Fourth,5,5
`;

test("undo restores the previous state, and running again gives the same result", async () => {
  const call = await t.as();
  await world(call);
  const before = await picture(call.customer_id);
  const { check, run, undo } = importing(t, call);
  const { id, rows } = await check(FILE);
  expect(rows.map(({ verdict }) => verdict)).toEqual([
    "update",
    "add_location",
    "add_location",
    "create",
    "add_location",
  ]);
  expect(await run(id)).toMatchObject({ state: "done", rows_done: 5 });
  expect(await picture(call.customer_id)).not.toEqual(before);
  expect(await undo(id)).toMatchObject({ state: "undone", error: null, rows_done: 5 });
  expect(await picture(call.customer_id)).toEqual(before);
  const { recipe, options } = await importing(t, call).get(id);
  await call(importsApi.check, { params: { id }, query: {}, body: { recipe, options } });
  await t.work();
  expect(await run(id)).toMatchObject({ state: "done", counts: { update: 1, add_location: 3, create: 1 } });
});

test("undo keeps and reports records changed since, and restores the rest", async () => {
  const call = await t.as();
  const { one } = await world(call);
  const { bring, undo, rows } = importing(t, call);
  const { id } = await bring(FILE);
  const [first] = await rows(id);
  expect(first?.record_id).toBe(one.id);
  const { device } = await call(devicesApi.get, { params: { id: one.id }, query: {} });
  await call(devicesApi.update, {
    params: { id: one.id },
    query: {},
    body: { device: { department: "Mobility", lock_version: device.lock_version } },
  });
  const undone = await undo(id);
  expect(undone).toMatchObject({ state: "undone", problem_counts: { changed_since: 1 } });
  const { rows: kept } = await call(importsApi.rows, { params: { id }, query: { problem: ["changed_since"] } });
  expect(kept.map(({ number, title }) => [number, title])).toEqual([[2, "One renamed"]]);
  const { devices } = await call(devicesApi.list, { query: { sort: "name" } });
  expect(devices).toMatchObject([
    {
      name: "One renamed",
      department: "Mobility",
      vendor: { name: "Axelis" },
      status: { name: "Broken" },
      location_count: 1,
    },
    { name: "Two", location_count: 0 },
  ]);
  // references used by the kept device remain
  expect((await call(statusesApi.list, {})).statuses.map(({ name }) => name)).toEqual(["Active", "Broken"]);
});

test.each(["a page", "another place", "a change"])("undo keeps a created device that then got %s", async (what) => {
  const call = await t.as();
  const { bring, undo } = importing(t, call);
  const { id } = await bring("reference,name,lat,lng\nR1,One,1,1\nR2,Two,2,2\n");
  const { devices } = await call(devicesApi.list, { query: { sort: "name" } });
  const device_id = devices[0]?.id ?? "";
  if (what === "a page") await t.make.page(call.customer_id, { device_id });
  if (what === "another place") await t.make.location(call.customer_id, device_id, { position: 9 });
  if (what === "a change")
    await call(devicesApi.update, {
      params: { id: device_id },
      query: {},
      body: { device: { model: "M", lock_version: 0 } },
    });
  expect((await undo(id)).problem_counts).toEqual({ changed_since: 1 });
  expect((await call(devicesApi.list, { query: {} })).devices.map(({ name }) => name)).toEqual(["One"]);
});

test("a device removed by undo can be restored", async () => {
  const call = await t.as();
  const { bring, undo } = importing(t, call);
  const { id } = await bring("reference,name,lat,lng\nR1,One,1,1\n");
  const { devices } = await call(devicesApi.list, { query: {} });
  await undo(id);
  const { device } = await call(devicesApi.restore, { params: { id: devices[0]?.id ?? "" }, query: {} });
  expect(device).toMatchObject({ name: "One", location_count: 1 });
});

test("undo removes the references it created, unless they are in use", async () => {
  const call = await t.as();
  const { bring, undo } = importing(t, call);
  const { id } = await bring(`${HEADER}\nR1,One,,Broken,Axelis,Air,,,,\nR2,Two,,Fine,Envira,Port,,,,\n`);
  const { organizations } = await call(organizationsApi.list, { query: { sort: "name" } });
  await t.make.device(call.customer_id, { name: "By hand", vendor_id: organizations[0]?.id ?? null });
  await undo(id);
  expect((await call(organizationsApi.list, { query: {} })).organizations.map(({ name }) => name)).toEqual(["Axelis"]);
  expect((await call(statusesApi.list, {})).statuses).toEqual([]);
  expect((await call(labelsApi.list, { query: {} })).labels).toEqual([]);
});

test("undo removes a status that more devices have than one statement clears", async () => {
  const call = await t.as();
  const { bring, undo } = importing(t, call);
  const { id } = await bring(
    ["name,status", ...Array.from({ length: 1100 }, (_, at) => `Mast ${at},Broken`)].join("\n"),
  );
  expect((await undo(id)).state).toBe("undone");
  expect((await call(statusesApi.list, {})).statuses).toEqual([]);
  const left = await t.database.system
    .selectFrom("devices")
    .select("id")
    .where("customer_id", "=", call.customer_id)
    .where("status_id", "is not", null)
    .execute();
  expect(left).toEqual([]);
});

test("undo keeps a reference that a concurrent transaction starts to use", async () => {
  const call = await t.as();
  const { customer_id } = call;
  const { bring, undo } = importing(t, call);
  const { id } = await bring(`${HEADER}\nR1,One,,,Axelis,,,,,\n`);
  const { organizations } = await call(organizationsApi.list, { query: {} });
  const named = defer<undefined>();
  const committed = defer<undefined>();
  const naming = t.database.system.transaction().execute(async (db) => {
    const device = await t.make.device(customer_id, { name: "By hand" });
    await db
      .updateTable("devices")
      .set({ vendor_id: organizations[0]?.id ?? null })
      .where("id", "=", device.id)
      .execute();
    named.resolve(undefined);
    await committed.promise;
  });
  await named.promise;
  const undoing = undo(id);
  const waiting = () => sql`select from pg_locks where not granted`.execute(t.database.system);
  await expect.poll(async () => (await waiting()).rows.length, { timeout: 15_000 }).toBeGreaterThan(0);
  committed.resolve(undefined);
  await naming;
  expect(await undoing).toMatchObject({ state: "undone" });
  expect((await call(organizationsApi.list, { query: {} })).organizations.map(({ name }) => name)).toEqual(["Axelis"]);
});

test("undo leaves a device without a status if its old one was purged", async () => {
  const call = await t.as();
  const { status } = await world(call);
  const { bring, undo } = importing(t, call);
  const { id } = await bring("reference,status\nR1,Broken\n");
  await call(statusesApi.remove, { params: { id: status.id }, query: {} });
  expect(await undo(id)).toMatchObject({ state: "undone", problem_counts: {} });
  const { devices } = await call(devicesApi.list, { query: { q: "One" } });
  expect(devices[0]).toMatchObject({ name: "One", status: null });
});

test("a failed undo changes nothing, gives a reason and can be retried", async () => {
  const call = await t.as();
  await world(call);
  const { bring, undo } = importing(t, call);
  // the import gives R1 another reference; then another device takes the old one
  const { devices } = await call(devicesApi.list, { query: { q: "R1" } });
  const { id } = await bring(`id,reference\n${devices[0]?.id},R9\n`);
  const taker = await t.make.device(call.customer_id, { name: "Taker", reference: "R1" });
  const before = await picture(call.customer_id);
  expect(await undo(id)).toMatchObject({ state: "done", error: "changed_meanwhile" });
  expect(await picture(call.customer_id)).toEqual(before);
  await call(devicesApi.update, {
    params: { id: taker.id },
    query: {},
    body: { device: { reference: null, lock_version: 0 } },
  });
  expect(await undo(id)).toMatchObject({ state: "undone", error: null });
});
