import { type Expression, type ExpressionBuilder, sql, type SqlBool } from "kysely";
import type * as z from "zod";
import type { algorithmsApi } from "#contract/algorithms.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import { containing, isGiven } from "#server/platform/records/list.ts";
import { reviewDue } from "#server/platform/records/review-due.ts";
import type { DB } from "#server/platform/database/schema.ts";

type FileQuery = z.output<typeof algorithmsApi.csv.query>;
export type AlgorithmFilters = Omit<FileQuery, "sort" | "locale">;

export const allAlgorithms = (ctx: TenantCtx) =>
  ctx.db
    .selectFrom("algorithms")
    .where("algorithms.customer_id", "=", ctx.customer_id)
    .where("algorithms.deleted_at", "is", null);
type Found = ReturnType<typeof allAlgorithms>;

type Where = ExpressionBuilder<DB, "algorithms">;
type Condition = Expression<SqlBool>;

const ofOrganization = (where: Where, ids: string[]) =>
  where(
    "algorithms.id",
    "in",
    where
      .selectFrom("algorithms as a")
      .select("a.id")
      .where("a.deployer_id", "in", ids)
      .union(
        where
          .selectFrom("algorithm_suppliers as s")
          .select("s.algorithm_id as id")
          .where("s.organization_id", "in", ids),
      )
      .union(
        where
          .selectFrom("datachain_organizations as named")
          .innerJoin("datachains", "datachains.id", "named.datachain_id")
          .where("named.organization_id", "in", ids)
          .where("datachains.algorithm_id", "is not", null)
          .select(sql<string>`datachains.algorithm_id`.as("id")),
      ),
  );

const withLabel = (where: Where, ids: string[]) =>
  where(
    "algorithms.id",
    "in",
    where
      .selectFrom("algorithm_labels")
      .innerJoin("labels", "labels.id", "algorithm_labels.label_id")
      .where("algorithm_labels.label_id", "in", ids)
      .where("labels.deleted_at", "is", null)
      .select("algorithm_labels.algorithm_id"),
  );

const DUE = reviewDue("algorithms");

function withPage(where: Where, wanted: boolean) {
  const page = where
    .selectFrom("pages")
    .whereRef("pages.algorithm_id", "=", "algorithms.id")
    .where("pages.deleted_at", "is", null)
    .select("pages.id");
  return wanted ? where.exists(page) : where.not(where.exists(page));
}

type Filter = keyof Omit<AlgorithmFilters, "q">;
type Filters = { [F in Filter]: (where: Where, wanted: NonNullable<AlgorithmFilters[F]>) => Condition };

const FILTERS: Filters = {
  lifecycle: (where, wanted) => where("algorithms.lifecycle", "in", wanted),
  publication_category: (where, wanted) => where("algorithms.publication_category", "in", wanted),
  organization: ofOrganization,
  theme: (_where, wanted) => sql<SqlBool>`algorithms.themes && ${wanted}::text[]`,
  label: withLabel,
  review_due: (where, wanted) => where.or(wanted.map((due) => DUE[due])),
  has_page: withPage,
  has_errors: (where, wanted) => where("algorithms.chain_errors", wanted ? ">" : "=", 0),
  id: (where, wanted) => where("algorithms.id", "in", wanted),
};

/** Exact search first; fuzzy only if it finds nothing. */
async function searched(ctx: TenantCtx, q: string): Promise<Found> {
  const pattern = containing(q);
  const exact = await sql`select from found_algorithms(${pattern}) limit 1`.execute(ctx.db);
  const ids = exact.rows.length ? sql`select found_algorithms(${pattern})` : sql`select algorithms_like(${q})`;
  return allAlgorithms(ctx).where(sql<SqlBool>`algorithms.id in (${ids})`);
}

/** The algorithms of the list and the files. */
export async function findAlgorithms(ctx: TenantCtx, filters: AlgorithmFilters): Promise<Found> {
  let found = filters.q ? await searched(ctx, filters.q) : allAlgorithms(ctx);
  for (const name of Object.keys(FILTERS) as Filter[]) {
    const wanted = filters[name];
    if (isGiven(wanted)) found = found.where((where) => FILTERS[name](where, wanted as never));
  }
  return found;
}
