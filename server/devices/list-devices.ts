import { isDeepStrictEqual } from "node:util";
import { type SelectQueryBuilder, sql } from "kysely";
import type * as z from "zod";
import type { Device, devicesApi } from "#contract/devices.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import { offsetOf, orderOf } from "#server/platform/list.ts";
import type { DB } from "#server/platform/schema.ts";
import { countStatuses } from "./count-statuses.ts";
import { allDevices, type Devices, filtered, named } from "./find-devices.ts";
import { searched, termsOf } from "./search-devices.ts";
import { inOrder, inStretch, type Stretch, stretchesOf } from "./sort-devices.ts";
import { deviceColumns } from "./table.ts";

type ListQuery = z.output<typeof devicesApi.list.query>;
type Part = { limit: number; offset: number };

/** First which devices, from an index alone; then what the list shows of these few. */
const rowsOf = (ctx: TenantCtx, found: Devices, stretch: Stretch, { limit, offset }: Part): Promise<Device[]> =>
  named(inOrder(allDevices(ctx), { ...stretch, within: undefined }))
    .where("devices.id", "in", inOrder(found, stretch).select("devices.id").limit(limit).offset(offset))
    .select(deviceColumns)
    .execute();

const countOf = async (found: SelectQueryBuilder<DB, "devices", object>) =>
  (await found.select((of) => of.fn.countAll<number>().as("count")).executeTakeFirstOrThrow()).count;

/** From stretch to stretch until the page is full. How long one is matters only to a page that begins behind it. */
async function pageOf(ctx: TenantCtx, found: Devices, stretches: readonly Stretch[], { limit, offset }: Part) {
  const devices: Device[] = [];
  let skipped = offset;
  for (const stretch of stretches) {
    const rows = await rowsOf(ctx, found, stretch, { limit: limit - devices.length, offset: skipped });
    devices.push(...rows);
    if (devices.length === limit || stretch === stretches.at(-1)) break;
    skipped = rows.length || !skipped ? 0 : skipped - (await countOf(inStretch(found, stretch)));
  }
  return devices;
}

async function listUnsearched(ctx: TenantCtx, query: ListQuery) {
  const found = await filtered(ctx, allDevices(ctx), query);
  const stretches = await stretchesOf(ctx, query.sort);
  const part = { limit: query.per_page, offset: offsetOf(query) };
  const [devices, total_count] = await Promise.all([pageOf(ctx, found, stretches, part), countOf(found)]);
  return { devices, total_count };
}

const searchSorts = {
  name: sql.ref("devices.name"),
  reference: sql.ref("devices.reference"),
  status: sql`(select position from device_statuses s where s.id = devices.status_id)`,
  review_due_on: sql.ref("devices.review_due_on"),
  updated_at: sql.ref("devices.updated_at"),
  created_at: sql.ref("devices.created_at"),
};

/** What a search finds comes in no order and is counted as it is sorted: it is looked for once. */
async function listFound(ctx: TenantCtx, found: Devices, query: ListQuery) {
  const order = orderOf(query.sort, searchSorts, "name");
  const page = found
    .select(["devices.id", sql<number>`count(*) over ()`.as("total_count")])
    .orderBy(order)
    .orderBy("devices.name")
    .orderBy("devices.id")
    .limit(query.per_page)
    .offset(offsetOf(query));
  const rows = await named(allDevices(ctx))
    .innerJoin(page.as("page"), "page.id", "devices.id")
    .select(deviceColumns)
    .select("page.total_count")
    .orderBy(order)
    .orderBy("devices.name")
    .orderBy("devices.id")
    .execute();
  const total_count = rows[0]?.total_count ?? (query.page > 1 ? await countOf(found) : 0);
  return { devices: rows.map(({ total_count: _total, ...device }) => device), total_count };
}

/** What was typed as it stands; only where no device has it, what it may have been meant to be. */
async function listSearched(ctx: TenantCtx, q: string, query: ListQuery) {
  const asTyped = [[q]];
  const exact = await listFound(ctx, await filtered(ctx, searched(ctx, asTyped), query), query);
  if (exact.total_count) return exact;
  const terms = await termsOf(ctx, q);
  if (isDeepStrictEqual(terms, asTyped)) return exact;
  return listFound(ctx, await filtered(ctx, searched(ctx, terms), query), query);
}

export async function listDevices(ctx: TenantCtx, query: ListQuery) {
  const { q } = query;
  const [{ devices, total_count }, status_counts] = await Promise.all([
    q ? listSearched(ctx, q, query) : listUnsearched(ctx, query),
    query.per_page === 1 ? countStatuses(ctx, query) : undefined,
  ]);
  return { devices, meta: { total_count, ...(status_counts && { status_counts }) } };
}
