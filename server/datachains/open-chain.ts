import { checkChain, summaryOf } from "#datachain/check.ts";
import { saysIdentifiability } from "#datachain/identifiability.ts";
import { type ChainContent, type ChainOrganization, EMPTY_CHAIN, type LText, type Taxonomy } from "#datachain/model.ts";
import { currentTaxonomy } from "#datachain/taxonomies.ts";
import { holdNamed } from "#server/organizations/require-organizations.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import type { Languages } from "#server/platform/texts.ts";
import { listLocales } from "#server/sites/service.ts";
import { findTaxonomy } from "#server/taxonomies/find-taxonomy.ts";
import { holdSubject, type Subject } from "./find-subject.ts";
import { chainColumns, type ChainRow, OWNER } from "./table.ts";

/** A chain with all that is needed to read, check and draw it. Without a row nothing has been saved yet. */
export type OpenChain = {
  readonly row: ChainRow | null;
  readonly taxonomy: Taxonomy;
  readonly content: ChainContent;
  readonly organizations: readonly ChainOrganization[];
  readonly languages: Languages;
};

const rowOf = (ctx: TenantCtx, { type, id }: Subject) =>
  ctx.db
    .selectFrom("datachains")
    .select(chainColumns)
    .$castTo<ChainRow>()
    .where("datachains.customer_id", "=", ctx.customer_id)
    .where(`datachains.${OWNER[type]}`, "=", id);

export const organizationIdsIn = ({ placements }: ChainContent): string[] => [
  ...new Set(placements.flatMap(({ organization_id }) => organization_id ?? [])),
];

type OrganizationRow = Omit<ChainOrganization, "name"> & { name: string; local_name: LText };

/** Those of the customer among the ids; what was deleted since counts only where the past is told. */
export async function organizationsIn(
  ctx: TenantCtx,
  content: ChainContent,
  { default_locale }: Languages,
  { withDeleted = false } = {},
) {
  const ids = organizationIdsIn(content);
  if (!ids.length) return [];
  let found = ctx.db
    .selectFrom("organizations")
    .select(["id", "name", "local_name", "headline", "description", "logo_key"])
    .where("customer_id", "=", ctx.customer_id)
    .where("id", "in", ids);
  if (!withDeleted) found = found.where("deleted_at", "is", null);
  const rows = await found.orderBy("name").orderBy("id").$castTo<OrganizationRow>().execute();
  return rows.map(({ name, local_name, ...rest }): ChainOrganization => ({
    ...rest,
    name: { [default_locale]: name, ...local_name },
  }));
}

export async function openChain(ctx: TenantCtx, subject: Subject): Promise<OpenChain> {
  const [row = null, languages] = await Promise.all([rowOf(ctx, subject).executeTakeFirst(), listLocales(ctx)]);
  const content = row?.content ?? EMPTY_CHAIN;
  const taxonomy = row ? await findTaxonomy(ctx, row.taxonomy_id) : currentTaxonomy(subject.type);
  return { row, taxonomy, content, languages, organizations: await organizationsIn(ctx, content, languages) };
}

/**
 * For a write: what is compared with it stays true until the transaction ends, and so do the organizations that the
 * next content is to name.
 */
export async function holdChain(ctx: TenantCtx, subject: Subject, next?: ChainContent): Promise<OpenChain> {
  await holdNamed(ctx, next ? organizationIdsIn(next) : []);
  await holdSubject(ctx, subject);
  return openChain(ctx, subject);
}

/** What the checks say of a chain today: the site's languages may have changed since it was saved. */
export function judge({ taxonomy, content, organizations, languages }: Omit<OpenChain, "row">) {
  const findings = checkChain({ taxonomy, content, organizations, ...languages });
  const { error_count, warning_count, identifiability, category_states } = summaryOf(taxonomy, content, findings);
  const states = taxonomy.categories.map(({ id }) => category_states[id] ?? "empty");
  return {
    findings,
    summary: { states, error_count, warning_count },
    identifiability: saysIdentifiability(taxonomy, content) ? identifiability : null,
  };
}
