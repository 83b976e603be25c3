import { sql } from "kysely";
import { expect, test } from "vitest";
import { countOfDay } from "#contract/counts.ts";
import { shareTestApp } from "#server/testing/harness.ts";
import { dayAsCount, shownTally, type Tally, tallyAsCount, tallyOf } from "./tally-days.ts";

const t = await shareTestApp();

test.each([
  [[0], 0],
  [[1], "under_5"],
  [[4], "under_5"],
  [[5], 5],
  [[0, 4, 5], { least: 6, most: 9 }],
  [[1, 4], { least: 2, most: 8 }],
])("days of %j add up to %j, in the database as in the contract", async (days, expected) => {
  const tally = tallyOf(sql.ref("n"));
  const { rows } = await sql<{ tally: Tally; count: unknown; each: unknown[] }>`
    select ${tally} as tally, ${tallyAsCount(tally)} as count, jsonb_agg(${dayAsCount(sql.ref("n"))} order by at) as each
    from unnest(${days}::int[]) with ordinality as days (n, at)`.execute(t.database.system);
  expect(rows.map(({ tally: found }) => shownTally(found))).toEqual([expected]);
  expect(rows.map(({ count, each }) => [count, each])).toEqual([[expected, days.map(countOfDay)]]);
});
