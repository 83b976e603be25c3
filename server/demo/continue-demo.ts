import { type RawBuilder, sql } from "kysely";
import { rollUpDays } from "#server/analytics/rolling-up/roll-up-events.ts";
import type { Db } from "#server/platform/database/db.ts";
import { nowIn, shareOfToday, type SiteNow } from "./site-now.ts";

/** Days since the demo was last used, each with the same weekday of its last full week. */
type Missing = { readonly customer_id: string; readonly last: string; readonly now: SiteNow };
const missingDays = ({ last, now }: Missing): RawBuilder<unknown> => sql`(
  select on_day::date as day, (on_day::date - 7 * ((on_day::date - ${last}::date + 7) / 7)) as like_day
  from generate_series(${last}::date + 1, ${now.day}::date, interval '1 day') as on_day) as missing`;

const isPast = ({ now }: Missing, hour: RawBuilder<unknown>) =>
  sql`(missing.day < ${now.day}::date or ${hour} <= ${now.hour}::int)`;

// Copies have deterministic ids, so that concurrent starts on one day continue the demo once.

/** Of today, only a share that matches the time of day. */
async function repeatScans(db: Db, missing: Missing) {
  const { customer_id, now } = missing;
  await sql`
    insert into short_code_days (customer_id, short_code_id, day, hour, locale, scans)
    select customer_id, short_code_id, missing.day, hour, locale, scans
    from short_code_days as before join ${missingDays(missing)} on before.day = missing.like_day
    where customer_id = ${customer_id} and (missing.day < ${now.day}::date
      or ('x' || left(md5(short_code_id || locale), 8))::bit(32)::bigint / 4294967296.0 < ${shareOfToday(now)}::float)
    on conflict do nothing`.execute(db);
  await sql`
    update short_codes set scan_count = scan_count + fresh.scans, last_scanned_at = greatest(last_scanned_at, now() - random() * make_interval(hours => ${missing.now.hour}::int))
    from (select short_code_id, sum(scans) as scans from short_code_days
      where customer_id = ${customer_id} and day > ${missing.last}::date group by short_code_id) as fresh
    where short_codes.customer_id = ${customer_id} and short_codes.id = fresh.short_code_id`.execute(db);
}

const repeatEvents = (db: Db, missing: Missing) =>
  sql`
    insert into events (customer_id, day, hour, kind, page_id, locale, detail, visitor, count)
    select customer_id, missing.day, hour, kind, page_id, locale, detail, again.visitor, count
    from events as before join ${missingDays(missing)} on before.day = missing.like_day
    cross join lateral (select left(md5(visitor || missing.day), 12) as visitor) as again
    where customer_id = ${missing.customer_id} and ${isPast(missing, sql`before.hour`)} and not exists (
      select from events as known
      where known.customer_id = before.customer_id and known.day = missing.day and known.visitor = again.visitor)`.execute(
    db,
  );

/** Copies responses as new cases. Redacted comments are not copied, because their originals are stored separately. */
const repeatAnswers = (db: Db, missing: Missing) =>
  sql`
    insert into feedback_responses
    select (jsonb_populate_record(r, jsonb_build_object(
      'id', md5(r.id::text || missing.day)::uuid, 'case_status', case when r.comment is null then null else 'new' end,
      'assignee_id', null, 'public_reply', null, 'reply_published_at', null, 'said', '{}'::jsonb, 'reply_draft', '{}'::jsonb,
      'submitted_at', shifted.at, 'updated_at', shifted.at,
      'completed_at', case when r.completed_at is null then null else shifted.at end))).*
    from feedback_responses as r
    join sites on sites.customer_id = r.customer_id
    join ${missingDays(missing)} on missing.like_day = (r.submitted_at at time zone sites.time_zone)::date
    cross join lateral (select r.submitted_at + make_interval(days => missing.day - missing.like_day) as at) as shifted
    where r.customer_id = ${missing.customer_id} and cardinality(r.covered) = 0 and shifted.at <= now()
    on conflict do nothing`.execute(db);

/** Continues an older demo by repeating its last week, so that recent days are not empty. */
export async function continueDemo(db: Db) {
  const seaview = await db
    .selectFrom("sites")
    .innerJoin("short_code_days as scanned", "scanned.customer_id", "sites.customer_id")
    .select(["sites.customer_id", "sites.time_zone"])
    .select((of) => sql<string>`${of.fn.max("scanned.day")}::text`.as("last"))
    .where("sites.slug", "=", "seaview")
    .groupBy(["sites.customer_id", "sites.time_zone"])
    .executeTakeFirst();
  if (!seaview) return;
  const { customer_id, time_zone, last } = seaview;
  const missing = { customer_id, last, now: nowIn(time_zone, Date.now()) };
  if (last >= missing.now.day) return;
  await repeatAnswers(db, missing);
  await repeatScans(db, missing);
  await repeatEvents(db, missing);
  await rollUpDays(db, { customer_id, from: last, to: missing.now.day });
}
