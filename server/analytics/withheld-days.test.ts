import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { analyticsApi, type AnalyticsOverview } from "#contract/analytics.ts";
import { addCounts, type Count, countFrom, countOfDay, limitsOf } from "#contract/counts.ts";
import { shortCodesApi } from "#contract/short-codes.ts";
import { guideWorld } from "#server/testing/guide-world.ts";
import { shareTestApp } from "#server/testing/harness.ts";

vi.setConfig({ testTimeout: 120_000 });
const t = await shareTestApp();
type World = Awaited<ReturnType<typeof guideWorld>>;

const FIRST = Date.parse("2026-03-01");
const DAYS = 6;
const dayAt = (at: number) => new Date(FIRST + at * 86_400_000).toISOString().slice(0, 10);
const LOCALES = ["en", "km"] as const;

test("a period reveals no more than its days", () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 12 }), { minLength: 1, maxLength: 40 }), (days) => {
      const period = addCounts(days.map(countOfDay));
      const withheld = days.filter((count) => count > 0 && count < 5).length;
      const exact = days.filter((count) => count >= 5).reduce((sum, count) => sum + count, 0);
      expect(period).toEqual(countFrom(exact, withheld));
      const { least, most } = limitsOf(period);
      const real = days.reduce((sum, count) => sum + count, 0);
      expect(least <= real && real <= most).toBe(true);
      // the last day, as the difference of two periods, is no more exact than when shown alone
      const shorter = limitsOf(addCounts(days.slice(0, -1).map(countOfDay)));
      const last = limitsOf(countOfDay(days.at(-1) ?? 0));
      expect([least - shorter.least, most - shorter.most]).toEqual([last.least, last.most]);
    }),
  );
});

/** All figures of the screen by name. */
function figuresOf(overview: AnalyticsOverview) {
  const figures = new Map<string, Count | null>();
  for (const name of ["views", "visitors", "scans", "feedback"] as const) {
    figures.set(name, overview.totals[name].value);
    figures.set(`${name} before`, overview.totals[name].before);
  }
  for (const { step, visitors } of overview.funnel) figures.set(`funnel ${step}`, visitors);
  for (const one of overview.languages) {
    figures.set(`language ${one.locale}`, one.views);
    figures.set(`visitors in ${one.locale}`, one.visitors);
    figures.set(`switched to ${one.locale}`, one.switched);
  }
  for (const { locale, visitors } of overview.missing_languages) figures.set(`missing ${locale}`, visitors);
  for (const { hour, views, scans } of overview.hours) {
    figures.set(`hour ${hour}`, views);
    figures.set(`scans in hour ${hour}`, scans);
  }
  for (const { page, ...counts } of overview.pages)
    for (const name of ["views", "visitors", "scans", "feedback"] as const)
      figures.set(`${name} of ${page.id}`, counts[name]);
  for (const { code, scans } of overview.codes) figures.set(`scans of ${code}`, scans);
  for (const { reason, count } of overview.dropped) figures.set(`dropped ${reason}`, count);
  return figures;
}

const counts = fc.array(fc.nat({ max: 9 }), { minLength: 400, maxLength: 400 });

/** Daily numbers for two pages, languages and codes, and for hours. */
async function fillDays({ customer_id, pages }: World, code_ids: readonly string[], numbers: readonly number[]) {
  let at = 0;
  const next = () => numbers[(at += 1) % numbers.length] ?? 0;
  const db = t.database.system;
  for (const table of ["event_days", "event_hours", "event_details", "event_drops", "short_code_days"] as const)
    await db.deleteFrom(table).where("customer_id", "=", customer_id).execute();
  const days = Array.from({ length: DAYS }, (_, at) => dayAt(at));
  const of = [null, pages.device.id, pages.planner.id];
  const cells = days.flatMap((day) =>
    of.flatMap((page_id) => [null, ...LOCALES].map((locale) => ({ customer_id, day, page_id, locale }))),
  );
  const steps = () => ({
    scanned: next(),
    scanned_viewed: next(),
    scanned_went_on: next(),
    scanned_started: next(),
    scanned_completed: next(),
  });
  // visitors need at least one view
  const reads = () => {
    const views = next();
    return { views, visitors: views && 1 + (next() % views) };
  };
  await db
    .insertInto("event_days")
    .values(cells.map((cell) => ({ ...cell, ...reads(), feedback: next(), ...steps() })))
    .execute();
  const whole = cells.filter(({ page_id, locale }) => (page_id === null) === (locale === null));
  await db
    .insertInto("event_hours")
    .values(whole.flatMap((cell) => [9, 10].map((hour) => ({ ...cell, hour, views: next(), scans: next() }))))
    .execute();
  const kinds = ["language_switched", "language_missing"];
  await db
    .insertInto("event_details")
    .values(
      whole.flatMap((cell) => kinds.map((kind) => ({ ...cell, kind, detail: "en", count: next(), visitors: next() }))),
    )
    .execute();
  await db
    .insertInto("event_drops")
    .values(days.map((day) => ({ customer_id, day, reason: "robot", count: next() })))
    .execute();
  await db
    .insertInto("short_code_days")
    .values(
      days.flatMap((day) =>
        code_ids.flatMap((short_code_id) =>
          LOCALES.map((locale) => ({ customer_id, short_code_id, day, locale, scans: next() })),
        ),
      ),
    )
    .execute();
}

const ends = fc
  .tuple(fc.nat({ max: DAYS - 1 }), fc.nat({ max: DAYS - 1 }))
  .map(([one, other]) => [Math.min(one, other), Math.max(one, other)] as const);

test("R2.13 every filtered period is the sum of its shown days", async () => {
  const world = await guideWorld(t);
  const { call, pages } = world;
  const codes = await Promise.all(
    [pages.device.id, pages.planner.id].map((page_id) =>
      call(shortCodesApi.create, { body: { short_code: { target: { type: "page", page_id } } } }),
    ),
  );
  const ids = codes.map(({ short_code }) => short_code.id);
  const filters = fc.record(
    { page_id: fc.constantFrom(pages.device.id, pages.planner.id), locale: fc.constantFrom(...LOCALES) },
    { requiredKeys: [] },
  );
  const shown = async (first: number, last: number, filter: object) =>
    figuresOf(
      await call(analyticsApi.overview, {
        query: { from: dayAt(first), to: dayAt(last), compare: "before", ...filter },
      }),
    );
  await fc.assert(
    fc.asyncProperty(counts, filters, ends, ends, async (numbers, filter, one, other) => {
      await fillDays(world, ids, numbers);
      const days = [];
      for (let at = 0; at < DAYS; at += 1) days.push(await shown(at, at, filter));
      for (const [first, last] of [one, other]) {
        const period = await shown(first, last, filter);
        for (const [name, value] of period) {
          if (name.endsWith("before")) continue;
          const parts = days.slice(first, last + 1).map((day) => day.get(name) ?? 0);
          expect(value, `${name} ${dayAt(first)} to ${dayAt(last)}`).toEqual(addCounts(parts));
        }
        const length = last - first + 1;
        if (first < length) continue;
        const earlier = days.slice(first - length, first);
        for (const name of ["views", "visitors", "scans", "feedback"])
          expect(period.get(`${name} before`)).toEqual(addCounts(earlier.map((day) => day.get(name) ?? 0)));
      }
    }),
    { numRuns: 8 },
  );
});
