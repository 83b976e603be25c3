import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { expect, test } from "vitest";
import { devicesApi } from "#contract/devices.ts";
import { DEVICE_TYPES } from "#contract/records/device.ts";
import { MOUNTINGS, PRECISIONS } from "#contract/locations.ts";
import { shareTestApp } from "#server/testing/harness.ts";
import { importing } from "#server/testing/import-file.ts";

const t = await shareTestApp();
type Caller = Awaited<ReturnType<typeof t.as>>;

const STATUSES = ["Active", "In repair; soon", "ឈប់ប្រើ"];
const ORGANIZATIONS = ["Axelis", 'City, "Mobility"; Port', "-Envira"];
const LABELS = ["Air", "Water, clean", "ខ្យល់"];

/** Any storable text, as pasted; lines are trimmed when stored. */
const text = (maxLength: number) =>
  fc
    .oneof(
      fc.string({ unit: "grapheme", maxLength }),
      fc.constantFrom("=1+1", "'=1+1", "'tis", 'say "hi"', "a;b,c|d\te", "two\nlines", "two\r\nlines", "-", "@x", "សួស្តី"),
    )
    .filter((one) => !/[\0\p{Cs}]/u.test(one) && one.trim() !== "");
const line = (maxLength: number) =>
  text(maxLength)
    .map((one) => one.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, " ").trim())
    .filter((one) => one !== "");
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const day = fc
  .date({ min: new Date("1990-01-01"), max: new Date("2045-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const place = fc.record({
  name: maybe(line(30)),
  address: maybe(line(40)),
  point: maybe(
    fc.record({
      lat: fc.double({ min: -90, max: 90, noNaN: true }),
      lng: fc.double({ min: -180, max: 180, noNaN: true }),
    }),
  ),
  geometry: maybe(
    fc.constant({ type: "LineString", coordinates: [[104.9, 11.5], [104.91, 11.51]] }), // oxfmt-ignore
  ),
  precision: fc.constantFrom(...PRECISIONS),
  direction_deg: maybe(fc.integer({ min: 0, max: 359 })),
  radius_m: maybe(fc.integer({ min: 1, max: 100_000 })),
  mounted_on: maybe(fc.constantFrom(...MOUNTINGS)),
  is_public: fc.boolean(),
  sign_installed_on: maybe(day),
  sign_languages: fc.subarray(["en", "km"]),
});

const device = fc.record({
  name: line(60),
  has_reference: fc.boolean(),
  status: maybe(fc.constantFrom(0, 1, 2)),
  device_type: maybe(fc.constantFrom(...DEVICE_TYPES)),
  manufacturer: maybe(line(40)),
  model: maybe(line(40)),
  vendor: maybe(fc.constantFrom(0, 1, 2)),
  accountable: maybe(fc.constantFrom(0, 1, 2)),
  department: maybe(line(40)),
  quantity: fc.integer({ min: 1, max: 1_000_000 }),
  mobility: fc.constantFrom("fixed", "mobile"),
  installed_on: maybe(day),
  review_due_on: maybe(day),
  privacy_url: maybe(fc.constant("https://city.example/p?a=1,2")),
  contact_email: maybe(fc.constant("info@city.example")),
  contact_phone: maybe(fc.constant("+855 12 345 678")),
  summary: maybe(text(100)),
  summary_km: maybe(text(60)),
  internal_notes: maybe(text(60)),
  description: maybe(text(300)),
  labels: fc.subarray([0, 1, 2]),
  places: fc.array(place, { maxLength: 3 }),
});
type Drawn = typeof device extends fc.Arbitrary<infer D> ? D : never;

function placeRow({ point, name, address, geometry, ...rest }: Drawn["places"][number], order: number) {
  return {
    ...rest,
    position: order + 1,
    name: name ? { en: name } : {},
    // identical places would count as duplicates
    address: address && `${order} ${address}`.slice(0, 255),
    radius_m: order + 1,
    lat: point?.lat ?? (geometry ? 0 : null),
    lng: point?.lng ?? (geometry ? 0 : null),
    geometry: geometry && JSON.stringify(geometry),
  };
}

async function fill({ customer_id }: Caller, drawn: readonly Drawn[]) {
  const all = <T>(names: readonly string[], make: (name: string) => Promise<T>) => Promise.all(names.map(make));
  const statuses = await all(STATUSES, (name) => t.make.status(customer_id, name));
  const organizations = await all(ORGANIZATIONS, (name) => t.make.organization(customer_id, { name }));
  const labels = await all(LABELS, (name) => t.make.label(customer_id, name));
  const idIn = (list: readonly { id: string }[], at: number | null) => (at === null ? null : (list[at]?.id ?? null));
  for (const [
    at,
    { has_reference, status, vendor, accountable, labels: carried, places, summary, summary_km, description, ...plain },
  ] of drawn.entries()) {
    const { id } = await t.make.device(customer_id, {
      ...plain,
      reference: has_reference ? `'=R ${at}` : null,
      status_id: idIn(statuses, status),
      vendor_id: idIn(organizations, vendor),
      accountable_id: idIn(organizations, accountable),
      summary: { ...(summary && { en: summary }), ...(summary_km && { km: summary_km }) },
      description: description ? { en: description } : {},
    });
    const label_ids = carried.flatMap((at) => labels[at]?.id ?? []);
    for (const label_id of label_ids)
      await t.database.system.insertInto("device_labels").values({ customer_id, device_id: id, label_id }).execute();
    for (const [order, drawnPlace] of places.entries())
      await t.make.location(customer_id, id, placeRow(drawnPlace, order));
  }
}

const csvOf = async (call: Caller) => (await call(devicesApi.csv, { query: {} })).text();
const xlsxOf = async (call: Caller) => new Uint8Array(await (await call(devicesApi.xlsx, { query: {} })).arrayBuffer());
const withoutId = <T extends object>(record: T) => ({ ...record, id: undefined });
const withoutIds = (csv: string) =>
  (parse(csv, { bom: true, columns: true }) as Record<string, string>[]).map(withoutId);
const geojsonOf = async (call: Caller) => (await call(devicesApi.geojson, { query: {} })).text();
const featuresOf = (text: string) =>
  (JSON.parse(text) as { features: { geometry: unknown; properties: Record<string, unknown> }[] }).features.map(
    ({ geometry, properties }) => ({ geometry, properties: withoutId(properties) }),
  );

const SETTINGS = { numRuns: 12, endOnFailure: true };

test(
  "devices exported as tables and imported elsewhere export identically, apart from ids",
  { timeout: 180_000 },
  async () => {
    const tables = fc.constantFrom("csv", "xlsx");
    await fc.assert(
      fc.asyncProperty(fc.array(device, { minLength: 1, maxLength: 5 }), tables, async (drawn, table) => {
        const [here, there] = [await t.as(), await t.as()];
        await fill(here, drawn);
        const exported = await csvOf(here);
        const file = table === "csv" ? exported : await xlsxOf(here);
        const done = await importing(t, there).bring(file);
        expect([done.state, done.counts.error]).toEqual(["done", undefined]);
        expect(withoutIds(await csvOf(there))).toEqual(withoutIds(exported));
        // importing it into the same guide changes nothing
        const home = await importing(t, here).check(file);
        expect(new Set(home.rows.map(({ verdict }) => verdict))).toEqual(new Set(["unchanged"]));
      }),
      SETTINGS,
    );
  },
);

test(
  "places exported as GeoJSON and imported elsewhere export identically, apart from ids",
  { timeout: 180_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(device, { minLength: 1, maxLength: 5 }), async (drawn) => {
        const [here, there] = [await t.as(), await t.as()];
        await fill(here, drawn);
        const exported = await geojsonOf(here);
        const done = await importing(t, there).bring(exported);
        expect([done.state, done.counts.error]).toEqual(["done", undefined]);
        expect(featuresOf(await geojsonOf(there))).toEqual(featuresOf(exported));
      }),
      SETTINGS,
    );
  },
);
