import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import { analyticsApi, type AnalyticsPanel } from "#contract/analytics.ts";
import { addCounts, type Count } from "#contract/counts.ts";
import { dashboardApi } from "#contract/dashboard.ts";
import { feedbackApi } from "#contract/feedback.ts";
import type { FigureId } from "#contract/figures.ts";
import { shortCodesApi } from "#contract/short-codes.ts";
import { guideWorld } from "#server/testing/guide-world.ts";
import { shareTestApp } from "#server/testing/harness.ts";

const t = await shareTestApp();

type World = Awaited<ReturnType<typeof guideWorld>>;
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

/** Sixty days of many, few and no events, in two languages. */
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
        { customer_id, short_code_id: made.short_code.id, day, locale: "en", scans: 5 + 5 * many },
        { customer_id, short_code_id: made.short_code.id, day, locale: "km", scans: 5 * (many % 3) },
        { customer_id, short_code_id: elsewhere.short_code.id, day, locale: "en", scans: 5 },
      ]),
    )
    .execute();
  const none = { scanned: 0, scanned_viewed: 0, scanned_went_on: 0, scanned_started: 0, scanned_completed: 0 };
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
            views: 5 + 10 * many,
            visitors: 5 + 5 * many,
            feedback: 5 * (many % 4),
            scanned: 5 * many,
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
  /** Its subject; a figure of the same subject must be equal everywhere. */
  readonly of: string;
  readonly where: string;
  /** As text, because CSV files can only be compared as text. */
  readonly words: string;
};

function differences(readings: readonly Reading[]) {
  const known = new Map<string, Reading>();
  return readings.flatMap((one) => {
    const name = `${one.figure} of ${one.of}`;
    const first = known.get(name);
    if (!first) known.set(name, one);
    return first && first.words !== one.words
      ? [`${name}: ${first.words} (${first.where}), ${one.words} (${one.where})`]
      : [];
  });
}

function openNotebook() {
  const readings: Reading[] = [];
  const note = (figure: FigureId, of: string, where: string, words: string | undefined) => {
    if (words === undefined) throw new Error(`${where} has no ${figure} of ${of}`);
    readings.push({ figure, of, where, words });
  };
  return {
    readings,
    /** For figures in CSV files. */
    note,
    read: (figure: FigureId, of: string, where: string, count: Count | null | undefined) =>
      note(figure, of, where, count === undefined || count === null ? undefined : String(count)),
  };
}
type Notebook = ReturnType<typeof openNotebook>;
type Seeded = Awaited<ReturnType<typeof seededGuide>>;

const MEASURES = ["views", "visitors", "scans", "feedback"] as const;
const DAYS = { days: 30 } as const;

async function readGuide(world: Seeded, { read, note }: Notebook) {
  const { call } = world;
  const [overview, dashboard, codes, series, funnel] = await Promise.all([
    call(analyticsApi.overview, { query: DAYS }),
    call(dashboardApi.get, {}),
    call(shortCodesApi.list, { query: {} }),
    panelOf(world, "series", DAYS),
    panelOf(world, "funnel", DAYS),
  ]);
  for (const figure of MEASURES) {
    read(figure, "the guide", "analytics", overview.totals[figure].value);
    read(figure, "the guide", "analytics by day", addCounts(overview.series.map((day) => day[figure])));
    read(figure, "today", "analytics by day", overview.series.at(-1)?.[figure]);
    note(figure, "today", "file of days", series.at(-1)?.[figure]);
  }
  read("scans", "the guide", "dashboard", dashboard.residents.scans.value);
  read("scans", "the guide", "short codes", codes.meta.scans_30_days);
  read("scans", "the guide before", "analytics", overview.totals.scans.before);
  read("scans", "the guide before", "dashboard", dashboard.residents.scans.before);
  read("scanners", "the guide", "analytics", overview.funnel[0]?.visitors);
  note("scanners", "the guide", "file of the funnel", funnel[0]?.["scanners"]);
  expect(funnel[0]).not.toHaveProperty("visitors");
}

async function readPage(world: Seeded, { read, note }: Notebook) {
  const { call, pages } = world;
  const page_id = pages.device.id;
  const [alone, listed, file] = await Promise.all([
    call(analyticsApi.overview, { query: { ...DAYS, page_id } }),
    call(analyticsApi.pages, { query: DAYS }),
    panelOf(world, "pages", DAYS),
  ]);
  for (const figure of MEASURES) {
    read(figure, "the page", "analytics of one page", alone.totals[figure].value);
    read(figure, "the page", "list of pages", listed.pages.find(({ page }) => page.id === page_id)?.[figure]);
    note(figure, "the page", "file of pages", file.find((one) => one["page_id"] === page_id)?.[figure]);
  }
}

async function readCode(world: Seeded, { read, note }: Notebook) {
  const { call, short_code } = world;
  const { id, code } = short_code;
  const [list, shown, analytics, panel, file] = await Promise.all([
    call(shortCodesApi.list, { query: {} }),
    call(shortCodesApi.show, { params: { id } }),
    call(analyticsApi.codes, { query: DAYS }),
    panelOf(world, "codes", DAYS),
    codesFile(world),
  ]);
  const listed = list.short_codes.find((one) => one.id === id);
  const counted = analytics.codes.find((one) => one.id === id);
  read("scans", "the code", "short codes by day", addCounts(listed?.scans_by_day ?? []));
  read("scans", "the code", "short code", shown.scans.total);
  read("scans", "the code", "analytics of codes", counted?.scans);
  read("scans", "the code", "analytics of codes by day", addCounts(counted?.trend ?? []));
  note("scans", "the code", "file of analytics", panel.find((one) => one["code"] === code)?.["scans"]);
  note("scans", "the code", "file of codes", file.find((one) => one["code"] === code)?.["scans_30_days"]);
  read("scans", "the code before", "short code", shown.scans.total_before);
  read("scans", "the code before", "analytics of codes", counted?.before);
}

/** With faces and without, with comments and without, on the guide and to staff, and two that are spam. */
async function giveFeedback({ customer_id, pages }: World) {
  const page_id = pages.device.id;
  const given = [
    { page_id, answers: { feeling: 4 }, comment: null, case_status: null },
    { page_id, answers: {}, comment: "When is it on?", case_status: "new" },
    { page_id, channel: "staff", answers: { feeling: 2 }, case_status: "answered" },
    { page_id, case_status: "spam" },
    { answers: { feeling: 5 }, comment: null, case_status: null },
    { case_status: "spam" },
  ];
  for (const one of given) await t.make.feedback(customer_id, one);
}

async function readResponses(world: Seeded, { read, note }: Notebook) {
  const { call, pages } = world;
  await giveFeedback(world);
  const page_id = pages.device.id;
  const [figures, ofPage, csv] = await Promise.all([
    call(feedbackApi.figures, { query: {} }),
    call(feedbackApi.figures, { query: { page_id } }),
    call(feedbackApi.customerCsv, {}).then((file) => file.text()),
  ]);
  /** Spam is in the inbox and in the file, under its own status. */
  const listed = async (query: { page_id?: string }) => {
    const { meta } = await call(feedbackApi.list, { query });
    return meta.total_count - meta.statuses.spam;
  };
  const rows = parse(csv, { bom: true, columns: true, record_delimiter: "\r\n" }) as unknown as Record<
    string,
    string
  >[];
  const genuine = rows.filter((row) => row["case_status"] !== "spam");
  read("responses", "the guide", "figures of feedback", figures.response_count);
  read("responses", "the guide", "inbox", await listed({}));
  note("responses", "the guide", "file of feedback", String(genuine.length));
  read("responses", "the page", "figures of feedback", ofPage.response_count);
  read("responses", "the page", "inbox", await listed({ page_id }));
  note("responses", "the page", "file of feedback", String(genuine.filter((row) => row["page_id"] === page_id).length));
  expect([figures.response_count, ofPage.response_count]).toEqual([4, 3]);
}

test("figures agree on dashboard, analytics, short codes and in files for one guide and period", async () => {
  const world = await seededGuide();
  const notebook = openNotebook();
  for (const readOf of [readGuide, readPage, readCode, readResponses]) await readOf(world, notebook);
  expect(notebook.readings.length).toBeGreaterThan(40);
  expect(differences(notebook.readings)).toEqual([]);
  // similar but distinct figures must differ
  const wordsOf = (figure: FigureId) =>
    notebook.readings.find((one) => one.figure === figure && one.of === "the guide")?.words;
  expect(wordsOf("scanners")).not.toBe(wordsOf("scans"));
  expect(wordsOf("responses")).not.toBe(wordsOf("feedback"));
});
