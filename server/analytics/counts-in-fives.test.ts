import fc from "fast-check";
import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import { expect, test, vi } from "vitest";
import { ANALYTICS_PANELS, analyticsApi, type AnalyticsOverview } from "#contract/analytics.ts";
import { addCounts, type Count } from "#contract/counts.ts";
import { dashboardApi } from "#contract/dashboard.ts";
import { endpoints } from "#contract/index.ts";
import { shortCodesApi } from "#contract/short-codes.ts";
import { NO_SUBJECT } from "#server/platform/records/in-fives.ts";
import { scanKey } from "#server/short-codes/scans/write-scans.ts";
import { needsCustomer } from "#server/testing/access-table.ts";
import { guideWorld } from "#server/testing/guide-world.ts";
import { shareTestApp } from "#server/testing/harness.ts";
import { writeBatch } from "./counting/write-batch.ts";
import { dropKey } from "./counting/write-drops.ts";
import { recountDays } from "./rolling-up/roll-up-events.ts";

vi.setConfig({ testTimeout: 240_000 });
const t = await shareTestApp();

const DAYS = 3;
/** Recent, because some screens show the last 30 days only. */
const dayAt = (at: number) => new Date(Date.now() - (DAYS - at) * 86_400_000).toISOString().slice(0, 10);
const AT = new Date("2026-01-01T12:00:00Z");
const LOCALES = ["en", "km"] as const;
const PAGE_FIGURES = ["visitor", "page_visitor", "view", "feedback", "scanner"] as const;
const STEPS = ["", "viewed", "viewed went_on", "viewed started completed"] as const;

/** Events of one series within one hour, as they arrive. */
type Arrival = {
  readonly figure: string;
  /** Of the device's page or the planner's, or of one of two codes. */
  readonly subject: 0 | 1;
  readonly locale: string;
  readonly detail: string;
  readonly day: number;
  readonly hour: number;
  readonly count: number;
};

const when = { day: fc.nat({ max: DAYS - 1 }), hour: fc.constantFrom(9, 10), count: fc.integer({ min: 1, max: 4 }) };
const where = { subject: fc.constantFrom(0 as const, 1 as const), locale: fc.constantFrom(...LOCALES) };
const nowhere = { subject: fc.constant(0 as const), locale: fc.constant("") };
const arrival: fc.Arbitrary<Arrival> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc
      .record({ figure: fc.constantFrom(...PAGE_FIGURES), ...where, ...when, step: fc.constantFrom(...STEPS) })
      .map(({ step, ...one }) => ({ ...one, detail: one.figure === "scanner" ? step : "" })),
  },
  { weight: 2, arbitrary: fc.record({ figure: fc.constant("scan"), ...where, ...when, detail: fc.constant("") }) },
  {
    weight: 1,
    arbitrary: fc.record({
      figure: fc.constantFrom("language_switched", "language_missing"),
      ...nowhere,
      ...when,
      detail: fc.constantFrom("km", "vi"),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      figure: fc.constant("dropped"),
      ...nowhere,
      ...when,
      detail: fc.constantFrom("robot", "staff"),
    }),
  },
);

const isJournal = ({ figure, detail }: Arrival) => figure === "scan" || detail === "robot";
const seriesOf = ({ figure, subject, locale, detail }: Arrival) => `${figure} ${subject} ${locale} ${detail}`;
/** Numbers of what is left out have no hour. */
const placeOf = (one: Arrival) => (one.detail === "robot" ? { ...one, hour: 0 } : one);

function addUp(arrivals: readonly Arrival[]) {
  const sums = new Map<string, Arrival>();
  for (const one of arrivals.map(placeOf)) {
    const key = `${seriesOf(one)} ${one.day} ${one.hour}`;
    sums.set(key, { ...one, count: one.count + (sums.get(key)?.count ?? 0) });
  }
  return [...sums.values()].toSorted((a, b) => a.day - b.day || a.hour - b.hour);
}

async function openWorld() {
  const world = await guideWorld(t);
  const { call, customer_id, pages } = world;
  const db = t.database.system;
  await db.updateTable("sites").set({ time_zone: "UTC" }).where("customer_id", "=", customer_id).execute();
  const page_ids = [pages.device.id, pages.planner.id] as const;
  const codes = await Promise.all(
    page_ids.map((page_id) =>
      call(shortCodesApi.create, { body: { short_code: { target: { type: "page", page_id } } } }),
    ),
  );
  const code_ids = codes.map(({ short_code }) => short_code.id);
  const days = { customer_id, from: dayAt(0), to: dayAt(DAYS - 1) };

  async function clear() {
    for (const table of [
      "count_series",
      "event_counts",
      "event_days",
      "event_hours",
      "event_details",
      "event_drops",
      "short_code_days",
    ] as const)
      await db.deleteFrom(table).where("customer_id", "=", customer_id).execute();
    await db
      .updateTable("short_codes")
      .set({ scan_count: 0, last_scanned_at: null })
      .where("customer_id", "=", customer_id)
      .execute();
  }

  /** Scans and robots go through the journal, all others through the roll-up of everything so far. */
  async function take(before: readonly Arrival[], fresh: readonly Arrival[]) {
    const counts = new Map(
      addUp(fresh.filter(isJournal)).map(({ figure, subject, locale, detail, day, hour, count }) => [
        figure === "scan"
          ? scanKey({ id: code_ids[subject] ?? "", day: dayAt(day), hour, locale })
          : dropKey(customer_id, dayAt(day), detail as "robot"),
        count,
      ]),
    );
    await writeBatch(db, { id: uuidv7(), counts, at: AT });
    const rows = addUp([...before, ...fresh].filter((one) => !isJournal(one))).map(
      ({ day, subject, locale, ...one }) => ({
        ...one,
        locale,
        day: dayAt(day),
        subject_id: locale ? page_ids[subject] : NO_SUBJECT,
      }),
    );
    const recounted = sql`
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as each (day date, hour smallint, subject_id uuid, locale text, detail text, figure text, count int)`;
    await db.transaction().execute((db) => recountDays(db, days, recounted));
  }

  async function startsOf() {
    const rows = await db.selectFrom("count_series").selectAll().where("customer_id", "=", customer_id).execute();
    return new Map(
      rows.map(({ figure, subject_id, locale, detail, start }) => {
        const subject = Math.max(0, [...page_ids].indexOf(subject_id), code_ids.indexOf(subject_id));
        return [`${figure} ${subject} ${locale} ${detail}`, start];
      }),
    );
  }
  return { ...world, page_ids, code_ids, clear, take, startsOf };
}
type World = Awaited<ReturnType<typeof openWorld>>;

const RANGES = [
  [0, 0],
  [1, 1],
  [2, 2],
  [0, 1],
  [1, 2],
  [0, 2],
] as const;

/** Everything that the API says about readers. */
async function askAll(world: World) {
  const { call, page_ids, code_ids } = world;
  const filters = [
    {},
    ...page_ids.map((page_id) => ({ page_id })),
    ...LOCALES.map((locale) => ({ locale })),
    ...page_ids.flatMap((page_id) => LOCALES.map((locale) => ({ page_id, locale }))),
  ];
  const overviews = new Map<string, AnalyticsOverview>();
  const others: unknown[] = [];
  for (const [first, last] of RANGES)
    for (const filter of filters) {
      const query = { from: dayAt(first), to: dayAt(last), ...filter };
      const { counted_until: _time, ...overview } = await call(analyticsApi.overview, { query });
      overviews.set(keyOf(first, last, filter), { ...overview, counted_until: null });
    }
  const query = { from: dayAt(0), to: dayAt(DAYS - 1) };
  for (const sort of ["-views", "visitors", "-scans", "feedback"] as const)
    others.push(await call(analyticsApi.pages, { query: { ...query, sort } }));
  for (const only of ["scanned", "silent", "dead"] as const)
    others.push(await call(analyticsApi.codes, { query: { ...query, only, sort: "-last_scanned_at" } }));
  others.push(await call(analyticsApi.places, { query }));
  for (const panel of ANALYTICS_PANELS)
    others.push(await (await call(analyticsApi.csv, { query: { ...query, panel } })).text());
  for (const scanned of [undefined, "never", "quiet"] as const)
    others.push(await call(shortCodesApi.list, { query: { sort: "-scans", ...(scanned && { scanned }) } }));
  others.push(await (await call(shortCodesApi.csv, { query: {} })).text());
  for (const id of code_ids) others.push(await call(shortCodesApi.show, { params: { id } }));
  others.push((await call(dashboardApi.get, {})).residents.scans);
  return { overviews, others };
}
type Answers = Awaited<ReturnType<typeof askAll>>;

const keyOf = (first: number, last: number, { page_id, locale }: { page_id?: string; locale?: string } = {}) =>
  `${first}-${last} ${page_id ?? "all"} ${locale ?? "all"}`;

const MEASURES = ["views", "visitors", "scans", "feedback"] as const;

/** Parts and their total: days of a period, languages, pages, hours, codes. */
function expectSums({ overviews }: Answers, { page_ids }: World) {
  const at = (first: number, last: number, filter = {}) => {
    const found = overviews.get(keyOf(first, last, filter));
    if (!found) throw new Error("not asked");
    return found;
  };
  const sumOf = (parts: readonly AnalyticsOverview[], measure: (typeof MEASURES)[number]): Count =>
    addCounts(parts.map(({ totals }) => totals[measure].value));
  for (const [first, last] of RANGES)
    for (const page of [{}, ...page_ids.map((page_id) => ({ page_id }))]) {
      const whole = at(first, last, page);
      const days = Array.from({ length: last - first + 1 }, (_, one) => at(first + one, first + one, page));
      const languages = LOCALES.map((locale) => at(first, last, { ...page, locale }));
      for (const measure of MEASURES) {
        const { value } = whole.totals[measure];
        expect(value % 5).toBe(0);
        expect(sumOf(days, measure), `days of ${measure}`).toBe(value);
        expect(sumOf(languages, measure), `languages of ${measure}`).toBe(value);
      }
      const views = whole.totals.views.value;
      expect(addCounts(whole.hours.map((hour) => hour.views))).toBe(views);
      expect(addCounts(whole.hours.map((hour) => hour.scans))).toBe(whole.totals.scans.value);
      expect(addCounts(whole.languages.map((language) => language.views))).toBe(views);
      expect(addCounts(whole.pages.map((one) => one.views))).toBe(views);
      expect(addCounts(whole.codes.map((code) => code.scans))).toBe(whole.totals.scans.value);
      for (const { visitors } of whole.funnel) expect(visitors % 5).toBe(0);
    }
}

/** The arrivals of which five have come, each five where its last one came. An implementation of its own. */
function inFives(rounds: readonly (readonly Arrival[])[], starts: ReadonlyMap<string, number>) {
  const levels = new Map<string, number>();
  return rounds.map((round) =>
    addUp(round).flatMap((one) => {
      const series = seriesOf(one);
      const before = levels.get(series) ?? starts.get(series) ?? 0;
      levels.set(series, before + one.count);
      const count = 5 * (Math.floor((before + one.count) / 5) - Math.floor(before / 5));
      return count > 0 ? [{ ...one, count }] : [];
    }),
  );
}

async function play(world: World, rounds: readonly (readonly Arrival[])[]) {
  await world.clear();
  const answers: Answers[] = [];
  for (const [at, round] of rounds.entries()) {
    await world.take(rounds.slice(0, at).flat(), round);
    answers.push(await askAll(world));
  }
  return answers;
}

/**
 * In the second guide nothing happens in numbers from 1 to 4: each event waits until five can happen at once. If all
 * answers at all times are the same, no combination of them can tell a number from 1 to 4 from 0 or 5.
 */
test("R2.13 no combination of answers at any time tells a number from 1 to 4 from none or five", async () => {
  const world = await openWorld();
  let shown = 0;
  let hidden = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(arrival, { minLength: 30, maxLength: 90 }), { minLength: 2, maxLength: 2 }),
      async (rounds) => {
        const answers = await play(world, rounds);
        for (const one of answers) expectSums(one, world);
        const waiting = inFives(rounds, await world.startsOf());
        shown += waiting.flat().length;
        hidden += rounds.flatMap(addUp).filter(({ count }) => count < 5).length;
        expect(await play(world, waiting)).toEqual(answers);
      },
    ),
    { numRuns: 3 },
  );
  expect(shown).toBeGreaterThan(20);
  expect(hidden).toBeGreaterThan(100);
});

/** Times of the test itself: sightings, files, "now". */
const withoutTimes = (text: string) => text.replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)/g, "time");

/** Archives and drawings hold the rows that the lists are read from, packed with the time. */
const IS_ARCHIVE = /customer_file|xlsx|pdf|png/;

/** Which of the world's rows fills the id of a path; other paths with an id say nothing about these readers. */
const idsFor = ({ page_ids, code_ids, pages }: World, path: string) =>
  path.startsWith("/api/v1/short_codes/")
    ? code_ids
    : path.startsWith("/api/v1/pages/")
      ? [...page_ids, pages.home.id]
      : [];

/** Every other door: all endpoints that a manager can read, found in the contract, and what the guide says about counting. */
async function readAll(world: World) {
  const { call, get } = world;
  const urls = endpoints
    .filter((one) => one.method === "GET" && needsCustomer(one) && !IS_ARCHIVE.test(one.path))
    .flatMap(({ path }) => (path.includes("{") ? idsFor(world, path).map((id) => path.replace("{id}", id)) : [path]))
    .filter((url) => !url.includes("{"));
  const answers = new Map<string, unknown>();
  for (const url of urls) {
    const reply = await t.app.inject({ url, headers: { authorization: `Bearer ${call.token}` } });
    answers.set(url, [reply.statusCode, withoutTimes(reply.body)]);
  }
  answers.set("/what-we-count", withoutTimes((await get("/what-we-count")).body));
  return answers;
}

test("R2.13 no other endpoint tells such a number either, whatever the contract adds", async () => {
  const world = await openWorld();
  const [rounds = []] = fc.sample(
    fc.array(fc.array(arrival, { minLength: 60, maxLength: 90 }), { minLength: 2, maxLength: 2 }),
    1,
  );
  const readAfter = async (played: typeof rounds) => {
    await world.clear();
    for (const [at, round] of played.entries()) await world.take(played.slice(0, at).flat(), round);
    return readAll(world);
  };
  const answers = await readAfter(rounds);
  const answered = [...answers.values()].filter((reply) => Array.isArray(reply) && reply[0] === 200);
  expect(answered.length).toBeGreaterThan(40);
  expect(await readAfter(inFives(rounds, await world.startsOf()))).toEqual(answers);
});

test("a five stays when its events are taken back, and the next one waits for them", async () => {
  const world = await openWorld();
  const views = (count: number): Arrival => ({
    figure: "view",
    subject: 0,
    locale: "en",
    detail: "",
    day: 0,
    hour: 9,
    count,
  });
  const total = async () =>
    (await world.call(analyticsApi.overview, { query: { from: dayAt(0), to: dayAt(DAYS - 1) } })).totals.views.value;
  await world.take([], [views(10)]);
  expect(await total()).toBe(10);
  await world.take([], [views(2)]);
  expect(await total()).toBe(10);
  await world.take([], [views(10)]);
  expect(await total()).toBe(10);
  await world.take([], [views(15)]);
  expect(await total()).toBe(15);
});

test("the rest before the first five is random, so that nobody knows how many are missing", async () => {
  const world = await openWorld();
  const starts: number[] = [];
  for (let time = 0; time < 6; time += 1) {
    await world.clear();
    await world.take(
      [],
      LOCALES.flatMap((locale) =>
        ([0, 1] as const).flatMap((subject) =>
          PAGE_FIGURES.map((figure) => ({ figure, subject, locale, detail: "", day: 0, hour: 9, count: 1 })),
        ),
      ),
    );
    starts.push(...(await world.startsOf()).values());
  }
  expect(new Set(starts)).toEqual(new Set([0, 1, 2, 3, 4]));
});
