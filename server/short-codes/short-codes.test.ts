import { parse } from "csv-parse/sync";
import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import { expect, test } from "vitest";
import { isWellFormed } from "#contract/code-characters.ts";
import { publicationsApi } from "#contract/publications.ts";
import { type CodeTarget, shortCodesApi } from "#contract/short-codes.ts";
import { codePlacesApi } from "#contract/code-places.ts";
import { orphanScansApi } from "#contract/orphan-scans.ts";
import { signsApi } from "#contract/signs.ts";
import { guideWorld } from "#server/testing/guide-world.ts";
import { shareTestApp } from "#server/testing/harness.ts";
import { untilSomebodyWaits } from "#server/testing/until-waiting.ts";

const t = await shareTestApp();
type Caller = Awaited<ReturnType<typeof t.as>>;
type NewCode = Parameters<typeof t.anonymous<typeof shortCodesApi.create>>[1]["body"]["short_code"];

const create = async (call: Caller, input: NewCode = {}) =>
  (await call(shortCodesApi.create, { body: { short_code: input } })).short_code;
const list = (call: Caller, query: Parameters<typeof call<typeof shortCodesApi.list>>[1]["query"] = {}) =>
  call(shortCodesApi.list, { query });
const codesIn = async (...asked: Parameters<typeof list>) => (await list(...asked)).short_codes.map(({ code }) => code);
const retarget = (call: Caller, id: string, target: CodeTarget, lock_version = 0) =>
  call(shortCodesApi.retarget, { params: { id }, body: { target, note: "Moved", lock_version } });

async function withPlaces() {
  const call = await t.as();
  const device = await t.make.device(call.customer_id, { name: "Plate reader" });
  const at = (name: string, lat: number) =>
    t.make.location(call.customer_id, device.id, { name: JSON.stringify({ en: name }), lat, lng: 104.9 });
  return { call, device, gate: await at("Gate 2", 11.5), mill: await at("Mill Street", 11.6) };
}

/** Inserts a code's scans of a day. */
const scan = (call: Caller, short_code_id: string, [scans, day, locale = "en"]: [number, string, string?]) =>
  t.database.system
    .insertInto("short_code_days")
    .values({ customer_id: call.customer_id, short_code_id, day, locale, scans })
    .execute();
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

test("R2.25 generates a code of six characters with a check character, blank until it has a target", async () => {
  const call = await t.as();
  const code = await create(call, { label: "Sheet 3, label 2" });
  expect(isWellFormed(code.code)).toBe(true);
  expect(code).toMatchObject({ state: "blank", target_type: "none", label: "Sheet 3, label 2" });
  expect(code.scans_by_day).toEqual(Array(30).fill(0));
});

test("stores a chosen code in lower case, unique across customers", async () => {
  const [call, other] = [await t.as(), await t.as()];
  const code = `Ferry-${Date.now().toString(36)}`;
  expect((await create(call, { code })).code).toBe(code.toLowerCase());
  for (const who of [call, other])
    await expect(create(who, { code })).rejects.toMatchObject({
      status: 409,
      body: { code: "code_taken", fields: { "short_code.code": expect.any(String) } },
    });
});

test.each(["assets", "healthz", "shit"])("rejects %s as a code", async (code) => {
  const call = await t.as();
  await expect(create(call, { code })).rejects.toMatchObject({ status: 400, body: { code: "code_not_allowed" } });
});

test("a code opens a page, place, home or https address, and nothing of other customers", async () => {
  const { call, gate } = await withPlaces();
  const page = await t.make.page(call.customer_id, {
    headline: JSON.stringify({ en: "Air mast" }),
    status: "published",
  });
  const toPage = await create(call, { target: { type: "page", page_id: page.id } });
  expect(toPage).toMatchObject({ state: "active", page: { title: "Air mast", is_public: true } });
  const toPlace = await create(call, { target: { type: "location", location_id: gate.id } });
  expect(toPlace.place).toMatchObject({ name: "Gate 2", device_name: "Plate reader" });
  const toUrl = await create(call, { target: { type: "url", url: "https://example.org/x" } });
  expect(toUrl).toMatchObject({ state: "active", url: "https://example.org/x" });
  const http = create(call, { target: { type: "url", url: "http://example.org/" } });
  await expect(http).rejects.toMatchObject({ status: 400 });
  const other = await t.as();
  const theirs = create(other, { target: { type: "page", page_id: page.id } });
  await expect(theirs).rejects.toMatchObject({ status: 404 });
  const place = create(other, { target: { type: "location", location_id: gate.id } });
  await expect(place).rejects.toMatchObject({ status: 404 });
});

test("a code is dead while its page is not public", async () => {
  const { call, pages } = await guideWorld(t);
  const code = await create(call, { target: { type: "page", page_id: pages.device.id } });
  expect(code.state).toBe("active");
  await call(publicationsApi.withdraw, { params: { id: pages.device.id }, body: { reason: "Removed" } });
  expect(await codesIn(call, { state: "dead" })).toEqual([code.code]);
  expect((await list(call)).meta.counts).toMatchObject({ all: 1, dead: 1, active: 0 });
});

test("searches, filters, sorts, pages and counts codes in the database", async () => {
  const { call, device, gate } = await withPlaces();
  const suffix = uuidv7().slice(-6);
  const home = await create(call, { code: `a-${suffix}`, target: { type: "url", url: "https://a.example/" } });
  const place = await create(call, {
    code: `b-${suffix}`,
    target: { type: "location", location_id: gate.id },
    locale: "km",
  });
  const blank = await create(call, { code: `c-${suffix}`, label: "Sheet 100%" });
  await scan(call, home.id, [7, daysAgo(3)]);
  await scan(call, home.id, [2, daysAgo(40)]);
  await t.database.system.updateTable("short_codes").set({ scan_count: 9 }).where("id", "=", home.id).execute();
  expect(await codesIn(call, { sort: "-scans" })).toEqual([home.code, place.code, blank.code]);
  expect(await codesIn(call, { q: "gate 2" })).toEqual([place.code]);
  expect(await codesIn(call, { q: "100%" })).toEqual([blank.code]);
  expect(await codesIn(call, { target: "url" })).toEqual([home.code]);
  expect(await codesIn(call, { device_id: device.id })).toEqual([place.code]);
  expect(await codesIn(call, { locale: "km" })).toEqual([place.code]);
  expect(await codesIn(call, { scanned: "never" })).toEqual([place.code, blank.code]);
  expect(await codesIn(call, { code: blank.code.toUpperCase() })).toEqual([blank.code]);
  expect(await codesIn(call, { per_page: 2, page: 2 })).toEqual([blank.code]);
  const file = await (await call(shortCodesApi.csv, { query: { scanned: "never" } })).text();
  expect(file.match(/,<5,<5,/g)).toHaveLength(2);
  const { meta, short_codes } = await list(call);
  expect(meta).toMatchObject({ total_count: 3, scans_30_days: 7 });
  expect(meta.counts).toMatchObject({
    all: 3,
    active: 1,
    blank: 1,
    dead: 1,
    never: 2,
    quiet: 0,
    retired: 0,
    orphans: 0,
  });
  expect(short_codes[0]?.scans_by_day.at(-4)).toBe(7);
});

test("retargeting keeps the old target and its scans in the history", async () => {
  const { call, gate, mill } = await withPlaces();
  const code = await create(call, { target: { type: "location", location_id: gate.id } });
  await t.database.system
    .updateTable("short_code_events")
    .set({ at: `${daysAgo(9)}T12:00:00Z` })
    .where("short_code_id", "=", code.id)
    .execute();
  await scan(call, code.id, [143, daysAgo(5)]);
  const { short_code } = await retarget(call, code.id, { type: "location", location_id: mill.id });
  expect(short_code).toMatchObject({ code: code.code, lock_version: 1, place: { name: "Mill Street" } });
  await scan(call, code.id, [7, daysAgo(0)]);
  const { history } = await call(shortCodesApi.show, { params: { id: code.id } });
  expect(history.map(({ kind, place_name, note, scan_count }) => ({ kind, place_name, note, scan_count }))).toEqual([
    { kind: "retargeted", place_name: "Mill Street", note: "Moved", scan_count: 7 },
    { kind: "created", place_name: "Gate 2", note: null, scan_count: 143 },
  ]);
  expect(history[0]?.actor).toBe("Test Person");
});

test("rejects a stale retarget with the current code", async () => {
  const call = await t.as();
  const { id } = await create(call);
  await retarget(call, id, { type: "home" });
  await expect(retarget(call, id, { type: "none" })).rejects.toMatchObject({
    status: 409,
    body: { code: "conflict", current: { target_type: "home", lock_version: 1 } },
  });
});

test("a retired code keeps its characters and shows a reason; a new target reactivates it", async () => {
  const call = await t.as();
  const page = await t.make.page(call.customer_id, { status: "published" });
  const { id, code } = await create(call, { target: { type: "home" } });
  const body = { because: "The pole is gone", next_page_id: page.id, lock_version: 0 };
  const { short_code: retired } = await call(shortCodesApi.retire, { params: { id }, body });
  expect(retired).toMatchObject({ code, state: "retired", retired_because: "The pole is gone", next_page_id: page.id });
  await expect(create(call, { code })).rejects.toMatchObject({ body: { code: "code_taken" } });
  const { short_code: back } = await retarget(call, id, { type: "url", url: "https://example.org/" }, 1);
  expect(back).toMatchObject({ state: "active", retired_because: null, next_page_id: null });
});

test("a place stores its active code", async () => {
  const { call, gate } = await withPlaces();
  const codeAt = async () =>
    (
      await t.database.system
        .selectFrom("locations")
        .select("short_code")
        .where("id", "=", gate.id)
        .executeTakeFirstOrThrow()
    ).short_code;
  const code = await create(call, { target: { type: "location", location_id: gate.id } });
  expect(await codeAt()).toBe(code.code);
  await call(shortCodesApi.retire, { params: { id: code.id }, body: { lock_version: 0 } });
  expect(await codeAt()).toBeNull();
});

test("creates one code for each place of a device without any, idempotently", async () => {
  const { call, device, gate } = await withPlaces();
  await create(call, { target: { type: "location", location_id: gate.id } });
  const many = { what_for: "places" as const, device_ids: [device.id] };
  const { created } = await call(shortCodesApi.createMany, { body: { many } });
  expect(created).toHaveLength(1);
  const { short_codes } = await list(call, { q: created[0]?.code ?? "" });
  expect(short_codes[0]).toMatchObject({ target_type: "location", place: { name: "Mill Street" } });
  expect((await call(shortCodesApi.createMany, { body: { many } })).created).toEqual([]);
  const foreign = { what_for: "places" as const, device_ids: [(await t.make.device((await t.as()).customer_id)).id] };
  await expect(call(shortCodesApi.createMany, { body: { many: foreign } })).rejects.toMatchObject({ status: 404 });
});

test("concurrent requests create codes for the same places once", async () => {
  const { call, device } = await withPlaces();
  const many = { what_for: "places" as const, device_ids: [device.id] };
  const all = await Promise.all([1, 2, 3].map(() => call(shortCodesApi.createMany, { body: { many } })));
  expect(all.flatMap(({ created }) => created)).toHaveLength(2);
});

test("changing a code locks the device before the place, as changing the place does", async () => {
  const { call, device, mill } = await withPlaces();
  const holds = (table: "devices" | "locations", id: string) =>
    sql`select from ${sql.table(table)} where id = ${id} for no key update nowait`;
  const making = await t.database.system.transaction().execute(async (db) => {
    await holds("devices", device.id).execute(db);
    const made = create(call, { target: { type: "location", location_id: mill.id } });
    await untilSomebodyWaits(t.database.system);
    await holds("locations", mill.id).execute(db);
    return { made };
  });
  expect((await making.made).place?.name).toBe("Mill Street");
});

test("numbers the labels of blank codes", async () => {
  const call = await t.as();
  const many = { what_for: "blank" as const, count: 3, label: "Sheet 4, label" };
  const { created } = await call(shortCodesApi.createMany, { body: { many } });
  expect(new Set(created.map(({ code }) => code)).size).toBe(3);
  const { short_codes } = await list(call, { state: "blank", sort: "label" });
  expect(short_codes.map(({ label }) => label)).toEqual(["Sheet 4, label 1", "Sheet 4, label 2", "Sheet 4, label 3"]);
});

test("a blank code can be claimed once, at its place", async () => {
  const { call, mill } = await withPlaces();
  const { id } = await create(call);
  const claim = (lock_version: number) =>
    call(shortCodesApi.claim, { params: { id }, body: { location_id: mill.id, lock_version } });
  const { short_code } = await claim(0);
  expect(short_code).toMatchObject({ target_type: "location", place: { name: "Mill Street" } });
  expect(short_code.claimed_at).not.toBeNull();
  const place = await t.database.system
    .selectFrom("locations")
    .selectAll()
    .where("id", "=", mill.id)
    .executeTakeFirstOrThrow();
  expect(place.sign_installed_on).toBe(daysAgo(0));
  await expect(claim(1)).rejects.toMatchObject({ status: 409, body: { code: "code_not_blank" } });
  expect((await call(shortCodesApi.show, { params: { id } })).history[0]?.kind).toBe("claimed");
});

test("lists the nearest places without a code first", async () => {
  const { call, gate, mill } = await withPlaces();
  const near = async (query: object) =>
    (await call(codePlacesApi.list, { query: { lat: 11.61, lng: 104.9, ...query } })).places;
  const places = await near({});
  expect(places.map(({ name }) => name)).toEqual(["Mill Street", "Gate 2"]);
  expect(places[0]?.distance_m).toBeGreaterThan(1100);
  expect(places[0]?.distance_m).toBeLessThan(1125);
  await create(call, { target: { type: "location", location_id: mill.id } });
  expect((await near({ has_code: "false" })).map(({ id }) => id)).toEqual([gate.id]);
  expect((await near({ q: "mill" })).map(({ id }) => id)).toEqual([mill.id]);
});

test("adds up a code's scans by day and language, next to the previous 30 days", async () => {
  const call = await t.as();
  const { id } = await create(call);
  await scan(call, id, [10, daysAgo(0)]);
  await scan(call, id, [5, daysAgo(0), "km"]);
  await scan(call, id, [5, daysAgo(29)]);
  await scan(call, id, [20, daysAgo(30)]);
  await scan(call, id, [30, daysAgo(60)]);
  const { scans } = await call(shortCodesApi.show, { params: { id } });
  expect(scans).toMatchObject({
    total: 20,
    total_before: 20,
    by_locale: [
      { locale: "en", scans: 15 },
      { locale: "km", scans: 5 },
    ],
  });
  expect(scans.days).toHaveLength(30);
  expect(scans.days[0]).toEqual({ day: daysAgo(29), scans: 5 });
  expect(scans.days.at(-1)).toEqual({ day: daysAgo(0), scans: 15 });
});

test("a viewer can read but not write codes", async () => {
  const call = await t.as({ role: "viewer" });
  expect((await list(call)).short_codes).toEqual([]);
  await expect(create(call)).rejects.toMatchObject({ status: 403 });
});

test("exports the filtered codes of one customer as complete CSV without formulas", async () => {
  const { call, gate } = await withPlaces();
  const hung = await create(call, {
    label: '=HYPERLINK("https://evil.example")',
    target: { type: "location", location_id: gate.id },
  });
  const away = await create(call, { code: "away", target: { type: "url", url: "https://example.org/" } });
  await create(await t.as(), { code: "theirs" });
  await scan(call, hung.id, [7, daysAgo(0)]);
  const csv = async (query: object) => {
    const bytes = await (await call(shortCodesApi.csv, { query })).arrayBuffer();
    const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
    expect(text.startsWith("\uFEFFcode,address,label,")).toBe(true);
    return parse(text, { bom: true, columns: true, record_delimiter: "\r\n" }) as unknown as Record<string, string>[];
  };
  expect(await csv({ q: "gate" })).toMatchObject([
    {
      code: hung.code,
      address: `http://go.localhost:3000/${hung.code}`,
      label: '\'=HYPERLINK("https://evil.example")',
      target_type: "location",
      place: "Gate 2",
      device: "Plate reader",
      state: "dead",
      scans: "7",
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    },
  ]);
  expect(await csv({ state: "active" })).toMatchObject([
    { code: "away", target: away.url, place: "", state: "active" },
  ]);
  // more than one page of the export
  await sql`insert into short_codes (id, customer_id, code, target_type)
    select gen_random_uuid(), ${call.customer_id}, 'many-' || n, 'none' from generate_series(1, 1205) as n`.execute(
    t.database.system,
  );
  const all = await csv({});
  expect(all).toHaveLength(1207);
  expect(new Set(all.map(({ code }) => code)).size).toBe(1207);
});

test("exports each day of one code since it was created, over all languages", async () => {
  const call = await t.as();
  const code = await create(call);
  for (const [scans, age] of [
    [5, 3],
    [10, 2],
    [5, 0],
  ] as const)
    await scan(call, code.id, [scans, daysAgo(age)]);
  await scan(call, code.id, [10, daysAgo(0), "es"]);
  const download = (who: Caller) => who(shortCodesApi.scansCsv, { params: { id: code.id } });
  const rows = parse(await (await download(call)).text(), { bom: true, columns: true });
  expect(rows).toEqual([
    { day: daysAgo(3), scans: "5" },
    { day: daysAgo(2), scans: "10" },
    { day: daysAgo(1), scans: "0" },
    { day: daysAgo(0), scans: "15" },
  ]);
  await expect(download(await t.as())).rejects.toMatchObject({ status: 404 });
});

const orphan = (call: Caller, asked: string, meant: string | null = null) =>
  t.database.system
    .insertInto("orphan_scans")
    .values({ customer_id: call.customer_id, asked, meant, scans: 4 })
    .execute();
const orphansOf = async (call: Caller) =>
  (await call(orphanScansApi.list, { query: {} })).orphans.map(({ asked }) => asked);

test("gives an unknown code a target, and drops it from the unknown ones", async () => {
  const call = await t.as();
  const page = await t.make.page(call.customer_id, { headline: JSON.stringify({ en: "Ferry" }), status: "published" });
  const asked = `ferry-${uuidv7().slice(-6)}/terminal`;
  await orphan(call, asked);
  await orphan(call, "a1");
  const body = { orphan: { id: uuidv7(), asked, target: { type: "page" as const, page_id: page.id } } };
  const { short_code } = await call(orphanScansApi.sendOn, { body });
  expect(short_code).toMatchObject({ code: asked, state: "active", page: { title: "Ferry" }, place: null });
  // idempotent
  expect((await call(orphanScansApi.sendOn, { body })).short_code.id).toBe(short_code.id);
  expect(await orphansOf(call)).toEqual(["a1"]);
  expect((await list(call)).meta.counts).toMatchObject({ all: 1, orphans: 1 });
  expect(await codesIn(call, { code: asked })).toEqual([asked]);
});

test("refuses targets for codes never scanned here, reserved codes and other customers' codes", async () => {
  const [call, other] = [await t.as(), await t.as()];
  const target = { type: "home" as const };
  const sendOn = (who: Caller, asked: string, to: object = target) =>
    who(orphanScansApi.sendOn, { body: { orphan: { asked, target: to as typeof target } } });
  const asked = `x/${uuidv7().slice(-8)}`;
  await orphan(other, asked);
  await expect(sendOn(call, asked)).rejects.toMatchObject({ status: 404 });
  await orphan(call, "api/v1/devices");
  await expect(sendOn(call, "api/v1/devices")).rejects.toMatchObject({ body: { code: "code_not_allowed" } });
  const theirs = await t.make.page(other.customer_id);
  await orphan(call, "elsewhere");
  await expect(sendOn(call, "elsewhere", { type: "page", page_id: theirs.id })).rejects.toMatchObject({ status: 404 });
  await expect(sendOn(call, "elsewhere", { type: "none" })).rejects.toMatchObject({ status: 400 });
});

test("creating a scanned unknown code drops it from the unknown ones", async () => {
  const call = await t.as();
  const code = `pier-${uuidv7().slice(-6)}`;
  await orphan(call, code);
  expect(await orphansOf(call)).toEqual([code]);
  await create(call, { code, target: { type: "home" } });
  expect(await orphansOf(call)).toEqual([]);
});

/** Pages that a list can name by address, slug, title, reference or device name. */
async function withNames() {
  const call = await t.as();
  const device = await t.make.device(call.customer_id, { name: "Plate reader", reference: "CAM-0042" });
  const page = await t.make.page(call.customer_id, {
    type: "device_page",
    device_id: device.id,
    slug: "plate-reader",
    headline: JSON.stringify({ en: "Number plates at the gate" }),
    status: "published",
  });
  await t.make.device(call.customer_id, { name: "Bare mast", reference: "MAST-1" });
  const check = async (...opens: string[]) =>
    (await call(shortCodesApi.checkList, { body: { rows: opens.map((one) => ({ opens: one })) } })).rows.map(
      ({ problem, target_type }) => problem ?? target_type,
    );
  return { call, page, check };
}

test("a list names pages by address, slug, title, reference or device, and reports problems per row", async () => {
  const { call, check } = await withNames();
  const names = ["/devices/plate-reader", "plate-reader", "NUMBER PLATES at the gate", "cam-0042", "Plate Reader"];
  expect(await check(...names)).toEqual(names.map(() => "page"));
  expect(await check("", "https://example.org/x")).toEqual(["none", "url"]);
  expect(await check("http://example.org/", "https://", "nowhere", "MAST-1")).toEqual([
    "address",
    "address",
    "unknown",
    "no_page",
  ]);
  for (const slug of ["one", "two"])
    await t.make.page(call.customer_id, { slug, type: "collection_page", headline: JSON.stringify({ en: "Harbour" }) });
  expect(await check("harbour", "two")).toEqual(["several", "page"]);
  const { rows } = await call(shortCodesApi.checkList, {
    body: { rows: [{ label: "x".repeat(121) }, { locale: "xx" }, { locale: "EN", opens: "cam-0042" }] },
  });
  expect(rows).toEqual([
    { problem: "label", target_type: "none", target_title: null },
    { problem: "language", target_type: "none", target_title: null },
    { problem: null, target_type: "page", target_title: "Number plates at the gate" },
  ]);
});

test("creates codes from a list all or nothing", async () => {
  const { call, page } = await withNames();
  const rows = [
    { label: "Pole 14", opens: "CAM-0042", locale: "en" },
    { label: "Poster", opens: "https://example.org/x" },
    { label: "Spare" },
  ];
  const make = (more: object[] = []) =>
    call(shortCodesApi.createMany, { body: { many: { what_for: "list", rows: [...rows, ...more] } } });
  await expect(make([{ opens: "nowhere" }])).rejects.toMatchObject({
    status: 400,
    body: { fields: { "many.rows.3": expect.any(String) } },
  });
  expect((await list(call)).meta.total_count).toBe(0);
  expect((await make()).created).toHaveLength(3);
  const { short_codes } = await list(call, { sort: "label" });
  expect(short_codes).toMatchObject([
    { label: "Pole 14", locale: "en", page: { id: page.id }, state: "active" },
    { label: "Poster", url: "https://example.org/x", state: "active" },
    { label: "Spare", state: "blank" },
  ]);
});

test("omits retired, expired and retargeted codes from pages, versions, data and signs", async () => {
  const world = await guideWorld(t);
  const { slug, id: page_id, device_id } = world.pages.device;
  const place = await t.make.location(world.customer_id, device_id, { precision: "exact", is_public: true });
  const target = { type: "location" as const, location_id: place.id };
  const { short_code } = await world.call(shortCodesApi.create, { body: { short_code: { target } } });
  const { id, code } = short_code;
  await world.publish(page_id);
  const addresses = [`/devices/${slug}`, `/devices/${slug}/history/2`, "/data/places.csv"];
  const printed = async () => {
    const bodies = await Promise.all(addresses.map(async (url) => (await world.get(url)).body));
    return bodies.map((body) => body.includes(code));
  };
  expect(await printed()).toEqual([true, true, true]);

  const change = async (by: "home" | "expire" | "back" | "retire") => {
    const { lock_version } = (await world.call(shortCodesApi.show, { params: { id } })).short_code;
    const params = { id };
    if (by === "retire") await world.call(shortCodesApi.retire, { params, body: { because: "Gone", lock_version } });
    else if (by === "expire") {
      const expires_at = new Date(Date.now() - 60_000).toISOString();
      await world.call(shortCodesApi.update, { params, body: { short_code: { expires_at, lock_version } } });
    } else {
      const to = by === "home" ? ({ type: "home" } as const) : target;
      await world.call(shortCodesApi.retarget, { params, body: { target: to, lock_version } });
    }
  };
  await change("home");
  await expect.poll(printed).toEqual([false, false, false]);
  await change("back");
  await expect.poll(printed).toEqual([true, true, true]);
  await change("expire");
  await expect.poll(printed).toEqual([false, false, false]);
  await change("retire");
  await expect.poll(printed).toEqual([false, false, false]);

  const params = { id };
  const retired = { status: 409, body: { code: "code_retired" } };
  await expect(world.call(signsApi.preview, { params, query: {} })).rejects.toMatchObject(retired);
  await expect(world.call(signsApi.pdf, { params, query: {} })).rejects.toMatchObject(retired);
  const batch = { sign_batch: { codes: { ids: [id] } } };
  await expect(world.call(signsApi.start, { body: batch })).rejects.toMatchObject(retired);
});

test("a code that expires by the clock disappears from its page at that time, though nobody changed anything", async () => {
  const world = await guideWorld(t);
  const { slug, id: page_id, device_id } = world.pages.device;
  const place = await t.make.location(world.customer_id, device_id, { precision: "exact", is_public: true });
  const target = { type: "location" as const, location_id: place.id };
  const { short_code } = await world.call(shortCodesApi.create, { body: { short_code: { target } } });
  await world.publish(page_id);
  const isPrinted = async () => (await world.get(`/devices/${slug}`)).body.includes(short_code.code);
  await expect.poll(isPrinted).toBe(true);
  const expires_at = new Date(Date.now() + 4000).toISOString();
  await world.call(shortCodesApi.update, {
    params: { id: short_code.id },
    body: { short_code: { expires_at, lock_version: short_code.lock_version } },
  });
  // the page that is kept from now on was made while the code worked
  expect([true, Date.now() > Date.parse(expires_at)]).toContain(await isPrinted());
  await expect.poll(isPrinted, { timeout: 20_000 }).toBe(false);
});

test("a printed sign is recorded as put up at the place of its code, in its history too", async () => {
  const { call, gate } = await withPlaces();
  const { id } = await create(call, { target: { type: "location", location_id: gate.id } });
  const { short_code } = await call(shortCodesApi.install, { params: { id }, body: { lock_version: 0 } });
  expect(short_code.place).toMatchObject({ name: "Gate 2", sign_installed_on: daysAgo(0) });
  const { history } = await call(shortCodesApi.show, { params: { id } });
  expect(history.map(({ kind, place_name }) => [kind, place_name])).toEqual([
    ["installed", "Gate 2"],
    ["created", "Gate 2"],
  ]);
  const again = call(shortCodesApi.install, { params: { id }, body: { lock_version: 0 } });
  await expect(again).rejects.toMatchObject({ status: 409 });
  const nowhere = await create(call, { target: { type: "home" } });
  const refused = call(shortCodesApi.install, { params: { id: nowhere.id }, body: { lock_version: 0 } });
  await expect(refused).rejects.toMatchObject({ status: 400, body: { code: "invalid_input" } });
});
