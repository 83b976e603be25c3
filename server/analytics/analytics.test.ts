import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { ANALYTICS_PANELS, analyticsApi, type AnalyticsPanel } from "#contract/analytics.ts";
import { shortCodesApi } from "#contract/short-codes.ts";
import { guideWorld } from "#server/testing/guide-world.ts";
import { startTestApp } from "#server/testing/harness.ts";
import { readClock } from "./counting/read-clock.ts";
import { rollUpEvents } from "./rolling-up/roll-up-events.ts";

const t = await startTestApp();
const PHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Secret-Agent/7.77";
const CODES = "go.localhost:3000";
/** Counts are written every two seconds, later on a busy machine. */
const LONG = { timeout: 20_000 };

type World = Awaited<ReturnType<typeof guideWorld>>;
type Headers = Readonly<Record<string, string>>;

/** A visitor with their own address. */
const reader = ({ host }: World, number: number, more: Headers = {}) => {
  const remoteAddress = `203.0.113.${number}`;
  const ask = (method: "GET" | "POST", url: string, headers: Headers = {}, payload?: string) =>
    t.app.inject({
      method,
      url,
      remoteAddress,
      headers: { host, "user-agent": PHONE, ...more, ...headers },
      ...(payload !== undefined && { payload }),
    });
  return {
    get: (url: string, headers?: Headers) => ask("GET", url, headers),
    scan: (code: string) => ask("GET", `/${code}`, { host: CODES }),
    answer: (fields: Headers) =>
      ask(
        "POST",
        "/feedback",
        { origin: `http://${host}`, "content-type": "application/x-www-form-urlencoded" },
        new URLSearchParams(fields).toString(),
      ),
  };
};
type Person = ReturnType<typeof reader>;

const draftOf = (location: unknown) => new URL(String(location), "http://x").searchParams.get("draft") ?? "";

async function sendFeedback(person: Person, page_id: string) {
  let { headers } = await person.answer({ page_id, feel: "4" });
  for (let question = 0; question < 4; question += 1)
    ({ headers } = await person.answer({ draft: draftOf(headers.location), go: "skip" }));
  const last = { draft: draftOf(headers.location), go: "send" };
  await person.answer(last);
  // a form submitted twice counts once
  await person.answer(last);
}

const eventsOf = async ({ customer_id }: World) => {
  const { rows } = await sql<{ kind: string; count: number }>`
    select kind, sum(count)::int as count from events where customer_id = ${customer_id} group by kind`.execute(
    t.database.system,
  );
  return Object.fromEntries(rows.map(({ kind, count }) => [kind, count]));
};

const dropsOf = async ({ customer_id }: World) => {
  const rows = await t.database.system
    .selectFrom("event_drops")
    .select(["reason", "count"])
    .where("customer_id", "=", customer_id)
    .execute();
  return Object.fromEntries(rows.map(({ reason, count }) => [reason, count]));
};

/** Waits until all counts are written, then rolls them up. */
async function settle(world: World, events: Readonly<Record<string, number>>) {
  await expect.poll(() => eventsOf(world), LONG).toEqual(events);
  await rollUpEvents(t.database);
}

const csvOf = async ({ call }: World, panel: AnalyticsPanel, query: object = {}) => {
  const text = await (await call(analyticsApi.csv, { query: { panel, ...query } })).text();
  const [header = "", ...lines] = text.replace("\uFEFF", "").trimEnd().split("\r\n");
  return { columns: header.split(","), rows: lines.map((line) => line.split(",")) };
};

/** The sum of a column in a panel's CSV. */
async function csvSum(world: World, panel: AnalyticsPanel, column: string) {
  const { columns, rows } = await csvOf(world, panel);
  return rows.reduce((sum, row) => sum + Number(row[columns.indexOf(column)] || 0), 0);
}

const each = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);

/** A day in Phnom Penh with known numbers, in fives of each part: so all of them are shown. */
async function knownDay() {
  const world = await guideWorld(t);
  const { device, planner } = world.pages;
  await t.database.system
    .updateTable("sites")
    .set({ time_zone: "Asia/Phnom_Penh" })
    .where("customer_id", "=", world.customer_id)
    .execute();
  const { short_code } = await world.call(shortCodesApi.create, {
    body: { short_code: { target: { type: "page", page_id: device.id } } },
  });
  const isKnown = async () => (await reader(world, 250, { "user-agent": "testbot" }).scan(short_code.code)).statusCode;
  await expect.poll(isKnown, LONG).toBe(302);
  for (const number of each(1, 10)) {
    const person = reader(world, number);
    await person.scan(short_code.code);
    await person.get(`/devices/${device.slug}?code=${short_code.code}`);
    if (number <= 5) await person.get("/");
    if (number <= 5) await person.answer({ page_id: device.id, feel: "5" });
  }
  for (const number of each(11, 15)) {
    const person = reader(world, number, { "accept-language": "vi-VN,vi;q=0.9" });
    await person.get(`/devices/${device.slug}`);
    await person.get("/?lang=km");
    await person.get("/?lang=km&remember=1");
    await sendFeedback(person, device.id);
  }
  for (const number of each(17, 21)) await reader(world, number).get(`/algorithms/${planner.slug}`);
  for (const number of each(20, 29)) await reader(world, number, { "user-agent": "Googlebot/2.1" }).get("/");
  for (const number of each(20, 24)) await reader(world, number, { "sec-purpose": "prefetch" }).get("/");
  await expect.poll(() => dropsOf(world), LONG).toMatchObject({ prefetch: 5 });
  await settle(world, {
    scan: 10,
    page_view: 10 + 5 + 10 + 5,
    language_switched: 5,
    language_missing: 10,
    feedback_started: 10,
    feedback_completed: 5,
  });
  return { ...world, short_code };
}

test("R2.13 a known day adds up exactly in every panel of /analytics and its file", async () => {
  const world = await knownDay();
  const { call, short_code } = world;
  const { device, home, planner } = world.pages;
  const shown = await call(analyticsApi.overview, { query: { days: 7 } });
  const { day } = readClock("Asia/Phnom_Penh");

  expect(shown.range).toMatchObject({ to: day, days: 7, time_zone: "Asia/Phnom_Penh" });
  expect(shown.first_day).toBe(day);
  expect(shown.totals).toEqual({
    views: { value: 30, before: 0 },
    visitors: { value: 20, before: 0 },
    scans: { value: 10, before: 0 },
    feedback: { value: 5, before: 0 },
  });
  expect(shown.series).toHaveLength(7);
  expect(shown.series.at(-1)).toMatchObject({ day, views: 30, visitors: 20, scans: 10, feedback: 5 });
  expect(shown.funnel.map(({ step, visitors }) => [step, visitors])).toEqual([
    ["scanned", 10],
    ["viewed", 10],
    ["went_on", 5],
    ["feedback_started", 5],
    ["feedback_completed", 0],
  ]);
  expect(shown.languages.map(({ locale, views, switched }) => [locale, views, switched])).toEqual([
    ["en", 25, 0],
    ["km", 5, 5],
  ]);
  // each in the language read first; the order within an hour is not recorded
  expect(shown.languages.reduce((sum, { visitors }) => sum + visitors, 0)).toBe(20);
  expect(shown.missing_languages).toEqual([{ locale: "vi", visitors: 5 }]);
  expect(shown.hours.reduce((sum, { views }) => sum + views, 0)).toBe(30);
  expect(
    shown.pages.map(({ page, views, visitors, scans, feedback }) => [page.id, views, visitors, scans, feedback]),
  ).toEqual([
    [device.id, 15, 15, 10, 5],
    [home.id, 10, 10, 0, 0],
    [planner.id, 5, 5, 0, 0],
  ]);
  expect(shown.codes).toMatchObject([{ id: short_code.id, scans: 10, before: 0, state: "active" }]);
  expect(shown.codes[0]?.trend).toEqual([0, 0, 0, 0, 0, 0, 10]);
  expect(shown.code_totals).toEqual({ all: 1, scanned: 1, silent: 0, dead: 0 });
  expect(shown.marks.map(({ page }) => page.id)).toContain(device.id);
  expect(Object.fromEntries(shown.dropped.map(({ reason, count }) => [reason, count]))).toMatchObject({
    robot: expect.any(Number),
    prefetch: 5,
    staff: 0,
  });

  expect(await csvSum(world, "series", "views")).toBe(30);
  expect(await csvSum(world, "series", "visitors")).toBe(20);
  expect(await csvSum(world, "series", "scans")).toBe(10);
  expect(await csvSum(world, "languages", "views")).toBe(30);
  expect(await csvSum(world, "hours", "scans")).toBe(10);
  expect(await csvSum(world, "codes", "scans")).toBe(10);
  expect((await csvOf(world, "pages")).rows.map((row) => row.slice(3))).toEqual([
    ["15", "0", "15", "10", "5"],
    ["10", "0", "10", "0", "0"],
    ["5", "0", "5", "0", "0"],
  ]);
  expect((await csvOf(world, "funnel")).rows.map(([step, visitors]) => `${step} ${visitors}`)).toEqual([
    "scanned 10",
    "viewed 10",
    "went_on 5",
    "feedback_started 5",
    "feedback_completed 0",
  ]);
});

test("R2.13 filters by page and language, with the comparison period", async () => {
  const world = await knownDay();
  const { call } = world;
  const { device, home } = world.pages;
  const page = await call(analyticsApi.overview, { query: { page_id: device.id } });
  expect(page.totals.views.value).toBe(15);
  expect(page.totals.scans.value).toBe(10);
  expect(page.pages.map(({ page: { id } }) => id)).toEqual([device.id]);
  const khmer = await call(analyticsApi.overview, { query: { locale: "km", compare: "none" } });
  expect(khmer.totals.views).toEqual({ value: 5, before: null });
  expect(khmer.range.before).toBeNull();
  expect(khmer.pages.map(({ page: { id } }) => id)).toEqual([home.id]);
  const { day } = readClock("Asia/Phnom_Penh");
  const next = new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
  const later = await call(analyticsApi.overview, { query: { from: next, to: next } });
  expect(later.totals.views).toEqual({ value: 0, before: 30 });
  expect(later.series[0]?.before).toMatchObject({ day, views: 30, visitors: 20 });
  expect(later.pages[0]).toMatchObject({ views: 0, views_before: 15 });
});

test("lists of pages and codes return their total, even past the end", async () => {
  const { call, short_code } = await knownDay();
  const pages = await call(analyticsApi.pages, { query: { per_page: 1, page: 2 } });
  expect([pages.pages.length, pages.meta.total_count]).toEqual([1, 3]);
  expect((await call(analyticsApi.pages, { query: { page: 9 } })).meta.total_count).toBe(3);
  await call(shortCodesApi.create, { body: { short_code: { target: { type: "home" } } } });
  const silent = await call(analyticsApi.codes, { query: { only: "silent" } });
  expect(silent.codes).toMatchObject([{ scans: 0, state: "active" }]);
  expect(silent.meta.totals).toEqual({ all: 2, scanned: 1, silent: 1, dead: 0 });
  await call(shortCodesApi.retire, {
    params: { id: short_code.id },
    body: { lock_version: short_code.lock_version },
  });
  const dead = await call(analyticsApi.codes, { query: { only: "dead" } });
  expect(dead.codes.map(({ id, scans }) => [id, scans])).toEqual([[short_code.id, 10]]);
});

test("exports every panel, also for a guide without readers", async () => {
  const world = await guideWorld(t);
  for (const panel of ANALYTICS_PANELS) {
    const { columns } = await csvOf(world, panel);
    expect(columns.length, panel).toBeGreaterThan(1);
  }
  const empty = await world.call(analyticsApi.overview, { query: {} });
  expect(empty.first_day).toBeNull();
  expect(empty.totals.views).toEqual({ value: 0, before: 0 });
});

/** All rows of the database that match a pattern. */
async function rowsWith(pattern: string) {
  const { rows: tables } = await sql<{ name: string }>`
    select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
    where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`.execute(t.owner);
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ text: string }>`
      select row_to_json(one)::text as text from ${sql.raw(name)} as one
      where row_to_json(one)::text ~ ${pattern}`.execute(t.owner);
    found.push(...rows.map(({ text }) => `${name} ${text}`));
  }
  return found;
}

test("stores no IP address or user agent in the database or on disk", async () => {
  const { device } = (await knownDay()).pages;
  expect((await rowsWith(`"kind":"page_view","page_id":"${device.id}"`)).length).toBeGreaterThan(0);
  expect(await rowsWith("203\\.0\\.113\\.|Secret-Agent")).toEqual([]);
  const folder = join(t.services.config.data_dir, "scans");
  for (const name of await readdir(folder))
    expect(await readFile(join(folder, name), "utf8")).not.toMatch(/203\.0\.113\.|Secret-Agent/);
});

test("excludes reads by staff, whenever they signed in that day", async () => {
  const world = await guideWorld(t);
  const colleague = { "user-agent": "Mozilla/5.0 Colleague" };
  for (const number of each(1, 6)) await reader(world, number).get("/");
  for (let view = 0; view < 7; view += 1) await reader(world, 40, colleague).get("/");
  await settle(world, { page_view: 13 });
  const exactly = async (...figures: readonly string[]) => {
    const { sum } = await t.database.system
      .selectFrom("event_counts")
      .select((of) => of.fn.sum<number | null>("count").as("sum"))
      .where("customer_id", "=", world.customer_id)
      .where("figure", "in", figures)
      .executeTakeFirstOrThrow();
    return sum ?? 0;
  };
  const views = () => exactly("visitor", "page_visitor", "view");
  expect([await views(), await exactly("dropped")]).toEqual([13, 0]);
  await t.app.inject({
    url: analyticsApi.overview.path,
    remoteAddress: "203.0.113.40",
    headers: { authorization: `Bearer ${world.call.token}`, ...colleague },
  });
  const counted = async () => {
    await rollUpEvents(t.database);
    return views();
  };
  await expect.poll(counted, LONG).toBe(6);
  expect(await exactly("dropped")).toBe(7);
});
