import { expect, test } from "vitest";
import { pagesApi } from "#contract/pages.ts";
import { shareTestApp } from "#server/testing/harness.ts";

const t = await shareTestApp();
type Caller = Awaited<ReturnType<typeof t.as>>;
type SearchQuery = Parameters<typeof t.anonymous<typeof pagesApi.search>>[1]["query"];

const search = (call: Caller, query: SearchQuery = {}) => call(pagesApi.search, { query });
const titles = async (call: Caller, query: SearchQuery) => (await search(call, query)).items.map((item) => item.title);

async function makeGuide() {
  const call = await t.as({ role: "viewer" });
  const page = (...input: Parameters<typeof t.make.page> extends [string, ...infer I] ? I : never) =>
    t.make.page(call.customer_id, ...input);
  await page({ type: "device_page", status: "published", headline: { en: "Air mast", es: "Estación de aire" } });
  await page({ type: "device_page", headline: { en: "bin sensor", es: "" } });
  await page({ type: "algorithm_page", status: "published", headline: { km: "ការជូនដំណឹង" } });
  await page({ type: "collection_page", status: "published", headline: { en: "Walks" } });
  return call;
}

test("R3.7 R7.16 filters pages by type and status and counts each", async () => {
  const call = await makeGuide();
  const { items, meta } = await search(call, { locale: "en", per_page: 1000 });
  expect(meta).toEqual({
    total_count: 4,
    collection_pages_count: 1,
    device_pages_count: 2,
    algorithm_pages_count: 1,
    published_pages_count: 3,
    draft_pages_count: 1,
  });
  expect(items[0]).toMatchObject({ title: "Air mast", type: "device_page", status: "published", has_changes: false });
  const first = await search(call, { locale: "en", per_page: 1 });
  expect(first.items).toHaveLength(1);
  expect(first.meta).toEqual(meta);
});

test("R7.16 titles fall back from the requested locale to the default, to any, to the slug", async () => {
  const call = await makeGuide();
  const { id } = await t.make.page(call.customer_id, { headline: {} });
  const { items } = await search(call, { locale: "es" });
  expect(items.map((item) => item.title)).toEqual(
    expect.arrayContaining(["Estación de aire", "bin sensor", "ការជូនដំណឹង", "Walks"]),
  );
  const bare = items.find((item) => item.id === id);
  expect(bare?.title).toBe(bare?.slug);
  expect(await titles(call, { locale: "de", q: "air" })).toEqual(["Air mast"]);
});

test("R7.16 counts per type respect search and status, and ignore the type filter", async () => {
  const call = await makeGuide();
  const { items, meta } = await search(call, { type: ["collection_page"], status: ["published"] });
  expect(items.map((item) => item.title)).toEqual(["Walks"]);
  expect(meta).toEqual({
    total_count: 1,
    collection_pages_count: 1,
    device_pages_count: 1,
    algorithm_pages_count: 1,
    published_pages_count: 3,
    draft_pages_count: 0,
  });
  const found = await search(call, { q: "IN SEN", type: ["collection_page", "device_page"] });
  expect(found.meta).toEqual({
    total_count: 1,
    collection_pages_count: 0,
    device_pages_count: 1,
    algorithm_pages_count: 0,
    published_pages_count: 0,
    draft_pages_count: 1,
  });
});

test("searches, sorts and pages by the displayed title in the database", async () => {
  const call = await makeGuide();
  expect(await titles(call, { q: "estación", locale: "es" })).toEqual(["Estación de aire"]);
  expect(await titles(call, { q: "estación", locale: "en" })).toEqual([]);
  expect(await titles(call, { q: "%" })).toEqual([]);
  expect(await titles(call, { sort: "title", per_page: 2, type: ["device_page", "collection_page"] })).toEqual([
    "Air mast",
    "bin sensor",
  ]);
  expect(await titles(call, { sort: "-created_at", per_page: 1, page: 4 })).toEqual(["Air mast"]);
});

test("hides other customers' pages", async () => {
  await makeGuide();
  const call = await t.as();
  expect((await search(call)).meta.total_count).toBe(0);
});
