import { sql } from "kysely";
import type { TenantCtx } from "#server/platform/context.ts";
import { sumOf } from "#server/platform/records/list.ts";
import { isNow, ofPage, type Range, sums, within } from "./read-range.ts";

const MOST_MISSING = 10;

type Read = {
  readonly locale: string;
  readonly views: number;
  readonly views_before: number;
  readonly visitors: number;
  readonly switched: number;
};

/** Figures per language. Choices in the language menu always cover the whole guide. */
export async function countLanguages({ db }: TenantCtx, range: Range) {
  const views = sums(range, "views");
  const { rows } = await sql<Read>`
    with read as (
      select locale, ${views.now} as views, ${views.before} as views_before, ${sums(range, "visitors").now} as visitors
      from event_days where ${within(range, ofPage(range), sql`locale is not null`)} group by locale
    ), chosen as (
      select detail as locale, ${sums(range, "count").now} as switched
      from event_details where ${within(range, sql`kind = 'language_switched'`)} group by detail
    )
    select read.*, coalesce(chosen.switched, 0) as switched from read left join chosen using (locale)
    where ${range.locale ?? null}::text is null or locale = ${range.locale ?? null}
    order by views desc, views_before desc, locale`.execute(db);
  // in the order of the columns of the file
  return rows.map(({ locale, views, views_before, visitors, switched }) => ({
    locale,
    views,
    views_before: range.before && views_before,
    visitors,
    switched,
  }));
}

/** Preferred browser languages that the guide lacks. */
export async function countMissingLanguages({ db, customer_id }: TenantCtx, range: Range, most = MOST_MISSING) {
  const { rows } = await sql<{ locale: string; visitors: number }>`
    select detail as locale, ${sumOf(sql`count`)} as visitors from event_details
    where customer_id = ${customer_id} and kind = 'language_missing' and ${isNow(range)}
    group by detail order by visitors desc, detail limit ${sql.lit(most)}`.execute(db);
  return rows;
}
