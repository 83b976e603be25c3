import { sql } from "kysely";
import { expect, test } from "vitest";
import { algorithmsApi } from "#contract/algorithms.ts";
import { type DeletedType, deletionsApi } from "#contract/deletions.ts";
import { devicesApi } from "#contract/devices.ts";
import { labelsApi } from "#contract/labels.ts";
import { organizationsApi } from "#contract/organizations.ts";
import { emptyPageContent } from "#contract/page-content.ts";
import { pagesApi } from "#contract/pages.ts";
import { startTestApp } from "#server/testing/harness.ts";

const t = await startTestApp();
type Person = Awaited<ReturnType<typeof t.as>>;

const list = async (call: Person, type: DeletedType, query: { q?: string; sort?: "name" } = {}) =>
  (await call(deletionsApi.list, { query: { type, ...query } })).deletions;

/** One record of each listed type, with calls to create, delete and restore it. */
const RECORDS = {
  device: {
    make: async (call: Person) =>
      (await call(devicesApi.create, { query: {}, body: { device: { name: "Mast" } } })).device,
    remove: (call: Person, id: string) => call(devicesApi.remove, { params: { id } }),
    restore: (call: Person, id: string) => call(devicesApi.restore, { params: { id }, query: {} }),
  },
  algorithm: {
    make: async (call: Person) =>
      (await call(algorithmsApi.create, { query: {}, body: { algorithm: { name: "Mast" } } })).algorithm,
    remove: (call: Person, id: string) => call(algorithmsApi.remove, { params: { id } }),
    restore: (call: Person, id: string) => call(algorithmsApi.restore, { params: { id }, query: {} }),
  },
  organization: {
    make: async (call: Person) =>
      (await call(organizationsApi.create, { query: {}, body: { organization: { name: "Mast" } } })).organization,
    remove: (call: Person, id: string) => call(organizationsApi.remove, { params: { id } }),
    restore: (call: Person, id: string) => call(organizationsApi.restore, { params: { id }, query: {} }),
  },
  label: {
    make: async (call: Person) =>
      (await call(labelsApi.create, { body: { label: { name: "Mast", color: "#b91c1c" } } })).label,
    remove: (call: Person, id: string) => call(labelsApi.remove, { params: { id } }),
    restore: (call: Person, id: string) => call(labelsApi.restore, { params: { id } }),
  },
  page: {
    make: async (call: Person) => {
      const content = { ...emptyPageContent("collection_page"), headline: { en: "Mast" } };
      return (await call(pagesApi.create, { body: { page: { type: "collection_page", content } } })).page;
    },
    remove: (call: Person, id: string) => call(pagesApi.remove, { params: { id } }),
    restore: (call: Person, id: string) => call(pagesApi.restore, { params: { id } }),
  },
};
const TYPES = Object.keys(RECORDS) as DeletedType[];

test.each(TYPES)("lists a deleted %s with who deleted it and its deadline, and restores it", async (type) => {
  const call = await t.as();
  const other = await t.as({ customer_id: call.customer_id, name: "Dara Meas" });
  const { make, remove, restore } = RECORDS[type];
  const { id } = await make(call);
  expect(await list(call, type)).toEqual([]);
  await remove(other, id);
  const [deletion, ...more] = await list(call, type);
  expect(more).toEqual([]);
  expect(deletion).toMatchObject({ id, name: "Mast", deleted_by: "Dara Meas" });
  const { deleted_at = "", restorable_until = "" } = deletion ?? {};
  expect(Date.parse(restorable_until) - Date.parse(deleted_at)).toBe(24 * 3_600_000);
  await restore(call, id);
  expect(await list(call, type)).toEqual([]);
});

test.each(TYPES)("a deleted %s is listed until the sweep purges it", async (type) => {
  const call = await t.as();
  const { make, remove } = RECORDS[type];
  const { id } = await make(call);
  await remove(call, id);
  const table = sql.table(`${type}s`);
  const setDeletedAt = (ago: string) =>
    sql`update ${table} set deleted_at = now() - ${ago}::interval where id = ${id}`.execute(t.database.system);
  const sweep = async () => {
    await t.services.jobs.add("sweep", {});
    await t.work();
    const { rows } = await sql`select from ${table} where id = ${id}`.execute(t.database.system);
    return rows.length;
  };
  await setDeletedAt("23 hours 59 minutes");
  expect([(await list(call, type)).length, await sweep()]).toEqual([1, 1]);
  await setDeletedAt("24 hours 1 minute");
  expect([(await list(call, type)).length, await sweep()]).toEqual([0, 0]);
});

test("names the person who deleted a record, even if others changed it since", async () => {
  const call = await t.as();
  const other = await t.as({ customer_id: call.customer_id, name: "Dara Meas" });
  const { id } = await RECORDS.device.make(call);
  await RECORDS.device.remove(other, id);
  await t.database.system.updateTable("devices").set({ updated_by: call.user_id }).where("id", "=", id).execute();
  expect(await list(call, "device")).toMatchObject([{ deleted_by: "Dara Meas" }]);
});

test("searches and sorts deleted records, latest first by default", async () => {
  const call = await t.as();
  for (const name of ["Buoy", "Antenna", "Mast"]) {
    const { label } = await call(labelsApi.create, { body: { label: { name, color: "#b91c1c" } } });
    await call(labelsApi.remove, { params: { id: label.id } });
  }
  const names = async (query: Parameters<typeof list>[2] = {}) =>
    (await list(call, "label", query)).map(({ name }) => name);
  expect(await names()).toEqual(["Mast", "Antenna", "Buoy"]);
  expect(await names({ sort: "name" })).toEqual(["Antenna", "Buoy", "Mast"]);
  expect(await names({ q: "uo" })).toEqual(["Buoy"]);
});

test("hides deleted records from viewers and other customers", async () => {
  const call = await t.as();
  const { id } = await RECORDS.label.make(call);
  await RECORDS.label.remove(call, id);
  const viewer = await t.as({ customer_id: call.customer_id, role: "viewer" });
  await expect(list(viewer, "label")).rejects.toMatchObject({ status: 403 });
  expect(await list(await t.as(), "label")).toEqual([]);
});
