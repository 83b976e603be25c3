import { sql } from "kysely";
import { DROP_REASONS } from "#contract/analytics.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import { NOTHING, shownTally, type Tally } from "#server/platform/records/tally-days.ts";
import { shownBefore } from "./hide-small.ts";
import { type Range, tallies, within } from "./read-range.ts";

/** Dropped events by reason. They have no page or language. */
export async function countDrops({ db }: TenantCtx, range: Range) {
  const { now, before } = tallies(range, "count");
  const { rows } = await sql<{ reason: string; count: Tally; before: Tally }>`
    select reason, ${now} as count, ${before} as before from event_drops where ${within(range)} group by reason`.execute(
    db,
  );
  const byReason = new Map(rows.map((row) => [row.reason, row]));
  return DROP_REASONS.map((reason) => {
    const { count = NOTHING, before: earlier = NOTHING } = byReason.get(reason) ?? {};
    return { reason, count: shownTally(count), before: shownBefore(earlier, range.before !== null) };
  });
}
