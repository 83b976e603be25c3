import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import { expect, test } from "vitest";
import { devicesApi } from "#contract/devices.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import { shareTestApp } from "#server/testing/harness.ts";
import { allDevices, findDevices } from "./find-devices.ts";
import { meantBy } from "#server/platform/identity/guess-words.ts";
import { inOrder, stretchesOf } from "./sort-devices.ts";

const t = await shareTestApp();
type Caller = Awaited<ReturnType<typeof t.as>>;
type ListQuery = Parameters<typeof t.anonymous<typeof devicesApi.list>>[1]["query"];

async function names(call: Caller, q: string, query: ListQuery = {}) {
  const { devices, meta } = await call(devicesApi.list, { query: { ...query, q } });
  expect(meta.total_count).toBe(devices.length);
  return devices.map((device) => device.name);
}

async function harbour() {
  const call = await t.as();
  const make = (name: string, more: Parameters<typeof t.make.device>[1] = {}) =>
    t.make.device(call.customer_id, { name, ...more });
  await make("Bus lane camera, Mill Street", { reference: "TRA-0031", manufacturer: "Axelis", model: "Q1" });
  const mast = await make("Air quality mast", { department: "Environment" });
  await t.make.location(call.customer_id, mast.id, {
    address: "12 Harbour Road",
    name: { en: "Fish Market", es: "Lonja" },
  });
  const km = "ឧបករណ៍នេះវាស់គុណភាពខ្យល់\u200Bនៅផ្លូវធំ";
  await make("Noise meter", { summary: { en: "Listens for loud engines", km } });
  return call;
}

test("searches names, references, manufacturers, models, departments, places and summaries", async () => {
  const call = await harbour();
  for (const q of ["bus LANE", "tra-00", "axel", "q1", "mill street"])
    expect([q, await names(call, q)]).toEqual([q, ["Bus lane camera, Mill Street"]]);
  for (const q of ["environ", "harbour road", "fish mar", "lonja"])
    expect([q, await names(call, q)]).toEqual([q, ["Air quality mast"]]);
  expect(await names(call, "loud")).toEqual(["Noise meter"]);
});

test("finds Khmer inside a sentence, with or without zero-width spaces", async () => {
  const call = await harbour();
  for (const q of ["គុណភាព", "ខ្យល់នៅ", "ខ្យល់\u200Bនៅ"]) expect([q, await names(call, q)]).toEqual([q, ["Noise meter"]]);
});

test("finds words in any order and place", async () => {
  const call = await harbour();
  expect(await names(call, "harbour mast")).toEqual(["Air quality mast"]);
  expect(await names(call, "harbour camera")).toEqual([]);
});

test("tolerates one typo in a short word, two from six letters on", () => {
  const meant = (typed: string, word: string) => meantBy(typed, [{ word, likeness: 0 }]);
  for (const typed of ["plzza", "plaz", "palza", "plaaza"])
    expect([typed, meant(typed, "plaza")]).toEqual([typed, ["plaza"]]);
  expect(meant("pizza", "plaza")).toEqual([]);
  expect(meant("plzaa", "plaza")).toEqual(["plaza"]);
  expect(meant("censer", "sensor")).toEqual(["sensor"]);
  expect(meant("centers", "sensor")).toEqual([]);
});

test("tolerates typos, also in one of several words and in Khmer", async () => {
  const call = await harbour();
  for (const q of ["harbuor", "habour", "harbour raod", "enviroment", "Harbor mast"])
    expect([q, await names(call, q)]).toEqual([q, ["Air quality mast"]]);
  for (const q of ["camrea", "axlis", "mil stret camera"])
    expect([q, await names(call, q)]).toEqual([q, ["Bus lane camera, Mill Street"]]);
  expect(await names(call, "គុណភាបខ្យល់")).toEqual(["Noise meter"]);
  for (const q of ["xyzzy", "road harbinger", "drone"]) expect([q, await names(call, q)]).toEqual([q, []]);
});

test("does not mix exact with fuzzy matches", async () => {
  const call = await t.as();
  await t.make.device(call.customer_id, { name: "Mast" });
  await t.make.device(call.customer_id, { name: "Mask dispenser", department: "Port" });
  expect(await names(call, "mast")).toEqual(["Mast"]);
  const status = await t.make.status(call.customer_id);
  expect(await names(call, "mast", { status: [status.id] })).toEqual([]);
});

test("finds changes to a device or its places at once, and no former values", async () => {
  const call = await t.as();
  const { customer_id } = call;
  const { id } = await t.make.device(customer_id, { name: "Mast" });
  const place = await t.make.location(customer_id, id, { address: "5 Elm Row" });
  const device = { name: "Pole", summary: "Counts swans", lock_version: 0 };
  await call(devicesApi.update, { params: { id }, query: {}, body: { device } });
  expect(await names(call, "mast")).toEqual([]);
  expect(await names(call, "sawns")).toEqual(["Pole"]);
  expect(await names(call, "elm row")).toEqual(["Pole"]);
  await t.database.system
    .updateTable("locations")
    .set({ deleted_at: new Date().toISOString() })
    .where("id", "=", place.id)
    .execute();
  expect(await names(call, "elm row")).toEqual([]);
});

test("does not find another customer's devices or words", async () => {
  const [mine, theirs] = [await t.as(), await t.as()];
  await t.make.device(theirs.customer_id, { name: "Zeppelin hangar" });
  expect(await names(mine, "zeppelin")).toEqual([]);
  expect(await names(mine, "zepelin")).toEqual([]);
  expect(await names(theirs, "zepelin")).toEqual(["Zeppelin hangar"]);
  const db = t.database.tenant(mine.customer_id);
  const everything = JSON.stringify([["%"]]);
  const seen = await sql`select word from device_words union all select name from found_devices(${everything})`.execute(
    db,
  );
  expect(seen.rows).toEqual([]);
});

/** The query plan under the role of requests. */
const planOf = async (query: { explain: () => Promise<Record<string, unknown>[]> }) =>
  (await query.explain()).map((row) => row["QUERY PLAN"]).join("\n");

test("uses the trigram index in the role of requests, despite row-level security", async () => {
  const call = await t.as();
  const { customer_id } = call;
  const other = await t.make.customer();
  for (const [owner, count] of [
    [customer_id, 2000],
    [other.id, 1000],
  ] as const)
    await sql`
      insert into devices (id, customer_id, name, reference)
      select gen_random_uuid(), ${owner}, 'Device ' || md5(n::text), 'REF-' || n from generate_series(1, ${count}::int) n`.execute(
      t.database.system,
    );
  await sql`vacuum analyze devices`.execute(t.owner);
  const db = t.database.tenant(customer_id);
  const ctx = { db, customer_id } as unknown as TenantCtx;
  const label = await t.make.label(customer_id);
  const served = await db.transaction().execute(async (db) => {
    const found = await findDevices({ ...ctx, db }, { q: "f00d", label: [label.id], has_page: false });
    await found.select("devices.id").orderBy("devices.name").limit(50).execute();
    // joined with another table under row-level security, as for the map
    const placed = found
      .innerJoin("locations", "locations.device_id", "devices.id")
      .where("locations.customer_id", "=", ctx.customer_id);
    await placed.select("locations.id").execute();
    const { rows } = await sql<{ index: number; table: number }>`
      select pg_stat_get_xact_numscans('devices_search'::regclass) as index, pg_stat_get_xact_numscans('devices'::regclass) as table`.execute(
      db,
    );
    return rows[0];
  });
  // existence check, list and places: each uses the index and none scans the table
  expect(served?.index).toBeGreaterThanOrEqual(3);
  expect(served?.table).toBe(0);
  // under the policies the same query reads every device, hence the function
  const bound = allDevices(ctx).where("devices.search_text", "like", "%f00d%");
  expect(await planOf(bound.select("devices.id"))).not.toContain("devices_search");
});

test("reads a sorted page from an index, forwards and backwards", async () => {
  const call = await t.as();
  const { customer_id } = call;
  await sql`
    insert into devices (id, customer_id, name) select gen_random_uuid(), ${customer_id}, md5(n::text) from generate_series(1, 2000) n`.execute(
    t.database.system,
  );
  await sql`vacuum analyze devices`.execute(t.owner);
  const ctx = { db: t.database.tenant(customer_id), customer_id } as unknown as TenantCtx;
  for (const [sort, index] of [
    ["name", "Index Only Scan using devices_name"],
    ["-name", "Index Only Scan Backward using devices_name"],
    ["-updated_at", "Index Only Scan Backward using devices_updated"],
    ["-created_at", "Index Only Scan Backward using devices_created"],
    ["reference", "Index Only Scan using devices_reference"],
    ["-review_due_on", "Index Only Scan Backward using devices_review"],
  ] as const) {
    const [first] = await stretchesOf(ctx, sort);
    if (!first) throw new Error("a sort without a stretch");
    expect(await planOf(inOrder(allDevices(ctx), first).select("devices.id").limit(50))).toContain(index);
  }
});

test("counts exactly over many pages", async () => {
  const call = await t.as();
  const rows = Array.from({ length: 1200 }, (_, at) => ({
    id: uuidv7(),
    customer_id: call.customer_id,
    name: `Lamp ${at}`,
  }));
  await t.database.system.insertInto("devices").values(rows).execute();
  for (const query of [{}, { q: "lamp" }, { q: "lamp", page: 30 }, { sort: "status" as const }])
    expect((await call(devicesApi.list, { query })).meta.total_count).toBe(1200);
});
