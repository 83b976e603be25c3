import { expect, test } from "vitest";
import { devicesApi } from "#contract/devices.ts";
import { shareTestApp } from "#server/testing/harness.ts";

const t = await shareTestApp();
type Caller = Awaited<ReturnType<typeof t.as>>;
type ListQuery = Parameters<typeof t.anonymous<typeof devicesApi.list>>[1]["query"];

const list = (call: Caller, query: ListQuery = {}) => call(devicesApi.list, { query });
const names = async (call: Caller, query: ListQuery) => (await list(call, query)).devices.map((device) => device.name);
const stick = (customer_id: string, device_id: string, label_id: string) =>
  t.database.system.insertInto("device_labels").values({ customer_id, device_id, label_id }).execute();

test("R3.6 R7.15 lists devices with their status and the total count", async () => {
  const call = await t.as({ role: "viewer" });
  const status = await t.make.status(call.customer_id, "Active");
  await t.make.device(call.customer_id, { name: "Air mast", status_id: status.id, reference: "ENV-1" });
  await t.make.device(call.customer_id, { name: "Bin sensor" });
  const { devices, meta } = await list(call, { per_page: 1000 });
  expect(meta).toEqual({ total_count: 2 });
  expect(devices).toMatchObject([
    {
      name: "Air mast",
      reference: "ENV-1",
      status: { id: status.id, name: "Active", color: "#16a34a", phase: "active" },
    },
    { name: "Bin sensor", reference: null, status: null, labels: [], lock_version: 0 },
  ]);
  const first = await list(call, { per_page: 1 });
  expect(first.devices).toHaveLength(1);
  expect(first.meta.total_count).toBe(2);
});

test("R7.15 a request for one device also returns counts by status under the filters and search", async () => {
  const call = await t.as();
  const { customer_id } = call;
  const active = await t.make.status(customer_id, "Active");
  const pilot = await t.make.status(customer_id, "Pilot");
  for (const name of ["Mast 1", "Mast 2", "Camera"]) await t.make.device(customer_id, { name, status_id: active.id });
  await t.make.device(customer_id, { name: "Mast 3", status_id: pilot.id });
  await t.make.device(customer_id, { name: "Mast 4" });
  const counts = async (query: ListQuery) =>
    (await list(call, query)).meta.status_counts?.map(({ status, count }) => [status?.name, count]);
  expect(await counts({ per_page: 1 })).toEqual([
    ["Active", 3],
    ["Pilot", 1],
    [undefined, 1],
  ]);
  expect(await counts({ per_page: 1, q: "mast", status: [active.id, "none"] })).toEqual([
    ["Active", 2],
    [undefined, 1],
  ]);
  expect(await counts({ per_page: 2 })).toBeUndefined();
});

test("R7.15 rejects more than 1000 per page", async () => {
  const call = await t.as();
  await expect(list(call, { per_page: 1001 })).rejects.toMatchObject({
    status: 400,
    body: { fields: { per_page: expect.any(String) } },
  });
});

test("searches by name and reference, sorts and paginates", async () => {
  const call = await t.as();
  for (const [name, reference] of [
    ["Mast", "ENV-2"],
    ["bus camera", "TRA-1"],
    ["100%_sure", "ENV-9"],
    ["Old mast", undefined],
  ] as const)
    await t.make.device(call.customer_id, { name, ...(reference && { reference }) });
  expect(await names(call, { q: "MAST" })).toEqual(["Mast", "Old mast"]);
  expect(await names(call, { q: "env-" })).toEqual(["100%_sure", "Mast"]);
  expect(await names(call, { q: "%_" })).toEqual(["100%_sure"]);
  expect(await names(call, { sort: "-name" })).toEqual(["Old mast", "Mast", "bus camera", "100%_sure"]);
  expect(await names(call, { sort: "reference", per_page: 2, page: 2 })).toEqual(["bus camera", "Old mast"]);
});

test("R3.6 filters by status, and finds devices without one", async () => {
  const call = await t.as();
  const [active, pilot] = [
    await t.make.status(call.customer_id, "Active"),
    await t.make.status(call.customer_id, "Pilot"),
  ];
  await t.make.device(call.customer_id, { name: "A", status_id: active.id });
  await t.make.device(call.customer_id, { name: "B", status_id: pilot.id });
  await t.make.device(call.customer_id, { name: "C" });
  expect(await names(call, { status: [active.id] })).toEqual(["A"]);
  expect(await names(call, { status: ["none"] })).toEqual(["C"]);
  expect(await names(call, { status: [pilot.id, "none"] })).toEqual(["B", "C"]);
  expect((await list(call, { status: ["none"] })).meta.total_count).toBe(1);
});

test("lists and filters by labels, except deleted ones", async () => {
  const call = await t.as();
  const { customer_id } = call;
  const [kept, gone] = [await t.make.label(customer_id, "Kept"), await t.make.label(customer_id, "Gone")];
  const device = await t.make.device(customer_id, { name: "Mast" });
  await t.make.device(customer_id, { name: "Plain" });
  for (const label of [kept, gone]) await stick(customer_id, device.id, label.id);
  expect(await names(call, { label: [kept.id, gone.id] })).toEqual(["Mast"]);
  await t.database.system
    .updateTable("labels")
    .set({ deleted_at: new Date().toISOString() })
    .where("id", "=", gone.id)
    .execute();
  const [mast] = (await list(call, { q: "Mast" })).devices;
  expect(mast?.labels).toEqual([{ id: kept.id, name: "Kept", names: {}, color: "#15803d" }]);
  expect((await list(call, { label: [gone.id] })).meta.total_count).toBe(0);
});

test("does not list or find another customer's devices", async () => {
  const [mine, theirs] = [await t.as(), await t.as()];
  const { id } = await t.make.device(theirs.customer_id);
  expect((await list(mine)).meta.total_count).toBe(0);
  await expect(mine(devicesApi.get, { params: { id }, query: {} })).rejects.toMatchObject({ status: 404 });
  expect((await theirs(devicesApi.get, { params: { id }, query: {} })).device).toMatchObject({
    id,
    status: null,
    labels: [],
  });
});

test("a share session sees its one device and no other", async () => {
  const { id: customer_id } = await t.make.customer();
  const [shown, hidden] = [await t.make.device(customer_id), await t.make.device(customer_id)];
  const share = await t.make.shareLink({ customer_id, redirect_to: `/inventory/devices/${shown.id}/datachain` });
  const call = t.clientFor(share.token);
  expect((await call(devicesApi.get, { params: { id: shown.id }, query: {} })).device.id).toBe(shown.id);
  await expect(call(devicesApi.get, { params: { id: hidden.id }, query: {} })).rejects.toMatchObject({ status: 403 });
  await expect(call(devicesApi.list, { query: {} })).rejects.toMatchObject({ status: 403 });
});
