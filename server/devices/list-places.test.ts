import { expect, test } from "vitest";
import { devicesApi } from "#contract/devices.ts";
import { shareTestApp } from "#server/testing/harness.ts";

const t = await shareTestApp();
type Caller = Awaited<ReturnType<typeof t.as>>;
type PlacesQuery = Parameters<typeof t.anonymous<typeof devicesApi.places>>[1]["query"];

const places = (call: Caller, query: PlacesQuery = {}) => call(devicesApi.places, { query });
const HARBOUR = "-121.91,36.6,-121.87,36.62";

async function deviceAt(call: Caller, name: string, [lat, lng]: [number, number], more: object = {}) {
  const device = await t.make.device(call.customer_id, { name, ...more });
  await t.make.location(call.customer_id, device.id, { lat, lng });
  return device;
}

/** This many places in one street. */
async function crowd(call: Caller, count: number) {
  const { id } = await t.make.device(call.customer_id, { name: "Street lamp" });
  for (let n = 0; n < count; n += 1)
    await t.make.location(call.customer_id, id, { lat: 36.605 + n / 1e6, lng: -121.89, position: n + 1 });
  return id;
}

test("finds places within bounds, with the extent of all matches", async () => {
  const call = await t.as({ role: "viewer" });
  await deviceAt(call, "Harbour mast", [36.61, -121.89]);
  await deviceAt(call, "Capital camera", [11.56, 104.92]);
  const all = await places(call);
  expect(all.points.map((point) => point.device_name)).toEqual(["Capital camera", "Harbour mast"]);
  expect(all.extent).toEqual({ west: -121.89, south: 11.56, east: 104.92, north: 36.61 });
  const inView = await places(call, { bounds: HARBOUR, zoom: 14 });
  expect(inView).toMatchObject({ points: [{ device_name: "Harbour mast" }], clusters: [], meta: { total_count: 1 } });
  expect((await places(call, { bounds: "0,0,1,1", zoom: 14 })).extent).toBeNull();
});

test("finds places on both sides of the date line", async () => {
  const call = await t.as();
  await deviceAt(call, "East", [-17.8, 178]);
  await deviceAt(call, "West", [-13.8, -172]);
  await deviceAt(call, "Elsewhere", [0, 0]);
  const { points } = await places(call, { bounds: "170,-30,-170,0", zoom: 4 });
  expect(points.map((point) => point.device_name)).toEqual(["East", "West"]);
});

test("clusters places if there are too many, with smaller clusters at higher zoom", async () => {
  const call = await t.as();
  await crowd(call, 501);
  await deviceAt(call, "Mast", [36.618, -121.874]);
  const far = await places(call, { bounds: "-180,-85,180,85", zoom: 2 });
  expect(far.clusters).toEqual([expect.objectContaining({ count: 502 })]);
  expect(far.points).toHaveLength(50);
  const near = await places(call, { bounds: HARBOUR, zoom: 15 });
  expect(near.clusters.map(({ count }) => count).toSorted((a, b) => b - a)).toEqual([501, 1]);
  expect(near.meta.total_count).toBe(502);
});

test("applies the list's filters and search, and leaves out places of deleted devices", async () => {
  const call = await t.as();
  await deviceAt(call, "Mast", [36.61, -121.89], { device_type: "sensor" });
  await deviceAt(call, "Camera", [36.611, -121.891], { device_type: "camera" });
  const gone = await deviceAt(call, "Gone", [36.612, -121.892]);
  await call(devicesApi.remove, { params: { id: gone.id } });
  const names = async (query: PlacesQuery) => (await places(call, query)).points.map((point) => point.device_name);
  expect(await names({ bounds: HARBOUR, zoom: 12 })).toEqual(["Camera", "Mast"]);
  expect(await names({ bounds: HARBOUR, zoom: 12, type: ["camera"] })).toEqual(["Camera"]);
  expect(await names({ q: "mast" })).toEqual(["Mast"]);
});

test.each(["1,2,3", "a,b,c,d", "-181,0,0,0", "0,0,0,91"])("rejects invalid bounds: %s", async (bounds) => {
  const call = await t.as();
  await expect(places(call, { bounds })).rejects.toMatchObject({ status: 400 });
});

test("does not find another customer's places", async () => {
  await deviceAt(await t.as(), "Theirs", [36.61, -121.89]);
  expect((await places(await t.as())).meta.total_count).toBe(0);
});
