import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import { analyticsApi, type AnalyticsPanel } from "#contract/analytics.ts";
import { addCounts, type Count } from "#contract/counts.ts";
import { dashboardApi } from "#contract/dashboard.ts";
import type { FigureId } from "#contract/figures.ts";
import { shortCodesApi } from "#contract/short-codes.ts";
import { toldCount } from "#server/platform/tally-days.ts";
import { guideWorld } from "#server/testing/guide-world.ts";
import { shareTestApp } from "#server/testing/harness.ts";

const t = await shareTestApp();

type World = Awaited<ReturnType<typeof guideWorld>>;
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

/** Thirty days and those before, with days of many, of few and of none, in two languages. */
async function seededGuide() {
  const world = await guideWorld(t);
  const { customer_id, call, pages } = world;
  await t.database.system
    .updateTable("sites")
    .set({ time_zone: "UTC" })
    .where("customer_id", "=", customer_id)
    .execute();
  const made = await call(shortCodesApi.create, {
    body: { short_code: { target: { type: "page", page_id: pages.device.id } } },
  });
  const elsewhere = await call(shortCodesApi.create, { body: { short_code: { target: { type: "home" } } } });
  const days = [0, 1, 2, 5, 8, 13, 21, 29, 30, 34, 45, 59].map((age, at) => ({ day: daysAgo(age), many: at }));
  await t.database.system
    .insertInto("short_code_days")
    .values(
      days.flatMap(({ day, many }) => [
        { customer_id, short_code_id: made.short_code.id, day, locale: "en", scans: 1 + many },
        { customer_id, short_code_id: made.short_code.id, day, locale: "km", scans: 1 + (many % 3) },
        { customer_id, short_code_id: elsewhere.short_code.id, day, locale: "en", scans: 1 },
      ]),
    )
    .execute();
  const none = { scanned: 0, scanned_viewed: 0, scanned_opened: 0, scanned_started: 0, scanned_completed: 0 };
  await t.database.system
    .insertInto("event_days")
    .values(
      days.flatMap(({ day, many }) =>
        [null, pages.device.id].flatMap((page_id) =>
          [null, "en"].map((locale) => ({
            ...none,
            customer_id,
            day,
            page_id,
            locale,
            views: 1 + 2 * many,
            visitors: 1 + many,
            feedback: many % 4,
            scanned: many,
          })),
        ),
      ),
    )
    .execute();
  return { ...world, short_code: made.short_code };
}

const panelOf = async ({ call }: World, panel: AnalyticsPanel, query: object) => {
  const text = await (await call(analyticsApi.csv, { query: { panel, ...query } })).text();
  return parse(text, { bom: true, columns: true, record_delimiter: "\r\n" }) as unknown as Record<string, string>[];
};
const codesFile = async ({ call }: World) => {
  const text = await (await call(shortCodesApi.csv, { query: {} })).text();
  return parse(text, { bom: true, columns: true, record_delimiter: "\r\n" }) as unknown as Record<string, string>[];
};

type Reading = {
  readonly figure: FigureId;
  /** Of what: the same figure of the same thing has to be the same everywhere. */
  readonly of: string;
  readonly where: string;
  readonly value: Count | string;
};

/** As a file has it: there only words are compared. */
const told = (value: Count | string) =>
  String(typeof value === "string" && value !== "under_5" ? value : toldCount(value as Count));

function differences(readings: readonly Reading[]) {
  const known = new Map<string, Reading>();
  return readings.flatMap((one) => {
    const name = `${one.figure} of ${one.of}`;
    const first = known.get(name);
    if (!first) known.set(name, one);
    return first && told(first.value) !== told(one.value)
      ? [`${name}: ${told(first.value)} (${first.where}), ${told(one.value)} (${one.where})`]
      : [];
  });
}

const MEASURES = ["views", "visitors", "scans", "feedback"] as const;

async function readEverywhere(world: World & { short_code: { id: string; code: string } }) {
  const { call, pages, short_code } = world;
  const page_id = pages.device.id;
  const [overview, ofPage, dashboard, codes, code, listed, figures] = await Promise.all([
    call(analyticsApi.overview, { query: { days: 30 } }),
    call(analyticsApi.overview, { query: { days: 30, page_id } }),
    call(dashboardApi.get, {}),
    call(shortCodesApi.list, { query: {} }),
    call(shortCodesApi.show, { params: { id: short_code.id } }),
    call(analyticsApi.pages, { query: { days: 30 } }),
    call(analyticsApi.codes, { query: { days: 30 } }),
  ]);
  const [series, pagesFile, codesPanel, funnelFile, file] = await Promise.all([
    panelOf(world, "series", { days: 30 }),
    panelOf(world, "pages", { days: 30 }),
    panelOf(world, "codes", { days: 30 }),
    panelOf(world, "funnel", { days: 30 }),
    codesFile(world),
  ]);
  const readings: Reading[] = [];
  const read = (figure: FigureId, of: string, where: string, value: Count | string | undefined | null) => {
    expect(value, `${figure} of ${of} (${where})`).toBeDefined();
    readings.push({ figure, of, where, value: value ?? "" });
  };
  for (const figure of MEASURES) {
    read(figure, "the guide", "analytics", overview.totals[figure].value);
    read(figure, "the guide", "analytics by day", addCounts(overview.series.map((day) => day[figure])));
    read(figure, "the page", "analytics of one page", ofPage.totals[figure].value);
    const [row] = listed.pages.filter(({ page }) => page.id === page_id);
    read(figure, "the page", "list of pages", row?.[figure]);
    read(figure, "the page", "file of pages", pagesFile.find((one) => one["page_id"] === page_id)?.[figure]);
    const last = overview.series.at(-1);
    read(figure, "today", "analytics by day", last?.[figure]);
    read(figure, "today", "file of days", series.at(-1)?.[figure]);
  }
  read("scans", "the guide", "dashboard", dashboard.residents.scans.value);
  read("scans", "the guide", "short codes", codes.meta.scans_30_days);
  read("scans", "the guide before", "analytics", overview.totals.scans.before);
  read("scans", "the guide before", "dashboard", dashboard.residents.scans.before);
  const shown = codes.short_codes.find(({ id }) => id === short_code.id);
  const counted = figures.codes.find(({ id }) => id === short_code.id);
  read("scans", "the code", "short codes by day", addCounts(shown?.scans_by_day ?? []));
  read("scans", "the code", "short code", code.scans.total);
  read("scans", "the code", "analytics of codes", counted?.scans);
  read("scans", "the code", "analytics of codes by day", addCounts(counted?.trend ?? []));
  read("scans", "the code", "file of analytics", codesPanel.find((one) => one["code"] === short_code.code)?.["scans"]);
  read("scans", "the code", "file of codes", file.find((one) => one["code"] === short_code.code)?.["scans_30_days"]);
  read("scans", "the code before", "short code", code.scans.total_before);
  read("scans", "the code before", "analytics of codes", counted?.before);
  read("scanners", "the guide", "analytics", overview.funnel[0]?.visitors);
  read("scanners", "the guide", "file of the funnel", funnelFile[0]?.["visitors"]);
  return readings;
}

test("a figure is the same on dashboard, analytics, short codes and in files, for one guide and one period", async () => {
  const readings = await readEverywhere(await seededGuide());
  expect(readings.length).toBeGreaterThan(40);
  expect(differences(readings)).toEqual([]);
  // what looks alike and is not has a name of its own
  const valueOf = (figure: FigureId) =>
    readings.find((one) => one.figure === figure && one.of === "the guide")?.value ?? "";
  expect(told(valueOf("scanners"))).not.toBe(told(valueOf("scans")));
});
