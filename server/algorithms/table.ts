import { type Selectable, sql } from "kysely";
import { Algorithm, type AlgorithmDetails } from "#contract/algorithms.ts";
import { ALGORITHM, LIFECYCLES } from "#contract/records/algorithm.ts";
import { localizedNames, plainNames } from "#contract/records/field.ts";
import { NamedRef } from "#contract/devices.ts";
import type { ConstraintMeanings } from "#server/platform/http/errors.ts";
import { jsonRow } from "#server/platform/lists/json-columns.ts";
import type { Algorithms } from "#server/platform/database/schema.ts";
import { itemColumns, subjectParts } from "#server/platform/records/item-columns.ts";
import type { TextColumn } from "#server/platform/records/texts.ts";

export const ALGORITHM_FIELDS = plainNames(ALGORITHM);
export const ALGORITHM_TEXTS = localizedNames(ALGORITHM);

const deployer = sql<Algorithm["deployer"]>`(
  select ${jsonRow(NamedRef, "o")} from organizations o where o.id = algorithms.deployer_id
)`;

const suppliers = sql<AlgorithmDetails["suppliers"]>`coalesce((
  select json_agg(json_build_object('organization', ${jsonRow(NamedRef, "o")}, 'role', s.role) order by s.position, o.name)
  from algorithm_suppliers s join organizations o on o.id = s.organization_id
  where s.algorithm_id = algorithms.id
), '[]')`;

export const algorithmColumns = itemColumns("algorithms", Algorithm, { ...subjectParts("algorithm"), deployer });

const detailColumns = [...ALGORITHM_FIELDS, ...ALGORITHM_TEXTS, "image_key", "template_id"] as const;
export const algorithmDetailColumns = [
  ...detailColumns.map((column) => `algorithms.${column}` as const),
  suppliers.as("suppliers"),
] as const;

type Text = (typeof ALGORITHM_TEXTS)[number];
type Shaped = Algorithm & Record<Text, TextColumn> & Pick<AlgorithmDetails, "themes" | "suppliers">;
/** A row as selected for one algorithm, with typed JSON columns. */
export type AlgorithmRow = Omit<Pick<Selectable<Algorithms>, (typeof detailColumns)[number]>, keyof Shaped> & Shaped;

export const algorithmSorts = {
  name: sql.ref("algorithms.name"),
  reference: sql.ref("algorithms.reference"),
  // in the order of the life cycle, not alphabetically
  lifecycle: sql`array_position(${[...LIFECYCLES]}::text[], algorithms.lifecycle)`,
  completeness: sql.ref("algorithms.completeness"),
  review_due_on: sql.ref("algorithms.review_due_on"),
  updated_at: sql.ref("algorithms.updated_at"),
  created_at: sql.ref("algorithms.created_at"),
};

export const algorithmConstraints: ConstraintMeanings = {
  algorithms_reference_per_owner: {
    code: "reference_taken",
    message: "Another algorithm of this organization has this reference",
    field: "algorithm.reference",
  },
  algorithms_end_after_start: {
    code: "invalid_input",
    message: "An algorithm cannot end before it starts",
    field: "algorithm.end_month",
  },
};
