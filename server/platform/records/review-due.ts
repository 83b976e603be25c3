import { type RawBuilder, sql, type SqlBool } from "kysely";
import type { REVIEW_DUE } from "#contract/devices.ts";

/** When the review of a device or an algorithm is due. */
export function reviewDue(
  table: "devices" | "algorithms",
): Readonly<Record<(typeof REVIEW_DUE)[number], RawBuilder<SqlBool>>> {
  const day = sql.ref(`${table}.review_due_on`);
  return {
    overdue: sql<SqlBool>`${day} < current_date`,
    within_30_days: sql<SqlBool>`${day} between current_date and current_date + 30`,
    later: sql<SqlBool>`${day} > current_date + 30`,
    none: sql<SqlBool>`${day} is null`,
  };
}
