import { type Selectable, sql } from "kysely";
import { type Algorithm, type AlgorithmDetails } from "#contract/algorithms.ts";
import { ALGORITHM, LIFECYCLES } from "#contract/records/algorithm.ts";
import { localizedNames, plainNames } from "#contract/records/field.ts";
import { ChainSummary } from "#contract/datachains.ts";
import { LabelRef, NamedRef, PageRef } from "#contract/devices.ts";
import type { ConstraintMeanings } from "#server/platform/http/errors.ts";
import { jsonObject, jsonRow } from "#server/platform/lists/json-columns.ts";
import type { Algorithms } from "#server/platform/database/schema.ts";
import type { TextColumn } from "#server/platform/records/texts.ts";

export const ALGORITHM_FIELDS = plainNames(ALGORITHM);
export const ALGORITHM_TEXTS = localizedNames(ALGORITHM);

const deployer = sql<Algorithm["deployer"]>`(
  select ${jsonRow(NamedRef, "o")} from organizations o where o.id = algorithms.deployer_id
)`;

/** The labels of the outer query's algorithm, in their order, gathered in the same query. */
const labels = sql<Algorithm["labels"]>`coalesce((
  select json_agg(${jsonRow(LabelRef, "labels")} order by labels.position, labels.id)
  from algorithm_labels join labels on labels.id = algorithm_labels.label_id
  where algorithm_labels.algorithm_id = algorithms.id and labels.deleted_at is null
), '[]')`;

const suppliers = sql<AlgorithmDetails["suppliers"]>`coalesce((
  select json_agg(json_build_object('organization', ${jsonRow(NamedRef, "o")}, 'role', s.role) order by s.position, o.name)
  from algorithm_suppliers s join organizations o on o.id = s.organization_id
  where s.algorithm_id = algorithms.id
), '[]')`;

const chain = sql<Algorithm["chain"]>`case when algorithms.chain_states is not null then ${jsonObject(ChainSummary, {
  states: sql.ref("algorithms.chain_states"),
  error_count: sql.ref("algorithms.chain_errors"),
  warning_count: sql.ref("algorithms.chain_warnings"),
})} end`;

const page = sql<Algorithm["page"]>`(
  select ${jsonRow(PageRef, "pages")} from pages where pages.algorithm_id = algorithms.id and pages.deleted_at is null
  order by pages.created_at, pages.id limit 1
)`;

export const algorithmColumns = [
  "algorithms.id",
  "algorithms.name",
  "algorithms.reference",
  sql<Algorithm["lifecycle"]>`algorithms.lifecycle`.as("lifecycle"),
  sql<Algorithm["publication_category"]>`algorithms.publication_category`.as("publication_category"),
  sql<Algorithm["algorithm_type"]>`algorithms.algorithm_type`.as("algorithm_type"),
  deployer.as("deployer"),
  "algorithms.department",
  labels.as("labels"),
  sql<Algorithm["identifiability"]>`algorithms.identifiability`.as("identifiability"),
  chain.as("chain"),
  "algorithms.completeness",
  page.as("page"),
  "algorithms.review_due_on",
  "algorithms.lock_version",
  "algorithms.created_at",
  "algorithms.updated_at",
] as const;

const detailColumns = [...ALGORITHM_FIELDS, ...ALGORITHM_TEXTS, "image_key", "template_id"] as const;
export const algorithmDetailColumns = [
  ...detailColumns.map((column) => `algorithms.${column}` as const),
  suppliers.as("suppliers"),
] as const;

type Text = (typeof ALGORITHM_TEXTS)[number];
type Shaped = Algorithm & Record<Text, TextColumn> & Pick<AlgorithmDetails, "themes" | "suppliers">;
/** A row as selected for one algorithm, its JSON columns given their shapes. */
export type AlgorithmRow = Omit<Pick<Selectable<Algorithms>, (typeof detailColumns)[number]>, keyof Shaped> & Shaped;

export const algorithmSorts = {
  name: sql.ref("algorithms.name"),
  reference: sql.ref("algorithms.reference"),
  // From an idea to its end, not by the alphabet.
  lifecycle: sql`array_position(${[...LIFECYCLES]}::text[], algorithms.lifecycle)`,
  completeness: sql.ref("algorithms.completeness"),
  review_due_on: sql.ref("algorithms.review_due_on"),
  updated_at: sql.ref("algorithms.updated_at"),
  created_at: sql.ref("algorithms.created_at"),
};

export const algorithmConstraints: ConstraintMeanings = {
  algorithms_reference_per_customer: {
    code: "reference_taken",
    message: "Another algorithm has this reference",
    field: "algorithm.reference",
  },
  algorithms_end_after_start: {
    code: "invalid_input",
    message: "An algorithm cannot end before it starts",
    field: "algorithm.end_month",
  },
};
