import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import sharp from "sharp";
import { uuidv7 } from "uuidv7";
import { expect, test } from "vitest";
import { devicesApi } from "#contract/devices.ts";
import { type LocationChange, type LocationInput, locationsApi } from "#contract/locations.ts";
import { ROOT } from "#server/platform/process/root.ts";
import { startTestApp } from "#server/testing/harness.ts";
import { raceOf, tally } from "#server/testing/race.ts";

const t = await startTestApp();
type Caller = Awaited<ReturnType<typeof t.as>>;

async function withDevice(who: Parameters<typeof t.as>[0] = {}) {
  const call = await t.as(who);
  return { call, device_id: (await t.make.device(call.customer_id)).id };
}
const list = (call: Caller, device_id: string, locale?: string) =>
  call(locationsApi.list, { params: { device_id }, query: locale ? { locale } : {} });
const create = async (call: Caller, device_id: string, location: LocationInput & { id?: string }, locale = "en") =>
  (await call(locationsApi.create, { params: { device_id }, query: { locale }, body: { location } })).location;
type Path = { device_id: string; id: string };
const change = async (call: Caller, { device_id, id }: Path, location: LocationChange, locale = "en") =>
  (await call(locationsApi.update, { params: { device_id, id }, query: { locale }, body: { location } })).location;
const batch = (call: Caller, device_id: string, locations: LocationInput[]) =>
  call(locationsApi.batch, { params: { device_id }, query: {}, body: { locations } });
const refusal = (status: number, code: string, ...fields: string[]) => ({
  status,
  body: {
    code,
    ...(fields.length && { fields: Object.fromEntries(fields.map((field) => [field, expect.any(String)])) }),
  },
});
const clockwise: LocationInput["geometry"] = {
  type: "Polygon",
  coordinates: [
    [
      [104, 11],
      [104, 12],
      [105, 12],
      [105, 11],
    ],
  ],
};

test("adds a location with just an address and lists it unchanged", async () => {
  const { call, device_id } = await withDevice();
  const location = await create(call, device_id, { address: " 1 Harbour Walk ", name: "North pier" });
  expect(location).toEqual({
    id: location.id,
    device_id,
    position: 1,
    address: "1 Harbour Walk",
    lat: null,
    lng: null,
    geometry: null,
    precision: "exact",
    direction_deg: null,
    radius_m: null,
    mounted_on: null,
    is_public: true,
    sign_installed_on: null,
    sign_languages: [],
    sign_photo_key: null,
    sign_photo_alt: null,
    short_code: null,
    name: "North pier",
    locale: "en",
    fallbacks: {},
    lock_version: 0,
  });
  expect(await list(call, device_id)).toEqual({ locations: [location], meta: { total_count: 1 } });
});

test("stores, changes and returns every field, and the name one locale at a time", async () => {
  const { call, device_id } = await withDevice();
  const input = {
    address: "2 Quay Street",
    lat: -11.5564,
    lng: 104.9282,
    precision: "hidden",
    direction_deg: 359,
    radius_m: 25,
    mounted_on: "drone",
    is_public: false,
    sign_installed_on: "2026-03-01",
    sign_languages: ["km", "en", "km"],
    name: "Gate",
  } as const;
  const created = await create(call, device_id, { ...input, sign_languages: [...input.sign_languages] });
  // Staff see hidden places unchanged.
  expect(created).toMatchObject({ ...input, sign_languages: ["km", "en"] });
  const khmer = await change(call, created, { name: "ច្រក", lock_version: 0 }, "km");
  expect(khmer).toMatchObject({ name: "ច្រក", locale: "km", lock_version: 1 });
  const changed = await change(call, created, {
    direction_deg: 0,
    radius_m: null,
    lat: 1,
    lock_version: 1,
  });
  expect(changed).toMatchObject({
    name: "Gate",
    direction_deg: 0,
    radius_m: null,
    lat: 1,
    lng: 104.9282,
    lock_version: 2,
  });
  expect((await list(call, device_id, "es")).locations[0]).toMatchObject({
    name: null,
    fallbacks: { name: { locale: "en", text: "Gate" } },
  });
  expect((await change(call, created, { name: "Gate", lock_version: 2 })).lock_version).toBe(2);
});

test("closes and orients an area and computes its point; a line keeps its direction", async () => {
  const { call, device_id } = await withDevice();
  const area = await create(call, device_id, { geometry: clockwise });
  expect(area).toMatchObject({
    lat: 11.5,
    lng: 104.5,
    geometry: {
      type: "Polygon",
      coordinates: [
        [
          [104, 11],
          [105, 11],
          [105, 12],
          [104, 12],
          [104, 11],
        ],
      ],
    },
  });
  const coordinates: [number, number][] = [
    [105, 12],
    [104, 11],
    [103, 12],
  ];
  const line = await change(call, area, {
    geometry: { type: "LineString", coordinates },
    lock_version: 0,
  });
  expect(line).toMatchObject({ lat: 11, lng: 104, geometry: { type: "LineString", coordinates } });
  const point = await change(call, area, { geometry: null, lock_version: 1 });
  expect(point).toMatchObject({ lat: 11, lng: 104, geometry: null });
  const shown = (await list(call, device_id)).locations;
  expect(shown).toEqual([point]);
});

test.each([
  ["half a point", { lat: 11 }, "lng"],
  ["a latitude beyond the pole", { lat: 91, lng: 0 }, "lat"],
  [
    "a ring of two corners",
    {
      geometry: {
        type: "Polygon",
        coordinates: [
          [
            [0, 0],
            [1, 1],
            [0, 0],
          ],
        ],
      },
    },
    "geometry",
  ],
  ["a direction of 360", { direction_deg: 360 }, "direction_deg"],
  ["a day that does not exist", { sign_installed_on: "2026-02-30" }, "sign_installed_on"],
  ["a misspelt field", { latitude: 1 }, "latitude"],
] as const)("%s is refused by name, alone and in a batch", async (_what, location, field) => {
  const { call, device_id } = await withDevice();
  const input = location as LocationInput;
  const alone = refusal(400, "invalid_input", `location.${field}`);
  await expect(create(call, device_id, input)).rejects.toMatchObject(alone);
  const { id } = await t.make.location(call.customer_id, device_id);
  await expect(change(call, { device_id, id }, { ...input, lock_version: 0 })).rejects.toMatchObject(alone);
  const inBatch = refusal(400, "invalid_input", `locations.1.${field}`);
  await expect(batch(call, device_id, [{ lat: 1, lng: 1 }, input])).rejects.toMatchObject(inBatch);
  expect((await list(call, device_id)).meta.total_count).toBe(1);
});

test("adds a batch in order after existing places; reports all problems at once", async () => {
  const { call, device_id } = await withDevice();
  await create(call, device_id, { name: "First" });
  const bad = batch(call, device_id, [{ lat: 1, lng: 1 }, { lat: 1 }, { name: "fine" }, { lng: 2 }]);
  await expect(bad).rejects.toMatchObject(refusal(400, "invalid_input", "locations.1.lng", "locations.3.lat"));
  const points = Array.from({ length: 1000 }, (_, at) => ({ lat: at / 100, lng: at / 10, name: `Pole ${at}` }));
  expect(await batch(call, device_id, points)).toEqual({ created_count: 1000 });
  const { locations, meta } = await list(call, device_id);
  expect(meta.total_count).toBe(1001);
  expect(locations.map(({ name }) => name)).toEqual(["First", ...points.map(({ name }) => name)]);
  expect(locations[0]).toMatchObject({ position: 1 });
  expect(locations[1000]).toMatchObject({ lat: 9.99, lng: 99.9, position: 1001, precision: "exact", is_public: true });
});

test("lists the first 2000 places and counts all", async () => {
  const { call, device_id } = await withDevice();
  for (let round = 0; round < 3; round += 1)
    await batch(
      call,
      device_id,
      Array.from({ length: 700 }, (_, at) => ({ address: `${round}-${at}` })),
    );
  const { locations, meta } = await list(call, device_id);
  expect([locations.length, meta.total_count]).toEqual([2000, 2100]);
  const file = await call(locationsApi.csv, { params: { device_id }, query: {} });
  expect((await file.text()).trimEnd().split("\r\n")).toHaveLength(2101);
});

test("creating the same location twice is idempotent", async () => {
  const { call, device_id } = await withDevice();
  const location = { id: uuidv7(), address: "Here" };
  const first = await create(call, device_id, location);
  expect(await create(call, device_id, location)).toEqual(first);
  expect((await list(call, device_id)).meta.total_count).toBe(1);
});

test("rejects a stale change with the current location", async () => {
  const { call, device_id } = await withDevice();
  const { id } = await create(call, device_id, { address: "Here" });
  await change(call, { device_id, id }, { address: "First", lock_version: 0 });
  await expect(change(call, { device_id, id }, { address: "Second", lock_version: 0 })).rejects.toMatchObject({
    status: 409,
    body: { code: "conflict", current: { id, address: "First", lock_version: 1 } },
  });
});

test("finds a location only under its own device and customer", async () => {
  const { call, device_id } = await withDevice();
  const { id } = await create(call, device_id, { address: "Here" });
  const sibling = (await t.make.device(call.customer_id)).id;
  const theirs = await t.as();
  for (const [caller, under] of [
    [call, sibling],
    [call, uuidv7()],
    [theirs, device_id],
    [theirs, (await t.make.device(theirs.customer_id)).id],
  ] as const) {
    const params = { device_id: under, id };
    const body = new FormData();
    body.append("location[sign_photo]", new Blob(["x"]), "x.png");
    for (const attempt of [
      () => change(caller, params, { address: "Mine", lock_version: 0 }),
      () => caller(locationsApi.upload, { params, query: {}, body }),
      () => caller(locationsApi.remove, { params }),
      () => caller(locationsApi.restore, { params, query: {} }),
      () => caller(locationsApi.order, { params: { device_id: under }, body: { ids: [id] } }),
      () => create(caller, under, { id, address: "Mine" }),
    ])
      await expect(attempt()).rejects.toMatchObject(refusal(404, "not_found"));
  }
  for (const attempt of [
    () => list(theirs, device_id),
    () => theirs(locationsApi.csv, { params: { device_id }, query: {} }),
    () => create(theirs, device_id, { address: "Mine" }),
    () => batch(theirs, device_id, [{ address: "Mine" }]),
  ])
    await expect(attempt()).rejects.toMatchObject(refusal(404, "not_found"));
  expect((await list(call, device_id)).locations).toMatchObject([{ id, address: "Here", lock_version: 0 }]);
});

test("a deleted device has no locations and refuses new ones", async () => {
  const { call, device_id } = await withDevice();
  await create(call, device_id, { address: "Here" });
  await t.database.system
    .updateTable("devices")
    .set({ deleted_at: new Date().toISOString() })
    .where("id", "=", device_id)
    .execute();
  await expect(list(call, device_id)).rejects.toMatchObject(refusal(404, "not_found"));
  await expect(create(call, device_id, {})).rejects.toMatchObject(refusal(404, "not_found"));
});

test("a viewer can read but not write locations", async () => {
  const { call, device_id } = await withDevice({ role: "viewer" });
  const { id } = await t.make.location(call.customer_id, device_id);
  expect((await list(call, device_id)).locations).toHaveLength(1);
  const forbidden = refusal(403, "forbidden");
  await expect(create(call, device_id, {})).rejects.toMatchObject(forbidden);
  await expect(batch(call, device_id, [{}])).rejects.toMatchObject(forbidden);
  await expect(change(call, { device_id, id }, { lock_version: 0 })).rejects.toMatchObject(forbidden);
  await expect(call(locationsApi.remove, { params: { device_id, id } })).rejects.toMatchObject(forbidden);
});

test("R6.3 a share session reads only the locations of its own device", async () => {
  const { call, device_id } = await withDevice();
  const { id } = await create(call, device_id, { address: "Here" });
  const sibling = (await t.make.device(call.customer_id)).id;
  const { customer_id } = call;
  const share = await t.make.shareLink({ customer_id, redirect_to: `/inventory/devices/${device_id}/datachain` });
  const guest = t.clientFor(share.token);
  const { locations } = await guest(locationsApi.list, { params: { device_id }, query: {} });
  expect(locations).toMatchObject([{ id }]);
  const outside = refusal(403, "share_session_out_of_scope");
  for (const attempt of [
    () => guest(locationsApi.list, { params: { device_id: sibling }, query: {} }),
    () => guest(locationsApi.csv, { params: { device_id }, query: {} }),
    () => guest(locationsApi.create, { params: { device_id }, query: {}, body: { location: {} } }),
    () => guest(locationsApi.remove, { params: { device_id, id } }),
  ])
    await expect(attempt()).rejects.toMatchObject(outside);
});

test("reorders locations; those not listed follow", async () => {
  const { call, device_id } = await withDevice();
  const ids: string[] = [];
  for (const name of ["A", "B", "C"]) ids.push((await create(call, device_id, { name })).id);
  const [a = "", , c = ""] = ids;
  await call(locationsApi.order, { params: { device_id }, body: { ids: [c, a] } });
  expect((await list(call, device_id)).locations.map(({ name }) => name)).toEqual(["C", "A", "B"]);
  expect((await create(call, device_id, { name: "D" })).position).toBe(4);
});

test("a deleted location is hidden, and restored to its position", async () => {
  const { call, device_id } = await withDevice();
  const { id } = await create(call, device_id, { name: "A", address: "Harbour Walk" });
  await create(call, device_id, { name: "B" });
  const params = { device_id, id };
  const searchText = async () =>
    (
      await t.database.system
        .selectFrom("devices")
        .select("search_text")
        .where("id", "=", device_id)
        .executeTakeFirstOrThrow()
    ).search_text;
  expect(await searchText()).toMatch(/harbour walk/i);
  await call(locationsApi.remove, { params });
  expect((await list(call, device_id)).locations.map(({ name }) => name)).toEqual(["B"]);
  expect(await searchText()).not.toMatch(/harbour walk/i);
  await expect(call(locationsApi.remove, { params })).rejects.toMatchObject(refusal(404, "not_found"));
  const { location } = await call(locationsApi.restore, { params, query: {} });
  expect(location).toMatchObject({ id, name: "A", position: 1, lock_version: 2 });
  expect((await list(call, device_id)).locations.map(({ name }) => name)).toEqual(["A", "B"]);
  expect(await searchText()).toMatch(/harbour walk/i);
});

test("uploads a photo of the sign, and removes it with a null key", async () => {
  const { call, device_id } = await withDevice();
  const { id } = await create(call, device_id, { address: "Here", sign_photo_alt: "A sign on a pole" });
  const bytes = await sharp({ create: { width: 40, height: 20, channels: 3, background: "#0a5a3c" } })
    .png()
    .toBuffer();
  const body = new FormData();
  body.append("location[sign_photo]", new Blob([new Uint8Array(bytes)], { type: "image/png" }), "sign.png");
  const { location } = await call(locationsApi.upload, { params: { device_id, id }, query: {}, body });
  expect(location).toMatchObject({ sign_photo_key: expect.stringMatching(/^[0-9a-f]{64}\.png$/), lock_version: 1 });
  expect((await t.loadImage(call, location.sign_photo_key)).statusCode).toBe(200);
  const removed = await change(call, { device_id, id }, { sign_photo_key: null, lock_version: 1 });
  expect(removed).toMatchObject({ sign_photo_key: null, sign_photo_alt: "A sign on a pole" });
});

test("exports places without formulas and with texts of the requested locale only", async () => {
  const call = await t.as();
  const { id: device_id } = await t.make.device(call.customer_id, { reference: "CAM-7" });
  const first = await create(call, device_id, {
    name: "=HYPERLINK(1)",
    address: 'The "Dock", 1',
    lat: -11.5,
    lng: 104.25,
    sign_languages: ["en", "km"],
  });
  const second = await create(call, device_id, { geometry: clockwise, name: "ច្រក", is_public: false }, "km");
  const reply = await t.app.inject({
    url: `/api/v1/inventory/devices/${device_id}/locations/csv`,
    headers: { authorization: `Bearer ${call.token}` },
  });
  expect(reply.headers).toMatchObject({
    "content-type": "text/csv",
    "content-disposition": expect.stringMatching(/^attachment; filename="locations-CAM-7-\d{4}-\d\d-\d\d\.csv"$/),
  });
  const shape = JSON.stringify(second.geometry).replaceAll('"', '""');
  expect(reply.body).toBe(
    [
      "\uFEFFid,name,address,lat,lng,geometry,precision,direction_deg,radius_m,is_public,sign_installed_on,sign_languages,short_code,mounted_on",
      `${first.id},'=HYPERLINK(1),"The ""Dock"", 1",-11.5,104.25,,exact,,,true,,en km,,`,
      `${second.id},,,11.5,104.5,"${shape}",exact,,,false,,,,`,
      "",
    ].join("\r\n"),
  );
});

test("audits every write", async () => {
  const { call, device_id } = await withDevice();
  const { id } = await create(call, device_id, { address: "Here" });
  await change(call, { device_id, id }, { address: "There", lock_version: 0 });
  await call(locationsApi.order, { params: { device_id }, body: { ids: [id] } });
  await batch(call, device_id, [{}]);
  await call(locationsApi.remove, { params: { device_id, id } });
  await call(locationsApi.restore, { params: { device_id, id }, query: {} });
  const entries = await t.database.system
    .selectFrom("audit_entries")
    .select(["action", "subject_type", "before", "after"])
    .where("customer_id", "=", call.customer_id)
    .where("actor_id", "=", call.user_id)
    .orderBy("at")
    .execute();
  expect(entries.map(({ action, subject_type }) => `${action} ${subject_type}`)).toEqual([
    "location.created location",
    "location.updated location",
    "location.ordered device",
    "location.batch_created device",
    "location.removed location",
    "location.restored location",
  ]);
  expect(entries[1]).toMatchObject({ before: { address: "Here" }, after: { address: "There" } });
});

test("purges locations deleted more than a day ago", async () => {
  const { call, device_id } = await withDevice();
  const days = (count: number) => ({ deleted_at: new Date(Date.now() - count * 86_400_000).toISOString() });
  const make = (address: string, columns = {}) => t.make.location(call.customer_id, device_id, { address, ...columns });
  await make("Long gone", days(2));
  const { id } = await make("Just gone", days(0.5));
  await make("There", { position: 2 });
  await t.services.jobs.add("sweep", {});
  await t.work();
  await call(locationsApi.restore, { params: { device_id, id }, query: {} });
  expect((await list(call, device_id)).locations.map(({ address }) => address)).toEqual(["Just gone", "There"]);
  const rows = await t.database.system
    .selectFrom("locations")
    .select("id")
    .where("device_id", "=", device_id)
    .execute();
  expect(rows).toHaveLength(2);
});

const keptOf = (device_id: string) =>
  t.database.system
    .selectFrom("devices")
    .select(["location_count", "search_text"])
    .where("id", "=", device_id)
    .executeTakeFirstOrThrow();

test("counts and indexes places added concurrently, each with its own position", async () => {
  const call = await t.as();
  for (let round = 0; round < 10; round += 1) {
    const { id: device_id } = await t.make.device(call.customer_id);
    const outcomes = await raceOf(4, (at) => create(call, device_id, { address: `Quay ${at} of ${round}` }));
    expect(tally(outcomes)).toEqual({ 200: 4 });
    const { location_count, search_text } = await keptOf(device_id);
    expect(location_count).toBe(4);
    for (const at of [0, 1, 2, 3]) expect(search_text).toContain(`quay ${at} of ${round}`);
    const { locations } = await list(call, device_id);
    expect(locations.map(({ position }) => position)).toEqual([1, 2, 3, 4]);
    const found = await call(devicesApi.list, { query: { q: `Quay 3 of ${round}` } });
    expect(found.devices.map(({ id }) => id)).toEqual([device_id]);
  }
});

test("counts correctly in the database even without a lock on the device", async () => {
  const { call, device_id } = await withDevice();
  for (let round = 0; round < 10; round += 1)
    await Promise.all(
      [1, 2, 3].map((at) => t.make.location(call.customer_id, device_id, { address: `Pier ${round}${at}` })),
    );
  const { location_count, search_text } = await keptOf(device_id);
  expect(location_count).toBe(30);
  expect(search_text.match(/pier/g)).toHaveLength(30);
});

test("the migration corrects wrong counts", async () => {
  const { call, device_id } = await withDevice();
  await create(call, device_id, { address: "Forgotten Lane" });
  await sql`update devices set location_count = 7, search_text = 'lost' where id = ${device_id}`.execute(
    t.database.system,
  );
  const upgrade = await readFile(join(ROOT, "server/migrations/0003_places_at_once.sql"), "utf8");
  await sql.raw(upgrade).execute(t.owner);
  expect(await keptOf(device_id)).toMatchObject({
    location_count: 1,
    search_text: expect.stringContaining("forgotten lane"),
  });
});

test("concurrent reorders all succeed and leave one of the orders, despite moves and additions", async () => {
  const { call, device_id } = await withDevice();
  const ids: string[] = [];
  for (let at = 0; at < 8; at += 1) ids.push((await create(call, device_id, { address: `Place ${at}` })).id);
  const orders = Array.from({ length: 25 }, (_, at) => [...ids.slice(at % 8), ...ids.slice(0, at % 8)].toReversed());
  const outcomes = await raceOf<unknown>(35, (at) => {
    const order = orders[at];
    if (order) return call(locationsApi.order, { params: { device_id }, body: { ids: order } });
    const id = ids[at % 8] ?? "";
    return at % 2
      ? create(call, device_id, { address: "New" })
      : change(call, { device_id, id }, { address: "Moved", lock_version: 0 });
  });
  expect(tally(outcomes)).not.toHaveProperty("500");
  expect(tally(outcomes.slice(0, 25))).toEqual({ 200: 25 });
  const { locations } = await list(call, device_id);
  expect(orders).toContainEqual(locations.map(({ id }) => id).filter((id) => ids.includes(id)));
  expect(new Set(locations.map(({ position }) => position)).size).toBe(locations.length);
});

test("restoring a location that is not deleted changes nothing", async () => {
  const { call, device_id } = await withDevice();
  const location = await create(call, device_id, { address: "Here" });
  const params = { device_id, id: location.id };
  expect(await call(locationsApi.restore, { params, query: {} })).toEqual({ location });
});
