import { sql } from "kysely";
import type { TenantCtx } from "#server/platform/context.ts";
import { middleOfTally, nothing, shownTally, type Tally, tallyOf } from "#server/platform/records/tally-days.ts";
import { shownBefore } from "./hide-small.ts";
import { isNow, ofPage, type Range, tallies, within } from "./read-range.ts";

const MOST_MISSING = 10;

type Read = {
  readonly locale: string;
  readonly views: Tally;
  readonly views_before: Tally;
  readonly visitors: Tally;
  readonly switched: Tally;
};

/** Figures per language. Choices in the language menu always cover the whole guide. */
export async function countLanguages({ db }: TenantCtx, range: Range) {
  const views = tallies(range, "views");
  const { rows } = await sql<Read>`
    with read as (
      select locale, ${views.now} as views, ${views.before} as views_before, ${tallies(range, "visitors").now} as visitors
      from event_days where ${within(range, ofPage(range), sql`locale is not null`)} group by locale
    ), chosen as (
      select detail as locale, ${tallies(range, "count").now} as switched
      from event_details where ${within(range, sql`page_id is null`, sql`locale is null`, sql`kind = 'language_switched'`)} group by detail
    )
    select read.*, coalesce(chosen.switched, ${nothing}) as switched from read left join chosen using (locale)
    where ${range.locale ?? null}::text is null or locale = ${range.locale ?? null}
    order by ${middleOfTally(sql`views`)} desc, ${middleOfTally(sql`views_before`)} desc, locale`.execute(db);
  return rows.map(({ locale, views, views_before, visitors, switched }) => ({
    locale,
    views: shownTally(views),
    views_before: shownBefore(views_before, range.before !== null),
    visitors: shownTally(visitors),
    switched: shownTally(switched),
  }));
}

/** Preferred browser languages that the guide lacks. */
export async function countMissingLanguages({ db, customer_id }: TenantCtx, range: Range, most = MOST_MISSING) {
  const { rows } = await sql<{ locale: string; visitors: Tally }>`
    select detail as locale, ${tallyOf(sql`visitors`)} as visitors from event_details
    where customer_id = ${customer_id} and page_id is null and locale is null and kind = 'language_missing' and ${isNow(range)}
    group by detail order by ${middleOfTally(tallyOf(sql`visitors`))} desc, detail limit ${sql.lit(most)}`.execute(db);
  return rows.map(({ locale, visitors }) => ({ locale, visitors: shownTally(visitors) }));
}
