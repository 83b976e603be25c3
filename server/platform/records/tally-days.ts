import { type Expression, sql } from "kysely";
import { type Count, countFrom, middleOf, SMALLEST_SHOWN } from "#contract/counts.ts";

/** Days added up as they are shown: the sum of those that are, and how many are withheld. */
export type Tally = readonly [exact: number, withheld_days: number];

const smallest = sql.lit(SMALLEST_SHOWN);
const MIDDLE = sql.lit(SMALLEST_SHOWN / 2);

/** Over rows that each hold the whole of one day: rows of parts of a day have to be added up before. */
export const tallyOf = (count: Expression<unknown>, when: Expression<unknown> = sql`true`) => sql<Tally>`array[
  coalesce(sum(${count}) filter (where ${when} and ${count} >= ${smallest}), 0),
  count(*) filter (where ${when} and ${count} > 0 and ${count} < ${smallest})]::int[]`;

export const NOTHING: Tally = [0, 0];
export const nothing = sql<Tally>`array[0, 0]`;

/** Orders by what is shown: an order by the exact numbers would tell them apart. */
export const middleOfTally = (tally: Expression<unknown>) => sql<number>`((${tally})[1] + ${MIDDLE} * (${tally})[2])`;
export const isSome = (tally: Expression<unknown>) => sql<boolean>`((${tally})[1] + (${tally})[2] > 0)`;

/** What `shownTally` makes of it, as JSON. */
export const tallyAsCount = (tally: Expression<unknown>) => sql<Count>`case
  when (${tally})[2] = 0 then to_jsonb((${tally})[1])
  when (${tally})[1] = 0 and (${tally})[2] = 1 then '"under_5"'::jsonb
  else jsonb_build_object('least', (${tally})[1] + (${tally})[2], 'most', (${tally})[1] + ${sql.lit(SMALLEST_SHOWN - 1)} * (${tally})[2]) end`;

/** One day's number, as JSON. */
export const dayAsCount = (count: Expression<unknown>) => sql<Count>`case
  when ${count} > 0 and ${count} < ${smallest} then '"under_5"'::jsonb else to_jsonb(${count}) end`;

/** For people who read a table. */
export function toldCount(count: Count | null) {
  if (count === "under_5") return `under ${SMALLEST_SHOWN}`;
  return typeof count === "object" && count ? `about ${Math.round(middleOf(count))}` : count;
}

export const shownTally = ([exact, withheld_days]: Tally): Count => countFrom(exact, withheld_days);
