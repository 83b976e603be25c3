import { expect, test } from "vitest";
import { devicesApi } from "#contract/devices.ts";
import { shareTestApp } from "#server/testing/harness.ts";

const t = await shareTestApp();
type Caller = Awaited<ReturnType<typeof t.as>>;
type Change = Parameters<typeof t.anonymous<typeof devicesApi.bulk>>[1]["body"];

const change = async (call: Caller, body: Change) => (await call(devicesApi.bulk, { body })).changed_count;
const list = async (call: Caller) => (await call(devicesApi.list, { query: {} })).devices;

test("sets status and labels of several devices; unchanged ones do not count", async () => {
  const call = await t.as();
  const { customer_id } = call;
  const status = await t.make.status(customer_id);
  const [wanted, unwanted] = [await t.make.label(customer_id, "Wanted"), await t.make.label(customer_id, "Unwanted")];
  const [a, b, c] = [
    await t.make.device(customer_id, { name: "A" }),
    await t.make.device(customer_id, { name: "B", status_id: status.id }),
    await t.make.device(customer_id, { name: "C" }),
  ];
  await change(call, { ids: [a.id], add_label_ids: [unwanted.id] });
  await change(call, { ids: [b.id], add_label_ids: [wanted.id] });
  const both = { status_id: status.id, add_label_ids: [wanted.id], remove_label_ids: [unwanted.id] };
  expect(await change(call, { ids: [a.id, b.id], ...both })).toBe(1);
  expect(await list(call)).toMatchObject([
    { name: "A", status: { id: status.id }, labels: [{ name: "Wanted" }], lock_version: 2 },
    { name: "B", status: { id: status.id }, labels: [{ name: "Wanted" }], lock_version: 1 },
    { name: "C", status: null, labels: [], lock_version: 0 },
  ]);
  expect(await change(call, { ids: [a.id, c.id], status_id: null })).toBe(1);
  expect((await list(call))[0]?.status).toBe(null);
});

test("adds an entry to each device's history", async () => {
  const call = await t.as();
  const [status, label] = [await t.make.status(call.customer_id), await t.make.label(call.customer_id)];
  const { id } = await t.make.device(call.customer_id);
  await change(call, { ids: [id], status_id: status.id, add_label_ids: [label.id] });
  const entries = await t.database.system
    .selectFrom("audit_entries")
    .select(["action", "actor_id", "before", "after"])
    .where("subject_id", "=", id)
    .execute();
  expect(entries).toEqual([
    {
      action: "device.updated",
      actor_id: call.user_id,
      before: { status_id: null, label_ids: [] },
      after: { status_id: status.id, label_ids: [label.id] },
    },
  ]);
});

test("changes nothing if one device, status or label belongs to another customer", async () => {
  const call = await t.as();
  const { id: other } = await t.make.customer();
  const own = await t.make.device(call.customer_id);
  const [device, status, label] = [await t.make.device(other), await t.make.status(other), await t.make.label(other)];
  await expect(change(call, { ids: [own.id, device.id], status_id: null })).rejects.toMatchObject({ status: 404 });
  await expect(change(call, { ids: [own.id], status_id: status.id })).rejects.toMatchObject({
    status: 400,
    body: { fields: { status_id: expect.any(String) } },
  });
  await expect(change(call, { ids: [own.id], add_label_ids: [label.id] })).rejects.toMatchObject({
    status: 400,
    body: { fields: { add_label_ids: expect.any(String) } },
  });
  expect(await list(call)).toMatchObject([{ lock_version: 0 }]);
});
