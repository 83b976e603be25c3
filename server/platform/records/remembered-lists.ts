import { sql } from "kysely";
import type { TenantCtx } from "#server/platform/context.ts";

/** What a statement found when the customer's records were as the stamp says. */
export type Found = {
  /** Of the first records in their order, with commas between them. */
  readonly ids: string;
  /** JSON, as the contract has it. */
  readonly meta: string;
  readonly stamp: string;
};

/** As many records of a list are kept: some pages. */
export const KEPT_IDS = 200;
const ID_LENGTH = 36;

export const pageOfIds = ({ ids }: Pick<Found, "ids">, { limit, offset }: { limit: number; offset: number }) =>
  ids.slice(offset * (ID_LENGTH + 1), (offset + limit) * (ID_LENGTH + 1) - 1);

export const totalOf = ({ meta }: Found) => (JSON.parse(meta) as { total_count: number }).total_count;

/**
 * The state of a customer's records that a statement sees: the same for two statements that see the same records
 * (customer_changes in 0010_lists.sql). With the day, since filters know "overdue".
 */
export const seenBy = ({ customer_id }: TenantCtx) =>
  sql<string>`(select coalesce(sum(weight), 0) || ' ' || current_date from customer_changes where customer_id = ${customer_id})`;

/** What was asked for lately, the latest last. What has changed since is found out by its stamp. */
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

/** By customer, list, order and filters. Each takes up to 8 KB. */
export const findings = memory<Found>(1000);
/** By customer, list and filters, whatever the order. */
export const metas = memory<Pick<Found, "meta" | "stamp">>(5000);
