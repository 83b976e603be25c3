import { sql } from "kysely";
import type { TenantCtx } from "#server/platform/context.ts";

/** A query result, valid while the customer's stamp is the same. */
export type Found = {
  /** The first ids in order, comma-separated. */
  readonly ids: string;
  /** JSON as in the contract. */
  readonly meta: string;
  readonly stamp: string;
};

/** Ids cached per list: a few pages. */
export const KEPT_IDS = 200;
const ID_LENGTH = 36;

export const pageOfIds = ({ ids }: Pick<Found, "ids">, { limit, offset }: { limit: number; offset: number }) =>
  ids.slice(offset * (ID_LENGTH + 1), (offset + limit) * (ID_LENGTH + 1) - 1);

export const totalOf = ({ meta }: Found) => (JSON.parse(meta) as { total_count: number }).total_count;

/**
 * A version stamp of the customer's records: equal for two statements that see the same data (customer_changes in
 * 0010_lists.sql). Includes the date, since filters know "overdue".
 */
export const seenBy = ({ customer_id }: TenantCtx) =>
  sql<string>`(select coalesce(sum(weight), 0) || ' ' || current_date from customer_changes where customer_id = ${customer_id})`;

/** LRU cache, latest last. The stamp detects stale entries. */
function memory<T>(most: number) {
  const kept = new Map<string, T>();
  return {
    get: (key: readonly unknown[]) => kept.get(JSON.stringify(key)),
    set: (key: readonly unknown[], value: T) => {
      const text = JSON.stringify(key);
      kept.delete(text);
      kept.set(text, value);
      const [oldest] = kept.keys();
      if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    },
  };
}

/** By customer, list, order and filters. Up to 8 KB each. */
export const findings = memory<Found>(1000);
/** By customer, list and filters; the order does not matter. */
export const metas = memory<Pick<Found, "meta" | "stamp">>(5000);
