import { expect, test } from "vitest";
import { emptyPageContent, type PageContent } from "#contract/page-content.ts";
import { pagesApi } from "#contract/pages.ts";
import { publicationsApi } from "#contract/publications.ts";
import { createApp } from "#server/app.ts";
import { createClient } from "#contract/client.ts";
import { shareTestApp, transportTo } from "#server/testing/harness.ts";
import { changedFields, withField } from "./compare-contents.ts";

const t = await shareTestApp();
type Caller = Awaited<ReturnType<typeof t.as>>;

async function makePage(call: Caller) {
  const { page } = await call(pagesApi.create, { body: { page: { type: "collection_page" } } });
  return page;
}
async function save(call: Caller, id: string, change: Partial<PageContent>) {
  const { page } = await call(pagesApi.read, { params: { id } });
  const content = { ...page.content, ...change };
  return (await call(pagesApi.update, { params: { id }, body: { page: { content, lock_version: page.lock_version } } }))
    .page;
}
const revisions = async (call: Caller, id: string) =>
  (await call(pagesApi.revisions, { params: { id }, query: {} })).revisions;
const later = (page_id: string, minutes: number) =>
  t.database.system
    .updateTable("page_revisions")
    .set({ updated_at: new Date(Date.now() - minutes * 60_000).toISOString() })
    .where("page_id", "=", page_id)
    .execute();

test("lists the changes of a save by field and language", () => {
  const before: PageContent = {
    ...emptyPageContent("home_page"),
    headline: { en: "A", es: "B" },
    questions: [{ id: "q", question: { en: "Why?" }, answer: {} }],
  };
  const { home } = before;
  const after: PageContent = {
    ...before,
    headline: { en: "A", es: "C", km: "D" },
    questions: [{ id: "q", question: { en: "Why?", es: "¿Por qué?" }, answer: {} }],
    show_map: false,
    image: { key: "k", alt: { en: "x" }, is_decorative: false, crop: null, focus: { x: 0, y: 0 } },
    home: home && { ...home, announcement: { en: "News" }, featured: [{ id: crypto.randomUUID() }] },
  };
  expect(changedFields(before, after)).toEqual([
    { field: "headline", locale: "es" },
    { field: "headline", locale: "km" },
    { field: "image.alt", locale: "en" },
    { field: "home.announcement", locale: "en" },
    { field: "image", locale: null },
    { field: "questions", locale: "es" },
    { field: "show_map", locale: null },
    { field: "home.featured", locale: null },
  ]);
  expect(changedFields(after, after)).toEqual([]);
});

test("restoring every changed field separately equals restoring the whole", () => {
  const old: PageContent = {
    ...emptyPageContent("collection_page"),
    headline: { en: "A", es: "B" },
    questions: [{ id: "q", question: { en: "Why?" }, answer: { km: "x" } }],
    image: { key: "k", alt: { en: "x" }, is_decorative: false, crop: null, focus: { x: 0, y: 0 } },
  };
  const now: PageContent = {
    ...old,
    headline: { es: "Z", km: "K" },
    questions: [{ id: "q", question: { en: "How?" }, answer: {} }],
    image: null,
    collection: old.collection && { ...old.collection, rule: "type", types: ["device_page"] },
  };
  const back = changedFields(old, now).reduce(
    (content, { field, locale }) => withField(content, old, field, locale ?? undefined),
    now,
  );
  expect(changedFields(old, back)).toEqual([]);
  expect(withField(now, old, "headline", "en").headline).toEqual({ en: "A", es: "Z", km: "K" });
});

test("merges quick saves of one person into one revision with all changes", async () => {
  const call = await t.as({ name: "Ana" });
  const page = await makePage(call);
  await save(call, page.id, { headline: { en: "One" } });
  await save(call, page.id, { headline: { en: "Two" }, body: { es: "Hola" } });
  const [newest, first] = await revisions(call, page.id);
  expect(first).toMatchObject({ number: 1, fields: [] });
  expect(newest).toMatchObject({ number: 2, save_count: 2, saved_by: "Ana", is_mine: true, restored_from: null });
  expect(newest?.fields).toEqual([
    { field: "headline", locale: "en" },
    { field: "body", locale: "es" },
  ]);
  await later(page.id, 11);
  await save(call, page.id, { show_faq: false });
  const other = await t.as({ customer_id: call.customer_id, name: "Ben" });
  await save(other, page.id, { show_faq: true });
  expect((await revisions(call, page.id)).map(({ number, saved_by, is_mine }) => [number, saved_by, is_mine])).toEqual([
    [4, "Ben", false],
    [3, "Ana", true],
    [2, "Ana", true],
    [1, "Ana", true],
  ]);
});

test("starts the home page's history with the site, and first publishes that state", async () => {
  const call = await t.as();
  const { page } = await call(pagesApi.home, {});
  expect(await revisions(call, page.id)).toMatchObject([{ number: 1, fields: [], publication: null }]);
  await call(publicationsApi.publish, { params: { id: page.id }, body: {} });
  await save(call, page.id, { subtitle: { en: "Ask us" } });
  expect(await revisions(call, page.id)).toMatchObject([
    { number: 2, fields: [{ field: "subtitle", locale: "en" }], publication: null },
    { number: 1, publication: { number: 1 } },
  ]);
});

test("restores a field, a language or a whole state as a new save", async () => {
  const call = await t.as();
  const page = await makePage(call);
  const label = await t.make.label(call.customer_id);
  await save(call, page.id, { headline: { en: "Old", es: "Viejo" }, show_map: false, label_ids: [label.id] });
  await later(page.id, 11);
  await save(call, page.id, { headline: { en: "New", es: "Nuevo" }, show_map: true, label_ids: [] });
  const [, old] = await revisions(call, page.id);
  const restore = async (lock_version: number, what: object) =>
    (
      await call(pagesApi.restoreRevision, {
        params: { id: page.id, revision_id: old?.id ?? "" },
        body: { lock_version, ...what },
      })
    ).page;
  expect((await restore(2, { field: "headline", locale: "es" })).content).toMatchObject({
    headline: { en: "New", es: "Viejo" },
    show_map: true,
  });
  const whole = await restore(3, {});
  expect(whole.content).toMatchObject({ headline: { en: "Old", es: "Viejo" }, show_map: false, label_ids: [label.id] });
  const [newest] = await revisions(call, page.id);
  expect(newest).toMatchObject({ number: 5, restored_from: 2 });
  await expect(restore(3, {})).rejects.toMatchObject({ status: 409 });
  await expect(restore(4, { field: "constructor" })).rejects.toMatchObject({ status: 400 });
  const { content } = await call(pagesApi.revision, { params: { id: page.id, revision_id: old?.id ?? "" } });
  expect(content.headline).toEqual({ en: "Old", es: "Viejo" });
});

test("does not restore references to deleted records", async () => {
  const call = await t.as();
  const page = await makePage(call);
  const label = await t.make.label(call.customer_id);
  await save(call, page.id, { label_ids: [label.id], show_map: false });
  await later(page.id, 11);
  await save(call, page.id, { label_ids: [], show_map: true });
  await t.database.system
    .updateTable("labels")
    .set({ deleted_at: new Date().toISOString() })
    .where("id", "=", label.id)
    .execute();
  const [, old] = await revisions(call, page.id);
  const { page: back } = await call(pagesApi.restoreRevision, {
    params: { id: page.id, revision_id: old?.id ?? "" },
    body: { lock_version: 2 },
  });
  expect(back.content).toMatchObject({ label_ids: [], show_map: false });
});

test("lists each change and its author in the activity", async () => {
  const call = await t.as({ name: "Ana" });
  const page = await makePage(call);
  await save(call, page.id, { headline: { en: "One" } });
  await save(call, page.id, { body: { en: "Two" } });
  await call(pagesApi.rename, { params: { id: page.id }, body: { slug: "elsewhere" } });
  const { activity } = await call(pagesApi.activity, { params: { id: page.id }, query: {} });
  expect(activity.map(({ action, actor, fields }) => [action, actor, fields])).toEqual([
    ["page.renamed", "Ana", ["slug"]],
    ["page.updated", "Ana", ["body", "headline"]],
    ["page.created", "Ana", []],
  ]);
});

test("shows who is on a page across processes, and removes them when they leave", async () => {
  const ana = await t.as({ name: "Ana" });
  const page = await makePage(ana);
  const other = await createApp(t.services);
  await other.ready();
  try {
    const { token } = await t.make.person({ customer_id: ana.customer_id, name: "Ben", role: "viewer" });
    const ben = createClient(transportTo(other), () => token);
    const [first, second] = [crypto.randomUUID(), crypto.randomUUID()];
    const say = (call: typeof ben, tab_id: string, field: string | null, is_leaving = false) =>
      call(pagesApi.presence, { params: { id: page.id }, body: { tab_id, field, is_leaving } });
    expect(await say(ana, first, "headline")).toEqual({ people: [] });
    await say(ana, first, "body");
    expect((await say(ben, second, null)).people).toMatchObject([{ name: "Ana", field: "body" }]);
    expect((await say(ana, first, "body")).people).toMatchObject([{ name: "Ben", field: null }]);
    // one person cannot update another person's tab
    await say(ben, first, "stolen");
    expect((await say(ben, second, null)).people).toMatchObject([{ name: "Ana", field: "body" }]);
    await say(ben, second, null, true);
    expect(await say(ana, first, null)).toEqual({ people: [] });
    await say(ben, second, null);
    await t.database.system
      .updateTable("page_presence")
      .set({ seen_at: new Date(Date.now() - 46_000).toISOString() })
      .where("tab_id", "=", second)
      .execute();
    expect(await say(ana, first, null)).toEqual({ people: [] });
  } finally {
    await other.close();
  }
});
