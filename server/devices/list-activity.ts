import { sql } from "kysely";
import type * as z from "zod";
import type { devicesApi } from "#contract/devices.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import { listActivity } from "#server/platform/records/list-activity.ts";
import { findDevice } from "./service.ts";

type ActivityQuery = z.output<typeof devicesApi.activity.query>;

/** Entries of the device, of its datachain, which is audited under the device, and of its places, including removed ones. */
export async function listDeviceActivity(ctx: TenantCtx, id: string, query: ActivityQuery) {
  await findDevice(ctx, id);
  const isAbout = sql<boolean>`
    entry.subject_type in ('device', 'datachain', 'location') and entry.subject_id = any(array(
      select ${id}::uuid
      union select id from locations where device_id = ${id}::uuid
      union select id from datachains where device_id = ${id}::uuid
    ))`;
  return listActivity(ctx, query, isAbout);
}
