import { afterAll, expect, test } from "vitest";
import { publicationsApi } from "#contract/publications.ts";
import { FACTSHEET_TEMPLATE } from "#factsheet/template.ts";
import { createApp } from "#server/app.ts";
import { openDatabase } from "#server/platform/database/db.ts";
import { type Crawled, crawlGuide } from "#server/testing/crawl-guide.ts";
import { guideWorld } from "#server/testing/guide-world.ts";
import { startTestApp } from "#server/testing/harness.ts";
import { markDrafts } from "#server/testing/mark-drafts.ts";
import { chainContent, placementOf } from "#server/testing/page-world.ts";

const t = await startTestApp();
const MARKER = "DRAFT7731";

/** A second process with an empty cache. */
async function startSecond() {
  const database = openDatabase(t.connections, { max: 4 });
  const app = await createApp({ ...t.services, database });
  afterAll(async () => {
    await app.close();
    await database.close();
  });
  return app;
}

type World = Awaited<ReturnType<typeof guideWorld>>;

const ANSWER = { state: "answered", source: "city", reason: {}, withheld_ground: null, review_on: null, evidence: [] };

/** A public answer and an internal one. */
async function addAnswers(customer_id: string, page_id: string) {
  const answers = {
    purpose: { ...ANSWER, visibility: "public", value: { en: "It plans." } },
    goal: { ...ANSWER, visibility: "internal", value: { en: "It saves." } },
  };
  const db = t.database.system;
  const page = await db.selectFrom("pages").select("algorithm_id").where("id", "=", page_id).executeTakeFirstOrThrow();
  await db
    .insertInto("factsheets")
    .values({
      customer_id,
      algorithm_id: String(page.algorithm_id),
      template_version: FACTSHEET_TEMPLATE.version,
      answers: JSON.stringify(answers),
    })
    .execute();
}

/** A world with everything that a public page can show, and everything that it must not. */
async function fullWorld() {
  const world = await guideWorld(t);
  const { customer_id, pages, call } = world;
  const { device } = pages;
  const [shown, inner] = [await t.make.label(customer_id, "Harbour"), await t.make.label(customer_id, "Inner")];
  await t.database.system.updateTable("labels").set({ is_public: false }).where("id", "=", inner.id).execute();
  await t.make.location(customer_id, device.device_id, { lat: 11.5, lng: 104.9, short_code: "7kd2mp" });
  const organization = await t.make.organization(customer_id, { description: JSON.stringify({ en: "They decide." }) });
  await t.database.system
    .updateTable("devices")
    .set({ accountable_id: organization.id })
    .where("id", "=", device.device_id)
    .execute();
  await addAnswers(customer_id, pages.planner.id);
  await t.make.suggestion(customer_id, device.device_id);
  await world.save(device.id, {
    label_ids: [shown.id, inner.id],
    questions: [{ id: "q1", question: { en: "Why?" }, answer: { en: "For the air." } }],
  });
  for (const page of Object.values(pages)) await world.publish(page.id, "Told again");
  const gone = await world.devicePage({ headline: { en: "Old mast" } });
  await world.publish(gone.id);
  await call(publicationsApi.withdraw, { params: { id: gone.id }, body: { reason: "The trial is over." } });
  const draft = await world.devicePage(
    { headline: { en: "Never published" } },
    chainContent([placementOf({ internal_note: "Ask Ana" })]),
  );
  return { ...world, gone, draft };
}

const START = ["/", "/sitemap.xml", "/robots.txt", "/code?code=7kd2mp", "/code?code=222222", "/nothing"];
/** Search and map have tests of their own; `/media` serves uploads. */
const isLeftOut = (path: string) => /^\/(search|map|media)\b/.test(path);

const crawl = ({ get, host, gone }: World & { gone: { id: string; slug: string } }, app = t.app) =>
  crawlGuide((url) => get(url, {}, { app }), {
    origin: `http://${host}`,
    from: [...START, `/devices/${gone.slug}`],
    isLeftOut,
  });

const wrong = (answers: ReadonlyMap<string, Crawled>, gone: string) =>
  [...answers].flatMap(([path, { status, location }]) => {
    const expected = path === "/nothing" ? 404 : path.startsWith(`/devices/${gone}`) ? 410 : 200;
    return status === expected || (location && [301, 302].includes(status)) ? [] : [`${status} ${path}`];
  });

test("unpublished changes alter no byte of any public page, feed, file or picture", { timeout: 240_000 }, async () => {
  const world = await fullWorld();
  const before = await crawl(world);
  expect(wrong(before, world.gone.slug)).toEqual([]);
  for (const kind of [
    /^\/devices\/[^/]+\.json$/,
    /history\/2/,
    /feed\.atom/,
    /^\/og\//,
    /\.geojson/,
    /with=tools/,
    /lang=km/,
  ])
    expect([...before.keys()].filter((path) => kind.test(path)).length, String(kind)).toBeGreaterThan(0);

  const marked = await markDrafts(t, world.customer_id, MARKER);
  expect(marked).toEqual(
    expect.arrayContaining([
      "pages.content",
      "pages.headline",
      "page_revisions.content",
      "datachains.content",
      "devices.name",
      "algorithms.name",
      "organizations.name",
      "organizations.description",
      "locations.address",
      "factsheets.answers",
      "labels.name",
      "suggestions.comment",
    ]),
  );
  const after = await crawl(world, await startSecond());
  expect([...after.keys()].toSorted()).toEqual([...before.keys()].toSorted());
  const changed = [...after].filter(([path, { body }]) => !body.equals(before.get(path)?.body ?? Buffer.of()));
  expect(changed.map(([path]) => path)).toEqual([]);
  expect([...after.values()].filter(({ body }) => body.includes(MARKER))).toEqual([]);
});

test("a page that was never published has no public address", async () => {
  const { get, draft } = await fullWorld();
  const page = `/devices/${draft.slug}`;
  for (const path of [page, `${page}.json`, `${page}/history`, `${page}/history/1`, `${page}/feed.atom`])
    expect([path, (await get(path)).statusCode]).toEqual([path, 404]);
  for (const path of [`/og/${draft.id}-1-en.png`, `/technologies/${draft.id}`])
    expect([path, (await get(path)).statusCode]).toEqual([path, 404]);
});
