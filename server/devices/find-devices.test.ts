import { uuidv7 } from "uuidv7";
import { expect, test } from "vitest";
import { devicesApi } from "#contract/devices.ts";
import { shareTestApp } from "#server/testing/harness.ts";

const t = await shareTestApp();
type Caller = Awaited<ReturnType<typeof t.as>>;
type ListQuery = Parameters<typeof t.anonymous<typeof devicesApi.list>>[1]["query"];

/** The names, and whether the count agrees with them. */
async function names(call: Caller, query: ListQuery) {
  const { devices, meta } = await call(devicesApi.list, { query });
  expect(meta.total_count).toBe(devices.length);
  return devices.map((device) => device.name);
}
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test("filters by the phase of the status", async () => {
  const call = await t.as();
  const { customer_id } = call;
  const make = async (name: string, phase: string) =>
    t.make.device(customer_id, { name, status_id: (await t.make.status(customer_id, name, { phase })).id });
  await make("Live", "active");
  await make("Trial", "pilot");
  await make("Gone", "removed");
  await t.make.device(customer_id, { name: "None" });
  expect(await names(call, { phase: ["active"] })).toEqual(["Live"]);
  expect(await names(call, { phase: ["pilot", "removed"] })).toEqual(["Gone", "Trial"]);
});

test("filters by type and identifiability", async () => {
  const call = await t.as();
  const { customer_id } = call;
  await t.make.device(customer_id, { name: "A", device_type: "camera", identifiability: "identifiable" });
  await t.make.device(customer_id, { name: "B", device_type: "sensor", identifiability: "none" });
  await t.make.device(customer_id, { name: "C" });
  expect(await names(call, { type: ["camera"] })).toEqual(["A"]);
  expect(await names(call, { type: ["sensor", "none"] })).toEqual(["B", "C"]);
  expect(await names(call, { identifiability: ["identifiable", "none"] })).toEqual(["A", "B"]);
  expect(await names(call, { identifiability: ["unknown"] })).toEqual(["C"]);
});

test("filters by organization: vendor, accountable, or named in the datachain", async () => {
  const call = await t.as();
  const { customer_id } = call;
  const [org, other] = [await t.make.organization(customer_id), await t.make.organization(customer_id)];
  await t.make.device(customer_id, { name: "Sold", vendor_id: org.id, accountable_id: org.id });
  await t.make.device(customer_id, { name: "Answered for", accountable_id: org.id });
  const { id: device_id } = await t.make.device(customer_id, { name: "Named" });
  await t.make.device(customer_id, { name: "Another's", vendor_id: other.id });
  const chain = { id: uuidv7(), customer_id, device_id, taxonomy_id: "t", content: "{}" };
  await t.database.system.insertInto("datachains").values(chain).execute();
  await t.database.system
    .insertInto("datachain_organizations")
    .values({ customer_id, datachain_id: chain.id, organization_id: org.id })
    .execute();
  expect(await names(call, { organization: [org.id] })).toEqual(["Answered for", "Named", "Sold"]);
  expect(await names(call, { organization: [org.id, other.id], q: "a" })).toHaveLength(3);
});

test("filters by review date", async () => {
  const call = await t.as();
  for (const [name, days] of [
    ["Yesterday", -1],
    ["Today", 0],
    ["In 30 days", 30],
    ["In 31 days", 31],
  ] as const)
    await t.make.device(call.customer_id, { name, review_due_on: inDays(days) });
  await t.make.device(call.customer_id, { name: "Never" });
  const sort = "review_due_on";
  expect(await names(call, { review_due: ["overdue"], sort })).toEqual(["Yesterday"]);
  expect(await names(call, { review_due: ["within_30_days"], sort })).toEqual(["Today", "In 30 days"]);
  expect(await names(call, { review_due: ["later", "none"], sort })).toEqual(["In 31 days", "Never"]);
});

test("filters by page, errors and places", async () => {
  const call = await t.as();
  const { customer_id } = call;
  const full = await t.make.device(customer_id, { name: "Full", chain_errors: 2 });
  const plain = await t.make.device(customer_id, { name: "Plain" });
  const { id } = await t.make.page(customer_id, { device_id: full.id, status: "published" });
  await t.make.location(customer_id, full.id);
  await t.make.location(customer_id, full.id);
  await t.make.location(customer_id, plain.id, { deleted_at: new Date().toISOString() });
  for (const filter of ["has_page", "has_errors", "has_location"] as const) {
    expect(await names(call, { [filter]: "true" })).toEqual(["Full"]);
    expect(await names(call, { [filter]: "false" })).toEqual(["Plain"]);
  }
  const [device] = (await call(devicesApi.list, { query: { has_page: "true" } })).devices;
  expect(device).toMatchObject({ page: { id, status: "published", has_changes: false }, location_count: 2 });
});

test("filters by ids, and combines filters", async () => {
  const call = await t.as();
  const { customer_id } = call;
  const [a, b] = [
    await t.make.device(customer_id, { name: "A", device_type: "camera" }),
    await t.make.device(customer_id, { name: "B", device_type: "sensor" }),
  ];
  await t.make.device(customer_id, { name: "C", device_type: "camera" });
  expect(await names(call, { id: [a.id, b.id] })).toEqual(["A", "B"]);
  expect(await names(call, { id: [a.id, b.id], type: ["camera"] })).toEqual(["A"]);
});

test("sorts by every column in both directions and across pages, empty values last", async () => {
  const call = await t.as();
  const { customer_id } = call;
  const [first, second] = [
    await t.make.status(customer_id, "First", { position: 1 }),
    await t.make.status(customer_id, "Second", { position: 2 }),
  ];
  const day = (n: number) => `2026-01-0${n}T00:00:00Z`;
  const rows = [
    {
      name: "A",
      reference: "R2",
      status_id: second.id,
      review_due_on: "2026-03-01",
      updated_at: day(3),
      created_at: day(1),
    },
    {
      name: "B",
      reference: "R1",
      status_id: first.id,
      review_due_on: "2026-02-01",
      updated_at: day(2),
      created_at: day(2),
    },
    { name: "C", status_id: first.id, updated_at: day(1), created_at: day(3) },
    { name: "D", updated_at: day(4), created_at: day(4) },
  ];
  for (const row of rows) await t.make.device(customer_id, row);
  const sorted = async (sort: NonNullable<ListQuery["sort"]>, q?: string) => {
    const pages: string[] = [];
    for (const page of [1, 2, 3]) {
      const query = { sort, per_page: 3, page, ...(q && { q }) };
      const { devices, meta } = await call(devicesApi.list, { query });
      expect(meta.total_count).toBe(4);
      pages.push(...devices.map((device) => device.name));
    }
    return pages.join("");
  };
  const expected = {
    name: "ABCD",
    "-name": "DCBA",
    reference: "BACD",
    "-reference": "ABCD",
    status: "BCAD",
    "-status": "ABCD",
    review_due_on: "BACD",
    "-review_due_on": "ABCD",
    updated_at: "CBAD",
    "-updated_at": "DABC",
    created_at: "ABCD",
    "-created_at": "DCBA",
  } as const;
  await t.database.system
    .updateTable("devices")
    .set({ department: "Harbour" })
    .where("customer_id", "=", customer_id)
    .execute();
  for (const [sort, order] of Object.entries(expected)) {
    expect([sort, await sorted(sort as keyof typeof expected)]).toEqual([sort, order]);
    expect([sort, await sorted(sort as keyof typeof expected, "harbour")]).toEqual([sort, order]);
  }
});

test("counts stay right after every kind of change to filtered fields", async () => {
  const call = await t.as();
  const { customer_id } = call;
  const { system: db } = t.database;
  const { id: status_id } = await t.make.status(customer_id);
  const ids: string[] = [];
  for (const name of ["A", "B", "C", "D", "E", "F"]) ids.push((await t.make.device(customer_id, { name })).id);
  const [a = "", b = "", c = "", d = "", e = ""] = ids;
  const set = (id: string, values: object) => db.updateTable("devices").set(values).where("id", "=", id).execute();
  // often enough that stored counts are compacted in between
  for (let n = 0; n < 120; n += 1) await set(a, { chain_errors: n % 3, device_type: n % 2 ? "camera" : null });
  await set(b, { status_id, identifiability: "none", deleted_at: new Date().toISOString() });
  await t.make.location(customer_id, c);
  const { id: page } = await t.make.page(customer_id, { device_id: c });
  await t.make.page(customer_id, { device_id: d, deleted_at: new Date().toISOString() });
  await db.deleteFrom("devices").where("id", "=", e).execute();
  const queries: ListQuery[] = [
    {},
    { status: ["none"] },
    { type: ["camera"] },
    { identifiability: ["unknown"] },
    { has_errors: "true" },
    { has_location: "true" },
    { has_page: "true" },
    { has_page: "false", status: ["none"] },
  ];
  const found = [];
  for (const query of queries) found.push((await names(call, query)).join(""));
  expect(found).toEqual(["ACDF", "ACDF", "A", "ACDF", "A", "C", "C", "ADF"]);
  await set(b, { deleted_at: null });
  await db.updateTable("pages").set({ deleted_at: new Date().toISOString() }).where("id", "=", page).execute();
  expect(await names(call, { status: [status_id] })).toEqual(["B"]);
  expect(await names(call, { has_page: "true" })).toEqual([]);
  const { meta } = await call(devicesApi.list, { query: { per_page: 1 } });
  expect(meta.status_counts?.map(({ count, status }) => [status?.id ?? null, count])).toEqual([
    [status_id, 1],
    [null, 4],
  ]);
});
