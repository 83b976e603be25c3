import { type RawBuilder, sql, type SqlBool } from "kysely";
import type * as z from "zod";
import type { devicesApi } from "#contract/devices.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import type { Devices } from "./find-devices.ts";

type Sort = NonNullable<z.output<typeof devicesApi.list.query>["sort"]>;
type Column = "name" | "reference" | "review_due_on" | "updated_at" | "created_at" | "id";

/** A part of a sorted list that one index gives in order, forwards or backwards; the list is its stretches one after another. */
export type Stretch = {
  readonly within: RawBuilder<SqlBool> | undefined;
  readonly by: Column;
  readonly descending: boolean;
};

const NULLABLE: readonly string[] = ["reference", "review_due_on"];

/** Those without a value come last, whichever way the others are sorted. */
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

export const inStretch = (found: Devices, { within }: Stretch) => (within ? found.where(within) : found);

/** Ties go the same way as the rest: so the index serves both ways. */
export function inOrder(found: Devices, stretch: Stretch): Devices {
  const direction = stretch.descending ? "desc" : "asc";
  const sorted = inStretch(found, stretch).orderBy(`devices.${stretch.by}`, direction);
  return stretch.by === "id" ? sorted : sorted.orderBy("devices.id", direction);
}
