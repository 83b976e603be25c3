import { parse } from "csv-parse/sync";
import { readXlsx } from "hucre";
import { uuidv7 } from "uuidv7";
import { expect, test } from "vitest";
import { devicesApi } from "#contract/devices.ts";
import { shareTestApp } from "#server/testing/harness.ts";

const t = await shareTestApp();
type Caller = Awaited<ReturnType<typeof t.as>>;
type FileQuery = Parameters<typeof t.anonymous<typeof devicesApi.csv>>[1]["query"];

type Feature = { id?: string; geometry: unknown; properties: Record<string, unknown> };
/** Keeps the byte order mark, which `text()` drops. */
const csv = async (call: Caller, query: FileQuery = {}) =>
  Buffer.from(await (await call(devicesApi.csv, { query })).arrayBuffer()).toString();
const rowsOf = async (call: Caller, query: FileQuery = {}) =>
  parse(await csv(call, query), { bom: true, columns: true }) as Record<string, string>[];
const geojson = async (call: Caller, query: FileQuery = {}) =>
  JSON.parse(await (await call(devicesApi.geojson, { query })).text()) as { type: string; features: Feature[] };

const HEADER =
  "id,name,reference,status,device_type,summary,description,photo_alt,manufacturer,model,quantity,mobility,installed_on,active_until,accountable,vendor,department,legal_basis,privacy_url,contact_email,contact_phone,contact_url,use_policy_url,council_decision,council_decided_on,council_decision_url,yearly_cost,contract_ends_on,review_due_on,last_verified_on,labels,location_name,address,lat,lng,precision,direction_deg,radius_m,is_public,mounted_on";
/** What the tables have beside the GeoJSON. */
const FURTHER = "internal_notes,geometry,sign_installed_on,sign_languages";

/** One device with everything and two places, and one with nothing. */
async function inventory() {
  const call = await t.as({ role: "viewer" });
  const { customer_id } = call;
  const [status, vendor, owner] = [
    await t.make.status(customer_id, "Active"),
    await t.make.organization(customer_id, { name: "Axelis" }),
    await t.make.organization(customer_id, { name: "City, Mobility" }),
  ];
  const { id } = await t.make.device(customer_id, {
    name: "=Bus lane camera",
    reference: "TRA-1",
    status_id: status.id,
    device_type: "camera",
    vendor_id: vendor.id,
    accountable_id: owner.id,
    quantity: 2,
    installed_on: "2025-03-01",
    contact_phone: "+855 12 345 678",
    internal_notes: "Key under the mat",
    summary: { en: 'Says "hello",\nthen stops', km: "កាមេរ៉ា" },
  });
  for (const name of ["Mobility", "Port"]) {
    const label = await t.make.label(customer_id, name);
    await t.database.system
      .insertInto("device_labels")
      .values({ customer_id, device_id: id, label_id: label.id })
      .execute();
  }
  const geometry = { type: "LineString", coordinates: [[104.9, 11.5], [104.91, 11.51]] }; // oxfmt-ignore
  const point = await t.make.location(customer_id, id, {
    name: { en: "Corner" },
    address: "1 Mill Street",
    lat: 11.5625,
    lng: -104.9,
    precision: "street",
    direction_deg: 90,
    radius_m: 30,
    is_public: false,
  });
  const line = await t.make.location(customer_id, id, { position: 2, lat: 11.5, lng: 104.9, geometry });
  await t.make.location(customer_id, id, { position: 3, deleted_at: new Date().toISOString() });
  const bare = await t.make.device(customer_id, { name: "Bare" });
  return { call, id, bare, point, line, geometry };
}

test("the CSV has one row per place and stable columns: notes, shapes and signs come after them", async () => {
  const { call, id, bare, geometry } = await inventory();
  const text = await csv(call);
  expect(text.startsWith(`\uFEFF${HEADER},${FURTHER},summary (`)).toBe(true);
  expect(JSON.stringify(await geojson(call))).not.toContain("mat");
  const rows = await rowsOf(call);
  const shared = {
    id,
    reference: "TRA-1",
    // A spreadsheet would take it for a formula.
    name: "'=Bus lane camera",
    status: "Active",
    device_type: "camera",
    vendor: "Axelis",
    accountable: "City, Mobility",
    quantity: "2",
    mobility: "fixed",
    installed_on: "2025-03-01",
    contact_phone: "'+855 12 345 678",
    summary: 'Says "hello",\nthen stops',
    labels: "Mobility; Port",
  };
  expect(rows).toMatchObject([
    {
      ...shared,
      location_name: "Corner",
      address: "1 Mill Street",
      lat: "11.5625",
      lng: "-104.9",
      precision: "street",
      direction_deg: "90",
      radius_m: "30",
      is_public: "false",
    },
    {
      ...shared,
      location_name: "",
      lat: "11.5",
      precision: "exact",
      is_public: "true",
      internal_notes: "Key under the mat",
      geometry: JSON.stringify(geometry),
    },
    { id: bare.id, name: "Bare", reference: "", address: "", lat: "", precision: "", is_public: "" },
  ]);
});

test("has texts of the requested locale, and columns for the other languages", async () => {
  const { call } = await inventory();
  expect((await rowsOf(call))[0]).toMatchObject({
    "summary (km)": "កាមេរ៉ា",
    "summary (es)": "",
    "location_name (km)": "",
  });
  expect((await rowsOf(call, { locale: "km" }))[0]).toMatchObject({ summary: "កាមេរ៉ា", location_name: "" });
  expect((await rowsOf(call, { locale: "es" }))[0]).toMatchObject({ summary: "" });
});

test("the workbook holds the same table: texts as texts, real dates and numbers, and a header that stays", async () => {
  const { call, id } = await inventory();
  const file = new Uint8Array(await (await call(devicesApi.xlsx, { query: {} })).arrayBuffer());
  const { sheets } = await readXlsx(file, { readStyles: true });
  const [sheet] = sheets;
  const rows = sheet?.rows ?? [];
  const [header = [], first = []] = rows;
  const cell = (name: string) => first[header.indexOf(name)];
  expect(header.slice(0, HEADER.split(",").length).join(",")).toBe(HEADER);
  expect(rows).toHaveLength(4);
  expect([cell("id"), cell("name"), cell("contact_phone"), cell("quantity"), cell("lat"), cell("is_public")]).toEqual([
    id,
    "=Bus lane camera",
    "+855 12 345 678",
    2,
    11.5625,
    false,
  ]);
  expect(cell("installed_on")).toEqual(new Date("2025-03-01T00:00:00Z"));
  expect([cell("summary"), cell("summary (km)")]).toEqual(['Says "hello",\nthen stops', "កាមេរ៉ា"]);
  expect(sheet?.freezePane).toMatchObject({ rows: 1 });
});

test("GeoJSON has points, lines and areas; a device without a place has no geometry", async () => {
  const { call, id, bare, point, line, geometry } = await inventory();
  const { type, features } = await geojson(call);
  expect(type).toBe("FeatureCollection");
  expect(features).toMatchObject([
    {
      type: "Feature",
      id: point.id,
      geometry: { type: "Point", coordinates: [-104.9, 11.5625] },
      properties: { id, name: "=Bus lane camera", labels: "Mobility; Port", quantity: 2, is_public: false },
    },
    { type: "Feature", id: line.id, geometry, properties: { id } },
    { type: "Feature", geometry: null, properties: { id: bare.id, address: null } },
  ]);
  expect(Object.keys(features[0]?.properties ?? {})).toEqual(
    HEADER.split(",").filter((name) => !/^l(at|ng)$/.test(name)),
  );
});

test("an empty inventory exports valid files", async () => {
  const call = await t.as();
  expect(await rowsOf(call)).toEqual([]);
  expect(await geojson(call)).toEqual({ type: "FeatureCollection", features: [] });
});

test("files and map contain exactly the devices of the list", async () => {
  const { call, bare, point, line } = await inventory();
  await t.make.device((await t.make.customer()).id, { name: "Foreign" });
  expect((await rowsOf(call, { q: "bare" })).map((row) => row["id"])).toEqual([bare.id]);
  expect((await geojson(call, { type: ["camera"] })).features.map(({ id }) => id)).toEqual([point.id, line.id]);
  const { points, meta } = await call(devicesApi.map, { query: { type: ["camera"] } });
  expect(meta.total_count).toBe(2);
  expect(points.toSorted((a, b) => a.lng - b.lng)).toMatchObject([
    {
      id: point.id,
      device_name: "=Bus lane camera",
      location_name: "Corner",
      lat: 11.5625,
      status: { name: "Active" },
    },
    { id: line.id, location_name: null, lat: 11.5, identifiability: null },
  ]);
  expect((await call(devicesApi.map, { query: { q: "bare" } })).points).toEqual([]);
});

test("exports every device once, over several pages and in any order", async () => {
  const call = await t.as();
  const { customer_id } = call;
  const status = await t.make.status(customer_id);
  const rows = Array.from({ length: 1100 }, (_, at) => ({
    id: uuidv7(),
    customer_id,
    name: `Lamp ${at % 7}`,
    reference: at % 3 ? `R${at}` : null,
    review_due_on: at % 2 ? "2026-05-01" : null,
    status_id: at % 5 ? status.id : null,
  }));
  await t.database.system.insertInto("devices").values(rows).execute();
  const all = rows.map((row) => row.id).toSorted();
  const sorts = [
    "name",
    "-name",
    "reference",
    "-reference",
    "-review_due_on",
    "status",
    "updated_at",
    "-created_at",
  ] as const;
  for (const sort of sorts) {
    const ids = (await rowsOf(call, { sort })).map((row) => row["id"] ?? "");
    expect([sort, ids.toSorted()]).toEqual([sort, all]);
  }
  const { devices } = await call(devicesApi.list, { query: { sort: "-reference", per_page: 500, page: 3 } });
  const exported = await rowsOf(call, { sort: "-reference" });
  expect(exported.slice(1000).map((row) => row["id"])).toEqual(devices.map((device) => device.id));
});
