import type { AnalyticsPanel } from "#contract/analytics.ts";
import { type Count, FEWER } from "#contract/counts.ts";
import type { FigureId } from "#contract/figures.ts";
import type { Download } from "#contract/endpoint.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import { BYTE_ORDER_MARK, csvLine } from "#server/platform/records/csv.ts";
import { countDays, funnelOf, seriesOf } from "./count-days.ts";
import { countDrops } from "./count-drops.ts";
import { countHours } from "./count-hours.ts";
import { countLanguages, countMissingLanguages } from "./count-languages.ts";
import { listCodes, listPlaces } from "./list-codes.ts";
import { listMarks } from "./list-marks.ts";
import { listPages } from "./list-pages.ts";
import { type RangeQuery, type Range, readRange } from "./read-range.ts";

type Row = Readonly<Record<string, string | number | null>>;

/** A limit far beyond what anybody reads. */
const MOST = 10_000;
const ALL = { limit: MOST, offset: 0 };

/** Columns are named by the id of their figure; a few counts are no figures. */
type CountColumn = FigureId | `${FigureId}_before` | "switched" | "dropped" | "dropped_before";

/** Checks the names of columns. */
const told = (counts: Readonly<Partial<Record<CountColumn, Count | null>>>) => counts;

/** Of a code, zero is written as fewer than five. */
const scanned = (counts: Parameters<typeof told>[0]) =>
  Object.fromEntries(Object.entries(told(counts)).map(([column, count]) => [column, count === 0 ? FEWER : count]));

/** The figures of the screen with all rows. Column names are not translated. */
const ROWS: Record<AnalyticsPanel, (ctx: TenantCtx, range: Range) => Promise<Row[]>> = {
  series: async (ctx, range) =>
    seriesOf(await countDays(ctx, range), range).map(({ day, before, ...counts }) => {
      const { views = null, visitors = null, scans = null, feedback = null } = before ?? {};
      const earlier = {
        views_before: views,
        visitors_before: visitors,
        scans_before: scans,
        feedback_before: feedback,
      };
      return { day, ...told(counts), day_before: before?.day ?? null, ...told(earlier) };
    }),
  funnel: async (ctx, range) =>
    funnelOf(await countDays(ctx, range), range).map(({ step, visitors, before }) => ({
      step,
      ...told({ scanners: visitors, scanners_before: before }),
    })),
  languages: async (ctx, range) =>
    (await countLanguages(ctx, range)).map(({ locale, ...counts }) => ({ language: locale, ...told(counts) })),
  missing_languages: async (ctx, range) =>
    (await countMissingLanguages(ctx, range, MOST)).map(({ locale, visitors }) => ({
      language: locale,
      ...told({ visitors }),
    })),
  hours: async (ctx, range) => (await countHours(ctx, range)).map(({ hour, ...counts }) => ({ hour, ...told(counts) })),
  pages: async (ctx, range) =>
    (await listPages(ctx, range, ALL)).pages.map(({ page, ...counts }) => ({
      page_id: page.id,
      type: page.type,
      title: page.title,
      ...told(counts),
    })),
  codes: async (ctx, range) =>
    (await listCodes(ctx, range, ALL)).codes.map(({ page, place, scans, before, ...code }) => ({
      code: code.code,
      label: code.label,
      state: code.state,
      opens: page?.title ?? code.url,
      place: place?.name ?? null,
      lat: place?.lat ?? null,
      lng: place?.lng ?? null,
      ...scanned({ scans, scans_before: before }),
      last_scanned_at: code.last_scanned_at,
      quiet_days: code.quiet_days,
    })),
  places: async (ctx, range) =>
    (await listPlaces(ctx, range, MOST)).places.map(({ name, device_name, lat, lng, codes, scans, before }) => ({
      place: name,
      device: device_name,
      lat,
      lng,
      codes: codes.join(" "),
      ...scanned({ scans, scans_before: before }),
    })),
  publications: async (ctx, range) =>
    (await listMarks(ctx, range, MOST)).map(({ day, at, page, number, note }) => ({
      day,
      at,
      page_id: page.id,
      title: page.title,
      number,
      note,
    })),
  dropped: async (ctx, range) =>
    (await countDrops(ctx, range)).map(({ reason, count, before }) => ({
      reason,
      ...told({ dropped: count, dropped_before: before }),
    })),
};

const EMPTY: Record<AnalyticsPanel, readonly string[]> = {
  series: ["day"],
  funnel: ["step"],
  languages: ["language", "views", "views_before", "visitors", "switched"],
  missing_languages: ["language", "visitors"],
  hours: ["hour"],
  pages: ["page_id", "type", "title", "views", "views_before", "visitors", "scans", "feedback"],
  codes: [
    "code",
    "label",
    "state",
    "opens",
    "place",
    "lat",
    "lng",
    "scans",
    "scans_before",
    "last_scanned_at",
    "quiet_days",
  ],
  places: ["place", "device", "lat", "lng", "codes", "scans", "scans_before"],
  publications: ["day", "at", "page_id", "title", "number", "note"],
  dropped: ["reason"],
};

/** One panel as CSV. */
export async function writePanel(ctx: TenantCtx, panel: AnalyticsPanel, asked: RangeQuery): Promise<Download> {
  const range = await readRange(ctx, asked);
  const rows = await ROWS[panel](ctx, range);
  const columns = rows[0] ? Object.keys(rows[0]) : EMPTY[panel];
  const lines = rows.map((row) => csvLine(columns.map((column) => row[column] ?? null)));
  const text = BYTE_ORDER_MARK + csvLine(columns) + lines.join("");
  return { filename: `analytics-${panel}-${range.from}-${range.to}.csv`, bytes: Buffer.from(text) };
}
