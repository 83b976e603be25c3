import { uuidv7 } from "uuidv7";
import { expect, test } from "vitest";
import { deviceChainApi } from "#contract/datachains.ts";
import { devicesApi } from "#contract/devices.ts";
import { shareTestApp } from "#server/testing/harness.ts";

const t = await shareTestApp();
type Caller = Awaited<ReturnType<typeof t.as>>;
type Creation = Parameters<typeof t.anonymous<typeof devicesApi.create>>[1]["body"];

const create = async (call: Caller, body: Creation, locale?: string) =>
  (await call(devicesApi.create, { query: locale ? { locale } : {}, body })).device;
const chainOf = async (call: Caller, id: string) =>
  (await call(deviceChainApi.get, { params: { id } })).datachain.content;

test("R2.26 a name is enough to register a device", async () => {
  const call = await t.as();
  const device = await create(call, { device: { name: "Air mast" } });
  expect(device).toMatchObject({
    name: "Air mast",
    reference: null,
    status: null,
    labels: [],
    quantity: 1,
    mobility: "fixed",
    chain: null,
    page: null,
    location_count: 0,
    lock_version: 0,
    locale: "en",
    fallbacks: {},
  });
  expect((await call(devicesApi.get, { params: { id: device.id }, query: {} })).device).toEqual(device);
});

test.each(["0000-01-01", "0026-04-24", "9999-99-99", "2026-02-30"])(
  "a day that is none, such as %s, is refused by name and not with an error of ours",
  async (installed_on) => {
    const call = await t.as();
    await expect(create(call, { device: { name: "Air mast", installed_on } })).rejects.toMatchObject({
      status: 400,
      body: { code: "invalid_input", fields: { "device.installed_on": expect.any(String) } },
    });
  },
);

test("R2.27 stores and returns every field, with texts in the requested locale", async () => {
  const call = await t.as();
  const { customer_id } = call;
  const [status, label] = [await t.make.status(customer_id), await t.make.label(customer_id)];
  const [vendor, accountable] = [await t.make.organization(customer_id), await t.make.organization(customer_id)];
  const plain = {
    name: "Bus lane camera",
    reference: "TRA-1",
    device_type: "camera",
    manufacturer: "Axelis",
    model: "M5",
    department: "Mobility",
    quantity: 3,
    mobility: "mobile",
    installed_on: "2025-03-01",
    active_until: "2030-12-31",
    privacy_url: "https://city.example/privacy",
    contact_email: "cameras@city.example",
    contact_phone: "+855 12 345 678",
    contact_url: "https://city.example/contact",
    review_due_on: "2026-12-01",
    last_verified_on: "2026-01-15",
    internal_notes: "Key with the port office",
  } as const;
  const texts = { summary: "កាមេរ៉ា", description: "អត្ថបទ", legal_basis: "ច្បាប់", photo_alt: "រូបថត" };
  const ids = { status_id: status.id, vendor_id: vendor.id, accountable_id: accountable.id };
  const device = await create(call, { device: { ...plain, ...texts, ...ids, label_ids: [label.id] } }, "km");
  expect(device).toMatchObject({
    ...plain,
    ...texts,
    locale: "km",
    status: { id: status.id },
    vendor,
    accountable,
    labels: [{ id: label.id, name: label.name }],
  });
  const english = (await call(devicesApi.get, { params: { id: device.id }, query: {} })).device;
  expect(english).toMatchObject({ summary: null, fallbacks: { summary: { locale: "km", text: "កាមេរ៉ា" } } });
});

test("creates one device if the same request is sent twice", async () => {
  const call = await t.as();
  const device = { id: uuidv7(), name: "Mast", reference: "ENV-1" };
  const first = await create(call, { device });
  expect(await create(call, { device })).toEqual(first);
  expect((await call(devicesApi.list, { query: {} })).meta.total_count).toBe(1);
});

test("treats another customer's id like an unknown one", async () => {
  const [mine, theirs] = [await t.as(), await t.as()];
  const { id } = await t.make.device(theirs.customer_id, { name: "Theirs" });
  await expect(create(mine, { device: { id, name: "Mine" } })).rejects.toMatchObject({ status: 404 });
  expect((await theirs(devicesApi.get, { params: { id }, query: {} })).device.name).toBe("Theirs");
});

test("a reference is unique per customer, ignoring case; a deleted device's can be reused", async () => {
  const [mine, theirs] = [await t.as(), await t.as()];
  const { id } = await create(mine, { device: { name: "A", reference: "ENV-1" } });
  await create(theirs, { device: { name: "A", reference: "ENV-1" } });
  await expect(create(mine, { device: { name: "B", reference: "env-1" } })).rejects.toMatchObject({
    status: 409,
    body: { code: "reference_taken", fields: { "device.reference": expect.any(String) } },
  });
  await mine(devicesApi.remove, { params: { id } });
  await create(mine, { device: { name: "B", reference: "env-1" } });
  const back = mine(devicesApi.restore, { params: { id }, query: {} });
  await expect(back).rejects.toMatchObject({ status: 409, body: { code: "reference_taken" } });
});

test("rejects deleted records and those of another customer, naming the field", async () => {
  const call = await t.as();
  const { id: other } = await t.make.customer();
  const [status, label, org] = [
    await t.make.status(other),
    await t.make.label(other),
    await t.make.organization(other),
  ];
  const gone = await t.make.organization(call.customer_id, { deleted_at: new Date().toISOString() });
  for (const wrong of [
    { status_id: status.id },
    { vendor_id: org.id },
    { accountable_id: gone.id },
    { label_ids: [label.id] },
  ]) {
    const [field = ""] = Object.keys(wrong);
    await expect(create(call, { device: { name: "A", ...wrong } })).rejects.toMatchObject({
      status: 400,
      body: { code: "invalid_input", fields: { [`device.${field}`]: expect.any(String) } },
    });
  }
});

test("a device cannot end before it was installed", async () => {
  const call = await t.as();
  const device = { name: "A", installed_on: "2026-02-01", active_until: "2026-01-31" };
  await expect(create(call, { device })).rejects.toMatchObject({
    status: 400,
    body: { code: "invalid_input", fields: { "device.active_until": expect.any(String) } },
  });
});

test("rejects a content locale that the site does not have", async () => {
  const call = await t.as();
  await expect(create(call, { device: { name: "A" } }, "de")).rejects.toMatchObject({
    status: 400,
    body: { fields: { locale: expect.any(String) } },
  });
});

test("R2.26 a template sets the type and starts a datachain", async () => {
  const call = await t.as();
  const start = { from: "template", template_id: "licence_plate_reader" } as const;
  const device = await create(call, { device: { name: "Plate reader" }, start });
  expect(device).toMatchObject({ device_type: "camera", template_id: "licence_plate_reader" });
  expect(device.chain?.states.length).toBeGreaterThan(0);
  expect((await chainOf(call, device.id)).placements.length).toBeGreaterThan(3);
  for (const template_id of ["no_such", "chatbot"])
    await expect(
      create(call, { device: { name: "A" }, start: { from: "template", template_id } }),
    ).rejects.toMatchObject({ status: 400, body: { fields: { "start.template_id": expect.any(String) } } });
  expect((await call(devicesApi.list, { query: {} })).meta.total_count).toBe(1);
});

test("R2.26 copies everything but the reference and the places; values in the request win", async () => {
  const call = await t.as();
  const { customer_id } = call;
  const [status, label] = [await t.make.status(customer_id), await t.make.label(customer_id)];
  const start = { from: "template", template_id: "people_counter" } as const;
  const original = { name: "Counter", reference: "C-1", model: "M1", quantity: 2, status_id: status.id };
  const source = await create(call, { device: { ...original, label_ids: [label.id], summary: "Counts" }, start });
  await create(call, { device: { name: "Other" } });
  await t.make.location(customer_id, source.id);
  await t.database.system
    .updateTable("devices")
    .set({ photo_key: "a".repeat(64), summary: { en: "Counts", es: "Cuenta" } })
    .where("id", "=", source.id)
    .execute();
  const copy = await create(call, {
    device: { name: "Second counter", model: "M2", summary: "Counts too" },
    start: { from: "copy", id: source.id },
  });
  expect(copy).toMatchObject({
    name: "Second counter",
    reference: null,
    model: "M2",
    quantity: 2,
    status: { id: status.id },
    labels: [{ id: label.id }],
    device_type: source.device_type,
    template_id: "people_counter",
    photo_key: "a".repeat(64),
    summary: "Counts too",
    location_count: 0,
    chain: source.chain,
  });
  const spanish = (await call(devicesApi.get, { params: { id: copy.id }, query: { locale: "es" } })).device;
  expect(spanish.summary).toBe("Cuenta");
  const [old, fresh] = [await chainOf(call, source.id), await chainOf(call, copy.id)];
  const elements = (content: typeof old) => content.placements.map(({ element_id }) => element_id);
  expect(elements(fresh)).toEqual(elements(old));
  const ids = new Set(old.placements.map(({ id }) => id));
  expect(fresh.placements.filter(({ id }) => ids.has(id))).toEqual([]);
});

test("does not copy another customer's device", async () => {
  const [mine, theirs] = [await t.as(), await t.as()];
  const { id } = await t.make.device(theirs.customer_id);
  await expect(create(mine, { device: { name: "A" }, start: { from: "copy", id } })).rejects.toMatchObject({
    status: 400,
    body: { fields: { "start.id": expect.any(String) } },
  });
});
