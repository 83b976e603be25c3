import { sql, type Expression, type RawBuilder, type SelectQueryBuilder } from "kysely";
import type { DB } from "#server/platform/database/schema.ts";

type Page = { page: number; per_page: number };

export const offsetOf = ({ page, per_page }: Page) => (page - 1) * per_page;

/** An ilike pattern that matches the input anywhere, with its wildcards escaped. */
export const containing = (q: string) => `%${q.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** `-name` → name, descending. A list names its sortable columns in table.ts. */
export function orderOf<C extends string>(
  sort: string | undefined,
  columns: Record<C, Expression<unknown>>,
  standard: NoInfer<C>,
): RawBuilder<unknown> {
  const [name, direction] = sort?.startsWith("-") ? [sort.slice(1), sql`desc`] : [sort, sql`asc`];
  const column = columns[(name ?? standard) as C];
  return sql`${column} ${direction} nulls last`;
}

/** Literals, so that the plan of a prepared statement knows how little of an index is needed. */
export const pageOf = <T extends keyof DB, O>(
  found: SelectQueryBuilder<DB, T, O>,
  { limit, offset }: { limit: number; offset: number },
) => found.limit(sql.lit(limit)).offset(sql.lit(offset));

export const totalCountOf = <T extends keyof DB>(found: SelectQueryBuilder<DB, T, object>) =>
  found.select((of) => of.fn.countAll<number>().as("total_count"));

/** Sum of a column in the rows that meet a condition; 0 without rows. */
export const sumOf = (count: Expression<unknown>, when: Expression<unknown> = sql`true`) =>
  sql<number>`coalesce(sum(${count}) filter (where ${when}), 0)::int`;

/** An empty list asks for nothing. */
export const isGiven = (wanted: unknown) => wanted !== undefined && !(Array.isArray(wanted) && !wanted.length);
