import { expect, test } from "vitest";
import { algorithmsApi } from "#contract/algorithms.ts";
import { dashboardApi } from "#contract/dashboard.ts";
import { devicesApi } from "#contract/devices.ts";
import { labelsApi } from "#contract/labels.ts";
import { locationsApi } from "#contract/locations.ts";
import { pagesApi } from "#contract/pages.ts";
import { teamApi } from "#contract/team.ts";
import { shareTestApp } from "#server/testing/harness.ts";

const t = await shareTestApp();
type Caller = Awaited<ReturnType<typeof t.as>>;

const read = (call: Caller) => call(dashboardApi.get, {});
const told = async (call: Caller) =>
  (await read(call)).activity.map(({ action, subject_type, subject_name }) => [action, subject_type, subject_name]);
const addDevice = async (call: Caller, name: string) =>
  (await call(devicesApi.create, { query: {}, body: { device: { name } } })).device;

test("each count is that of the list it leads to", async () => {
  const call = await t.as();
  const { customer_id } = call;
  const { id: status_id } = await t.make.status(customer_id, "Active");
  const fine = await t.make.device(customer_id, { status_id });
  await t.make.location(customer_id, fine.id);
  await t.make.page(customer_id, { device_id: fine.id, status: "draft" });
  await t.make.device(customer_id, { chain_errors: 2, review_due_on: "2020-01-01", status_id });
  await t.make.device(customer_id, { deleted_at: new Date().toISOString() });
  await t.make.device(customer_id);
  await t.make.algorithm(customer_id, { chain_errors: 1, review_due_on: "2020-01-01" });

  const { attention } = await read(call);
  expect(attention).toEqual({
    devices_with_errors: 1,
    algorithms_with_errors: 1,
    devices_overdue: 1,
    algorithms_overdue: 1,
    devices_without_status: 1,
    devices_without_location: 2,
    devices_without_page: 2,
    draft_pages: 1,
  });
  const devices = async (query: Parameters<typeof t.anonymous<typeof devicesApi.list>>[1]["query"]) =>
    (await call(devicesApi.list, { query })).meta.total_count;
  expect(await devices({ has_errors: "true" })).toBe(attention.devices_with_errors);
  expect(await devices({ review_due: ["overdue"] })).toBe(attention.devices_overdue);
  expect(await devices({ status: ["none"] })).toBe(attention.devices_without_status);
  expect(await devices({ has_location: "false" })).toBe(attention.devices_without_location);
  expect(await devices({ has_page: "false" })).toBe(attention.devices_without_page);
  const algorithms = await call(algorithmsApi.list, { query: { has_errors: "true" } });
  expect(algorithms.meta.total_count).toBe(attention.algorithms_with_errors);
  const drafts = await call(pagesApi.search, { query: { status: ["draft"] } });
  expect(drafts.meta.total_count).toBe(attention.draft_pages);
});

test("what was done last is told newest first, a place under its device, the same act on a record once", async () => {
  const call = await t.as();
  const { id, lock_version } = await addDevice(call, "Mast");
  const params = { id };
  await call(devicesApi.update, { params, query: {}, body: { device: { name: "Pole", lock_version } } });
  await call(devicesApi.update, {
    params,
    query: {},
    body: { device: { model: "M1", lock_version: lock_version + 1 } },
  });
  const body = { location: { address: "Quay" } };
  await call(locationsApi.create, { params: { device_id: id }, query: {}, body });
  await call(labelsApi.create, { body: { label: { name: "Water", color: "#15803d" } } });
  expect(await told(call)).toEqual([
    ["label.created", "label", "Water"],
    ["location.created", "device", "Pole"],
    ["device.updated", "device", "Pole"],
    ["device.created", "device", "Pole"],
  ]);
  const [, latest] = (await read(call)).activity;
  expect(latest).toMatchObject({ actor: "Test Person", subject_id: id, is_deleted: false, at: expect.any(String) });
});

test("what was done to many records at once is told once, with how many they were", async () => {
  const call = await t.as();
  const { id: label } = await t.make.label(call.customer_id);
  const devices = [];
  for (const name of ["A", "B", "C"]) devices.push(await t.make.device(call.customer_id, { name }));
  const ids = devices.map(({ id }) => id);
  await addDevice(call, "Mast");
  await call(devicesApi.bulk, { body: { ids, add_label_ids: [label] } });
  const { activity } = await read(call);
  expect(activity.map(({ action, count }) => [action, count])).toEqual([
    ["device.updated", 3],
    ["device.created", 1],
  ]);
  expect(ids).toContain(activity[0]?.subject_id);
});

test("one change of more records than are looked through does not hide what was done before it", async () => {
  const call = await t.as();
  const { customer_id } = call;
  const { id: status_id } = await t.make.status(customer_id, "Active");
  await addDevice(call, "Mast");
  const ids: string[] = [];
  for (let n = 0; n < 210; n += 1) ids.push((await t.make.device(customer_id, { name: `Mast ${n}` })).id);
  await call(devicesApi.bulk, { body: { ids, status_id } });
  const { activity } = await read(call);
  expect(activity.map(({ action, count }) => [action, count])).toEqual([
    ["device.updated", 210],
    ["device.created", 1],
  ]);
});

test("a deleted record is marked; at most six acts are told", async () => {
  const call = await t.as();
  for (const name of ["A", "B", "C", "D", "E", "F"]) await addDevice(call, name);
  const { id } = await addDevice(call, "Gone");
  await call(devicesApi.remove, { params: { id } });
  const { activity } = await read(call);
  expect(activity).toHaveLength(6);
  expect(activity[0]).toMatchObject({ action: "device.removed", subject_name: "Gone", is_deleted: true });
});

test("nothing of another customer is counted or told, whoever asks", async () => {
  const [ours, theirs] = [await t.as(), await t.as()];
  await addDevice(theirs, "Theirs");
  await t.make.page(theirs.customer_id, { status: "draft" });
  const { attention, activity } = await read(ours);
  expect(activity).toEqual([]);
  expect(Object.values(attention).every((count) => count === 0)).toBe(true);
  const admin = await t.as({ admin: true, customer_id: ours.customer_id });
  expect((await read(admin)).activity).toEqual([]);
});

test("a viewer reads the records' activity, and nothing of people; a share session reads none of it", async () => {
  const manager = await t.as({ role: "manager" });
  const { customer_id } = manager;
  const { id } = await addDevice(manager, "Mast");
  const invitation = { email: "new@example.org", role: "viewer" } as const;
  await manager(teamApi.invite, { body: { invitation } });
  const viewer = await t.as({ customer_id, role: "viewer" });
  expect(await told(viewer)).toEqual([["device.created", "device", "Mast"]]);
  expect(await told(await t.as({ customer_id, role: "editor" }))).toHaveLength(1);

  const { token } = await t.make.shareLink({ customer_id, redirect_to: `/inventory/devices/${id}` });
  await expect(t.clientFor(token)(dashboardApi.get, {})).rejects.toMatchObject({ status: 403 });
});
