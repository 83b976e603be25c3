import { afterAll, expect, test } from "vitest";
import { pagesApi } from "#contract/pages.ts";
import { publicationsApi } from "#contract/publications.ts";
import { redirectsApi } from "#contract/redirects.ts";
import { sitesApi } from "#contract/sites.ts";
import { createApp } from "#server/app.ts";
import { openDatabase } from "#server/platform/database/db.ts";
import { guideWorld } from "#server/testing/guide-world.ts";
import { startTestApp } from "#server/testing/harness.ts";
import { listenForChanges } from "./change-listener.ts";

const t = await startTestApp();

/** A second process on the same database, whose connection can be cut. */
async function startSecond() {
  const database = openDatabase(t.connections, { max: 4 });
  const app = await createApp({ ...t.services, database });
  await app.ready();
  afterAll(async () => {
    await app.close();
    await database.close().catch(() => undefined);
  });
  return { app, database };
}

const second = await startSecond();
type World = Awaited<ReturnType<typeof guideWorld>>;
const visitSecond = (world: World, url: string) => world.get(url, {}, { app: second.app });

/** Caches the page in both processes. */
async function warm(world: World, path: string) {
  for (const app of [t.app, second.app]) await world.get(path, {}, { app });
}

test("publishing, withdrawing or renaming in one process is visible in every other at once", async () => {
  const world = await guideWorld(t);
  const { id, slug } = world.pages.device;
  const path = `/devices/${slug}`;
  await warm(world, path);
  await world.save(id, { headline: { en: "Taller mast" } });
  expect((await visitSecond(world, path)).body).toContain("Air mast");
  await world.publish(id);
  await expect.poll(async () => (await visitSecond(world, path)).body).toContain("Taller mast");
  await expect.poll(async () => (await visitSecond(world, "/")).body).toContain("Taller mast");
  await world.call(publicationsApi.withdraw, { params: { id }, body: { reason: "Gone" } });
  await expect.poll(async () => (await visitSecond(world, path)).statusCode).toBe(410);
});

test("changes to the site's own texts are public at once, in every process", async () => {
  const world = await guideWorld(t);
  await warm(world, "/");
  const { site, call } = world;
  await call(sitesApi.update, { params: { id: site.id }, query: {}, body: { site: { name: "Harbour guide" } } });
  await expect.poll(async () => (await visitSecond(world, "/")).body).toContain("Harbour guide");
});

test("changes to labels, redirects and page addresses notify too, drafts do not", async () => {
  const { call, customer_id, pages, save } = await guideWorld(t);
  const changes = listenForChanges(t.database);
  afterAll(changes.stop);
  await expect.poll(() => changes.stampOf(customer_id)).toBeDefined();
  const hears = async (act: () => Promise<unknown>) => {
    const before = changes.stampOf(customer_id);
    await act();
    await expect.poll(() => changes.stampOf(customer_id)).not.toBe(before);
  };
  await hears(() => t.make.label(customer_id));
  await hears(() => call(redirectsApi.create, { body: { redirect: { path: "/old", target: "/" } } }));
  const before = changes.stampOf(customer_id);
  await save(pages.device.id, { headline: { en: "Only written" } });
  await t.make.device(customer_id);
  expect(changes.stampOf(customer_id)).toBe(before);
  await hears(() => call(pagesApi.rename, { params: { id: pages.device.id }, body: { slug: "elsewhere" } }));
});

test("one customer's change leaves other customers' cached pages valid", async () => {
  const [world, other] = [await guideWorld(t), await guideWorld(t)];
  const served = await visitSecond(other, "/");
  await world.publish(world.pages.home.id);
  expect((await visitSecond(other, "/")).headers.etag).toBe(served.headers.etag);
});
