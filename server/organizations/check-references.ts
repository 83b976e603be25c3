import { sql } from "kysely";
import { OWNER } from "#contract/records/owner.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import { AppError } from "#server/platform/http/errors.ts";
import type { Merge } from "./tell-merge.ts";

/** As many as a message names. */
const NAMED = 5;

const sharedIn = (noun: keyof typeof OWNER, { customer_id }: TenantCtx, { from, into }: Merge) => {
  const owner = OWNER[noun];
  return sql`
    select mine.reference from ${sql.table(noun)} mine join ${sql.table(noun)} other
      on other.customer_id = mine.customer_id and lower(other.reference) = lower(mine.reference)
    where mine.customer_id = ${customer_id} and mine.${sql.ref(owner)} = ${from} and other.${sql.ref(owner)} = ${into}
      and mine.deleted_at is null and other.deleted_at is null`;
};

/** After the merge, two records would have the same reference within one organization. */
export async function checkReferences(ctx: TenantCtx, merge: Merge) {
  const { rows } = await sql<{ reference: string }>`
    ${sharedIn("devices", ctx, merge)} union ${sharedIn("algorithms", ctx, merge)}
    order by reference limit ${NAMED}`.execute(ctx.db);
  if (!rows.length) return;
  const references = rows.map(({ reference }) => reference);
  const message = `Both organizations have a record with the reference ${references.join(", ")}`;
  throw new AppError("references_shared", message, { fields: { into_id: message }, current: { references } });
}
