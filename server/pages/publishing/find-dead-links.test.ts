import { expect, test } from "vitest";
import { guideApi } from "#contract/guide.ts";
import { pagesApi } from "#contract/pages.ts";
import { publicationsApi } from "#contract/publications.ts";
import { redirectsApi } from "#contract/redirects.ts";
import { shortCodesApi } from "#contract/short-codes.ts";
import { guideWorld } from "#server/testing/guide-world.ts";
import { startTestApp } from "#server/testing/harness.ts";
import { pageLinks } from "./find-dead-links.ts";
import { workQueue } from "./work-queue.ts";

const t = await startTestApp();

/** A guide with its own domain, and a page that links to others. */
async function linkingWorld() {
  const world = await guideWorld(t);
  const { call, customer_id, pages } = world;
  const domain = `${customer_id}.example.org`;
  await t.database.system.updateTable("sites").set({ domain }).where("customer_id", "=", customer_id).execute();
  const { id } = pages.collection;
  const write = async (body: Record<string, string>) => {
    const { page } = await call(pagesApi.read, { params: { id } });
    const saved = { content: { ...page.content, body }, lock_version: page.lock_version };
    await call(pagesApi.update, { params: { id }, body: { page: saved } });
  };
  const compared = async () => {
    while (!(await workQueue({}, { database: t.database })).is_empty);
  };
  /** Sorted by their place in the text. Also expects the same count in the overview and the list. */
  const dead = async () => {
    await compared();
    const { page } = await call(pagesApi.read, { params: { id } });
    const found = page.findings.filter(({ code }) => code === "link_dead");
    const { overview } = await call(guideApi.overview, { query: {} });
    const { items, meta } = await call(pagesApi.search, { query: { has_dead_links: "true" } });
    expect(overview.health.with_dead_links).toBe(found.length ? 1 : 0);
    expect([meta.total_count, ...items.map((item) => item.id)]).toEqual(found.length ? [1, id] : [0]);
    return found.map(({ params, locale }) => `${locale} ${params["path"]}`);
  };
  return { ...world, domain, write, dead };
}

test("finds links to unreadable pages, and updates them when those pages change", async () => {
  const { call, pages, domain, site, write, dead, publish } = await linkingWorld();
  const { device, planner } = pages;
  const [mast, plan] = [`/devices/${device.slug}`, `/algorithms/${planner.slug}`];
  await write({
    en: `[a](https://${domain}${mast}?lang=km) [b](https://${site.slug}.elsewhere.example${plan}/history#x) [c](https://${domain}/map)`,
    km: `[d](https://${domain}/devices/never) [e](https://other.example${mast}) [f](https://${site.slug}.gov.example/devices/theirs)`,
  });
  expect(await dead()).toEqual(["km /devices/never"]);
  await call(publicationsApi.withdraw, { params: { id: device.id }, body: { reason: "Over." } });
  await call(publicationsApi.withdraw, { params: { id: planner.id }, body: { reason: "Over." } });
  expect(await dead()).toEqual([`en ${mast}`, `en ${plan}`, "km /devices/never"]);
  await call(pagesApi.remove, { params: { id: planner.id } });
  await publish(device.id);
  await call(pagesApi.rename, { params: { id: device.id }, body: { slug: "mast-at-the-quay" } });
  expect(await dead()).toEqual([`en ${plan}`, "km /devices/never"]);
  const { redirect } = await call(redirectsApi.create, { body: { redirect: { path: "/devices/never", target: "/" } } });
  expect(await dead()).toEqual([`en ${plan}`]);
  await call(redirectsApi.remove, { params: { id: redirect.id } });
  await write({ en: "No links." });
  expect(await dead()).toEqual([]);
});

test("parses only rendered links to page addresses, in linear time", () => {
  const paths = (text: string) => pageLinks(text).map(({ address }) => address);
  expect(paths("[a](https://A.example:8443/devices/x) [b](https://a.example/collections/y?q#z)")).toEqual([
    "a.example/devices/x",
    "a.example/collections/y",
  ]);
  expect(paths("https://a.example/devices/x [b](/devices/x) [c](http://a.example/devices/x)")).toEqual([]);
  const began = performance.now();
  paths("](https://".repeat(50_000) + "](https://a.example/devices/".repeat(20_000));
  expect(performance.now() - began).toBeLessThan(2000);
});

test("counts a public page as lacking a code until an active code opens it", async () => {
  const { call, pages, customer_id } = await linkingWorld();
  const unsigned = async () => {
    const { overview } = await call(guideApi.overview, { query: {} });
    const { items, meta } = await call(pagesApi.search, {
      query: { state: ["published", "changed"], has_code: "false" },
    });
    expect([meta.total_count, items.length]).toEqual(Array(2).fill(overview.health.without_code));
    return items.map(({ id }) => id);
  };
  expect(await unsigned()).toHaveLength(3);
  const { device_id } = pages.device;
  const place = await t.make.location(customer_id, device_id);
  const make = (target: object) => call(shortCodesApi.create, { body: { short_code: target } });
  const { short_code } = await make({ target: { type: "location", location_id: place.id } });
  await make({ target: { type: "page", page_id: pages.planner.id } });
  expect(await unsigned()).toEqual([pages.collection.id]);
  await call(shortCodesApi.retire, {
    params: { id: short_code.id },
    body: { lock_version: short_code.lock_version },
  });
  expect(new Set(await unsigned())).toEqual(new Set([pages.collection.id, pages.device.id]));
});
