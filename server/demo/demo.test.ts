import { UI_LOCALES } from "#contract/common.ts";
import { sql } from "kysely";
import pg from "pg";
import { expect, test, vi } from "vitest";
import { algorithmsApi } from "#contract/algorithms.ts";
import { dashboardApi } from "#contract/dashboard.ts";
import { addCounts } from "#contract/counts.ts";
import { algorithmChainApi, deviceChainApi } from "#contract/datachains.ts";
import { devicesApi } from "#contract/devices.ts";
import { feedbackApi } from "#contract/feedback.ts";
import { factsheetsApi } from "#contract/factsheets.ts";
import { violationsOf } from "#datachain/testing/dtpr-rules.ts";
import { completenessOf } from "#factsheet/rules.ts";
import { FACTSHEET_TEMPLATE } from "#factsheet/template.ts";
import { labelsApi } from "#contract/labels.ts";
import { locationsApi } from "#contract/locations.ts";
import { organizationsApi } from "#contract/organizations.ts";
import { PageContent } from "#contract/page-content.ts";
import { pagesApi } from "#contract/pages.ts";
import { shortCodesApi } from "#contract/short-codes.ts";
import { suggestionsApi } from "#contract/suggestions.ts";
import { translationsApi } from "#contract/translations.ts";
import { SITE_TEXT_NAMES, sitesApi } from "#contract/sites.ts";
import { createTestDatabase } from "#server/testing/database.ts";
import { startTestApp } from "#server/testing/harness.ts";
import { seedDemo } from "./seed.ts";
import { dayBefore, nowIn } from "./site-now.ts";

const t = await startTestApp();
const queries = vi.spyOn(pg.Client.prototype, "query");
await seedDemo(t.database, { storage: t.services.storage });
const statements = queries.mock.calls.length;
queries.mockRestore();

async function tokenOf(email: string) {
  const { id } = await t.database.system
    .selectFrom("users")
    .select("id")
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
  return t.make.token({ user_id: id });
}
const clientOf = async (email: string) => t.clientFor(await tokenOf(email));

const responsesOf = (database: typeof t.database) =>
  database.system.selectFrom("feedback_responses").select(["id", "comment", "locale"]).orderBy("id").execute();

// Count statements instead of seconds, which depend on the machine.
test("the demo takes few statements, however many rows it has, except for pages published one by one", async () => {
  const { published } = await t.database.system
    .selectFrom("publications")
    .select(({ fn }) => fn.countAll<number>().as("published"))
    .executeTakeFirstOrThrow();
  expect(statements).toBeGreaterThan(10);
  expect(statements).toBeLessThan(120 + 24 * published);
});

test("every table has statistics, so that the first screens are fast", async () => {
  const { rows } = await sql<{ relname: string }>`
    select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples < 0`.execute(
    t.database.system,
  );
  expect(rows).toEqual([]);
});

test("both accounts exist with the roles that the welcome promises", async () => {
  const people = await t.database.system
    .selectFrom("users as u")
    .innerJoin("memberships as m", "m.user_id", "u.id")
    .innerJoin("customers as c", "c.id", "m.customer_id")
    .select(["u.email", "u.admin", "c.slug", "m.role"])
    .orderBy("u.email")
    .orderBy("c.slug", "desc")
    .execute();
  expect(people).toEqual([
    { email: "admin@seaview.example", admin: true, slug: "seaview", role: "manager" },
    { email: "admin@seaview.example", admin: true, slug: "harbourton", role: "manager" },
    { email: "staff@seaview.example", admin: false, slug: "seaview", role: "editor" },
  ]);
  const { hash } = await t.database.system
    .selectFrom("users")
    .select("password_hash as hash")
    .limit(1)
    .executeTakeFirstOrThrow();
  expect(hash).toMatch(/^\$argon2id\$/);
});

test("Seaview has its devices, pages, labels and a site in six languages", async () => {
  const call = await clientOf("staff@seaview.example");
  const { devices, meta } = await call(devicesApi.list, { query: { per_page: 1000 } });
  expect(meta.total_count).toBe(14);
  expect(devices.filter((device) => device.status === null)).toHaveLength(1);
  expect(new Set(devices.map((device) => device.status?.name)).size).toBe(7);
  const pages = await call(pagesApi.search, { query: { locale: "km", per_page: 1000 } });
  expect(pages.meta).toEqual({
    total_count: 22,
    device_pages_count: 14,
    algorithm_pages_count: 5,
    collection_pages_count: 3,
    published_pages_count: 16,
    draft_pages_count: 6,
  });
  expect(new Set(pages.items.map((item) => item.status))).toEqual(new Set(["draft", "published"]));
  const { labels } = await call(labelsApi.list, { query: {} });
  expect(labels.every((label) => label.usage_count > 0)).toBe(true);
  for (const { name, names, is_public } of labels)
    expect(Object.keys(names), name).toHaveLength(is_public ? UI_LOCALES.length - 1 : 1);
  for (const locale of UI_LOCALES) {
    const { site } = await call(sitesApi.current, { query: { locale } });
    const missing = SITE_TEXT_NAMES.filter((field) => site[field] === null);
    expect(missing.filter((field) => field !== "announcement")).toEqual([]);
  }
});

test("600 responses in six languages are spread over 90 days, including formula-like ones", async () => {
  const responses = await t.database.system.selectFrom("feedback_responses").selectAll().execute();
  expect(responses).toHaveLength(600);
  expect(new Set(responses.map((response) => response.locale)).size).toBe(6);
  const ages = responses.map((response) => (Date.now() - Date.parse(response.submitted_at)) / 86_400_000);
  expect(Math.min(...ages)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...ages)).toBeLessThan(91);
  const call = await clientOf("staff@seaview.example");
  const csv = await (await call(feedbackApi.customerCsv, {})).text();
  expect(csv.match(/,"?'[=+\-@]/g)).toHaveLength(4);
});

test("comments fit their device, and enough of them are unanswered", async () => {
  const { rows } = await sql<{ comment: string; title: string; case_status: string }>`
    select r.comment, r.case_status, pages.headline ->> 'en' as title
    from feedback_responses r join pages on pages.id = r.page_id where r.comment is not null`.execute(
    t.database.system,
  );
  const about = (words: RegExp) => new Set(rows.filter(({ comment }) => words.test(comment)).map(({ title }) => title));
  expect([...about(/camera|photograph/i)].every((title) => title.includes("camera"))).toBe(true);
  expect([...about(/Wi-Fi/)].every((title) => title.includes("Wi-Fi"))).toBe(true);
  expect([...about(/\bbin\b|papelera|poubelle/i)].every((title) => title.includes("bin sensors"))).toBe(true);
  expect(about(/\bair\b|aire/).size).toBeGreaterThan(0);
  expect(rows.filter(({ case_status }) => case_status === "new").length).toBeGreaterThan(30);
});

test("has a second customer to switch to", async () => {
  const { id } = await t.database.system
    .selectFrom("customers")
    .select("id")
    .where("slug", "=", "harbourton")
    .executeTakeFirstOrThrow();
  const call = await t.as({ customer_id: id });
  expect((await call(devicesApi.list, { query: {} })).meta.total_count).toBe(3);
  expect((await call(pagesApi.search, { query: {} })).meta.total_count).toBe(2);
  expect((await call(labelsApi.list, { query: {} })).meta.total_count).toBe(2);
  expect(await call(sitesApi.locales, {})).toEqual({ locales: ["en", "es"], default_locale: "en" });
});

test("is the same on every machine, and created once by concurrent starts", { timeout: 60_000 }, async () => {
  const other = await createTestDatabase();
  try {
    const made = await Promise.all([seedDemo(other.database), seedDemo(other.database)]);
    expect(made.toSorted()).toEqual([false, true]);
    expect(await seedDemo(other.database)).toBe(false);
    expect(await responsesOf(other.database)).toEqual(await responsesOf(t.database));
  } finally {
    await other.drop();
  }
});

test("adds nothing if a customer exists", async () => {
  const other = await createTestDatabase();
  try {
    await other.database.system
      .insertInto("customers")
      .values({ id: crypto.randomUUID(), name: "Real City", slug: "real" })
      .execute();
    expect(await seedDemo(other.database)).toBe(false);
    expect(await responsesOf(other.database)).toEqual([]);
  } finally {
    await other.drop();
  }
});

test("devices have places and descriptions, with some gaps left", async () => {
  const call = await clientOf("staff@seaview.example");
  const { devices } = await call(devicesApi.list, { query: { per_page: 1000 } });
  expect(devices.reduce((sum, { location_count }) => sum + location_count, 0)).toBeGreaterThanOrEqual(36);
  const camera = devices.find(({ reference }) => reference === "TRA-0031");
  expect(camera).toMatchObject({
    identifiability: "identifiable",
    accountable: { name: "Seaview Transport Department" },
  });
  const { datachain } = await call(deviceChainApi.get, { params: { id: camera?.id ?? "" } });
  expect(datachain.findings.filter(({ severity }) => severity === "error")).toEqual([]);
  expect(devices.some(({ chain }) => chain?.states.includes("undisclosed"))).toBe(true);
  expect(devices.some(({ chain }) => chain?.states.includes("empty"))).toBe(true);
});

test("factsheets are at least 80 % answered in English and Spanish, without errors, and organizations are used", async () => {
  const call = await clientOf("staff@seaview.example");
  const { algorithms } = await call(algorithmsApi.list, { query: {} });
  expect(algorithms.length).toBeGreaterThanOrEqual(5);
  for (const { id, completeness } of algorithms) {
    const { factsheet } = await call(factsheetsApi.get, { params: { id } });
    expect(factsheet.completeness).toBe(completeness);
    expect(completeness).toBeGreaterThanOrEqual(80);
    expect(factsheet.findings.filter(({ severity }) => severity === "error")).toEqual([]);
    const inSpanish = { ...factsheet.facts, default_locale: "es" };
    expect(completenessOf(FACTSHEET_TEMPLATE, factsheet.answers, inSpanish)).toBeGreaterThanOrEqual(80);
  }
  const { organizations } = await call(organizationsApi.list, { query: {} });
  expect(organizations.find(({ name }) => name === "City of Seaview")?.use_count).toBeGreaterThan(5);
});

test("every page of Seaview has texts in English and Spanish, and together they show every feature of pages", async () => {
  const call = await clientOf("staff@seaview.example");
  const { items } = await call(pagesApi.search, { query: { per_page: 100 } });
  const pages = await Promise.all(items.map(async ({ id }) => (await call(pagesApi.read, { params: { id } })).page));
  for (const { title, content } of pages) {
    const said = [content.headline, content.body].flatMap((text) => [text["en"], text["es"]]);
    expect([title, [...said, content.subtitle["en"]].filter(Boolean).length]).toEqual([title, 5]);
    expect(PageContent.parse(content)).toEqual(content);
  }
  const inAllLanguages = pages.filter(({ content }) => Object.keys(content.body).length === 6);
  expect(inAllLanguages.length).toBeGreaterThanOrEqual(3);
  expect(new Set(pages.map(({ state }) => state))).toEqual(new Set(["draft", "published", "changed", "withdrawn"]));
  expect(new Set(pages.flatMap(({ content }) => content.collection?.rule ?? []))).toEqual(
    new Set(["manual", "label", "type"]),
  );
  expect(pages.filter(({ content }) => content.questions.length).length).toBeGreaterThanOrEqual(4);
  expect(pages.reduce((sum, { relationship_count }) => sum + relationship_count, 0)).toBe(12);
  const { page: home } = await call(pagesApi.home, {});
  expect(home.content.home?.featured).toHaveLength(4);
  expect(home.content.home?.announcement["es"]).toBeTruthy();
  expect(home.content.questions.length).toBeGreaterThan(1);
});

test("every page of Seaview is fully translated into Spanish, and three pages into all six languages", async () => {
  const call = await clientOf("staff@seaview.example");
  const { items } = await call(pagesApi.search, { query: { per_page: 100 } });
  const left = async (id: string, locale: string) => {
    const { meta } = await call(translationsApi.list, { params: { id }, query: { locale } });
    return meta.missing_count + meta.outdated_count;
  };
  const inSpanish = await Promise.all(items.map(async ({ id, title }) => [title, await left(id, "es")]));
  expect(inSpanish).toEqual(items.map(({ title }) => [title, 0]));
  const inAll = await Promise.all(
    items.map(async ({ id }) => Math.max(...(await Promise.all(["fr", "pt", "tl", "km"].map((one) => left(id, one)))))),
  );
  expect(inAll.filter((texts) => texts === 0).length).toBeGreaterThanOrEqual(3);
});

/** In metres; accurate enough within a city. */
const distance = (a: { lat: number; lng: number }, b: { lat: number; lng: number }) =>
  Math.hypot(a.lat - b.lat, (a.lng - b.lng) * Math.cos((a.lat * Math.PI) / 180)) * 111_320;

const orders = <T>(of: readonly T[]): T[][] =>
  of.length < 2
    ? [[...of]]
    : of.flatMap((first, at) => orders([...of.slice(0, at), ...of.slice(at + 1)]).map((rest) => [first, ...rest]));

test("the harbour walk lists its devices in the order of the shortest way from the pier to the beach", async () => {
  const call = await clientOf("staff@seaview.example");
  const { items } = await call(pagesApi.search, { query: { q: "Along Harbour Walk" } });
  const { page } = await call(pagesApi.read, { params: { id: items[0]?.id ?? "" } });
  const members = page.content.collection?.members ?? [];
  const stops = await Promise.all(
    members.map(async ({ id }) => {
      const { page: stop } = await call(pagesApi.read, { params: { id } });
      const { locations } = await call(locationsApi.list, { params: { device_id: stop.subject?.id ?? "" }, query: {} });
      return { lat: locations[0]?.lat ?? 0, lng: locations[0]?.lng ?? 0 };
    }),
  );
  const length = (way: typeof stops) =>
    way.slice(1).reduce((sum, stop, at) => sum + distance(way[at] ?? stop, stop), 0);
  expect(stops).toHaveLength(5);
  expect(page.content.collection?.group_by).toBe("none");
  const [pier, beach] = [stops.at(0), stops.at(-1)];
  const between = orders(stops).filter((way) => way.at(0) === pier && way.at(-1) === beach);
  expect(Math.round(length(stops))).toBe(Math.round(Math.min(...between.map(length))));
  // forty minutes, as the page says, at 4 to 5 km/h
  expect(length(stops)).toBeGreaterThan(2600);
  expect(length(stops)).toBeLessThan(3400);
});

test("suggestions from share links exist, one with outdated words and one answered", async () => {
  const call = await clientOf("staff@seaview.example");
  const { threads, meta } = await call(suggestionsApi.threads, { query: {} });
  expect(meta).toMatchObject({ total_count: 4, open_count: 7, decided_count: 1 });
  const all = await Promise.all(
    threads.map(async ({ id }) => (await call(suggestionsApi.thread, { params: { id } })).suggestions),
  );
  const texts = all.flat().filter(({ field }) => field !== null);
  // each refers to an existing text
  expect(texts.every(({ now }) => now !== null)).toBe(true);
  const stale = texts.filter(({ state, has_changed }) => state === "open" && has_changed);
  expect(stale.map(({ field }) => field)).toEqual(["subtitle"]);
});

test("a page's history has saves and a version, and some translations are outdated", async () => {
  const call = await clientOf("staff@seaview.example");
  const { items } = await call(pagesApi.search, { query: { q: "Air quality mast, Fish Market Square" } });
  const id = items[0]?.id ?? "";
  const { revisions } = await call(pagesApi.revisions, { params: { id }, query: {} });
  expect(revisions.map(({ number, publication }) => [number, publication?.number])).toEqual([
    [2, 3],
    [1, undefined],
  ]);
  const { texts, meta } = await call(translationsApi.list, { params: { id }, query: { locale: "fr" } });
  expect(meta.outdated_count).toBe(1);
  expect(texts.find(({ state }) => state === "outdated")).toMatchObject({
    field: "body",
    is_from_file: true,
    source_changed: { by: "Lena Okafor" },
  });
});

test("no version of a page is older than the page, including the home page", async () => {
  const call = await clientOf("staff@seaview.example");
  const { page } = await call(pagesApi.home, {});
  const { items } = await call(pagesApi.search, { query: { per_page: "100" } });
  for (const id of [page.id, ...items.map((item) => item.id)]) {
    const { revisions } = await call(pagesApi.revisions, { params: { id }, query: {} });
    const [first, versions] = [revisions.at(-1), revisions.flatMap(({ publication }) => publication ?? [])];
    expect(first?.number).toBe(1);
    for (const { published_at } of versions)
      expect(Date.parse(published_at)).toBeGreaterThan(Date.parse(first?.first_saved_at ?? ""));
  }
});

test("the dashboard shows the team's actions with realistic times, and residents' comments", async () => {
  const { activity, feedback, residents } = await (await clientOf("staff@seaview.example"))(dashboardApi.get, {});
  expect(new Set(activity.map(({ actor }) => actor))).toEqual(new Set(["Dara Meas", "Lena Okafor"]));
  expect(activity.map(({ action }) => action)).toEqual(
    expect.arrayContaining(["page.updated", "feedback.reply_published"]),
  );
  const made_at = Date.now() - 10 * 60_000;
  expect(activity.filter(({ at }) => Date.parse(at) > made_at)).toEqual([]);
  expect(feedback).toHaveLength(4);
  expect(residents.open_cases).toBeGreaterThan(10);
});

test("its pictures exist, and devices and their pages show the same ones", async () => {
  const token = await tokenOf("staff@seaview.example");
  const call = t.clientFor(token);
  const { items } = await call(pagesApi.search, { query: { has_image: "true" } });
  const pages = await Promise.all(items.map(async ({ id }) => (await call(pagesApi.read, { params: { id } })).page));
  expect(pages.filter(({ type }) => type === "collection_page")).toHaveLength(2);
  const ofDevices = pages.filter(({ type }) => type === "device_page");
  expect(ofDevices).toHaveLength(10);
  for (const { content } of pages)
    expect((await t.loadImage({ token }, content.image?.key ?? null)).statusCode).toBe(200);
  for (const { content, subject } of ofDevices) {
    const { device } = await call(devicesApi.get, { params: { id: subject?.id ?? "" }, query: {} });
    expect(device.photo_key).toBe(content.image?.key);
  }
});

test("the guide has a picture, a logo and a lead, and accountable organizations have logos", async () => {
  const call = await clientOf("staff@seaview.example");
  const { site } = await call(sitesApi.current, { query: { locale: "en" } });
  for (const key of [site.hero_key, site.logo_key, site.responsable_org_logo_key])
    expect((await t.app.inject(`/media/${key}`)).statusCode).toBe(200);
  const { page: home } = await call(pagesApi.home, {});
  expect(Object.keys(home.content.subtitle)).toHaveLength(6);
  const { organizations } = await call(organizationsApi.list, { query: {} });
  const city = organizations.find(({ name }) => name === "City of Seaview");
  expect(city?.logo_key).toBe(site.responsable_org_logo_key);
});

/** Every sentence that authors wrote into a chain, with repetitions. */
const sentencesIn = (placements: readonly { variables: Readonly<Record<string, Record<string, string>>> }[]) =>
  placements.flatMap(({ variables }) => Object.values(variables).flatMap(({ en }) => en ?? []));

test("no chain repeats a sentence", async () => {
  const call = await clientOf("staff@seaview.example");
  const { algorithms } = await call(algorithmsApi.list, { query: {} });
  const { devices } = await call(devicesApi.list, { query: { per_page: 1000 } });
  const chains = await Promise.all([
    ...algorithms.map(async ({ id }) => (await call(algorithmChainApi.get, { params: { id } })).datachain),
    ...devices
      .filter(({ chain }) => chain)
      .map(async ({ id }) => (await call(deviceChainApi.get, { params: { id } })).datachain),
  ]);
  for (const { content } of chains) {
    const sentences = sentencesIn(content.placements);
    expect(sentences).toEqual([...new Set(sentences)]);
  }
});

test("some pages have a history with reasons for each version", async () => {
  const rows = await t.database.system
    .selectFrom("publications")
    .select(["page_id", "number", "note", "published_at"])
    .orderBy("page_id")
    .orderBy("number")
    .execute();
  const later = rows.filter(({ number }) => number > 1);
  expect(new Set(later.map(({ page_id }) => page_id)).size).toBeGreaterThanOrEqual(4);
  expect(later.every(({ note }) => note)).toBe(true);
  const isEarlier = (row: (typeof rows)[number], next: (typeof rows)[number] | undefined) =>
    next?.page_id !== row.page_id || Date.parse(row.published_at) < Date.parse(next.published_at);
  expect(rows.filter((row, index) => !isEarlier(row, rows[index + 1]))).toEqual([]);
});

test("Seaview has 25 codes in every state, and their scans add up", async () => {
  const call = await clientOf("staff@seaview.example");
  const { short_codes, meta } = await call(shortCodesApi.list, { query: { per_page: 100 } });
  expect(meta.counts).toMatchObject({ all: 25, blank: 3, retired: 1, expired: 1, dead: 1, orphans: 3 });
  expect(short_codes.filter(({ target_type }) => target_type === "location").every(({ place }) => place)).toBe(true);
  const [busiest] = short_codes.toSorted((a, b) => addCounts(b.scans_by_day) - addCounts(a.scans_by_day));
  const { scans, history } = await call(shortCodesApi.show, { params: { id: busiest?.id ?? "" } });
  expect(scans.total).toBeGreaterThan(scans.total_before);
  expect(history[0]?.scan_count).toEqual(scans.all);
});

const seaview = () =>
  t.database.system
    .selectFrom("sites")
    .select(["customer_id", "time_zone"])
    .where("slug", "=", "seaview")
    .executeTakeFirstOrThrow();

/** Views by day of the last week, latest first, and the number of events in the future. */
async function lastWeek() {
  const { customer_id, time_zone } = await seaview();
  const now = nowIn(time_zone, Date.now());
  const { rows } = await sql<{ day: string; views: number; later: number }>`
    select day::text, count(*) filter (where kind = 'page_view')::int as views,
      count(*) filter (where day > ${now.day}::date or (day = ${now.day}::date and hour > ${now.hour}::int))::int as later
    from events where customer_id = ${customer_id} and day > ${dayBefore(now, 7)}::date
    group by day order by day desc`.execute(t.database.system);
  return { customer_id, now, rows };
}

/** Events in the future, and days with hardly any views. Skips today at night, when few people have come yet. */
function oddIn({ now, rows }: Awaited<ReturnType<typeof lastWeek>>) {
  const days = Array.from({ length: 7 }, (_, age) => dayBefore(now, age)).slice(now.hour > 7 ? 0 : 1);
  const busy = rows.filter(({ views }) => views > 5).map(({ day }) => day);
  return { later: rows.filter(({ later }) => later > 0), quiet: days.filter((day) => !busy.includes(day)) };
}

test("has visits every day until today, and none in the future", async () => {
  expect(oddIn(await lastWeek())).toEqual({ later: [], quiet: [] });
});

test("a demo that is some days old is continued from its last week, once", async () => {
  const { customer_id, now } = await lastWeek();
  const until = dayBefore(now, 4);
  const { system } = t.database;
  for (const table of [
    "short_code_days",
    "events",
    "event_days",
    "event_counts",
    "event_hours",
    "event_details",
    "event_drops",
  ] as const)
    await sql`delete from ${sql.table(table)} where customer_id = ${customer_id} and day > ${until}::date`.execute(
      system,
    );
  await sql`
    update short_codes set scan_count = (select coalesce(sum(scans), 0) from short_code_days where short_code_id = short_codes.id)
    where customer_id = ${customer_id}`.execute(system);
  const totals = async () => {
    const { rows } = await sql<Record<"events" | "answers" | "late" | "views" | "counted" | "scans", number>>`
      select (select count(*)::int from events where customer_id = ${customer_id}) as events,
        (select count(*)::int from feedback_responses where customer_id = ${customer_id}) as answers,
        (select count(*)::int from feedback_responses where submitted_at > now()) as late,
        (select sum(views)::int from event_days where customer_id = ${customer_id} and day > ${until}::date
          and page_id is null and locale is null) as views,
        (select sum(scan_count)::int from short_codes where customer_id = ${customer_id}) as counted,
        (select sum(scans)::int from short_code_days where customer_id = ${customer_id}) as scans`.execute(system);
    return rows[0]!;
  };
  const before = await totals();
  expect(await seedDemo(t.database)).toBe(false);
  const after = await totals();
  expect(oddIn(await lastWeek())).toEqual({ later: [], quiet: [] });
  expect(after.views).toBeGreaterThan(100);
  expect(after.answers).toBeGreaterThan(before.answers);
  expect(after).toMatchObject({ late: 0, counted: after.scans });
  await seedDemo(t.database);
  expect(await totals()).toEqual(after);
});

test("every datachain of the demo is a document that keeps to the rules of its release", async () => {
  const call = await clientOf("admin@seaview.example");
  const chains = await t.database.system
    .selectFrom("datachains as d")
    .innerJoin("customers as c", "c.id", "d.customer_id")
    .select(["d.device_id", "d.algorithm_id", "d.content"])
    .where("c.slug", "=", "seaview")
    .execute();
  expect(chains.length).toBeGreaterThan(8);
  const broken: Record<string, readonly string[]> = {};
  for (const { device_id, algorithm_id } of chains)
    for (const form of ["thin", "resolved"] as const) {
      const id = device_id ?? algorithm_id ?? "";
      const api = device_id ? deviceChainApi : algorithmChainApi;
      const file = await call(api.json, { params: { id }, query: { form } });
      const document: unknown = JSON.parse(await file.text());
      const violations = violationsOf(document);
      if (violations.length > 0) broken[`${form} of ${id}`] = violations;
    }
  expect(broken).toEqual({});
});
