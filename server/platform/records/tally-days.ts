import { type Expression, sql } from "kysely";
import { type Count, countFrom, middleOf, SMALLEST_SHOWN } from "#contract/counts.ts";

/** Days added up as shown: the sum of the visible ones, and the number of withheld ones. */
export type Tally = readonly [exact: number, withheld_days: number];

const smallest = sql.lit(SMALLEST_SHOWN);
const MIDDLE = sql.lit(SMALLEST_SHOWN / 2);

/** Each row must hold a whole day: add up partial days first. */
export const tallyOf = (count: Expression<unknown>, when: Expression<unknown> = sql`true`) => sql<Tally>`array[
  coalesce(sum(${count}) filter (where ${when} and ${count} >= ${smallest}), 0),
  count(*) filter (where ${when} and ${count} > 0 and ${count} < ${smallest})]::int[]`;

export const NOTHING: Tally = [0, 0];
export const nothing = sql<Tally>`array[0, 0]`;

/** Sorts by the shown value: sorting by exact numbers would reveal them. */
export const middleOfTally = (tally: Expression<unknown>) => sql<number>`((${tally})[1] + ${MIDDLE} * (${tally})[2])`;
export const isSome = (tally: Expression<unknown>) => sql<boolean>`((${tally})[1] + (${tally})[2] > 0)`;

/** `shownTally` in SQL, as JSON. */
export const tallyAsCount = (tally: Expression<unknown>) => sql<Count>`case
  when (${tally})[2] = 0 then to_jsonb((${tally})[1])
  when (${tally})[1] = 0 and (${tally})[2] = 1 then '"under_5"'::jsonb
  else jsonb_build_object('least', (${tally})[1] + (${tally})[2], 'most', (${tally})[1] + ${sql.lit(SMALLEST_SHOWN - 1)} * (${tally})[2]) end`;

export const dayAsCount = (count: Expression<unknown>) => sql<Count>`case
  when ${count} > 0 and ${count} < ${smallest} then '"under_5"'::jsonb else to_jsonb(${count}) end`;

/** A count as text for tables. */
export function countText(count: Count | null) {
  if (count === "under_5") return `under ${SMALLEST_SHOWN}`;
  return typeof count === "object" && count ? `about ${Math.round(middleOf(count))}` : count;
}

export const shownTally = ([exact, withheld_days]: Tally): Count => countFrom(exact, withheld_days);
