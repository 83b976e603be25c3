import { expect, test } from "vitest";
import { devicesApi } from "#contract/devices.ts";
import { emptyPageContent } from "#contract/page-content.ts";
import { guideApi } from "#contract/guide.ts";
import { pagesApi } from "#contract/pages.ts";
import { suggestionsApi } from "#contract/suggestions.ts";
import { shareTestApp } from "#server/testing/harness.ts";

const t = await shareTestApp();
type Caller = Awaited<ReturnType<typeof t.as>>;

const overviewOf = async (call: Caller, locale?: string) =>
  (await call(guideApi.overview, { query: locale ? { locale } : {} })).overview;
const countOf = async (call: Caller, query: Parameters<typeof t.anonymous<typeof pagesApi.search>>[1]["query"]) =>
  (await call(pagesApi.search, { query })).meta.total_count;

/** Inserts the rows that publishing would. */
async function makePublic(call: Caller, page_id: string, published_at: string) {
  const { system } = t.database;
  const row = { customer_id: call.customer_id, page_id, number: 1, snapshot: "{}", digest: "d", published_at };
  await system
    .insertInto("publications")
    .values({ ...row, published_by: call.user_id })
    .execute();
}

test("R2.16 counts pages by state, including home and excluding deleted pages", async () => {
  const call = await t.as();
  const make = (input: Parameters<typeof t.make.page>[1]) => t.make.page(call.customer_id, input);
  await make({ status: "published" });
  await make({ status: "published", has_changes: true });
  await make({});
  await make({ withdrawn_at: new Date().toISOString() });
  await make({ deleted_at: new Date().toISOString() });
  const { states } = await overviewOf(call);
  expect(states).toEqual({ draft: 1, published: 2, changed: 1, withdrawn: 1 });
});

test("R2.16 health counts match the lists they link to", async () => {
  const call = await t.as();
  const make = (input: Parameters<typeof t.make.page>[1]) => t.make.page(call.customer_id, input);
  const image = { key: "a.png", alt: {}, is_decorative: true, crop: null, focus: { x: 0.5, y: 0.5 } };
  const { id: device_id } = await t.make.device(call.customer_id, { review_due_on: "2020-03-01" });
  await make({ error_count: 2, device_id });
  await make({ needs_locales: ["en"], content: JSON.stringify({ ...emptyPageContent("device_page"), image }) });
  await make({ needs_locales: ["xx"] });
  const { health } = await overviewOf(call);
  expect(health).toEqual({
    with_errors: 1,
    needing_translation: 1,
    review_due: 1,
    oldest_review_on: "2020-03-01",
    without_image: 2,
    with_dead_links: 0,
    without_code: 0,
    unchecked: 3,
  });
  expect(await countOf(call, { has_errors: "true" })).toBe(health.with_errors);
  expect(await countOf(call, { needs_locale: ["en"] })).toBe(health.needing_translation);
  expect(await countOf(call, { review_due: "true" })).toBe(health.review_due);
  expect(await countOf(call, { has_image: "false" })).toBe(health.without_image);
});

test("sums languages over all pages, in the site's order", async () => {
  const call = await t.as();
  await t.database.system
    .updateTable("sites")
    .set({ locales: ["km", "en"] })
    .where("customer_id", "=", call.customer_id)
    .execute();
  const languages = (done: number) =>
    JSON.stringify([
      { locale: "en", done, outdated: 0, missing: 0 },
      { locale: "km", done: 1, outdated: 2, missing: 3 },
      { locale: "fr", done: 9, outdated: 9, missing: 9 },
    ]);
  await t.make.page(call.customer_id, { languages: languages(6) });
  await t.make.page(call.customer_id, { languages: languages(4) });
  const home = { locale: "en", done: 0, outdated: 0, missing: 0 };
  await t.database.system
    .updateTable("pages")
    .set({ languages: JSON.stringify([home]) })
    .where("customer_id", "=", call.customer_id)
    .where("type", "=", "home_page")
    .execute();
  expect((await overviewOf(call)).languages).toEqual([
    { locale: "km", done: 2, outdated: 4, missing: 6 },
    { locale: "en", done: 10, outdated: 0, missing: 0 },
  ]);
});

test("R2.16 lists the newest saves and publications with their author and localized title", async () => {
  const call = await t.as();
  const { id: subject_id } = await t.make.device(call.customer_id);
  const { page } = await call(pagesApi.create, {
    body: { page: { type: "device_page", subject_id } },
  });
  const content = { ...page.content, headline: { en: "Air mast", es: "Estación de aire" } };
  await call(pagesApi.update, {
    params: { id: page.id },
    body: { page: { content, lock_version: page.lock_version } },
  });
  await makePublic(call, page.id, "2030-01-01T00:00:00Z");
  const { recent, last_published, public_since } = await overviewOf(call, "es");
  expect(recent[0]).toMatchObject({ kind: "published", number: 1, is_mine: true, page: { title: "Estación de aire" } });
  expect(recent[1]?.page).toEqual({ id: page.id, type: "device_page", title: "Estación de aire" });
  expect(recent.length).toBeLessThanOrEqual(6);
  expect(last_published).toMatchObject({ at: "2030-01-01T00:00:00Z", page: { id: page.id } });
  expect(new Date(public_since ?? "").getTime()).toBe(Date.parse("2030-01-01T00:00:00Z"));
  const colleague = await t.as({ customer_id: call.customer_id });
  expect((await overviewOf(colleague)).recent[0]?.is_mine).toBe(false);
});

test("R2.16 collapses one request on many pages, and one person's publications within a minute", async () => {
  const call = await t.as();
  const subjects = await Promise.all(Array.from({ length: 8 }, () => t.make.device(call.customer_id)));
  await call(pagesApi.createMany, { body: { subject_ids: subjects.map(({ id }) => id) } });
  const { items } = await call(pagesApi.search, { query: {} });
  const [made, ...others] = (await overviewOf(call)).recent.filter(({ kind }) => kind === "created");
  expect(made).toMatchObject({ count: 8, is_mine: true });
  expect(others).toEqual([]);
  await Promise.all(items.map(({ id }, at) => makePublic(call, id, `2030-01-01T00:00:0${at}Z`)));
  const [published, next] = (await overviewOf(call)).recent;
  expect(published).toMatchObject({ kind: "published", count: 8 });
  expect(next).toMatchObject({ kind: "created", count: 8 });
});

test("excludes other customers' pages from counts and changes", async () => {
  const [call, other] = [await t.as(), await t.as()];
  const { id } = await t.make.page(other.customer_id, { status: "published", error_count: 1 });
  await makePublic(other, id, "2030-01-01T00:00:00Z");
  const { states, health, recent, last_published } = await overviewOf(call);
  expect(states).toEqual({ draft: 0, published: 1, changed: 0, withdrawn: 0 });
  expect(health.with_errors).toBe(0);
  expect(recent.filter(({ kind }) => kind === "published")).toEqual([]);
  expect(last_published).toBeNull();
});

test("R2.16 collapses share link suggestions within an hour, and decisions made in one request", async () => {
  const [call, other] = [await t.as(), await t.as()];
  const [counter, gone] = [
    await t.make.device(call.customer_id, { name: "Counter" }),
    await t.make.device(call.customer_id),
  ];
  const { id, share_link_id } = await t.make.suggestion(call.customer_id, counter.id, { proposer: "Ana" });
  const again = async (created_at: string) => {
    const row = { id: crypto.randomUUID(), customer_id: call.customer_id, share_link_id, created_at };
    await t.database.system
      .insertInto("suggestions")
      .values({ ...row, part: "details", comment: "And?", proposer: "Ana" })
      .execute();
    return row.id;
  };
  const hour = (minutes: string) => `2040-05-01T10:${minutes}:00Z`;
  const ids = [await again(hour("01")), await again(hour("59"))];
  await t.make.suggestion(call.customer_id, gone.id, { created_at: "2041-01-01T00:00:00Z" });
  await call(devicesApi.remove, { params: { id: gone.id } });
  await call(suggestionsApi.decide, {
    body: { decisions: [id, ...ids].map((one) => ({ id: one, decision: "accept" as const })) },
  });
  const acts = (await overviewOf(call)).recent.filter(({ page }) => page === null);
  expect(acts).toMatchObject([
    { kind: "suggested", count: 2, actor: "Ana", is_mine: false, thread: { share_link_id, title: "Counter" } },
    { kind: "accepted", count: 3, is_mine: true },
    { kind: "suggested", count: 1 },
  ]);
  expect((await overviewOf(other)).recent.filter(({ thread }) => thread)).toEqual([]);
});
