import { sql } from "kysely";
import { expect, test } from "vitest";
import { pagesApi } from "#contract/pages.ts";
import { shareTestApp } from "#server/testing/harness.ts";

const t = await shareTestApp();
type Caller = Awaited<ReturnType<typeof t.as>>;
type Query = Parameters<typeof t.anonymous<typeof pagesApi.search>>[1]["query"];

/** Pages of all kinds, inserted directly, so that each filter matches some. */
async function guide() {
  const call = await t.as();
  const { customer_id } = call;
  const { id: label } = await t.make.label(customer_id);
  const { id: status } = await t.make.status(customer_id);
  const { system: db } = t.database;
  await sql`
    with made as (
      insert into devices (id, customer_id, name, reference, status_id, review_due_on)
      select gen_random_uuid(), ${customer_id}, 'Mast', 'R' || n, case when n % 3 = 0 then ${status}::uuid end,
        case when n % 4 = 0 then current_date - 1 end
      from generate_series(1, 48) n
      returning id, substr(reference, 2)::int as n
    )
    insert into pages (id, customer_id, type, status, has_changes, slug, headline, device_id, error_count, change_count, needs_locales, languages, published_at, content)
    select gen_random_uuid(), ${customer_id}, case when n % 5 = 0 then 'collection_page' else 'device_page' end,
      case when n % 2 = 0 then 'published' else 'draft' end, n % 6 = 0, 'page-' || n,
      case when n % 7 = 0 then '{}' else jsonb_strip_nulls(jsonb_build_object('en', 'Mast ' || n, 'km', case when n % 3 = 0 then 'បង្គោល ' || n end)) end,
      case when n % 5 > 0 then id end, n % 8 / 7, n % 4, case when n % 3 > 0 then array['km'] else '{}' end,
      jsonb_build_array(jsonb_build_object('locale', 'km', 'done', 1, 'outdated', n % 3 / 2, 'missing', 0)),
      case when n % 2 = 0 then now() - n * interval '1 hour' end,
      case when n % 9 = 0 then '{"image": {"key": "k.png"}}' else '{}' end::jsonb
    from made`.execute(db);
  await sql`
    insert into page_labels (customer_id, page_id, label_id)
    select customer_id, id, ${label} from pages where customer_id = ${customer_id} and slug like '%1'`.execute(db);
  await sql`
    insert into page_schedules (id, customer_id, page_id, action, at)
    select gen_random_uuid(), customer_id, id, 'publish', now() + interval '1 day' from pages where customer_id = ${customer_id} and slug like '%2'`.execute(
    db,
  );
  return { call, label, status };
}

const FLAGS = ["has_errors", "has_outdated", "has_image", "is_scheduled", "review_due"] as const;

/** Each filter alone, each with a type, and pairs of filters. */
function queriesOf({ label, status }: Awaited<ReturnType<typeof guide>>): Query[] {
  const flags = FLAGS.flatMap((name): Query[] => [{ [name]: "true" }, { [name]: "false" }]);
  const others: Query[] = [
    {},
    { status: ["draft"] },
    { state: ["changed"] },
    { needs_locale: ["km"] },
    { label_id: [label] },
    { device_status_id: [status] },
    { q: "mast 1" },
    { q: "page-" },
    { q: "បង្គោល", locale: "km" },
  ];
  const alone = [...flags, ...others];
  const pairs = others.flatMap((one) => flags.map((flag): Query => ({ ...one, ...flag })));
  const neither: Query = { is_scheduled: "false", review_due: "false" };
  return [...alone, ...alone.map((one): Query => ({ ...one, type: ["collection_page"] })), ...pairs, neither];
}

async function expectTrueCounts(call: Caller, query: Query) {
  const { items, meta } = await call(pagesApi.search, { query: { per_page: 100, ...query } });
  const all = query.type
    ? (await call(pagesApi.search, { query: { per_page: 100, ...query, type: [] } })).items
    : items;
  const of = (fits: (item: (typeof items)[number]) => boolean) => all.filter(fits).length;
  expect([query, meta]).toEqual([
    query,
    {
      total_count: items.length,
      collection_pages_count: of(({ type }) => type === "collection_page"),
      device_pages_count: of(({ type }) => type === "device_page"),
      algorithm_pages_count: 0,
      published_pages_count: of(({ status }) => status === "published"),
      draft_pages_count: of(({ status }) => status === "draft"),
    },
  ]);
  return items;
}

test("R2.17 counts match the listed pages for every filter", { timeout: 120_000 }, async () => {
  const world = await guide();
  const found = [];
  for (const query of queriesOf(world)) found.push((await expectTrueCounts(world.call, query)).length);
  expect(found.filter((count) => count > 0).length).toBeGreaterThan(60);
});

test("counts follow changes of state, type, errors, languages, deletion, restoring and purging", async () => {
  const { call } = await guide();
  const { customer_id } = call;
  const { system: db } = t.database;
  const some = (n: number) => sql`customer_id = ${customer_id} and slug like ${`%${n}`}`;
  // Enough updates to trigger the occasional summing up of counts.
  for (let n = 0; n < 120; n += 1)
    await sql`update pages set error_count = ${n % 2}, needs_locales = ${n % 3 ? ["es"] : []} where ${some(n % 10)}`.execute(
      db,
    );
  await sql`update pages set status = 'published', has_changes = true where ${some(3)}`.execute(db);
  await sql`update pages set deleted_at = now() where ${some(4)}`.execute(db);
  await expectTrueCounts(call, {});
  await sql`update pages set deleted_at = null where ${some(14)}`.execute(db);
  await sql`delete from pages where ${some(5)}`.execute(db);
  const queries: Query[] = [
    {},
    { has_errors: "true" },
    { needs_locale: ["es"] },
    { state: ["changed"] },
    { q: "mast" },
  ];
  for (const query of queries) expect(await expectTrueCounts(call, query)).not.toEqual([]);
});

test("sorts and searches titles in the requested language or its fallback", async () => {
  const { call } = await guide();
  const titles = async (query: Query) =>
    (await call(pagesApi.search, { query: { per_page: 100, ...query } })).items.map(({ title }) => title);
  const khmer = await titles({ locale: "km" });
  expect(khmer.filter((title) => title.startsWith("បង្គោល"))).toHaveLength(14);
  expect(khmer.filter((title) => title.startsWith("page-"))).toHaveLength(6);
  expect(await titles({ locale: "km", sort: "-title" })).toEqual(khmer.toReversed());
  expect(await titles({ locale: "km", q: "MAST 1" })).toEqual([
    "Mast 1",
    "Mast 10",
    "Mast 11",
    "Mast 13",
    "Mast 16",
    "Mast 17",
    "Mast 19",
  ]);
  expect(await titles({ locale: "fr", q: "mast 48" })).toEqual(["Mast 48"]);
});

test("a list follows its site's languages", async () => {
  const call = await t.as();
  const { customer_id } = call;
  await t.make.page(customer_id, { headline: { en: "A harbour", fr: "Z port" } });
  await t.make.page(customer_id, { headline: { en: "B mast", fr: "Mât" } });
  const slugs = async (query: Query) => (await call(pagesApi.search, { query })).items.map(({ title }) => title);
  expect(await slugs({ locale: "fr", q: "port" })).toEqual([]);
  await sql`update sites set locales = '{en,fr}' where customer_id = ${customer_id}`.execute(t.database.system);
  expect(await slugs({ locale: "fr" })).toEqual(["Mât", "Z port"]);
  expect(await slugs({ locale: "fr", q: "port" })).toEqual(["Z port"]);
  await sql`update sites set default_locale = 'fr' where customer_id = ${customer_id}`.execute(t.database.system);
  expect(await slugs({})).toEqual(["Mât", "Z port"]);
});

test("never published pages come last in either direction", async () => {
  const { call } = await guide();
  for (const sort of ["published_at", "-published_at"] as const) {
    const { items } = await call(pagesApi.search, { query: { per_page: 100, sort } });
    const dates = items.map(({ published_at }) => published_at);
    const first = dates.indexOf(null);
    expect([first, new Set(dates.slice(first))]).toEqual([24, new Set([null])]);
    const sorted = dates.slice(0, first).map(String).toSorted();
    expect(dates.slice(0, first)).toEqual(sort === "published_at" ? sorted : sorted.toReversed());
  }
});

test("finds the customer's own pages by id", async () => {
  const [me, other] = [await t.as(), await t.as()];
  const mine = await t.make.page(me.customer_id, { headline: { en: "Mine" } });
  await t.make.page(me.customer_id, { headline: { en: "Not asked for" } });
  const theirs = await t.make.page(other.customer_id, { headline: { en: "Theirs" } });
  const { items } = await me(pagesApi.search, { query: { id: [mine.id, theirs.id] } });
  expect(items.map(({ title }) => title)).toEqual(["Mine"]);
});

test("filters pages by the status of their device", async () => {
  const me = await t.as();
  const active = await t.make.status(me.customer_id, "Active");
  const device = await t.make.device(me.customer_id, { name: "Mast", status_id: active.id });
  await t.make.page(me.customer_id, { headline: { en: "Mast" }, device_id: device.id });
  await t.make.page(me.customer_id, { headline: { en: "Without" } });
  const { items } = await me(pagesApi.search, { query: { device_status_id: [active.id] } });
  expect(items.map(({ title }) => title)).toEqual(["Mast"]);
});

test("lists a headline of maximum length, and finds it by its beginning", async () => {
  const call = await t.as();
  const en = `Mast ${Array.from({ length: 2000 }, (_, n) => String.fromCodePoint(0x4e00 + ((n * 7919) % 20_000))).join("")}`;
  await t.make.page(call.customer_id, { headline: { en } });
  const { items } = await call(pagesApi.search, { query: { q: "mast 一" } });
  expect(items.map(({ title }) => title)).toEqual([en]);
});
