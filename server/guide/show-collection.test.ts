import { expect, test, vi } from "vitest";
import { publicationsApi } from "#contract/publications.ts";
import { copyPage } from "#server/testing/copy-page.ts";
import { guideWorld } from "#server/testing/guide-world.ts";
import { shareTestApp } from "#server/testing/harness.ts";
import { pageContent } from "#server/testing/page-world.ts";

const t = await shareTestApp();

const BY_TYPE = {
  rule: "type",
  types: ["device_page", "algorithm_page"],
  members: [],
  label_ids: [],
  status_ids: [],
  left_out: [],
  group_by: "type",
  order: "title",
} as const;

/** A collection of 131 devices and one algorithm. */
async function largeCollection() {
  const world = await guideWorld(t);
  await copyPage(t.database, world.pages.device.id, 130);
  const { id, slug } = await world.page("collection_page", pageContent({ collection: { ...BY_TYPE } }));
  await world.publish(id);
  const path = `/collections/${slug}`;
  await vi.waitFor(async () => expect((await world.get(path)).body).toContain("Technologies: 132"), 15_000);
  return { ...world, id, path };
}

const stopsIn = (body: string) => body.match(/<li class="g-stop"/g)?.length;
const groupsIn = (body: string) => [...body.matchAll(/<h2 id="group-\d+">([^<]+)</g)].map(([, name]) => name);
const startsIn = (body: string) => [...body.matchAll(/<ol class="g-stops" start="(\d+)"/g)].map(([, start]) => start);

test("a large collection is paginated across groups, with continuous numbering", async () => {
  const { get, path } = await largeCollection();
  const first = (await get(path)).body;
  expect([stopsIn(first), groupsIn(first)]).toEqual([60, ["Devices"]]);
  expect(first).toContain(`rel="next" href="${path}?page=2"`);
  const last = (await get(`${path}?page=3`)).body;
  expect([stopsIn(last), groupsIn(last)]).toEqual([12, ["Devices", "Algorithms"]]);
  expect(startsIn(last)).toEqual(["121", "132"]);
  expect(last).toContain("Planner");
  expect(last).toContain(`rel="prev" href="${path}?page=2"`);
  expect((await get(`${path}?page=2`)).body).toContain(`rel="prev" href="${path}"`);
});

test("a collection leads to the others, and not to itself", async () => {
  const { get, page, publish, pages } = await guideWorld(t);
  const path = `/collections/${pages.collection.slug}`;
  expect((await get(path)).body).not.toContain("More walks and themes");
  const other = await page(
    "collection_page",
    pageContent({ headline: { en: "Along the port" }, collection: { ...BY_TYPE } }),
  );
  await publish(other.id);
  await vi.waitFor(async () => expect((await get(path)).body).toContain("More walks and themes"), 15_000);
  const [, more = ""] = (await get(path)).body.split("More walks and themes");
  expect(more).toContain(`href="/collections/${other.slug}"`);
  expect(more).not.toContain(`href="${path}"`);
});

test("a page number beyond the last shows the last page, and an invalid one the first", async () => {
  const { get, path } = await largeCollection();
  const last = (await get(`${path}?page=3`)).body;
  expect((await get(`${path}?page=99`)).body).toBe(last);
  expect((await get(`${path}?page=x`)).body).toBe((await get(path)).body);
});

test("an earlier version of a large collection is paginated at its own address", async () => {
  const { get, path } = await largeCollection();
  const version = `${path}/history/1`;
  expect((await get(version)).body).toContain(`rel="next" href="${version}?page=2"`);
  const last = (await get(`${version}?page=3`)).body;
  expect([stopsIn(last), groupsIn(last)]).toEqual([12, ["Devices", "Algorithms"]]);
  expect(last).toContain(`rel="prev" href="${version}?page=2"`);
  expect((await get(`${version}?page=99`)).body).toBe(last);
});

test("search engines index only the first page, and switching language keeps the page", async () => {
  const { get, path, host } = await largeCollection();
  const second = (await get(`${path}?page=2`)).body;
  expect(second).toContain('content="noindex"');
  expect(second).toContain(`<link rel="canonical" href="http://${host}${path}"/>`);
  expect(second).not.toContain("application/ld+json");
  expect(second).toContain("page=2&amp;lang=km");
});

test("the preview shows the first pages of a large collection and the total", async () => {
  const { call, id } = await largeCollection();
  const { cards, member_count } = await call(publicationsApi.preview, { params: { id } });
  expect([cards.length, member_count]).toEqual([60, 132]);
});
