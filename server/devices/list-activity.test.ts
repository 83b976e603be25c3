import { expect, test } from "vitest";
import { deviceChainApi } from "#contract/datachains.ts";
import { devicesApi } from "#contract/devices.ts";
import { locationsApi } from "#contract/locations.ts";
import { teamApi } from "#contract/team.ts";
import { shareTestApp } from "#server/testing/harness.ts";

const t = await shareTestApp();
type Caller = Awaited<ReturnType<typeof t.as>>;
type Query = Parameters<typeof t.anonymous<typeof devicesApi.activity>>[1]["query"];

const activity = (call: Caller, id: string, query: Query = {}) => call(devicesApi.activity, { params: { id }, query });

async function busyDevice() {
  const call = await t.as();
  const { device } = await call(devicesApi.create, { query: {}, body: { device: { name: "Mast" } } });
  const params = { id: device.id };
  const body = { device: { name: "Pole", model: "M1", lock_version: 0 } };
  await call(devicesApi.update, { params, query: {}, body });
  const of = { device_id: device.id };
  const { location } = await call(locationsApi.create, { params: of, query: {}, body: { location: { address: "A" } } });
  await call(locationsApi.remove, { params: { ...of, id: location.id } });
  const start = { from: "template", template_id: "air_quality" } as const;
  await call(deviceChainApi.start, { params, body: { start, lock_version: 0 } });
  return { call, id: device.id };
}

test("R2.27 lists changes to a device, its places and its datachain, newest first", async () => {
  const { call, id } = await busyDevice();
  await t.make.device(call.customer_id);
  const { activity: entries, meta } = await activity(call, id);
  expect(meta.total_count).toBe(5);
  expect(entries.map((entry) => entry.action)).toEqual([
    "datachain.updated",
    "location.removed",
    "location.created",
    "device.updated",
    "device.created",
  ]);
  expect(entries[3]).toMatchObject({ actor: "Test Person", fields: ["model", "name"], at: expect.any(String) });
  expect(entries[4]?.fields).toEqual([]);
});

test("a device that starts from a template was added before its datachain was written", async () => {
  const call = await t.as();
  const start = { from: "template", template_id: "air_quality" } as const;
  const { device } = await call(devicesApi.create, { query: {}, body: { device: { name: "Mast" }, start } });
  const { activity: entries } = await activity(call, device.id);
  expect(entries.map((entry) => entry.action)).toEqual(["datachain.updated", "device.created"]);
});

test("paginates, reverses and searches the history, also for viewers", async () => {
  const { call, id } = await busyDevice();
  const viewer = await t.as({ customer_id: call.customer_id, role: "viewer" });
  const oldest = await activity(viewer, id, { sort: "at", per_page: 2 });
  expect(oldest.activity.map((entry) => entry.action)).toEqual(["device.created", "device.updated"]);
  expect(oldest.meta.total_count).toBe(5);
  expect((await activity(viewer, id, { q: "location" })).meta.total_count).toBe(2);
});

test("keeps the names of former members", async () => {
  const { call, id } = await busyDevice();
  const manager = await t.as({ customer_id: call.customer_id, role: "manager" });
  await manager(teamApi.removeMember, { params: { id: call.user_id } });
  const { activity: entries } = await activity(manager, id, { q: "test person" });
  expect(entries).toHaveLength(5);
  expect((await manager(deviceChainApi.get, { params: { id } })).datachain.updated_by).toBe("Test Person");
});

test("does not return the history of another customer's device", async () => {
  const { id } = await busyDevice();
  await expect(activity(await t.as(), id)).rejects.toMatchObject({ status: 404 });
});
