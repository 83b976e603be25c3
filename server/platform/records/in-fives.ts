import { type RawBuilder, sql } from "kysely";

/** Stands for "no page and no code" in the key of a series. */
export const NO_SUBJECT = "00000000-0000-0000-0000-000000000000";

const key = sql`customer_id, figure, subject_id, locale, detail`;
const inOrder = sql`partition by ${key} order by day, hour nulls first rows unbounded preceding`;

/**
 * The only way from exact to shown numbers: common table expressions that add `changes` to their series and end in `fives`,
 * the fives that were completed, each with the day and hour of its last event. Changes have a customer, figure, subject,
 * locale, detail, day, hour and a count, and are unique. The caller must hold a lock that all writers of these series take.
 */
export const inFives = (changes: RawBuilder<unknown>) => sql`
  changes as materialized (${changes}),
  series as materialized (
    select ${key}, coalesce(known.start, floor(random() * 5)::smallint) as start, coalesce(known.counted, 0) as counted, coalesce(known.fives, 0) as fives
    from (select distinct ${key} from changes) as changed left join count_series as known using (${key})
  ), sums as (
    select ${key}, day, hour, start, fives, counted + sum(changes.count) over (${inOrder}) as counted
    from changes join series using (${key})
  ), levels as materialized (
    select ${key}, day, hour, start, counted, fives, greatest(fives, max((start + counted)::bigint / 5) over (${inOrder})) as level
    from sums
  ), kept as (
    insert into count_series (${key}, start, counted, fives)
    select ${key}, start, (array_agg(counted order by day desc, hour desc nulls last))[1], max(level) from levels
    group by ${key}, start
    on conflict (${key}) do update set counted = excluded.counted, fives = excluded.fives
  ), fives as materialized (
    select ${key}, day, hour, 5 * count as count
    from (
      select ${key}, day, hour, (level - lag(level, 1, fives) over (partition by ${key} order by day, hour nulls first))::int as count from levels
    ) as completed where count > 0
  )`;
