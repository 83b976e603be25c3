import { sql } from "kysely";
import type * as z from "zod";
import type { webhooksApi } from "#contract/webhooks.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import { notFound } from "#server/platform/http/errors.ts";
import { containing, offsetOf } from "#server/platform/records/list.ts";
import { findWebhook } from "./service.ts";
import { deliveryColumns } from "./table.ts";

type ListQuery = z.output<typeof webhooksApi.deliveries.query>;

export const deliveriesOf = ({ db, customer_id }: TenantCtx, webhook_id: string) =>
  db.selectFrom("webhook_deliveries").where("customer_id", "=", customer_id).where("webhook_id", "=", webhook_id);

export async function listDeliveries(ctx: TenantCtx, id: string, { q, state, ...query }: ListQuery) {
  await findWebhook(ctx, id);
  let found = deliveriesOf(ctx, id);
  if (q) found = found.where("event", "ilike", containing(q));
  if (state) found = found.where(sql<boolean>`state = any(${state})`);
  const direction = query.sort === "created_at" ? "asc" : "desc";
  const [deliveries, total] = await Promise.all([
    found
      .select(deliveryColumns)
      .orderBy("created_at", direction)
      .orderBy("id", direction)
      .limit(query.per_page)
      .offset(offsetOf(query))
      .execute(),
    found.select((of) => of.fn.countAll<number>().as("count")).executeTakeFirstOrThrow(),
  ]);
  return { deliveries, meta: { total_count: total.count } };
}

export async function findDelivery(ctx: TenantCtx, webhook_id: string, id: string) {
  const delivery = await deliveriesOf(ctx, webhook_id).select(deliveryColumns).where("id", "=", id).executeTakeFirst();
  if (!delivery) throw notFound("Delivery");
  return delivery;
}
