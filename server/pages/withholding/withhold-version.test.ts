import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import type { AddressInfo } from "node:net";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { assistantsApi } from "#contract/assistants.ts";
import { auditLogApi } from "#contract/audit-log.ts";
import { type PublicChange, publicChangesApi } from "#contract/public-changes.ts";
import { publicationsApi } from "#contract/publications.ts";
import { TOKEN_NOUNS } from "#contract/token-scopes.ts";
import { createApp } from "#server/app.ts";
import { openDatabase } from "#server/platform/database/db.ts";
import { type Crawled, crawlGuide } from "#server/testing/crawl-guide.ts";
import { acceptImage } from "#server/platform/media/images.ts";
import { guideWorld } from "#server/testing/guide-world.ts";
import { startTestApp } from "#server/testing/harness.ts";
import { chainContent, placementOf } from "#server/testing/page-world.ts";

const t = await startTestApp();
await t.app.listen({ port: 0, host: "127.0.0.1" });
const port = (t.app.server.address() as AddressInfo).port;

/** Another process, with caches of its own. */
const second = openDatabase(t.connections, { max: 4 });
const other = await createApp({ ...t.services, database: second });
afterAll(async () => {
  await other.close();
  await second.close();
});

const MARKER = "Shelter7781";
const REASON = "The address endangered a person.";

/** A device whose second version shows a place that has been deleted since. */
async function openWorld() {
  const world = await guideWorld(t);
  const { customer_id, pages, save, publish } = world;
  const { device } = pages;
  const place = await t.make.location(customer_id, device.device_id, {
    name: JSON.stringify({ en: `${MARKER} entrance` }),
    address: `12 ${MARKER} Lane`,
    lat: 11.123456,
    lng: 104.654321,
    short_code: "7kd2mp",
  });
  await save(device.id, { show_map: true });
  await publish(device.id, "A new place");
  await t.database.system
    .updateTable("locations")
    .set({ deleted_at: new Date().toISOString() })
    .where("id", "=", place.id)
    .execute();
  await publish(device.id, "The place was closed");
  return { ...world, device, place };
}
type World = Awaited<ReturnType<typeof openWorld>>;

/** Everything a guide shows, by following its links. Uploads have a test of their own. */
const crawl = ({ get, host, device }: World, app = t.app) => {
  const base = `/devices/${device.slug}`;
  const pairs = [1, 2, 3].flatMap((from) => [1, 2, 3].map((to) => `${base}/history?from=${from}&to=${to}`));
  const images = [1, 2, 3].flatMap((number) => [
    `/og/${device.id}-${number}-en.png`,
    `/og/${device.id}-${number}-km.png`,
  ]);
  const versions = [1, 2, 3].flatMap((number) => [`${base}/history/${number}`, `${base}/history/${number}.json`]);
  const words = [MARKER, "lane", "entrance", "air mast"].map((word) => `/search?q=${encodeURIComponent(word)}`);
  return crawlGuide((url) => get(url, {}, { app }), {
    origin: `http://${host}`,
    from: ["/", "/map", "/sitemap.xml", "/code?code=7kd2mp", ...pairs, ...images, ...versions, ...words],
    isLeftOut: (path) => path.startsWith("/media") || (path.startsWith("/search") && !words.includes(path)),
  });
};

/** Addresses of answers that tell any of the words, except pages that repeat what was searched for. */
const telling = (answers: ReadonlyMap<string, Crawled>, words: readonly string[]) =>
  [...answers].flatMap(([path, { body }]) => {
    const text = body.toString().replaceAll(decodeURIComponent(path.replace("/search?q=", "")), "");
    return words.some((word) => text.includes(word)) ? [path] : [];
  });
const PLACE = [MARKER, "11.12345", "104.65432"];

const withhold = ({ call, device }: World, field: string | null, numbers = [2]) =>
  call(publicationsApi.withhold, { params: { id: device.id }, body: { numbers, field, reason: REASON } });

async function readChanges({ customer_id }: World): Promise<readonly PublicChange[]> {
  const { secret } = await t.make.apiToken(customer_id, { role: "viewer", scopes: '{"changes":"read"}' });
  return (await t.clientFor(secret)(publicChangesApi.list, { query: {} })).changes;
}

/** What an assistant is told by every tool that reads pages. */
async function readByAssistant({ call, customer_id, device }: World) {
  await call(assistantsApi.update, {
    body: { assistant_access: { is_on: true, may_read_drafts: false, may_suggest: false } },
  });
  const scopes = Object.fromEntries(TOKEN_NOUNS.map((noun) => [noun, "read"]));
  const { secret } = await t.make.apiToken(customer_id, { scopes: JSON.stringify(scopes) });
  const client = new Client({ name: "test", version: "1" });
  const requestInit = { headers: { authorization: `Bearer ${secret}` } };
  await client.connect(new StreamableHTTPClientTransport(new URL(`http://127.0.0.1:${port}/mcp`), { requestInit }));
  const page = await client.callTool({ name: "read_page", arguments: { page_id: device.id, id: device.id } });
  const found = await client.callTool({ name: "search", arguments: { query: MARKER, q: MARKER } });
  await client.close();
  return JSON.stringify([page, found]).replaceAll(`"${MARKER}"`, "");
}

test(
  "a place withheld in version 2 is found nowhere, in this process and in another",
  { timeout: 240_000 },
  async () => {
    const world = await openWorld();
    const { device, place, get, call } = world;
    const base = `/devices/${device.slug}`;
    // before: the version is public, and every cache has it
    for (const app of [t.app, other]) {
      await expect.poll(async () => (await get(`${base}/history/3`, {}, { app })).statusCode).toBe(200);
      const told = telling(await crawl(world, app), PLACE);
      expect(told).toEqual(
        expect.arrayContaining([
          `${base}/history`,
          `${base}/history/2`,
          `${base}/history/2.json`,
          `${base}/history?from=1&to=2`,
        ]),
      );
    }

    const { publications } = await withhold(world, `places.${place.id}`);
    expect(publications).toMatchObject([
      { number: 2, withholdings: [{ field: `places.${place.id}`, reason: REASON }] },
    ]);
    for (const app of [t.app, other]) {
      await expect.poll(async () => (await get(`${base}/history/2`, {}, { app })).body.includes(MARKER)).toBe(false);
      const answers = await crawl(world, app);
      expect(answers.size).toBeGreaterThan(60);
      expect(telling(answers, PLACE)).toEqual([]);
      // and the reason is where it was
      const read = (path: string) => answers.get(path)?.body.toString() ?? "";
      for (const path of ["/history", "/history/2", "/history/2.json", "/history?from=1&to=2", "/history?from=2&to=3"])
        expect(read(base + path), path).toContain(REASON);
      expect(JSON.parse(read("/data/versions.json"))).toMatchObject({
        rows: expect.arrayContaining([
          expect.objectContaining({ id: device.id, version_number: 2, withheld_parts: [`places.${place.id}`] }),
        ]) as unknown,
      });
    }
    const changes = await readChanges(world);
    expect(JSON.stringify(changes)).not.toContain(MARKER);
    expect(changes.at(-1)).toMatchObject({ page_id: device.id, withheld_versions: [2] });
    expect(await readByAssistant(world)).not.toContain(MARKER);
    // what was published is still known to the workspace
    const own = await call(publicationsApi.read, { params: { id: device.id, number: 2 } });
    expect(JSON.stringify(own.snapshot)).toContain(MARKER);
  },
);

test("a version withheld whole leaves its number, its dates and the reason", { timeout: 240_000 }, async () => {
  const world = await openWorld();
  const { device, get, save, publish, call } = world;
  const words = ["Mast of Rui Silva", "Rui complained"];
  await save(device.id, { headline: { en: words[0] ?? "" } });
  await publish(device.id, words[1]);
  await save(device.id, { headline: { en: "Air mast" } });
  await publish(device.id, "Corrected");
  const base = `/devices/${device.slug}`;
  await expect.poll(async () => (await get(`${base}/history/5`)).statusCode).toBe(200);
  const before = await crawl(world);
  const image = (await get(`/og/${device.id}-4-en.png`)).statusCode;
  expect([image, telling(before, words)]).toEqual([
    200,
    expect.arrayContaining([base, `${base}/history`, `${base}/history.json`, `${base}/feed.atom`, "/feed.atom"]),
  ]);

  await withhold(world, null, [4]);
  await expect.poll(async () => (await get(`${base}/history/4`)).statusCode).toBe(410);
  const answers = await crawl(world);
  expect(telling(answers, words)).toEqual([]);
  expect((await get(`/og/${device.id}-4-en.png`)).statusCode).toBe(404);
  const [page, data, list] = [await get(`${base}/history/4`), await get(`${base}/history/4.json`), await get(base)];
  expect(page.body).toContain(REASON);
  expect([data.statusCode, data.json()]).toMatchObject([410, { title: "Withheld", detail: REASON }]);
  expect(list.body).toContain(`Withheld: ${REASON}`);
  expect((await get(`${base}/feed.atom`)).body).toContain(`Withheld: ${REASON}`);
  expect((await get(`${base}/history?from=4&to=5`)).body).toContain(
    "Version 4 is withheld, so its changes are not shown.",
  );

  // withdrawing the page does not bring the title of its last version back
  await call(publicationsApi.withdraw, { params: { id: device.id }, body: { reason: "Removed" } });
  await withhold(world, "content.headline", [5]);
  await expect.poll(async () => (await get(base)).statusCode).toBe(410);
  await expect.poll(async () => (await get(base)).body.includes("Air mast")).toBe(false);
  const change = (await readChanges(world)).at(-1);
  expect(change).toMatchObject({ state: "withdrawn", title: {}, withheld_versions: [4, 5] });
});

test("each part can be withheld by itself, and the page still opens", { timeout: 240_000 }, async () => {
  const world = await openWorld();
  const { device, customer_id, get, call, publish, save } = world;
  const organization = await t.make.organization(customer_id, { description: JSON.stringify({ en: "They decide." }) });
  await t.database.system
    .updateTable("devices")
    .set({ accountable_id: organization.id, summary: JSON.stringify({ en: "It measures." }) })
    .where("id", "=", device.device_id)
    .execute();
  await t.database.system
    .updateTable("datachains")
    .set({ content: JSON.stringify(chainContent([placementOf()])) })
    .where("device_id", "=", device.device_id)
    .execute();
  await save(device.id, {
    subtitle: { en: "Short" },
    questions: [{ id: "q1", question: { en: "Why?" }, answer: { en: "For the air." } }],
  });
  await publish(device.id, "All of it");
  await publish(device.id);
  const params = { id: device.id, number: 4 };
  const { parts } = await call(publicationsApi.parts, { params });
  const fields = parts.map(({ field }) => field);
  expect(fields).toEqual(
    expect.arrayContaining([
      "content.headline",
      "content.subtitle",
      "content.body",
      "content.questions.q1",
      "subject.name",
      "note",
    ]),
  );
  expect(fields.some((field) => field.startsWith("chain."))).toBe(true);
  expect(parts.find(({ field }) => field === "content.subtitle")).toEqual({
    field: "content.subtitle",
    about: [],
    said: "Short",
    is_public_now: true,
  });
  for (const field of fields) {
    await withhold(world, field, [4]);
    for (const path of ["history/4", "history/4.json", "history?from=3&to=4"])
      expect([field, path, (await get(`/devices/${device.slug}/${path}`)).statusCode]).toEqual([field, path, 200]);
    expect((await get(`/og/${device.id}-4-en.png`)).statusCode).toBe(200);
  }
  const data = (await get(`/devices/${device.slug}/history/4.json`)).json<{ version: object; record: object }>();
  expect(data.version).toMatchObject({ title: null, change_note: null });
  expect(JSON.stringify(data)).not.toContain("For the air.");
});

test("a picture that only withheld versions show cannot be opened any more", async () => {
  const world = await openWorld();
  const { device, customer_id, save, publish, get } = world;
  const picture = await sharp({ create: { width: 80, height: 60, channels: 3, background: "#a05050" } })
    .png()
    .toBuffer();
  const { bytes, ...row } = await acceptImage(picture);
  await t.services.storage.put(row.key, bytes, row.content_type);
  await t.database.system
    .insertInto("images")
    .values({ ...row, bytes: bytes.length, customer_id })
    .execute();
  const image = { key: row.key, alt: { en: "A door" }, is_decorative: false, crop: null, focus: { x: 0.5, y: 0.5 } };
  await save(device.id, { image });
  await publish(device.id);
  await save(device.id, { image: null });
  await publish(device.id);
  const open = async () => (await get(`/media/${row.key}`)).statusCode;
  expect(await open()).toBe(200);
  await withhold(world, "content.image", [4]);
  expect(await open()).toBe(404);
});

test("the version that is public, unknown versions and unknown parts are refused by name", async () => {
  const world = await openWorld();
  await expect(withhold(world, null, [3])).rejects.toMatchObject({ status: 409, body: { code: "version_is_public" } });
  await expect(withhold(world, null, [9])).rejects.toMatchObject({ status: 400, body: { fields: { numbers: /9/ } } });
  for (const field of ["places.nothing", "subject.kind", "constructor", "content.show_map"])
    await expect(withhold(world, field), field).rejects.toMatchObject({
      body: { fields: { field: expect.any(String) as string } },
    });
  const written = await t.database.system
    .selectFrom("withholdings")
    .select("id")
    .where("customer_id", "=", world.customer_id)
    .execute();
  expect(written).toEqual([]);
});

test("versions without the part are left as they are; shown again, a version is as it was; both are audited", async () => {
  const world = await openWorld();
  const { device, place, get, call } = world;
  const base = `/devices/${device.slug}`;
  const before = (await get(`${base}/history/2.json`)).body;
  const field = `places.${place.id}`;
  const { publications } = await withhold(world, field, [1, 2]);
  expect(publications.map(({ number }) => number)).toEqual([2]);
  const [withholding] = publications[0]?.withholdings ?? [];
  expect(withholding?.withheld_by).toEqual(expect.any(String));
  await expect.poll(async () => (await get(`${base}/history/2.json`)).body).not.toBe(before);
  await call(publicationsApi.show, { params: { id: withholding?.id ?? "" } });
  await expect.poll(async () => (await get(`${base}/history/2.json`)).body).toBe(before);
  const { entries } = await call(auditLogApi.list, { query: { per_page: 2 } });
  expect(JSON.stringify(entries)).toContain(REASON);
  expect(JSON.stringify(entries)).not.toContain(MARKER);
});
