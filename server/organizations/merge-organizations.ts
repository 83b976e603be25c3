import { sql } from "kysely";
import type { Organization } from "#contract/organizations.ts";
import { audit } from "#server/platform/records/audit.ts";
import { inTransaction, type TenantCtx, userIdOf } from "#server/platform/context.ts";
import { lockList } from "#server/platform/database/locks.ts";
import { setDeleted } from "#server/platform/records/soft-delete.ts";
import { contentLanguage } from "#server/sites/service.ts";
import { isWithin } from "./check-parent.ts";
import { presentOrganization } from "./present.ts";
import { requireOrganizations } from "./require-organizations.ts";
import { checkReferences } from "./check-references.ts";
import { refuse } from "./rules.ts";
import { findOrganization } from "./service.ts";
import { type Merge, tellMerge } from "./tell-merge.ts";

/** Bumps the version, so that open forms notice the change. */
const noted = (ctx: TenantCtx) =>
  sql`updated_by = ${userIdOf(ctx)}::uuid, updated_at = now(), lock_version = lock_version + 1`;

const moveDevices = (ctx: TenantCtx, { from, into }: Merge) =>
  sql`
    update devices set
      vendor_id = case when vendor_id = ${from} then ${into} else vendor_id end,
      accountable_id = case when accountable_id = ${from} then ${into} else accountable_id end,
      ${noted(ctx)}
    where customer_id = ${ctx.customer_id} and (vendor_id = ${from} or accountable_id = ${from})`.execute(ctx.db);

/** An algorithm that names both in the same role names the other one once. */
async function moveAlgorithms(ctx: TenantCtx, { from, into }: Merge) {
  await sql`
    update algorithms set
      deployer_id = case when deployer_id = ${from} then ${into} else deployer_id end,
      ${noted(ctx)}
    where customer_id = ${ctx.customer_id} and (deployer_id = ${from} or id in (
      select algorithm_id from algorithm_suppliers where customer_id = ${ctx.customer_id} and organization_id = ${from}
    ))`.execute(ctx.db);
  await sql`
    with moved as (
      delete from algorithm_suppliers where customer_id = ${ctx.customer_id} and organization_id = ${from} returning *
    )
    insert into algorithm_suppliers (customer_id, algorithm_id, organization_id, role, position)
    select customer_id, algorithm_id, ${into}::uuid, role, position from moved
    on conflict do nothing`.execute(ctx.db);
}

/** The document with the other one in every placement that named the one. */
const renamed = ({ from, into }: Merge) => sql`
  jsonb_set(content, '{placements}', (
    select coalesce(jsonb_agg(
      case when placement ->> 'organization_id' = ${from}
        then jsonb_set(placement, '{organization_id}', to_jsonb(${into}::text)) else placement end
      order by place), '[]')
    from jsonb_array_elements(content -> 'placements') with ordinality as placements (placement, place)
  ))`;

/** In the chain's document and in the table that says whom it names. */
async function moveDatachains(ctx: TenantCtx, merge: Merge) {
  const { from, into } = merge;
  await sql`
    update datachains set content = ${renamed(merge)}, ${noted(ctx)}
    where customer_id = ${ctx.customer_id} and id in (
      select datachain_id from datachain_organizations where customer_id = ${ctx.customer_id} and organization_id = ${from}
    )`.execute(ctx.db);
  await sql`
    with moved as (
      delete from datachain_organizations where customer_id = ${ctx.customer_id} and organization_id = ${from} returning *
    )
    insert into datachain_organizations (customer_id, datachain_id, organization_id)
    select customer_id, datachain_id, ${into}::uuid from moved
    on conflict do nothing`.execute(ctx.db);
}

/** Former versions too, whoever is named in them today: one of them may be restored. */
const moveVersions = (ctx: TenantCtx, merge: Merge) =>
  sql`
    update datachain_versions set content = ${renamed(merge)}
    where customer_id = ${ctx.customer_id}
      and content @> ${JSON.stringify({ placements: [{ organization_id: merge.from }] })}::jsonb`.execute(ctx.db);

const moveChildren = (ctx: TenantCtx, { from, into }: Merge) =>
  sql`
    update organizations set parent_id = ${into}, ${noted(ctx)}
    where customer_id = ${ctx.customer_id} and parent_id = ${from}`.execute(ctx.db);

const namedIn = ({ customer_id }: TenantCtx, { from }: Merge, owner: "device_id" | "algorithm_id") => sql`
  select ${sql.ref(owner)} from datachains join datachain_organizations named on named.datachain_id = datachains.id
  where named.customer_id = ${customer_id} and named.organization_id = ${from}`;

/** All that is to change, in the order in which everybody holds it. Nobody can come to name the one after that. */
async function holdUses(ctx: TenantCtx, merge: Merge) {
  const { from, into } = merge;
  const { customer_id } = ctx;
  await sql`
    select from organizations where customer_id = ${customer_id} and (id in (${from}, ${into}) or parent_id = ${from})
    order by id for update`.execute(ctx.db);
  await sql`
    select from devices where customer_id = ${customer_id}
      and (vendor_id = ${from} or accountable_id = ${from} or id in (${namedIn(ctx, merge, "device_id")}))
    order by id for no key update`.execute(ctx.db);
  await sql`
    select from algorithms where customer_id = ${customer_id} and (deployer_id = ${from}
      or id in (select algorithm_id from algorithm_suppliers where customer_id = ${customer_id} and organization_id = ${from})
      or id in (${namedIn(ctx, merge, "algorithm_id")}))
    order by id for no key update`.execute(ctx.db);
}

/** Of deleted records too: they may come back. */
async function moveUses(ctx: TenantCtx, merge: Merge) {
  await moveDevices(ctx, merge);
  await moveAlgorithms(ctx, merge);
  await moveDatachains(ctx, merge);
  await moveVersions(ctx, merge);
  await moveChildren(ctx, merge);
}

async function checkMerge(ctx: TenantCtx, { from, into }: Merge) {
  if (from === into) throw refuse("invalid_input", "into_id", "An organization cannot be merged with itself");
  await requireOrganizations(ctx, { into_id: into });
  if (await isWithin(ctx, into, from))
    throw refuse(
      "organization_cycle",
      "into_id",
      "That organization is part of this one: merge them the other way around",
    );
  await checkReferences(ctx, { from, into });
}

/** Everything that names the one names the other afterwards; the one is deleted. */
export const mergeOrganizations = (
  ctx: TenantCtx,
  id: string,
  into_id: string,
  asked: string | undefined,
): Promise<Organization> =>
  inTransaction(ctx, async (ctx) => {
    const merge = { from: id, into: into_id };
    const languages = await contentLanguage(ctx, asked);
    await lockList(ctx, "organizations");
    await holdUses(ctx, merge);
    const before = await findOrganization(ctx, id);
    await checkMerge(ctx, merge);
    await tellMerge(ctx, merge);
    await moveUses(ctx, merge);
    await setDeleted(ctx, "organizations", id, true);
    await audit(ctx, {
      action: "organization.merged",
      subject_type: "organization",
      subject_id: id,
      before,
      after: { into_id },
    });
    return presentOrganization(await findOrganization(ctx, into_id), languages);
  });
