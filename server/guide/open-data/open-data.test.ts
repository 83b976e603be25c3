import { parse } from "csv-parse/sync";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { expect, test } from "vitest";
import { publicationsApi } from "#contract/publications.ts";
import { fromDocument } from "#datachain/document-read.ts";
import { BUILT_IN } from "#datachain/taxonomies.ts";
import { copyPage } from "#server/testing/copy-page.ts";
import { guideWorld } from "#server/testing/guide-world.ts";
import { shareTestApp } from "#server/testing/harness.ts";
import { chainContent, pageContent, placementOf } from "#server/testing/page-world.ts";
import { inOneMoment, readDataPages, readListedPages } from "./read-batches.ts";

const t = await shareTestApp();
type World = Awaited<ReturnType<typeof guideWorld>>;
type Entry = { id: string; title: string; summary: string; link: { "@_href": string }[] };

const xml = (text: string) => {
  expect(XMLValidator.validate(text)).toBe(true);
  const isArray = (name: string) => ["url", "entry", "link", "sitemap"].includes(name);
  return new XMLParser({ ignoreAttributes: false, isArray }).parse(text) as {
    urlset: { url: { loc: string }[] };
    feed: { entry: Entry[] };
    sitemapindex: { sitemap: { loc: string }[] };
  };
};

/** Every machine-readable address, with its content type. */
const addressesOf = ({ pages: { device, planner, collection } }: World) => ({
  "/robots.txt": "text/plain",
  "/sitemap.xml": "application/xml",
  "/sitemap-1.xml": "application/xml",
  "/feed.atom": "application/atom+xml",
  [`/devices/${device.slug}/feed.atom`]: "application/atom+xml",
  [`/algorithms/${planner.slug}/feed.atom`]: "application/atom+xml",
  [`/collections/${collection.slug}/feed.atom`]: "application/atom+xml",
  "/.well-known/dtpr.json": "application/json",
  "/.well-known/api-catalog": "application/linkset+json",
  [`/devices/${device.slug}.json`]: "application/json",
  [`/algorithms/${planner.slug}.json`]: "application/json",
  [`/devices/${device.slug}/history.json`]: "application/json",
  [`/devices/${device.slug}/history/1.json`]: "application/json",
  [`/algorithms/${planner.slug}/history.json`]: "application/json",
  [`/algorithms/${planner.slug}/history/1.json`]: "application/json",
  [`/collections/${collection.slug}/history.json`]: "application/json",
  [`/collections/${collection.slug}/history/1.json`]: "application/json",
  "/data/dictionary.json": "application/json",
  "/data/catalog.jsonld": "application/ld+json",
  "/data/devices.csv": "text/csv",
  "/data/devices.json": "application/json",
  "/data/devices.geojson": "application/geo+json",
  "/data/algorithms.csv": "text/csv",
  "/data/algorithms.json": "application/json",
  "/data/places.csv": "text/csv",
  "/data/places.json": "application/json",
  "/data/places.geojson": "application/geo+json",
  "/data/versions.csv": "text/csv",
  "/data/versions.json": "application/json",
  "/data/devices.csv-metadata.json": "application/csvm+json",
  "/data/algorithms.csv-metadata.json": "application/csvm+json",
  "/data/places.csv-metadata.json": "application/csvm+json",
  "/data/versions.csv-metadata.json": "application/csvm+json",
});

test("R9.6 every machine-readable file has its content type, is well-formed and may be cached", async () => {
  const world = await guideWorld(t);
  for (const [path, type] of Object.entries(addressesOf(world))) {
    const reply = await world.get(path);
    expect([path, reply.statusCode]).toEqual([path, 200]);
    expect(reply.headers["content-type"]).toMatch(new RegExp(`^${type.replace("+", "\\+")};`));
    expect(reply.headers["access-control-allow-origin"]).toBe("*");
    expect(reply.headers["cache-control"]).toContain("public");
    if (type.endsWith("json")) JSON.parse(reply.body);
    if (type.endsWith("xml")) xml(reply.body);
    if (type === "text/csv") parse(reply.body, { columns: true });
    const again = await world.get(path, { "if-none-match": String(reply.headers.etag) });
    expect([path, again.statusCode]).toEqual([path, 304]);
  }
});

test("other sites may read the data (CORS)", async () => {
  const { get } = await guideWorld(t);
  expect((await get("/data/devices.json")).headers["access-control-allow-origin"]).toBe("*");
});

test("a CSV file links to its metadata in the same language, and the catalogue of APIs to itself", async () => {
  const { get, host } = await guideWorld(t);
  const linkOf = async (url: string) => (await get(url)).headers["link"];
  for (const lang of ["", "?lang=km"]) {
    const described = `http://${host}/data/devices.csv-metadata.json${lang}`;
    const { headers } = await get(`/data/devices.csv${lang}`);
    expect(headers["link"]).toBe(`<${described}>; rel="describedby"; type="application/csvm+json"`);
    expect(headers["access-control-expose-headers"]).toBe("Link");
    const { url } = JSON.parse((await get(new URL(described).pathname + lang)).body) as { url: string };
    expect(url).toBe(`http://${host}/data/devices.csv${lang}`);
  }
  expect(await linkOf("/data/devices.json")).toBeUndefined();
  expect(await linkOf("/.well-known/api-catalog")).toBe(`<http://${host}/.well-known/api-catalog>; rel="api-catalog"`);
  const head = await get("/.well-known/api-catalog", {}, { method: "HEAD" });
  expect([head.statusCode, head.headers["link"], head.body]).toEqual([200, expect.stringContaining("api-catalog"), ""]);
});

test("every address that the catalogue of APIs names is there, with the type it promises", async () => {
  const { get } = await guideWorld(t);
  type Link = { href: string; type?: string };
  const { linkset } = JSON.parse((await get("/.well-known/api-catalog")).body) as { linkset: Record<string, Link[]>[] };
  const links = linkset.flatMap((set) => Object.values(set).filter(Array.isArray).flat() as Link[]);
  const ours = [...new Map(links.filter(({ type }) => type).map((link) => [link.href, link])).values()];
  expect(ours.length).toBeGreaterThan(15);
  for (const { href, type } of ours) {
    const reply = await get(new URL(href).pathname);
    expect([href, reply.statusCode, reply.headers["content-type"]?.toString().split(";")[0]]).toEqual([
      href,
      200,
      type,
    ]);
  }
});

test("the catalogue of data gives the area of the public places, no more precisely than a kilometre", async () => {
  const world = await guideWorld(t);
  const { id, device_id } = world.pages.device;
  for (const [at, precision] of ["exact", "hidden"].entries())
    await t.make.location(world.customer_id, device_id, { lat: 41.490_123 + at * 5, lng: -71.312_345, precision });
  await world.publish(id);
  await expect
    .poll(async () => (await world.get("/data/catalog.jsonld")).body)
    .toContain('"POLYGON ((-71.32 41.49, -71.31 41.49, -71.31 41.5, -71.32 41.5, -71.32 41.49))"');
});

test("no language is negotiated for programs; the URL names it", async () => {
  const { get } = await guideWorld(t);
  const title = async (url: string) => {
    const reply = await get(url, { "accept-language": "km" });
    return (JSON.parse(reply.body) as { rows: { title: string }[] }).rows[0]?.title;
  };
  expect(await title("/data/devices.json")).toBe("Air mast");
  expect(await title("/data/devices.json?lang=km")).toBe("បង្គោលខ្យល់");
});

test("unknown files answer 404", async () => {
  const { get, pages } = await guideWorld(t);
  const nowhere = ["/data/devices.exe", "/data/people.csv", "/data/algorithms.geojson", "/sitemap-2.xml", "/other.xml"];
  const described = ["/data/people.csv-metadata.json", "/data/devices.json-metadata.json", "/data/versions.geojson"];
  const versions = ["history/2.json", "history/0.json", "history/x.json"].map(
    (end) => `/devices/${pages.device.slug}/${end}`,
  );
  const documents = ["/devices/nobody.json", "/devices/nobody/history.json", "/devices/nobody/history/1.json"];
  for (const path of [
    ...nowhere,
    ...described,
    ...versions,
    ...documents,
    `/collections/${pages.collection.slug}.json`,
  ])
    expect([path, (await get(path)).statusCode]).toEqual([path, 404]);
});

test("no file contains drafts or staff data, and withdrawn pages are gone from all of them", async () => {
  const world = await guideWorld(t);
  const { device, planner } = world.pages;
  const draft = pageContent({
    headline: { en: "DRAFT-MARK" },
    subtitle: { en: "DRAFT-MARK" },
    body: { en: "DRAFT-MARK" },
  });
  for (const { id } of [device, planner]) await world.save(id, draft);
  await world.page("device_page", pageContent({ headline: { en: "DRAFT-MARK never published" } }), {
    device_id: (await t.make.device(world.customer_id, { name: "DRAFT-MARK", internal_notes: "DRAFT-MARK" })).id,
  });
  const paths = Object.keys(addressesOf(world));
  for (const path of paths) expect([path, (await world.get(path)).body.includes("DRAFT-MARK")]).toEqual([path, false]);
  await world.call(publicationsApi.withdraw, { params: { id: device.id }, body: { reason: "Removed" } });
  const isAbout = (path: string) => path.includes(device.slug);
  // feeds do mention the withdrawal
  const told = paths.filter((path) => !path.endsWith(".atom"));
  for (const path of told.filter((path) => !isAbout(path)))
    await expect.poll(async () => (await world.get(path)).body.includes(device.slug), { message: path }).toBe(false);
  for (const path of told.filter(isAbout)) {
    await expect.poll(async () => (await world.get(path)).statusCode, { message: path }).toBe(410);
    const gone = await world.get(path);
    expect(gone.headers["content-type"]).toBe("application/problem+json; charset=utf-8");
    expect(JSON.parse(gone.body)).toEqual({
      type: "about:blank",
      title: "Gone",
      status: 410,
      detail: "Removed",
      withdrawn_at: expect.stringMatching(/^20/),
      page: { id: device.id, title: "Air mast", url: `http://${world.host}/devices/${device.slug}` },
    });
  }
});

test("a feed says when and why a page was withdrawn, and nothing else until it is public again", async () => {
  const world = await guideWorld(t);
  const { device } = world.pages;
  const own = `/devices/${device.slug}/feed.atom`;
  const entriesOf = async (path: string) => xml((await world.get(path)).body).feed.entry;
  await world.call(publicationsApi.withdraw, { params: { id: device.id }, body: { reason: "The mast was removed." } });
  await expect
    .poll(async () => (await entriesOf("/feed.atom")).map(({ title }) => title))
    .toEqual(["Air mast", "A walk", "Planner"]);
  for (const path of ["/feed.atom", own]) {
    const [withdrawal] = await entriesOf(path);
    expect(withdrawal).toMatchObject({
      id: `urn:uuid:${device.id}#1-withdrawn`,
      summary: "Withdrawn: The mast was removed.",
      link: [{ "@_href": `http://${world.host}/devices/${device.slug}` }],
    });
  }
  expect(await entriesOf(own)).toHaveLength(1);
  await world.publish(device.id);
  await expect
    .poll(async () => (await entriesOf(own)).map(({ id }) => id))
    .toEqual([`urn:uuid:${device.id}#2`, `urn:uuid:${device.id}#1`]);
});

test("a guide never includes another customer's pages", async () => {
  const [one, other] = [await guideWorld(t), await guideWorld(t)];
  for (const path of ["/data/devices.json", "/sitemap.xml", "/feed.atom", "/.well-known/dtpr.json"]) {
    const { body } = await one.get(path);
    expect(body).toContain(one.pages.device.slug);
    expect(body).not.toContain(other.pages.device.slug);
  }
});

test("the feed has every publication with its note, newest first, and follows a new address", async () => {
  const world = await guideWorld(t);
  const { device } = world.pages;
  await world.save(device.id, { headline: { en: "Air mast, north" } });
  await world.publish(device.id, "It moved <north> & up");
  await expect
    .poll(async () => xml((await world.get("/feed.atom")).body).feed.entry.map(({ title }) => title))
    .toEqual(["Air mast, north", "A walk", "Planner", "Air mast"]);
  const entries = xml((await world.get(`/devices/${device.slug}/feed.atom`)).body).feed.entry;
  expect(entries.map(({ id, summary }) => [id, summary])).toEqual([
    [`urn:uuid:${device.id}#2`, "It moved <north> & up"],
    [`urn:uuid:${device.id}#1`, "First published"],
  ]);
  expect(entries[0]?.link[0]?.["@_href"]).toBe(`http://${world.host}/devices/${device.slug}/history/2`);
});

test("a device's document can be read by the standard's parsers", async () => {
  const { get, pages } = await guideWorld(t);
  const document: unknown = JSON.parse((await get(`/devices/${pages.device.slug}.json`)).body);
  const read = fromDocument(document, { taxonomies: BUILT_IN });
  expect("content" in read && read.content.placements.map(({ element_id }) => element_id)).toEqual(["ecology"]);
});

test("files contain places as precisely as their page shows them", async () => {
  const world = await guideWorld(t);
  const page = await world.devicePage({ headline: { en: "Mast" } }, chainContent([placementOf()]));
  const places = { street: "street", area: "area", hidden: "hidden", exact: "exact" } as const;
  for (const [position, precision] of Object.keys(places).entries())
    await t.make.location(world.customer_id, page.device_id, { position, lat: 41.490123, lng: -71.312345, precision });
  await world.publish(page.id);
  type Feature = { geometry: { coordinates: number[] }; properties: { precision: string } };
  const found = async () =>
    (JSON.parse((await world.get("/data/places.geojson")).body) as { features: Feature[] }).features;
  await expect.poll(async () => (await found()).length).toBe(3);
  expect((await found()).map(({ geometry, properties }) => [properties.precision, geometry.coordinates])).toEqual(
    expect.arrayContaining([
      ["street", [-71.312, 41.49]],
      ["area", [-71.31, 41.49]],
      ["exact", [-71.312345, 41.490123]],
    ]),
  );
});

test("a page's head has its feed, share image and structured data", async () => {
  const { get, pages, host } = await guideWorld(t);
  const { body } = await get(`/devices/${pages.device.slug}?lang=km`);
  expect(body).toContain(`href="http://${host}/devices/${pages.device.slug}/feed.atom?lang=km"`);
  expect(body).toContain(`<meta property="og:image" content="http://${host}/og/${pages.device.id}-1-km.png"/>`);
  const [, script = ""] = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(body) ?? [];
  const { "@graph": things } = JSON.parse(script) as { "@graph": { "@type": string; name: string }[] };
  expect(things.map(({ name }) => name)).toEqual(["មគ្គុទ្ទេសក៍ស៊ីវ្យូ", "បង្គោលខ្យល់"]);
  expect((await get("/")).body).toContain(`href="http://${host}/feed.atom"`);
});

const copyPages = ({ pages: { device } }: World, count: number) => copyPage(t.database, device.id, count);

test("pages come in batches, each once and from one snapshot, whatever is published meanwhile", async () => {
  const world = await guideWorld(t);
  await copyPages(world, 10);
  const reading = { db: t.database.tenant(world.customer_id), customer_id: world.customer_id };
  const found = await inOneMoment(reading, async (reading) => {
    const ids: string[] = [];
    const sizes: number[] = [];
    for await (const pages of readDataPages(reading, "device_page", 4)) {
      if (sizes.length === 0) await copyPages(world, 5);
      sizes.push(pages.length);
      ids.push(...pages.map(({ snapshot }) => snapshot.page_id));
    }
    return { ids, sizes };
  });
  expect(found.sizes).toEqual([4, 4, 3]);
  expect(new Set(found.ids).size).toBe(11);
  const lines: number[] = [];
  for await (const pages of readListedPages(reading, 9)) lines.push(pages.length);
  expect(lines).toEqual([9, 9]);
});

test("a large guide's sitemap has parts that together list every page once", async () => {
  const world = await guideWorld(t);
  await copyPages(world, 2600);
  const index = async () => xml((await world.get("/sitemap.xml")).body).sitemapindex?.sitemap.map(({ loc }) => loc);
  await expect.poll(index).toEqual([1, 2].map((part) => `http://${world.host}/sitemap-${part}.xml`));
  const urls: string[] = [];
  for (const part of [1, 2]) {
    const { body } = await world.get(`/sitemap-${part}.xml`);
    const found = [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = ""]) => loc);
    expect(found.length).toBeLessThanOrEqual(5000);
    urls.push(...found);
  }
  const pages = urls.filter((url) => /\/(devices|algorithms|collections)\//.test(url));
  expect([new Set(urls).size, pages.length]).toEqual([urls.length, 2603 * 2]);
});
