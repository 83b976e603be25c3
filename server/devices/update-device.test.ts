import sharp from "sharp";
import { expect, test } from "vitest";
import { devicesApi } from "#contract/devices.ts";
import { labelsApi } from "#contract/labels.ts";
import { shareTestApp } from "#server/testing/harness.ts";

const t = await shareTestApp();
type Caller = Awaited<ReturnType<typeof t.as>>;
type Change = Parameters<typeof t.anonymous<typeof devicesApi.update>>[1]["body"]["device"];

const update = async (call: Caller, id: string, device: Change, locale?: string) =>
  (await call(devicesApi.update, { params: { id }, query: locale ? { locale } : {}, body: { device } })).device;
const get = async (call: Caller, id: string) => (await call(devicesApi.get, { params: { id }, query: {} })).device;
const audited = (id: string) =>
  t.database.system
    .selectFrom("audit_entries")
    .select(["action", "before", "after"])
    .where("subject_id", "=", id)
    .orderBy("at")
    .execute();

test("changes only the fields sent, and audits them before and after", async () => {
  const call = await t.as();
  const { id } = await t.make.device(call.customer_id, { name: "Mast", model: "M1", reference: "ENV-1" });
  const device = await update(call, id, { model: "M2", reference: " ", name: "Mast", lock_version: 0 });
  expect(device).toMatchObject({ name: "Mast", model: "M2", reference: null, lock_version: 1 });
  expect(await audited(id)).toEqual([
    {
      action: "device.updated",
      before: { model: "M1", reference: "ENV-1" },
      after: { model: "M2", reference: null },
    },
  ]);
  await update(call, id, { model: "M2", lock_version: 1 });
  expect((await get(call, id)).lock_version).toBe(1);
});

test("writes texts in one locale and keeps the others", async () => {
  const call = await t.as();
  const { id } = await t.make.device(call.customer_id, { summary: { en: "Measures air", km: "ខ្យល់" } });
  await update(call, id, { summary: "Mide el aire", lock_version: 0 }, "es");
  expect(await update(call, id, { summary: "", lock_version: 1 })).toMatchObject({
    summary: null,
    fallbacks: { summary: { locale: "km", text: "ខ្យល់" } },
  });
});

test("answers the second change of a version with a conflict and both versions", async () => {
  const call = await t.as();
  const { id } = await t.make.device(call.customer_id);
  await update(call, id, { name: "First", lock_version: 0 });
  await expect(update(call, id, { name: "Second", lock_version: 0 })).rejects.toMatchObject({
    status: 409,
    body: { code: "conflict", current: { name: "First", lock_version: 1, locale: "en" } },
  });
});

test("replaces labels as a whole, as a change of the device", async () => {
  const call = await t.as();
  const [a, b, c] = [
    await t.make.label(call.customer_id, "A"),
    await t.make.label(call.customer_id, "B"),
    await t.make.label(call.customer_id, "C"),
  ];
  const { id } = await t.make.device(call.customer_id);
  await update(call, id, { label_ids: [a.id, b.id], lock_version: 0 });
  const device = await update(call, id, { label_ids: [c.id, b.id, b.id], lock_version: 1 });
  expect(device.labels.map((label) => label.name)).toEqual(["B", "C"]);
  expect(device.lock_version).toBe(2);
  expect((await update(call, id, { label_ids: [b.id, c.id], lock_version: 2 })).lock_version).toBe(2);
});

test("rejects another customer's status or organization, naming the field", async () => {
  const call = await t.as();
  const { id: other } = await t.make.customer();
  const { id } = await t.make.device(call.customer_id);
  const [status, org] = [await t.make.status(other), await t.make.organization(other)];
  for (const wrong of [{ status_id: status.id }, { vendor_id: org.id }])
    await expect(update(call, id, { ...wrong, lock_version: 0 })).rejects.toMatchObject({
      status: 400,
      body: { fields: { [`device.${Object.keys(wrong)[0]}`]: expect.any(String) } },
    });
  expect((await get(call, id)).lock_version).toBe(0);
});

test("uploads and removes a photo", async () => {
  const call = await t.as();
  const { id } = await t.make.device(call.customer_id);
  const background = { r: 10, g: 90, b: 60 };
  const bytes = await sharp({ create: { width: 40, height: 20, channels: 3, background } })
    .png()
    .toBuffer();
  const body = new FormData();
  body.append("device[photo]", new Blob([new Uint8Array(bytes)], { type: "image/png" }), "photo.png");
  const { device } = await call(devicesApi.upload, { params: { id }, query: {}, body });
  expect(device).toMatchObject({ photo_key: expect.stringMatching(/^[0-9a-f]{64}\.png$/), lock_version: 1 });
  expect(t.queued.map((job) => job.name)).toContain("make_image_variants");
  expect(await update(call, id, { photo_key: null, lock_version: 1 })).toMatchObject({ photo_key: null });
  const forged = call(devicesApi.update, {
    params: { id },
    query: {},
    body: { device: { photo_key: device.photo_key as never, lock_version: 2 } },
  });
  await expect(forged).rejects.toMatchObject({ status: 400 });
});

test("hides a deleted device everywhere, and restores it completely", async () => {
  const call = await t.as();
  const { customer_id } = call;
  const label = await t.make.label(customer_id);
  const { id } = await t.make.device(customer_id, { name: "Mast" });
  await t.make.location(customer_id, id, { lat: 11.5, lng: 104.9 });
  await update(call, id, { label_ids: [label.id], lock_version: 0 });
  const before = await get(call, id);
  const params = { id };
  await call(devicesApi.remove, { params });
  await expect(get(call, id)).rejects.toMatchObject({ status: 404 });
  await expect(call(devicesApi.remove, { params })).rejects.toMatchObject({ status: 404 });
  expect((await call(devicesApi.list, { query: {} })).meta.total_count).toBe(0);
  expect((await call(devicesApi.list, { query: { q: "mast" } })).meta.total_count).toBe(0);
  expect((await call(devicesApi.map, { query: {} })).points).toEqual([]);
  const { device } = await call(devicesApi.restore, { params, query: {} });
  const { lock_version: _old, updated_at: _then, ...same } = before;
  expect(device).toMatchObject(same);
});

test("shows internal notes to staff, not to share sessions", async () => {
  const { id: customer_id } = await t.make.customer();
  const staff = await t.as({ customer_id, role: "viewer" });
  const { id } = await t.make.device(customer_id, { internal_notes: "Key under the mat" });
  const share = await t.make.shareLink({ customer_id, redirect_to: `/inventory/devices/${id}/details` });
  expect((await get(staff, id)).internal_notes).toBe("Key under the mat");
  const { device } = await t.clientFor(share.token)(devicesApi.get, { params: { id }, query: {} });
  expect(device.internal_notes).toBe(null);
});

test("purges a device a day after its deletion, with everything attached to it", async () => {
  const call = await t.as();
  const { customer_id } = call;
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
  const [old, recent] = [
    await t.make.device(customer_id, { deleted_at: hoursAgo(26) }),
    await t.make.device(customer_id, { deleted_at: hoursAgo(2) }),
  ];
  for (const { id } of [old, recent]) await t.make.location(customer_id, id);
  await t.make.algorithm(customer_id, { deleted_at: hoursAgo(26) });
  await t.services.jobs.add("sweep", {});
  await t.work();
  const left = async (table: "devices" | "locations" | "algorithms") =>
    t.database.system.selectFrom(table).select("id").where("customer_id", "=", customer_id).execute();
  expect(await left("devices")).toEqual([{ id: recent.id }]);
  expect(await left("locations")).toHaveLength(1);
  expect(await left("algorithms")).toEqual([]);
});

test("does not purge a deleted device whose page was published: its address explains the withdrawal", async () => {
  const call = await t.as();
  const { customer_id } = call;
  const deleted_at = new Date(Date.now() - 26 * 3_600_000).toISOString();
  const { id: device_id } = await t.make.device(customer_id, { deleted_at });
  const { id: page_id } = await t.make.page(customer_id, { device_id });
  await t.database.system
    .insertInto("publications")
    .values({ customer_id, page_id, number: 1, snapshot: "{}", digest: "x" })
    .execute();
  await t.services.jobs.add("sweep", {});
  await t.work();
  const kept = await t.database.system.selectFrom("devices").select("id").where("id", "=", device_id).execute();
  expect(kept).toHaveLength(1);
});

test("saves a device that refers to a record deleted since; other devices cannot refer to it", async () => {
  const call = await t.as();
  const gone = await t.make.organization(call.customer_id, { deleted_at: new Date().toISOString() });
  const { id } = await t.make.device(call.customer_id, { vendor_id: gone.id });
  const label = await t.make.label(call.customer_id);
  await update(call, id, { label_ids: [label.id], lock_version: 0 });
  await call(labelsApi.remove, { params: { id: label.id } });
  const form = { name: "Renamed", vendor_id: gone.id, label_ids: [label.id] };
  expect(await update(call, id, { ...form, lock_version: 1 })).toMatchObject({ name: "Renamed", labels: [] });
  await call(labelsApi.restore, { params: { id: label.id } });
  expect((await get(call, id)).labels).toMatchObject([{ id: label.id }]);
  const other = await t.make.device(call.customer_id);
  await expect(update(call, other.id, { vendor_id: gone.id, lock_version: 0 })).rejects.toMatchObject({
    status: 400,
    body: { fields: { "device.vendor_id": expect.any(String) } },
  });
});

test("restoring a device that is not deleted changes nothing", async () => {
  const call = await t.as();
  const { id } = await t.make.device(call.customer_id);
  const device = await get(call, id);
  expect(await call(devicesApi.restore, { params: { id }, query: {} })).toEqual({ device });
});
