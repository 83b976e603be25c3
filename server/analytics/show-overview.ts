import { sql } from "kysely";
import type { AnalyticsOverview } from "#contract/analytics.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import { countScanned } from "#server/short-codes/scans/list-scanned.ts";
import { countDays, funnelOf, seriesOf, totalsOf } from "./count-days.ts";
import { countDrops } from "./count-drops.ts";
import { countHours } from "./count-hours.ts";
import { countLanguages, countMissingLanguages } from "./count-languages.ts";
import { listCodes } from "./list-codes.ts";
import { listMarks } from "./list-marks.ts";
import { listPages } from "./list-pages.ts";
import { type RangeQuery, readRange, shownRange } from "./read-range.ts";

const FIRST = { limit: 10, offset: 0 };

/** Shorter delays are usual. To show them would show when somebody reads. */
const USUAL_DELAY = sql`interval '10 minutes'`;

/** The first day counted, and the time up to which events are rolled up. */
async function readState({ db, customer_id }: TenantCtx) {
  const { rows } = await sql<Pick<AnalyticsOverview, "first_day" | "counted_until">>`
    select least(
        (select min(day) from event_days where customer_id = ${customer_id} and page_id is null and locale is null),
        (select min(day) from short_code_days where customer_id = ${customer_id})) as first_day,
      coalesce((select min(since) from event_days_due where customer_id = ${customer_id} and since < now() - ${USUAL_DELAY}), now()) as counted_until`.execute(
    db,
  );
  return rows[0] ?? { first_day: null, counted_until: null };
}

/** Reads rolled-up numbers only, so its cost does not depend on the number of events. */
export async function showOverview(ctx: TenantCtx, asked: RangeQuery): Promise<AnalyticsOverview> {
  const range = await readRange(ctx, asked);
  const [state, days, marks, languages, missing_languages, hours, read, scanned, code_totals, dropped] =
    await Promise.all([
      readState(ctx),
      countDays(ctx, range),
      listMarks(ctx, range),
      countLanguages(ctx, range),
      countMissingLanguages(ctx, range),
      countHours(ctx, range),
      listPages(ctx, range, FIRST),
      listCodes(ctx, range, FIRST),
      countScanned(ctx, range),
      countDrops(ctx, range),
    ]);
  return {
    range: shownRange(range),
    ...state,
    totals: totalsOf(days, range),
    series: seriesOf(days, range),
    marks,
    funnel: funnelOf(days, range),
    languages,
    missing_languages,
    hours,
    pages: read.pages,
    page_count: read.total_count,
    codes: scanned.codes,
    code_totals,
    dropped,
  };
}
