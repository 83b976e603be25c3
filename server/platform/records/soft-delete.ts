import { sql } from "kysely";
import { type TenantCtx, userIdOf } from "#server/platform/context.ts";

type Deletable = "algorithms" | "devices" | "labels" | "locations" | "organizations" | "pages" | "sites";

/** How long a deletion can be undone before the sweep job clears it. The handbook repeats this. */
export const RESTORABLE_FOR = sql`interval '1 day'`;

/**
 * Soft-deletes or restores a row; its children stay, and the sweep job clears it later. Returns whether anything
 * changed.
 */
export async function setDeleted(ctx: TenantCtx, table: Deletable, id: string, isDeleted: boolean): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update ${sql.table(table)} set deleted_at = ${isDeleted ? sql`now()` : null},
      updated_by = ${userIdOf(ctx)}, updated_at = now(), lock_version = lock_version + 1
    where customer_id = ${ctx.customer_id} and id = ${id} and deleted_at is ${isDeleted ? sql`null` : sql`not null`}`.execute(
    ctx.db,
  );
  return Boolean(numAffectedRows);
}

/** The parent of each list. */
const LISTED_BY = { labels: "customer_id", locations: "device_id" } as const;

/** Moves a restored row to the end if its position is taken. Lock the list first. */
export const findPlace = (ctx: TenantCtx, table: keyof typeof LISTED_BY, id: string) => {
  const [list, by] = [sql.table(table), sql.ref(LISTED_BY[table])];
  return sql`
    with others as (
      select position from ${list} where deleted_at is null and id <> ${id} and customer_id = ${ctx.customer_id}
        and ${by} = (select ${by} from ${list} where id = ${id} and customer_id = ${ctx.customer_id})
    )
    update ${list} set position = (select max(position) + 1 from others)
    where id = ${id} and customer_id = ${ctx.customer_id} and position in (select position from others)`.execute(
    ctx.db,
  );
};
