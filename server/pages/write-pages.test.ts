import { expect, test } from "vitest";
import { ApiError } from "#contract/client.ts";
import { emptyPageContent, HEADLINE_LETTERS, type PageContent } from "#contract/page-content.ts";
import { pagesApi } from "#contract/pages.ts";
import { publicationsApi } from "#contract/publications.ts";
import { readPublicPage } from "./publishing/read-public.ts";
import { shareTestApp } from "#server/testing/harness.ts";

const t = await shareTestApp();
type Caller = Awaited<ReturnType<typeof t.as>>;

const deviceWith = async (call: Caller, more: Parameters<typeof t.make.device>[1] = {}) =>
  (await t.make.device(call.customer_id, { name: "Air quality mast", ...more })).id;

const create = async (call: Caller, page: Parameters<typeof call<typeof pagesApi.create>>[1]["body"]["page"]) =>
  (await call(pagesApi.create, { body: { page } })).page;
const read = async (call: Caller, id: string) => (await call(pagesApi.read, { params: { id } })).page;
const save = async (call: Caller, id: string, content: PageContent, version: number | [number, save_id: string]) => {
  const [lock_version, save_id] = typeof version === "number" ? [version] : version;
  const page = { content, lock_version, ...(save_id && { save_id }) };
  return (await call(pagesApi.update, { params: { id }, body: { page } })).page;
};
const refusal = (attempt: Promise<unknown>) =>
  attempt.then(
    () => {
      throw new Error("was not refused");
    },
    (error: unknown) => {
      if (error instanceof ApiError) return { status: error.status, ...error.body };
      throw error;
    },
  );

test("pre-fills a page from the inventory in all its languages", async () => {
  const call = await t.as();
  const device = await deviceWith(call, {
    summary: { en: "Measures the air", km: "វាស់ខ្យល់" },
    description: { en: "It hangs on a mast." },
    photo_alt: { en: "A mast" },
  });
  const page = await create(call, { type: "device_page", subject_id: device });
  expect(page).toMatchObject({
    type: "device_page",
    status: "draft",
    state: "draft",
    slug: "air-quality-mast",
    title: "Air quality mast",
    subject: { kind: "device", id: device, name: "Air quality mast" },
    lock_version: 0,
    locales: ["en", "km", "es"],
    content: {
      ...emptyPageContent("device_page"),
      headline: { en: "Air quality mast" },
      subtitle: { en: "Measures the air", km: "វាស់ខ្យល់" },
      body: { en: "It hangs on a mast." },
    },
  });
  const algorithm = (await t.make.algorithm(call.customer_id, { summary: { en: "Sorts permits" } })).id;
  const other = await create(call, { type: "algorithm_page", subject_id: algorithm });
  expect(other.content).toMatchObject({ headline: { en: "Permit triage" }, subtitle: { en: "Sorts permits" } });
  const collection = await create(call, { type: "collection_page" });
  expect(collection).toMatchObject({ slug: "collection", subject: null });
  expect(collection.content.collection).toMatchObject({ rule: "manual", members: [] });
});

test("spells unique slugs in plain letters, also from other scripts", async () => {
  const call = await t.as();
  const slugOf = async (name: string) =>
    (await create(call, { type: "device_page", subject_id: await deviceWith(call, { name }) })).slug;
  expect(await slugOf("Mât de qualité de l’air, Øst")).toBe("mat-de-qualite-de-l-air-ost");
  expect(await slugOf("Mât de qualité de l’air, Øst")).toBe("mat-de-qualite-de-l-air-ost-2");
  expect(await slugOf("បង្គោលវាស់គុណភាពខ្យល់")).toMatch(/^[a-z]{12,}$/);
  expect(await slugOf("ភ្នំពេញ ២")).toBe("phnampenh-2");
  expect(await slugOf("برج الهواء")).toBe("device");
  expect(await slugOf("空气")).toBe("device-2");
});

test("a device has one page: rejects a second, accepts a repeated creation", async () => {
  const call = await t.as();
  const subject_id = await deviceWith(call);
  const id = crypto.randomUUID();
  const pages = await Promise.all([1, 2, 3].map(() => create(call, { id, type: "device_page", subject_id })));
  expect(new Set(pages.map((page) => page.id))).toEqual(new Set([id]));
  expect(await refusal(create(call, { type: "device_page", subject_id }))).toMatchObject({ code: "page_exists" });
  expect(await refusal(create(call, { type: "algorithm_page", subject_id }))).toMatchObject({ code: "invalid_input" });
  expect(await refusal(create(call, { type: "device_page" }))).toMatchObject({ code: "invalid_input" });
  const foreign = await deviceWith(await t.as());
  expect(await refusal(create(call, { type: "device_page", subject_id: foreign }))).toMatchObject({
    fields: { "page.subject_id": "Unknown device" },
  });
});

test("creates many pages at once, idempotently", async () => {
  const call = await t.as();
  const devices = await Promise.all([1, 2, 3, 4].map(() => deviceWith(call)));
  const algorithm = (await t.make.algorithm(call.customer_id)).id;
  const subject_ids = [...devices, algorithm, await deviceWith(await t.as())];
  const { subjects } = await call(pagesApi.without, { query: {} });
  expect(subjects.map(({ id }) => id).toSorted()).toEqual([...devices, algorithm].toSorted());
  const made = await Promise.all([1, 2, 3].map(() => call(pagesApi.createMany, { body: { subject_ids } })));
  expect(made[0]?.ids).toHaveLength(5);
  expect(made[1]).toEqual(made[0]);
  expect(made[2]).toEqual(made[0]);
  expect((await call(pagesApi.search, { query: {} })).meta.total_count).toBe(5);
  expect((await call(pagesApi.without, { query: { kind: "device" } })).meta.total_count).toBe(0);
  const { items } = await call(pagesApi.search, { query: { type: ["device_page"] } });
  expect(items.map(({ slug }) => slug).toSorted()).toEqual([
    "air-quality-mast",
    "air-quality-mast-2",
    "air-quality-mast-3",
    "air-quality-mast-4",
  ]);
});

test("saves the whole document, ignores a repeated save, and updates the listed headline", async () => {
  const call = await t.as();
  const page = await create(call, { type: "collection_page" });
  const content = { ...page.content, headline: { en: "Harbour", km: "កំពង់ផែ" }, show_map: false };
  const save_id = crypto.randomUUID();
  const saved = await save(call, page.id, content, [0, save_id]);
  expect(saved).toMatchObject({ lock_version: 1, title: "Harbour", content, updated_by: "Test Person" });
  expect(await save(call, page.id, { ...content, show_faq: false }, [0, save_id])).toMatchObject({
    lock_version: 1,
    content,
  });
  expect(await save(call, page.id, content, 1)).toMatchObject({ lock_version: 1 });
  const { items } = await call(pagesApi.search, { query: { locale: "km" } });
  expect(items.map(({ title }) => title)).toEqual(["កំពង់ផែ"]);
});

test("rejects a stale save with the current page and its author", async () => {
  const call = await t.as({ name: "First" });
  const second = await t.as({ customer_id: call.customer_id, name: "Second" });
  const page = await create(call, { type: "collection_page" });
  const mine = { ...page.content, headline: { en: "Mine" } };
  await save(call, page.id, mine, 0);
  const error = await refusal(save(second, page.id, { ...page.content, headline: { en: "Theirs" } }, 0));
  expect(error).toMatchObject({ status: 409, code: "conflict" });
  expect(error).toMatchObject({ changed_by: "First", current: { lock_version: 1, content: mine } });
});

test("accepts one of two concurrent saves and rejects the other", async () => {
  const call = await t.as();
  const page = await create(call, { type: "collection_page" });
  const results = await Promise.allSettled(
    ["a", "b", "c"].map((text) => save(call, page.id, { ...page.content, headline: { en: text } }, 0)),
  );
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(await read(call, page.id)).toMatchObject({ lock_version: 1 });
});

test("keeps label rows and the document in sync both ways", async () => {
  const call = await t.as();
  const [one, two] = [await t.make.label(call.customer_id), await t.make.label(call.customer_id)];
  const page = await create(call, { type: "collection_page" });
  await save(call, page.id, { ...page.content, label_ids: [one.id] }, 0);
  const found = (label: string) => call(pagesApi.search, { query: { label_id: [label] } });
  expect((await found(one.id)).items[0]?.labels).toEqual([{ id: one.id, name: one.name, names: {}, color: "#15803d" }]);
  const body = { ids: [page.id], add: [two.id], remove: [one.id] };
  expect(await call(pagesApi.labelMany, { body })).toEqual({ changed_count: 1 });
  expect(await call(pagesApi.labelMany, { body })).toEqual({ changed_count: 0 });
  expect(await read(call, page.id)).toMatchObject({ lock_version: 2, content: { label_ids: [two.id] } });
  expect((await found(one.id)).meta.total_count).toBe(0);
  const foreign = await t.make.label((await t.as()).customer_id);
  const wrong = call(pagesApi.labelMany, { body: { ids: [page.id], add: [foreign.id], remove: [] } });
  expect(await refusal(wrong)).toMatchObject({ code: "invalid_input" });
});

test("rejects references to other customers' records, and keeps old references to deleted ones", async () => {
  const call = await t.as();
  const stranger = await t.as();
  const page = await create(call, { type: "collection_page" });
  const member = await create(call, { type: "collection_page" });
  const { collection } = page.content;
  const pointing = (id: string): PageContent => ({
    ...page.content,
    collection: collection && { ...collection, members: [{ id }] },
  });
  const foreign = await create(stranger, { type: "collection_page" });
  expect(await refusal(save(call, page.id, pointing(foreign.id), 0))).toMatchObject({
    fields: { "page.content.collection.members.0": "Unknown page" },
  });
  expect(await refusal(save(call, page.id, pointing(page.id), 0))).toMatchObject({ code: "invalid_input" });
  const home = await call(pagesApi.home, {});
  expect(await refusal(save(call, page.id, pointing(home.page.id), 0))).toMatchObject({ code: "invalid_input" });
  const label = await t.make.label(stranger.customer_id);
  const wrong: PageContent[] = [
    { ...page.content, label_ids: [label.id] },
    { ...page.content, places: { [crypto.randomUUID()]: "area" } },
    { ...page.content, collection: null },
    { ...page.content, home: home.page.content.home },
    {
      ...page.content,
      image: { key: `${"0".repeat(64)}.png`, alt: {}, is_decorative: true, crop: null, focus: { x: 0, y: 0 } },
    },
  ];
  for (const content of wrong)
    expect(await refusal(save(call, page.id, content, 0))).toMatchObject({ code: "invalid_input" });
  await save(call, page.id, pointing(member.id), 0);
  await call(pagesApi.remove, { params: { id: member.id } });
  await save(call, page.id, { ...pointing(member.id), headline: { en: "Still here" } }, 1);
});

test("never shows a place more precisely than it allows", async () => {
  const call = await t.as();
  const device = await deviceWith(call);
  const place = (await t.make.location(call.customer_id, device, { precision: "street" })).id;
  const page = await create(call, { type: "device_page", subject_id: device });
  const error = await refusal(save(call, page.id, { ...page.content, places: { [place]: "exact" } }, 0));
  expect(Object.keys(error.fields ?? {})).toEqual([`page.content.places.${place}`]);
  await save(call, page.id, { ...page.content, places: { [place]: "area" } }, 0);
});

test("former addresses redirect without chains or loops, and stay reserved if the page was public", async () => {
  const call = await t.as();
  const { customer_id } = call;
  const page = await create(call, { type: "collection_page" });
  const other = await create(call, { type: "collection_page" });
  const rename = async (id: string, slug: string) =>
    (await call(pagesApi.rename, { params: { id }, body: { slug } })).page.slug;
  const redirects = async () =>
    (
      await t.database.system
        .selectFrom("page_redirects")
        .select(["slug", "page_id"])
        .where("customer_id", "=", customer_id)
        .orderBy("slug")
        .execute()
    ).map(({ slug, page_id }) => [slug, page_id === page.id ? "page" : "other"]);
  await rename(page.id, "one");
  await rename(page.id, "two");
  expect(await redirects()).toEqual([
    ["collection", "page"],
    ["one", "page"],
  ]);
  await rename(page.id, "one");
  expect(await redirects()).toEqual([
    ["collection", "page"],
    ["two", "page"],
  ]);
  expect(await refusal(rename(other.id, "one"))).toMatchObject({ code: "slug_taken" });
  // a draft's address was never public
  expect(await rename(other.id, "two")).toBe("two");
  const { snapshot } = await call(publicationsApi.preview, { params: { id: page.id } });
  await t.database.system
    .insertInto("publications")
    .values({ customer_id, page_id: page.id, number: 1, snapshot: JSON.stringify(snapshot), digest: "x" })
    .execute();
  expect(await refusal(rename(other.id, "collection"))).toMatchObject({ code: "slug_taken" });
  expect(await rename(page.id, "collection")).toBe("collection");
});

test("refuses to delete a public page; deletes a draft and restores it complete", async () => {
  const call = await t.as();
  const subject_id = await deviceWith(call);
  const page = await create(call, { type: "device_page", subject_id });
  const set = (status: string) =>
    t.database.system.updateTable("pages").set({ status }).where("id", "=", page.id).execute();
  const remove = () => call(pagesApi.remove, { params: { id: page.id } });
  await set("published");
  expect(await refusal(remove())).toMatchObject({ code: "page_is_public" });
  await set("draft");
  await remove();
  expect(await refusal(read(call, page.id))).toMatchObject({ status: 404 });
  expect((await call(pagesApi.search, { query: {} })).meta.total_count).toBe(0);
  const heir = await create(call, {
    type: "collection_page",
    content: { ...emptyPageContent("collection_page"), headline: { en: "x y" } },
  });
  expect(heir.slug).toBe("x-y");
  const { page: back } = await call(pagesApi.restore, { params: { id: page.id } });
  expect(back).toMatchObject({ content: page.content, slug: page.slug });
  await remove();
  const second = await create(call, { type: "device_page", subject_id });
  expect(second.slug).toBe(page.slug);
  expect(await refusal(call(pagesApi.restore, { params: { id: page.id } }))).toMatchObject({ code: "page_exists" });
  await call(pagesApi.remove, { params: { id: second.id } });
  expect((await call(pagesApi.restore, { params: { id: page.id } })).page.slug).toBe(page.slug);
});

test("every site has a home page that cannot be deleted and is not listed", async () => {
  const call = await t.as();
  const { page } = await call(pagesApi.home, {});
  expect(page).toMatchObject({
    type: "home_page",
    status: "published",
    content: { headline: { en: "City of Testing" } },
  });
  expect(await refusal(call(pagesApi.remove, { params: { id: page.id } }))).toMatchObject({ code: "page_is_public" });
  expect((await call(pagesApi.search, { query: {} })).meta).toMatchObject({ total_count: 0, published_pages_count: 0 });
  const { home } = page.content;
  const content = { ...page.content, home: home && { ...home, announcement: { en: "New masts" } } };
  expect((await save(call, page.id, content, 0)).content.home).toMatchObject({ announcement: { en: "New masts" } });
});

test("purges a deleted draft after a day; keeps a formerly public page, whose address says it is gone", async () => {
  const call = await t.as();
  const { customer_id } = call;
  const { system } = t.database;
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
  const gone = await t.make.page(customer_id, { slug: "gone", deleted_at: hoursAgo(26) });
  const recent = await t.make.page(customer_id, { slug: "recent", deleted_at: hoursAgo(2) });
  const read = await t.make.page(customer_id, {
    slug: "read",
    deleted_at: hoursAgo(26),
    withdrawn_at: hoursAgo(30),
    withdrawn_because: "Removed",
  });
  const snapshot = JSON.stringify({ format: 1, page_id: read.id, type: "device_page", slug: "read", locales: ["en"] });
  await system
    .insertInto("publications")
    .values({ customer_id, page_id: read.id, number: 1, snapshot, digest: "x", ended_at: hoursAgo(30) })
    .execute();
  await t.services.jobs.add("sweep", {});
  await t.work();
  const left = await system.selectFrom("pages").select("id").where("customer_id", "=", customer_id).execute();
  expect(left.map(({ id }) => id)).toEqual(expect.arrayContaining([recent.id, read.id]));
  expect(left.map(({ id }) => id)).not.toContain(gone.id);
  expect(await readPublicPage({ db: system, customer_id }, "device_page", "read")).toMatchObject({ kind: "withdrawn" });
});

test("filters pages by state, language, errors, schedule, image and review", async () => {
  const call = await t.as();
  const { customer_id } = call;
  const due = await t.make.device(customer_id, { review_due_on: "2020-01-01" });
  const page = (slug: string, more: Parameters<typeof t.make.page>[1]) => t.make.page(customer_id, { slug, ...more });
  await page("changed", { status: "published", has_changes: true, change_count: 3, needs_locales: ["km"] });
  await page("withdrawn", { withdrawn_at: new Date().toISOString(), error_count: 2, device_id: due.id });
  const image = { key: "k.png", alt: {}, is_decorative: true, crop: null, focus: { x: 0.5, y: 0.5 } };
  await page("pictured", { content: JSON.stringify({ ...emptyPageContent("device_page"), image }) });
  const { id } = await page("scheduled", { status: "published" });
  await t.database.system
    .insertInto("page_schedules")
    .values({ id: crypto.randomUUID(), customer_id, page_id: id, action: "withdraw", at: "2031-01-02T03:04:05Z" })
    .execute();
  const slugs = async (query: Parameters<typeof call<typeof pagesApi.search>>[1]["query"]) =>
    (await call(pagesApi.search, { query })).items.map(({ slug }) => slug).toSorted();
  expect(await slugs({ state: ["changed"] })).toEqual(["changed"]);
  expect(await slugs({ state: ["withdrawn", "draft"] })).toEqual(["pictured", "withdrawn"]);
  expect(await slugs({ needs_locale: ["km", "es"] })).toEqual(["changed"]);
  expect(await slugs({ has_errors: "true" })).toEqual(["withdrawn"]);
  expect(await slugs({ has_errors: "false" })).toEqual(["changed", "pictured", "scheduled"]);
  expect(await slugs({ has_image: "true" })).toEqual(["pictured"]);
  expect(await slugs({ is_scheduled: "true" })).toEqual(["scheduled"]);
  expect(await slugs({ review_due: "true" })).toEqual(["withdrawn"]);
  const { items } = await call(pagesApi.search, { query: { sort: "-change_count", per_page: 1 } });
  expect(items[0]).toMatchObject({ slug: "changed", state: "changed", change_count: 3 });
  const [next] = (await call(pagesApi.search, { query: { is_scheduled: "true" } })).items;
  expect(next?.scheduled).toEqual({
    action: "withdraw",
    at: "2031-01-02T03:04:05Z",
    error_count: 0,
    failed_because: null,
  });
});

test("rejects headlines over 120 letters in any language, naming the field", async () => {
  const call = await t.as();
  const content = emptyPageContent("collection_page");
  const khmer = "ខ្មែ".repeat(HEADLINE_LETTERS);
  const whole = { en: "a".repeat(HEADLINE_LETTERS), km: khmer };
  const page = await create(call, { type: "collection_page", content: { ...content, headline: whole } });
  expect(page.content.headline).toEqual(whole);
  const tooLong = [
    ["en", `${whole.en}a`],
    ["km", `${khmer}ខ្មែ`],
  ] as const;
  for (const [locale, text] of tooLong) {
    const longer = { ...page.content, headline: { ...whole, [locale]: text } };
    for (const attempt of [
      () => save(call, page.id, longer, page.lock_version),
      () => create(call, { type: "collection_page", content: longer }),
    ])
      expect(await refusal(attempt())).toMatchObject({
        status: 400,
        code: "invalid_input",
        fields: { [`page.content.headline.${locale}`]: "Use at most 120 characters" },
      });
  }
  expect((await read(call, page.id)).content.headline).toEqual(whole);
});

test("accepts an unchanged headline over the limit", async () => {
  const call = await t.as();
  const long = "a".repeat(HEADLINE_LETTERS + 80);
  const { id } = await t.make.page(call.customer_id, { type: "collection_page", headline: { en: long } });
  const page = await read(call, id);
  const next = await save(call, id, { ...page.content, subtitle: { en: "New" } }, page.lock_version);
  expect(next.content).toMatchObject({ headline: { en: long }, subtitle: { en: "New" } });
  const changed = { ...next.content, headline: { en: `${long}!` } };
  expect(await refusal(save(call, id, changed, next.lock_version))).toMatchObject({ status: 400 });
});
