import { type RawBuilder, sql, type SqlBool } from "kysely";
import type * as z from "zod";
import type { devicesApi } from "#contract/devices.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import type { Devices } from "./find-devices.ts";

type Sort = NonNullable<z.output<typeof devicesApi.list.query>["sort"]>;
type Column = "name" | "reference" | "review_due_on" | "updated_at" | "created_at" | "id";

/** A part of a sorted list that one index returns in order, forwards or backwards. The list is a sequence of stretches. */
export type Stretch = {
  readonly within: RawBuilder<SqlBool> | undefined;
  readonly by: Column;
  readonly descending: boolean;
};

const NULLABLE: readonly string[] = ["reference", "review_due_on"];

/** Devices without a value come last in either direction. */
function byNullable(by: Column, descending: boolean): Stretch[] {
  const column = sql.ref(`devices.${by}`);
  return [
    { within: sql<SqlBool>`${column} is not null`, by, descending },
    { within: sql<SqlBool>`${column} is null`, by: "id", descending: false },
  ];
}

async function byStatus(ctx: TenantCtx, descending: boolean): Promise<Stretch[]> {
  const statuses = await ctx.db
    .selectFrom("device_statuses")
    .select("id")
    .where("customer_id", "=", ctx.customer_id)
    .orderBy("position", descending ? "desc" : "asc")
    .orderBy("id")
    .execute();
  const byName = { by: "name", descending: false } as const;
  return [
    ...statuses.map(({ id }) => ({ within: sql<SqlBool>`devices.status_id = ${id}`, ...byName })),
    { within: sql<SqlBool>`devices.status_id is null`, ...byName },
  ];
}

export async function stretchesOf(ctx: TenantCtx, sort: Sort = "name"): Promise<Stretch[]> {
  const descending = sort.startsWith("-");
  const by = descending ? sort.slice(1) : sort;
  if (by === "status") return byStatus(ctx, descending);
  if (NULLABLE.includes(by)) return byNullable(by as Column, descending);
  return [{ within: undefined, by: by as Column, descending }];
}

const inStretch = (found: Devices, { within }: Stretch) => (within ? found.where(within) : found);

/** Ties are sorted in the same direction, so that one index serves both. */
export function inOrder(found: Devices, stretch: Stretch): Devices {
  const direction = stretch.descending ? "desc" : "asc";
  const sorted = inStretch(found, stretch).orderBy(`devices.${stretch.by}`, direction);
  return stretch.by === "id" ? sorted : sorted.orderBy("devices.id", direction);
}

const stretchId = (at: number) => sql.id(`stretch_${at}`);

/** A stretch is read only if those before it do not fill the page. */
function nextStretch(found: Devices, stretch: Stretch, at: number, most: RawBuilder<number>) {
  const before = Array.from({ length: at }, (_, other) => sql`(select count(*) from ${stretchId(other)})`);
  const open = at ? found.where(sql<SqlBool>`${sql.join(before, sql` + `)} < ${most}`) : found;
  return sql`${stretchId(at)} as materialized ${inOrder(open, stretch).select("devices.id").limit(most)}`;
}

/** The devices of one page, in one query. The length of a stretch is needed only for pages that begin after it. */
export function pageOf(found: Devices, stretches: readonly Stretch[], part: { limit: number; offset: number }) {
  const [limit, offset] = [sql.lit(part.limit), sql.lit(part.offset)];
  const [only] = stretches;
  if (only && stretches.length === 1) return inOrder(found, only).select("devices.id").limit(limit).offset(offset);
  const most = sql.lit(part.limit + part.offset);
  const ids = stretches.map((_, at) => sql`array(select id from ${stretchId(at)})`);
  return sql`(
    with ${sql.join(stretches.map((stretch, at) => nextStretch(found, stretch, at, most)))}
    select id from unnest(${sql.join(ids, sql` || `)}) with ordinality as stretches (id, place)
    order by place limit ${limit} offset ${offset})`;
}
