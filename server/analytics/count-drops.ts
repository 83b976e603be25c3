import { sql } from "kysely";
import { DROP_REASONS } from "#contract/analytics.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import { type Range, sums, within } from "./read-range.ts";

/** Dropped events by reason. They have no page or language. */
export async function countDrops({ db }: TenantCtx, range: Range) {
  const { now, before } = sums(range, "count");
  const { rows } = await sql<{ reason: string; count: number; before: number }>`
    select reason, ${now} as count, ${before} as before from event_drops where ${within(range)} group by reason`.execute(
    db,
  );
  const byReason = new Map(rows.map((row) => [row.reason, row]));
  return DROP_REASONS.map((reason) => {
    const { count = 0, before = 0 } = byReason.get(reason) ?? {};
    return { reason, count, before: range.before && before };
  });
}
