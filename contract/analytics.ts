import * as z from "zod";
import { ContentLocale, Id, listQuery, Timestamp } from "./common.ts";
import { Count } from "./counts.ts";
import { endpoint, file } from "./endpoint.ts";
import { CODE_TARGETS, CodeState } from "./short-codes.ts";
import { CodePlace } from "./code-places.ts";
import { Day } from "./texts.ts";

/** Everything counted about readers. The guide's page "What we count" is generated from this list. */
export const EVENT_KINDS = [
  "page_view",
  "scan",
  "language_switched",
  "language_missing",
  "feedback_started",
  "feedback_completed",
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/** Why something was not counted. */
export const DROP_REASONS = ["robot", "no_agent", "prefetch", "staff", "too_many"] as const;
export type DropReason = (typeof DROP_REASONS)[number];

export const FUNNEL_STEPS = ["scanned", "viewed", "went_on", "feedback_started", "feedback_completed"] as const;

/** Lifetime of the daily salt, and of single events. Hourly and daily totals are kept. */
export const SALT_HOURS = 48;
export const EVENT_DAYS = 30;

export const RANGE_DAYS = [7, 30, 90, 365] as const;
const LONGEST_RANGE_DAYS = 1100;

/** `before`: the preceding days, as many. `year`: the same weekdays a year earlier. */
export const COMPARISONS = ["before", "year", "none"] as const;

const DAY_MS = 86_400_000;
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;

const rangeFields = {
  /** The last n days, including today; ignored if `from` is given. */
  days: z.coerce
    .number()
    .pipe(z.literal([...RANGE_DAYS]))
    .default(30),
  /** Inclusive, in the site's time zone. */
  from: Day.optional(),
  to: Day.optional(),
  compare: z.enum(COMPARISONS).default("before"),
  page_id: Id.optional(),
  locale: ContentLocale.optional(),
};

type Range = { from?: string | undefined; to?: string | undefined };
const isRange = ({ from, to }: Range) => {
  if (from === undefined && to === undefined) return true;
  if (from === undefined || to === undefined) return false;
  const days = daysBetween(from, to);
  return days >= 1 && days <= LONGEST_RANGE_DAYS;
};
const refused = { message: "Choose a first and a last day, at most three years apart", path: ["to"] };
const examples = [{ days: 30 }, { from: "2026-10-01", to: "2026-10-31", compare: "year" as const }];

export const AnalyticsQuery = z.strictObject(rangeFields).refine(isRange, refused).meta({ examples });
export type AnalyticsQuery = z.infer<typeof AnalyticsQuery>;

/** The value in the range and in the comparison range; `null` without a comparison. */
export const Compared = z.strictObject({ value: Count, before: Count.nullable() });

const DayFigures = z.strictObject({ views: Count, visitors: Count, scans: Count, feedback: Count });
const DayOfSeries = DayFigures.extend({
  day: Day,
  /** The corresponding day of the comparison range. */
  before: DayFigures.extend({ day: Day }).nullable(),
});

const PageNamed = z.strictObject({
  id: Id,
  type: z.enum(["home_page", "device_page", "algorithm_page", "collection_page"]),
  title: z.string(),
});

/** A publication, marked on the chart. */
export const PublishMark = z.strictObject({
  day: Day,
  at: Timestamp,
  page: PageNamed,
  number: z.int(),
  note: z.string().nullable(),
});
export type PublishMark = z.infer<typeof PublishMark>;

export const PageFigures = z.strictObject({
  page: PageNamed,
  views: Count,
  views_before: Count.nullable(),
  visitors: Count,
  scans: Count,
  feedback: Count,
});
export type PageFigures = z.infer<typeof PageFigures>;

export const CodeFigures = z.strictObject({
  id: Id,
  code: z.string(),
  label: z.string().nullable(),
  state: CodeState,
  target_type: z.enum(CODE_TARGETS),
  page: PageNamed.nullable(),
  url: z.string().nullable(),
  place: CodePlace.nullable(),
  scans: Count,
  before: Count.nullable(),
  /** The range in at most 30 equal parts, oldest first. */
  trend: z.array(Count),
  last_scanned_at: Timestamp.nullable(),
  /** Whole days in which fewer than five were scanned: since the last five were complete, or else since creation. */
  quiet_days: z.int(),
});
export type CodeFigures = z.infer<typeof CodeFigures>;

export const PlaceFigures = CodePlace.extend({ scans: Count, before: Count.nullable(), codes: z.array(z.string()) });
export type PlaceFigures = z.infer<typeof PlaceFigures>;

const CodeTotals = z.strictObject({
  all: z.int(),
  scanned: z.int(),
  /** Active, with fewer than five scans in the range. */
  silent: z.int(),
  /** Scanned in the range although they lead nowhere: blank, dead, expired or retired. */
  dead: z.int(),
});

const ShownRange = z.strictObject({
  from: Day,
  to: Day,
  days: z.int(),
  time_zone: z.string(),
  before: z.strictObject({ from: Day, to: Day }).nullable(),
});

export const AnalyticsOverview = z.strictObject({
  range: ShownRange,
  /** First day with any counts; null if there are none. */
  first_day: Day.nullable(),
  /** Events up to this time are included. */
  counted_until: Timestamp.nullable(),
  /** Visitors are summed by day: the same person on two days counts twice. */
  totals: z.strictObject({ views: Compared, visitors: Compared, scans: Compared, feedback: Compared }),
  series: z.array(DayOfSeries),
  /** Newest first, at most 50. */
  marks: z.array(PublishMark),
  /** Visitors who scanned a code, and their actions on the same day. Steps not counted on every day are omitted. */
  funnel: z.array(z.strictObject({ step: z.enum(FUNNEL_STEPS), visitors: Count, before: Count.nullable() })),
  /** Most read first. */
  languages: z.array(
    z.strictObject({
      locale: z.string(),
      views: Count,
      views_before: Count.nullable(),
      visitors: Count,
      /** Times this language was chosen in the menu; for the whole guide, ignoring filters. */
      switched: Count,
    }),
  ),
  /** Preferred browser languages that the guide lacks, at most 10. */
  missing_languages: z.array(z.strictObject({ locale: z.string(), visitors: Count })),
  /** By hour in the site's time zone, 0 to 23. */
  hours: z.array(z.strictObject({ hour: z.int().min(0).max(23), views: Count, scans: Count })),
  /** The ten most read pages; the full list is a separate endpoint. */
  pages: z.array(PageFigures),
  page_count: z.int(),
  /** The ten most scanned codes; the full list is a separate endpoint. */
  codes: z.array(CodeFigures),
  code_totals: CodeTotals,
  /** Events that were not counted, ignoring filters. */
  dropped: z.array(z.strictObject({ reason: z.enum(DROP_REASONS), count: Count, before: Count.nullable() })),
});
export type AnalyticsOverview = z.infer<typeof AnalyticsOverview>;

/** Panels that can be downloaded. */
export const ANALYTICS_PANELS = [
  "series",
  "funnel",
  "languages",
  "missing_languages",
  "hours",
  "pages",
  "codes",
  "places",
  "publications",
  "dropped",
] as const;
export type AnalyticsPanel = (typeof ANALYTICS_PANELS)[number];

const ListedMeta = z.strictObject({ total_count: z.int(), range: ShownRange });
const base = "/api/v1/analytics" as const;

export const analyticsApi = {
  overview: endpoint({
    method: "GET",
    path: base,
    access: "member",
    summary: "How the guide is read: everything on one screen, for a range of days",
    query: AnalyticsQuery,
    response: AnalyticsOverview,
  }),
  pages: endpoint({
    method: "GET",
    path: `${base}/pages`,
    access: "member",
    summary: "List the pages by how often they were read",
    query: listQuery(["views", "visitors", "scans", "feedback"], rangeFields)
      .refine(isRange, refused)
      .meta({ examples }),
    response: z.strictObject({ pages: z.array(PageFigures), meta: ListedMeta }),
  }),
  codes: endpoint({
    method: "GET",
    path: `${base}/codes`,
    access: "member",
    summary: "List the short codes by how often they were scanned",
    query: listQuery(["scans", "code", "last_scanned_at"], {
      ...rangeFields,
      /** `scanned`: at least once. `silent`: active but never. `dead`: scanned but leading nowhere. */
      only: z.enum(["scanned", "silent", "dead"]).optional(),
    })
      .refine(isRange, refused)
      .meta({ examples }),
    response: z.strictObject({ codes: z.array(CodeFigures), meta: ListedMeta.extend({ totals: CodeTotals }) }),
  }),
  places: endpoint({
    method: "GET",
    path: `${base}/places`,
    access: "member",
    summary: "Places with codes for a map, the most scanned first, at most 1,000",
    query: AnalyticsQuery,
    response: z.strictObject({ places: z.array(PlaceFigures), meta: ListedMeta }),
  }),
  csv: endpoint({
    method: "GET",
    path: `${base}/csv`,
    access: "member",
    summary: "One panel of the screen as CSV, with everything that is in it",
    query: z
      .strictObject({ panel: z.enum(ANALYTICS_PANELS).default("series"), ...rangeFields })
      .refine(isRange, refused)
      .meta({ examples: ANALYTICS_PANELS.map((panel) => ({ panel })) }),
    response: file("text/csv; charset=utf-8"),
  }),
};
