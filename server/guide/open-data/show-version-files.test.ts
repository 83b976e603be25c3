import { expect, test } from "vitest";
import { pagesApi } from "#contract/pages.ts";
import { publicationsApi } from "#contract/publications.ts";
import { sitesApi } from "#contract/sites.ts";
import { guideWorld } from "#server/testing/guide-world.ts";
import { shareTestApp } from "#server/testing/harness.ts";
import { pageContent } from "#server/testing/page-world.ts";
import { readVersions } from "./read-versions.ts";

/* What pages said before, as data: all of it, and no more than their history shows. */

const t = await shareTestApp();

type Row = Record<string, unknown>;
type Version = {
  language: string;
  all_versions: string;
  version: Row;
  page: { summary: string | null; body: string | null; questions: Row[] };
  record?: Row;
  places?: Row[];
  dtpr?: { x_guidepost?: { updated_at: string } } | null;
};

/** A guide whose device page has three versions. */
async function changedWorld() {
  const world = await guideWorld(t);
  const { device } = world.pages;
  const read = async <T = Version>(path: string) => JSON.parse((await world.get(path)).body) as T;
  await world.save(device.id, { headline: { en: "Air mast, north" }, body: { en: "It moved **north**." } });
  await world.publish(device.id, "It moved");
  await world.save(device.id, { headline: { en: "Air mast, south" } });
  await world.publish(device.id, "It moved again");
  const base = `/devices/${device.slug}/history`;
  const rows = async (path: string) => (await read<{ rows: Row[] }>(path)).rows;
  await expect.poll(async () => (await rows(`${base}.json`)).length).toBe(3);
  return { ...world, device, base, read, rows };
}

test("the index of a page lists every version, with where it is and until when it was public", async () => {
  const { rows, base, host, device } = await changedWorld();
  const url = `http://${host}${base}`;
  const time = expect.stringMatching(/^20.*Z$/) as string;
  const found = await rows(`${base}.json`);
  expect(found.map((row) => [row["version_number"], row["title"], row["change_note"]])).toEqual([
    [1, "Air mast", null],
    [2, "Air mast, north", "It moved"],
    [3, "Air mast, south", "It moved again"],
  ]);
  expect(found[1]).toMatchObject({
    id: device.id,
    page_type: "device",
    public_from: time,
    public_until: time,
    version_url: `${url}/2`,
    data_url: `${url}/2.json`,
  });
  expect(found[2]?.["public_until"]).toBeNull();
  // the file of the whole guide has the same rows, and those of other pages
  const all = await rows("/data/versions.json");
  expect(all.filter(({ id }) => id === device.id)).toEqual(found);
  expect(all).toHaveLength(5);
});

test("a version is what the page said then, with the columns of the files", async () => {
  const { read, base, host } = await changedWorld();
  const now = (await read<{ rows: Row[] }>("/data/devices.json")).rows[0] ?? {};
  const second = await read(`${base}/2.json`);
  expect(second).toMatchObject({
    language: "en",
    all_versions: `http://${host}${base}.json`,
    version: { version_number: 2, change_note: "It moved" },
    page: { body: "It moved **north**." },
    record: { title: "Air mast, north", publication_number: 2, first_published_at: now["first_published_at"] },
    places: [],
  });
  expect(second.record?.["published_at"]).toBe(second.version["public_from"]);
  expect(second.dtpr?.x_guidepost?.updated_at).toBe(second.version["public_from"]);
  expect(Object.keys(second.record ?? {})).toEqual(Object.keys(now));
  // the latest version and the current file say the same
  expect((await read(`${base}/3.json`)).record).toEqual(now);
});

test("a version is told in the language of its address", async () => {
  const { read, base, host } = await changedWorld();
  const first = await read(`${base}/1.json?lang=km`);
  expect(first).toMatchObject({ language: "km", record: { title: "បង្គោលខ្យល់" } });
  expect(first.all_versions).toBe(`http://${host}${base}.json?lang=km`);
  expect(first.version["data_url"]).toBe(`http://${host}${base}/1.json?lang=km`);
});

test("a collection has versions too, without a record", async () => {
  const { read, pages } = await changedWorld();
  const version = await read(`/collections/${pages.collection.slug}/history/1.json`);
  expect(version).toMatchObject({ version: { page_type: "collection", title: "A walk" } });
  expect(version).not.toHaveProperty("record");
});

test("an older version does not show a place that was hidden since", async () => {
  const world = await changedWorld();
  const { device, base, get, publish } = world;
  const spot = {
    name: JSON.stringify({ en: "Pole 7" }),
    address: "Harbour Walk 12",
    lat: 11.556_412,
    lng: 104.928_233,
  };
  const place = await t.make.location(world.customer_id, device.device_id, spot);
  await publish(device.id, "With its place");
  await expect.poll(async () => (await get(`${base}/4.json`)).body).toContain("104.928233");
  await t.database.system.updateTable("locations").set({ precision: "hidden" }).where("id", "=", place.id).execute();
  await publish(device.id, "Without its place");
  await expect.poll(async () => (await get(`${base}/4.json`)).body).not.toMatch(/Pole 7|Harbour Walk|11\.55|104\.92/);
  expect((await get(`${base}/4.json`)).statusCode).toBe(200);
});

test("nothing of a draft is in a version", async () => {
  const { device, base, get, rows, save } = await changedWorld();
  await save(device.id, pageContent({ headline: { en: "DRAFT-MARK" }, body: { en: "DRAFT-MARK" } }));
  for (const path of [`${base}.json`, `${base}/3.json`, "/data/versions.json"])
    expect([path, (await get(path)).body.includes("DRAFT-MARK")]).toEqual([path, false]);
  expect(await rows(`${base}.json`)).toHaveLength(3);
});

test("versions follow a page to its new address", async () => {
  const { call, device, base, get } = await changedWorld();
  await call(pagesApi.rename, { params: { id: device.id }, body: { slug: `${device.slug}-new` } });
  for (const end of [".json", "/2.json"]) {
    await expect.poll(async () => (await get(base + end)).statusCode).toBe(301);
    expect((await get(base + end)).headers.location).toBe(`/devices/${device.slug}-new/history${end}`);
  }
});

test("versions of withdrawn pages are gone until they are public again", async () => {
  const { call, device, base, get, rows, publish } = await changedWorld();
  await call(publicationsApi.withdraw, { params: { id: device.id }, body: { reason: "The mast is gone." } });
  for (const end of [".json", "/1.json"])
    await expect.poll(async () => (await get(base + end)).json<{ detail: string }>().detail).toBe("The mast is gone.");
  expect((await rows("/data/versions.json")).map(({ id }) => id)).not.toContain(device.id);
  await publish(device.id);
  await expect.poll(async () => (await rows(`${base}.json`)).length).toBe(4);
});

test("a site that does not show changes has no versions anywhere in its data", async () => {
  const { call, base, get } = await changedWorld();
  const { site } = await call(sitesApi.current, { query: {} });
  const features = { ...site.features, changes: false };
  await call(sitesApi.update, {
    params: { id: site.id },
    query: {},
    body: { site: { features, lock_version: site.lock_version } },
  });
  for (const path of [`${base}.json`, `${base}/1.json`, "/data/versions.csv", "/data/versions.csv-metadata.json"])
    await expect.poll(async () => (await get(path)).statusCode, { message: path }).toBe(404);
  for (const path of [
    "/data/catalog.jsonld",
    "/data/dictionary.json",
    "/.well-known/api-catalog",
    "/about",
    "/feed.atom",
  ])
    expect((await get(path)).body, path).not.toMatch(/versions\.csv|history[./]/);
});

test("versions come in batches, each once, only of the reader's customer", async () => {
  const { customer_id } = await changedWorld();
  const reading = { db: t.database.tenant(customer_id), customer_id };
  const sizes: number[] = [];
  const found: string[] = [];
  for await (const batch of readVersions(reading, undefined, 2)) {
    sizes.push(batch.length);
    found.push(...batch.map(({ page_id, number }) => `${page_id} ${number}`));
  }
  expect([sizes, new Set(found).size]).toEqual([[2, 2, 1], 5]);
});
