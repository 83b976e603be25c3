import { sql } from "kysely";
import { checkChain, summaryOf } from "#datachain/check.ts";
import { saysIdentifiability } from "#datachain/identifiability.ts";
import { type ChainContent, type ChainOrganization, EMPTY_CHAIN, type LText, type Taxonomy } from "#datachain/model.ts";
import { currentTaxonomy } from "#datachain/taxonomies.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import type { Db } from "#server/platform/database/db.ts";
import { notFound } from "#server/platform/http/errors.ts";
import { runPrepared } from "#server/platform/database/prepared.ts";
import type { Languages } from "#server/platform/records/texts.ts";
import { findTaxonomy } from "#server/taxonomies/find-taxonomy.ts";
import { holdSubject, type Subject } from "./find-subject.ts";
import { chainColumns, type ChainRow, OWNER } from "./table.ts";

/** A chain with everything needed to read, check and draw it. `row` is null before the first save. */
export type OpenChain = {
  readonly row: ChainRow | null;
  readonly taxonomy: Taxonomy;
  readonly content: ChainContent;
  readonly organizations: readonly ChainOrganization[];
  readonly languages: Languages;
};

/** A locked chain, and the organizations that its next content names. */
export type HeldChain = Omit<OpenChain, "organizations"> & { readonly named: readonly OrganizationRow[] | undefined };

type Found = Languages & (ChainRow | { readonly [C in keyof ChainRow]: null });

const find = async (ctx: TenantCtx, { type, id }: Subject) => {
  const query = ctx.db
    .selectFrom("sites")
    .leftJoin("datachains", (join) =>
      join.onRef("datachains.customer_id", "=", "sites.customer_id").on(`datachains.${OWNER[type]}`, "=", id),
    )
    .select(["sites.locales", "sites.default_locale"])
    .select(chainColumns)
    .where("sites.customer_id", "=", ctx.customer_id)
    .$castTo<Found>();
  const [found] = await runPrepared(ctx.db, query);
  if (!found) throw notFound("Site");
  const { locales, default_locale, ...row } = found;
  return { row: row.id === null ? null : (row as ChainRow), languages: { locales, default_locale } };
};

async function openUnnamed(ctx: TenantCtx, subject: Subject) {
  const { row, languages } = await find(ctx, subject);
  const content = row?.content ?? EMPTY_CHAIN;
  const taxonomy = row ? await findTaxonomy(ctx, row.taxonomy_id) : currentTaxonomy(subject.type);
  return { row, taxonomy, content, languages };
}

export const organizationIdsIn = ({ placements }: ChainContent): string[] => [
  ...new Set(placements.flatMap(({ organization_id }) => organization_id ?? [])),
];

type OrganizationRow = Omit<ChainOrganization, "name"> & { name: string; local_name: LText };

/** A request, or a job acting for a customer. */
type Reading = { readonly db: Db; readonly customer_id: string };

const allOrganizations = (ctx: Reading, ids: readonly string[]) =>
  ctx.db
    .selectFrom("organizations")
    .select(["id", "name", "local_name", "headline", "description", "logo_key"])
    .where("customer_id", "=", ctx.customer_id)
    .where(sql<boolean>`id = any(${ids}::uuid[])`);
const organizationsOf = (ctx: Reading, ids: readonly string[]) =>
  allOrganizations(ctx, ids).where("deleted_at", "is", null);

/** Locks the organizations until the transaction ends, in id order to avoid deadlocks. */
async function holdNamed(ctx: TenantCtx, content: ChainContent): Promise<OrganizationRow[]> {
  const ids = organizationIdsIn(content);
  if (!ids.length) return [];
  const held = ctx.db
    .selectFrom(organizationsOf(ctx, ids).orderBy("id").forKeyShare().as("held"))
    .selectAll()
    .orderBy("name")
    .orderBy("id")
    .$castTo<OrganizationRow>();
  return runPrepared(ctx.db, held);
}

const inLanguages = (rows: readonly OrganizationRow[], { default_locale }: Languages): ChainOrganization[] =>
  rows.map(({ name, local_name, ...rest }) => ({ ...rest, name: { [default_locale]: name, ...local_name } }));

/** Organizations the content names: the locked rows if given, otherwise read now. */
export async function organizationsIn(
  ctx: Reading,
  content: ChainContent,
  { languages, named }: Pick<HeldChain, "languages" | "named">,
): Promise<ChainOrganization[]> {
  if (named) return inLanguages(named, languages);
  const ids = organizationIdsIn(content);
  if (!ids.length) return [];
  const query = organizationsOf(ctx, ids).orderBy("name").orderBy("id").$castTo<OrganizationRow>();
  return inLanguages(await runPrepared(ctx.db, query), languages);
}

/** Includes deleted ones, so that old versions keep their names. */
export async function formerOrganizationsIn(ctx: TenantCtx, content: ChainContent, languages: Languages) {
  const query = allOrganizations(ctx, organizationIdsIn(content)).orderBy("name").orderBy("id");
  return inLanguages(await query.$castTo<OrganizationRow>().execute(), languages);
}

/** Adds the organizations the chain itself names, which are only needed for display. */
export const withOrganizations = async (
  ctx: TenantCtx,
  { named: _named, ...chain }: Omit<HeldChain, "named"> & Partial<Pick<HeldChain, "named">>,
): Promise<OpenChain> => ({
  ...chain,
  organizations: await organizationsIn(ctx, chain.content, { languages: chain.languages, named: undefined }),
});

export const openChain = async (ctx: TenantCtx, subject: Subject): Promise<OpenChain> =>
  withOrganizations(ctx, await openUnnamed(ctx, subject));

/** For writes: locks the subject, and the organizations that the next content names, until the transaction ends. */
export async function holdChain(ctx: TenantCtx, subject: Subject, next?: ChainContent): Promise<HeldChain> {
  const named = next && (await holdNamed(ctx, next));
  await holdSubject(ctx, subject);
  return { ...(await openUnnamed(ctx, subject)), named };
}

export type Judgement = ReturnType<typeof judge>;

/** Checks a chain by the site's current languages, which may have changed since it was saved. */
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

/** Summary columns for lists and badges. */
export const summaryColumns = ({ summary, identifiability }: Judgement) => ({
  identifiability,
  category_states: summary.states,
  error_count: summary.error_count,
  warning_count: summary.warning_count,
});
