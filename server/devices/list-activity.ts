import { sql } from "kysely";
import type * as z from "zod";
import type { devicesApi } from "#contract/devices.ts";
import type { Activity } from "#contract/texts.ts";
import { activityActor, activityColumns } from "#server/platform/activity-columns.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import { containing, offsetOf } from "#server/platform/list.ts";
import { findDevice } from "./service.ts";

type ActivityQuery = z.output<typeof devicesApi.activity.query>;

/** The device itself, its datachain, which is written down under the device, and its places, those taken away too. */
const aboutDevice = (ctx: TenantCtx, id: string) =>
  ctx.db
    .selectFrom("audit_entries as entry")
    .where("entry.customer_id", "=", ctx.customer_id)
    .where("entry.subject_type", "in", ["device", "datachain", "location"])
    .where(
      sql<boolean>`entry.subject_id = any(array(
        select ${id}::uuid
        union select id from locations where device_id = ${id}::uuid
        union select id from datachains where device_id = ${id}::uuid
      ))`,
    );

export async function listActivity(ctx: TenantCtx, id: string, query: ActivityQuery) {
  await findDevice(ctx, id);
  let found = aboutDevice(ctx, id);
  const { q } = query;
  if (q)
    found = found.where((where) =>
      where.or([where("entry.action", "ilike", containing(q)), where(activityActor, "ilike", containing(q))]),
    );
  const direction = query.sort === "at" ? "asc" : "desc";
  const [activity, total] = await Promise.all([
    found
      .select(activityColumns)
      .orderBy("entry.at", direction)
      .orderBy("entry.id", direction)
      .limit(query.per_page)
      .offset(offsetOf(query))
      .execute(),
    found.select((of) => of.fn.countAll<number>().as("count")).executeTakeFirstOrThrow(),
  ]);
  return { activity: activity satisfies Activity[], meta: { total_count: total.count } };
}
