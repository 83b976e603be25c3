import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import type * as z from "zod";
import type { Upload } from "#contract/endpoint.ts";
import {
  type Organization,
  type OrganizationChange,
  type OrganizationInput,
  organizationsApi,
} from "#contract/organizations.ts";
import { acceptUpload } from "#server/platform/media/accept-upload.ts";
import { audit } from "#server/platform/records/audit.ts";
import { changesOf, fieldChange } from "#server/platform/records/changes.ts";
import { inTransaction, type TenantCtx } from "#server/platform/context.ts";
import { notFound } from "#server/platform/http/errors.ts";
import { filtersOf, jsonList, listed } from "#server/platform/lists/json-list.ts";
import { containing, offsetOf, orderOf, pageOf, totalCountOf } from "#server/platform/records/list.ts";
import { holdToChange, holdToRemove, lockList, lockNew, requireVersion } from "#server/platform/database/locks.ts";
import { given, insertRecord, newRecordTexts } from "#server/platform/records/new-record.ts";
import { removeRecord, restoreRecord, writeRecord } from "#server/platform/records/write-record.ts";
import { contentLanguage } from "#server/sites/service.ts";
import { checkParent } from "./check-parent.ts";
import { presentOrganization } from "./present.ts";
import { requireOrganizations } from "./require-organizations.ts";
import { checkIdentifier, inUse } from "./rules.ts";
import {
  ORGANIZATION_FIELDS,
  ORGANIZATION_TEXTS,
  organizationColumns,
  organizationItemColumns,
  type OrganizationRow,
  organizationSorts,
  usesTable,
} from "./table.ts";

type ListQuery = z.output<typeof organizationsApi.list.query>;
type UsesQuery = z.output<typeof organizationsApi.uses.query>;

const ofCustomer = (ctx: TenantCtx) =>
  ctx.db
    .selectFrom("organizations")
    .where("organizations.customer_id", "=", ctx.customer_id)
    .where("organizations.deleted_at", "is", null);
type Found = ReturnType<typeof ofCustomer>;

const matching = (found: Found, pattern: string) =>
  found.where(
    sql<boolean>`(organizations.name ilike ${pattern} or organizations.identifier ilike ${pattern}
      or exists (select from jsonb_each_text(organizations.local_name) as texts where texts.value ilike ${pattern}))`,
  );

/** `none` among the roles also finds organizations without one. */
const withRole = (found: Found, roles: NonNullable<ListQuery["role"]>) =>
  found.where((where) =>
    where.or([
      where("organizations.role", "in", roles),
      ...(roles.includes("none") ? [where("organizations.role", "is", null)] : []),
    ]),
  );

const answerOrganizations = jsonList(organizationsApi.list.response);

export const listOrganizations = (ctx: TenantCtx, query: ListQuery) => {
  let found = ofCustomer(ctx);
  if (query.q) found = matching(found, containing(query.q));
  if (query.kind?.length) found = found.where("organizations.kind", "in", query.kind);
  if (query.role?.length) found = withRole(found, query.role);
  return answerOrganizations(ctx, {
    query,
    rows: (ctx) =>
      ofCustomer(ctx)
        .innerJoin(listed, "listed.id", "organizations.id")
        .select([...organizationItemColumns, "listed.place"]),
    find: (part, lookFor) =>
      lookFor({
        page: pageOf(
          found
            .select("organizations.id")
            .orderBy(orderOf(query.sort, organizationSorts, "name"))
            .orderBy("organizations.id"),
          part,
        ),
        meta: totalCountOf(found),
        filters: filtersOf(query),
      }),
  });
};

export async function findOrganization(ctx: TenantCtx, id: string): Promise<OrganizationRow> {
  const organization = await ofCustomer(ctx)
    .select(organizationColumns)
    .where("organizations.id", "=", id)
    .$castTo<OrganizationRow>()
    .executeTakeFirst();
  if (!organization) throw notFound("Organization");
  return organization;
}

/** The organization, held until the transaction ends: what is compared with it stays true. */
async function holdOrganization(ctx: TenantCtx, id: string) {
  await holdToChange(ctx, "organizations", [id]);
  return findOrganization(ctx, id);
}

export async function getOrganization(ctx: TenantCtx, id: string, asked: string | undefined): Promise<Organization> {
  return presentOrganization(await findOrganization(ctx, id), await contentLanguage(ctx, asked));
}

export async function listOrganizationUses(ctx: TenantCtx, id: string, query: UsesQuery) {
  await findOrganization(ctx, id);
  let found = ctx.db.selectFrom(usesTable(id, ctx.customer_id));
  if (query.q) found = found.where("uses.name", "ilike", containing(query.q));
  const [uses, total] = await Promise.all([
    found
      .selectAll()
      .orderBy(orderOf(query.sort, { name: sql`lower(uses.name)` }, "name"))
      .orderBy("uses.id")
      .orderBy("uses.kind")
      .limit(query.per_page)
      .offset(offsetOf(query))
      .execute(),
    found.select((of) => of.fn.countAll<number>().as("count")).executeTakeFirstOrThrow(),
  ]);
  return { uses, meta: { total_count: total.count } };
}

type Creation = OrganizationInput & { id?: string | undefined };

/** The id may come from the caller: sending the same creation twice then makes one organization. */
export const createOrganization = (
  ctx: TenantCtx,
  asked: string | undefined,
  { id = uuidv7(), ...input }: Creation,
): Promise<Organization> =>
  inTransaction(ctx, async (ctx) => {
    const languages = await contentLanguage(ctx, asked);
    checkIdentifier(input);
    if (input.parent_id) await lockList(ctx, "organizations");
    await lockNew(ctx, id);
    await requireOrganizations(ctx, { "organization.parent_id": input.parent_id });
    const texts = newRecordTexts(ORGANIZATION_TEXTS, {}, input, languages.locale);
    const isNew = await insertRecord(ctx, "organizations", id, { ...given(input), name: input.name, ...texts });
    const organization = await findOrganization(ctx, id);
    if (isNew)
      await audit(ctx, {
        action: "organization.created",
        subject_type: "organization",
        subject_id: id,
        after: input,
      });
    return presentOrganization(organization, languages);
  });

const COLUMNS = { fields: [...ORGANIZATION_FIELDS, "logo_key"], texts: ORGANIZATION_TEXTS } as const;

export const updateOrganization = (
  ctx: TenantCtx,
  id: string,
  asked: string | undefined,
  { lock_version, ...input }: OrganizationChange,
): Promise<Organization> =>
  inTransaction(ctx, async (ctx) => {
    const languages = await contentLanguage(ctx, asked);
    if (input.parent_id) await lockList(ctx, "organizations");
    const row = await holdOrganization(ctx, id);
    await requireVersion(ctx, "This organization", row, lock_version, () => presentOrganization(row, languages));
    const changes = changesOf(row, input, { ...COLUMNS, locale: languages.locale });
    checkIdentifier({ ...row, ...changes.set });
    if (changes.set["parent_id"]) await checkParent(ctx, id, input.parent_id);
    await writeRecord(ctx, "organization", id, changes);
    return presentOrganization(await findOrganization(ctx, id), languages);
  });

export async function uploadOrganizationLogo(
  ctx: TenantCtx,
  id: string,
  asked: string | undefined,
  upload: Upload,
): Promise<Organization> {
  await getOrganization(ctx, id, asked);
  return acceptUpload(ctx, upload, async (ctx, logo_key) => {
    const organization = await holdOrganization(ctx, id);
    await writeRecord(ctx, "organization", id, fieldChange(organization, "logo_key", logo_key));
    return getOrganization(ctx, id, asked);
  });
}

/** One that is named somewhere stays. */
export const removeOrganization = (ctx: TenantCtx, id: string) =>
  inTransaction(ctx, async (ctx) => {
    await holdToRemove(ctx, "organizations", [id]);
    const before = await findOrganization(ctx, id);
    const uses = await ctx.db
      .selectFrom(usesTable(id, ctx.customer_id))
      .select((of) => ["uses.kind", of.fn.countAll<number>().as("count")])
      .groupBy("uses.kind")
      .orderBy("uses.kind")
      .execute();
    if (uses.length) throw inUse(uses);
    await removeRecord(ctx, "organization", id, before);
  });

export const restoreOrganization = (ctx: TenantCtx, id: string, asked: string | undefined): Promise<Organization> =>
  inTransaction(ctx, async (ctx) => {
    await restoreRecord(ctx, "organization", id, { find: findOrganization, kept: (organization) => organization });
    return getOrganization(ctx, id, asked);
  });
