import { sql } from "kysely";
import type * as z from "zod";
import type { deviceChainApi } from "#contract/datachains.ts";
import type { ChainContent } from "#datachain/model.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import { notFound } from "#server/platform/http/errors.ts";
import { containing, offsetOf, orderOf } from "#server/platform/records/list.ts";
import { personName } from "#server/platform/identity/person-name.ts";
import { listLocales } from "#server/sites/service.ts";
import { findSubject, type Subject } from "./find-subject.ts";
import { formerOrganizationsIn } from "./open-chain.ts";
import { OWNER, versionColumns } from "./table.ts";

type ListQuery = z.output<typeof deviceChainApi.versions.query>;

const versionsOf = (ctx: TenantCtx, { type, id }: Subject) =>
  ctx.db
    .selectFrom("datachain_versions")
    .innerJoin("datachains", "datachains.id", "datachain_versions.datachain_id")
    .where("datachain_versions.customer_id", "=", ctx.customer_id)
    .where(`datachains.${OWNER[type]}`, "=", id);

/** Newest first; `q` matches the author's name. */
export async function listVersions(ctx: TenantCtx, subject: Subject, query: ListQuery) {
  await findSubject(ctx, subject);
  let found = versionsOf(ctx, subject);
  if (query.q) found = found.where(personName("datachain_versions.created_by"), "ilike", containing(query.q));
  const [versions, total] = await Promise.all([
    found
      .select(versionColumns)
      .orderBy(orderOf(query.sort ?? "-number", { number: sql.ref("datachain_versions.number") }, "number"))
      .limit(query.per_page)
      .offset(offsetOf(query))
      .execute(),
    found.select((of) => of.fn.countAll<number>().as("count")).executeTakeFirstOrThrow(),
  ]);
  return { versions, meta: { total_count: total.count } };
}

export async function findVersion(ctx: TenantCtx, subject: Subject, number: number) {
  await findSubject(ctx, subject);
  const version = await versionsOf(ctx, subject)
    .select([...versionColumns, sql<ChainContent>`datachain_versions.content`.as("content")])
    .where("datachain_versions.number", "=", number)
    .executeTakeFirst();
  if (!version) throw notFound("Version");
  const organizations = await formerOrganizationsIn(ctx, version.content, await listLocales(ctx));
  return { ...version, organizations };
}
