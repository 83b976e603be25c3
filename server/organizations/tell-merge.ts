import { type RawBuilder, sql } from "kysely";
import type { TenantCtx } from "#server/platform/context.ts";

export type Merge = { readonly from: string; readonly into: string };

/** One entry for each row of `subjects`, which has subject_id, before and after. */
const tell = (ctx: TenantCtx, noun: string, subjects: RawBuilder<unknown>) =>
  sql`
    insert into audit_entries (id, customer_id, actor_id, actor_kind, action, subject_type, subject_id, before, after)
    select gen_random_uuid(), ${ctx.customer_id}, ${ctx.actor.id}, ${ctx.actor.kind}, ${`${noun}.updated`}, ${noun},
      subject_id, jsonb_strip_nulls(before), jsonb_strip_nulls(after)
    from (${subjects}) as subjects`.execute(ctx.db);

/** `{ vendor_id: … }` for those of the columns that name the one. */
const columns = (names: readonly string[], { from }: Merge, id: string) =>
  sql`jsonb_build_object(${sql.join(
    names.flatMap((name) => [sql`${name}::text`, sql`case when ${sql.ref(name)} = ${from} then ${id}::text end`]),
  )})`;

const suppliers = ({ from }: Merge, id: string) => sql`jsonb_build_object('suppliers', (
  select jsonb_agg(jsonb_build_object('organization_id', ${id}::text, 'role', role) order by position)
  from algorithm_suppliers where algorithm_id = algorithms.id and organization_id = ${from}))`;

/** Each record's own history tells of a merge that changes it. To be called before, while they still name the one. */
export async function tellMerge(ctx: TenantCtx, merge: Merge) {
  const { from, into } = merge;
  const { customer_id } = ctx;
  const devices = ["vendor_id", "accountable_id"];
  await tell(
    ctx,
    "device",
    sql`select id as subject_id, ${columns(devices, merge, from)} as before, ${columns(devices, merge, into)} as after
      from devices where customer_id = ${customer_id} and ${from} in (vendor_id, accountable_id)`,
  );
  const algorithms = (id: string) => sql`${columns(["deployer_id"], merge, id)} || ${suppliers(merge, id)}`;
  await tell(
    ctx,
    "algorithm",
    sql`select id as subject_id, ${algorithms(from)} as before, ${algorithms(into)} as after
      from algorithms where customer_id = ${customer_id} and (deployer_id = ${from} or id in (
        select algorithm_id from algorithm_suppliers where customer_id = ${customer_id} and organization_id = ${from}))`,
  );
  const named = (id: string) => sql`jsonb_build_object('organization_id', ${id}::text)`;
  await tell(
    ctx,
    "datachain",
    sql`select coalesce(device_id, algorithm_id) as subject_id, ${named(from)} as before, ${named(into)} as after
      from datachains join datachain_organizations named on named.datachain_id = datachains.id
      where named.customer_id = ${customer_id} and named.organization_id = ${from}`,
  );
  await tell(
    ctx,
    "organization",
    sql`select id as subject_id, ${columns(["parent_id"], merge, from)} as before, ${columns(["parent_id"], merge, into)} as after
      from organizations where customer_id = ${customer_id} and parent_id = ${from}`,
  );
}
