import { isDeepStrictEqual } from "node:util";
import { sql } from "kysely";
import type * as z from "zod";
import { devicesApi } from "#contract/devices.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import { filtersOf, jsonList, listed, type LookFor, type Part } from "#server/platform/lists/json-list.ts";
import { orderOf } from "#server/platform/records/list.ts";
import { totalOf } from "#server/platform/lists/remembered-lists.ts";
import { countable, countOf, figuresOf, toCount } from "./count-devices.ts";
import { allDevices, type Devices, filtered, isSkewed, named } from "./find-devices.ts";
import { sought, termsOf } from "./search-devices.ts";
import { pageOf, stretchesOf } from "./sort-devices.ts";
import { deviceColumns } from "./table.ts";

type ListQuery = z.output<typeof devicesApi.list.query>;

type Asked = ListQuery & { readonly isForFigures: boolean };

const { response } = devicesApi.list;
const { meta } = response.shape;
const answerPage = jsonList(response.extend({ meta: meta.omit({ status_counts: true }) }));
const answerFigures = jsonList(response.extend({ meta: meta.required() }));

/** Columns of the list, read only for the devices on the page. */
const rowsOf = (ctx: TenantCtx) =>
  named(allDevices(ctx)).innerJoin(listed, "listed.id", "devices.id").select(deviceColumns).select("listed.place");

async function findUnsearched(ctx: TenantCtx, query: Asked, part: Part, lookFor: LookFor) {
  const found = await filtered(ctx, allDevices(ctx), query);
  const page = pageOf(found, await stretchesOf(ctx, query.sort), part);
  const counted = await toCount(ctx, query);
  const meta = query.isForFigures ? figuresOf(ctx, counted) : countOf(counted);
  return lookFor({ page, meta, filters: filtersOf(query), is_skewed: isSkewed(query) });
}

const searchSorts = {
  name: sql.ref("devices.name"),
  reference: sql.ref("devices.reference"),
  status: sql`(select position from device_statuses s where s.id = devices.status_id)`,
  review_due_on: sql.ref("devices.review_due_on"),
  updated_at: sql.ref("devices.updated_at"),
  created_at: sql.ref("devices.created_at"),
};

/** Search results must be sorted anyway, so one query finds, sorts and counts them. */
function searchFor(found: Devices, query: ListQuery, { limit, offset }: Part, filters: object) {
  const order = orderOf(query.sort, searchSorts, "name");
  const page = found
    .select(["devices.id", sql<number>`count(*) over ()`.as("total_count")])
    .orderBy(order)
    .orderBy("devices.name")
    .orderBy("devices.id")
    .limit(sql.lit(limit))
    .offset(sql.lit(offset));
  // A page past the end has no row that could carry the count.
  const meta = sql`(select coalesce((select max(total_count) from listed), ${countOf(countable(found))}) as total_count)`;
  return { page, meta, filters };
}

/** Exact search first; fuzzy only if it finds nothing. */
async function findSearched(ctx: TenantCtx, query: Asked & { q: string }, part: Part, lookFor: LookFor) {
  const { q } = query;
  const filters = filtersOf(query);
  const look = async (terms: readonly (readonly string[])[]) => {
    const found = await filtered(ctx, sought(ctx, terms), query);
    const search = searchFor(found, query, part, { ...filters, terms });
    return lookFor(query.isForFigures ? { ...search, meta: figuresOf(ctx, countable(found)) } : search);
  };
  const asTyped = [[q]];
  const exact = await look(asTyped);
  const terms = totalOf(exact) ? asTyped : await termsOf(ctx, q);
  // With the stamp of the first search: a device with exactly these words may have been added since.
  return isDeepStrictEqual(terms, asTyped) ? exact : { ...(await look(terms)), stamp: exact.stamp };
}

/** A request for one row wants figures, so it also gets the count of each status. */
export const listDevices = (ctx: TenantCtx, query: ListQuery) => {
  const isForFigures = query.per_page === 1;
  const asked: Asked = { ...query, isForFigures };
  return (isForFigures ? answerFigures : answerPage)(ctx, {
    query: asked,
    rows: rowsOf,
    find: (part, lookFor) =>
      query.q ? findSearched(ctx, { ...asked, q: query.q }, part, lookFor) : findUnsearched(ctx, asked, part, lookFor),
  });
};
