import { sql } from "kysely";
import { rollUpDays } from "#server/analytics/rolling-up/roll-up-events.ts";
import type { Database } from "#server/platform/database/db.ts";
import { createFactories } from "#server/testing/factories.ts";

const DAYS = 30;
const PAGES = 40;
const BATCH = 100_000;

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

/**
 * A guide with forty pages in six languages, with this many events in the last thirty days, aggregated as in production.
 */
export async function fillEvents(database: Database, events: number) {
  const make = createFactories(database);
  const { token, customer_id } = await make.person({ role: "manager" });
  for (let at = 0; at < PAGES; at += 1) await make.page(customer_id, { headline: { en: `Page ${at}` } });
  for (let from = 0; from < events; from += BATCH)
    await sql`
      with listed as (select array_agg(id order by id) as ids from pages where customer_id = ${customer_id})
      insert into events (customer_id, day, hour, kind, page_id, locale, detail, visitor, count)
      select ${customer_id}, current_date - (n % ${sql.lit(DAYS)})::int, (n / 7 % 24)::int,
        case n % 10 when 0 then 'scan' when 1 then 'language_switched' when 2 then 'language_missing' else 'page_view' end,
        listed.ids[1 + n / 3 % ${sql.lit(PAGES)}], (array['en','en','en','es','km','tl','pt','fr'])[1 + n / 11 % 8],
        case n % 10 when 1 then 'km' when 2 then 'language-' || n / 10 % 60 end,
        left(md5((n / 90)::text), 12), 1
      from listed cross join generate_series(${from}::bigint, ${Math.min(from + BATCH, events) - 1}::bigint) as n`.execute(
      database.system,
    );
  const start = performance.now();
  for (let age = DAYS; age >= 0; age -= 1)
    await database.system
      .transaction()
      .execute((db) => rollUpDays(db, { customer_id, from: daysAgo(age), to: daysAgo(age) }));
  return { token, seconds_a_day: (performance.now() - start) / 1000 / DAYS };
}
