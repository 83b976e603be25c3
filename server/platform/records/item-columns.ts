import { type RawBuilder, sql } from "kysely";
import type * as z from "zod";
import { ChainSummary } from "#contract/datachains.ts";
import { PageRef } from "#contract/devices.ts";
import { LabelRef } from "#contract/labels.ts";
import { jsonObject, jsonRow } from "#server/platform/lists/json-columns.ts";

/** The columns of a list: what is computed, and every other field of its items from the table itself. */
export const itemColumns = <I extends z.ZodObject>(
  table: string,
  item: I,
  computed: { readonly [N in keyof z.output<I>]?: RawBuilder<z.output<I>[N]> },
) =>
  Object.keys(item.shape).map((name) => {
    const column: RawBuilder<unknown> = computed[name as keyof typeof computed] ?? sql.ref(`${table}.${name}`);
    return column.as(name);
  });

type Subject = "device" | "algorithm";

/** The labels of the outer query's record, in their order, gathered in the same query. */
const labelsOf = (subject: Subject) => {
  const [carried, subject_id] = [sql.table(`${subject}_labels`), sql.ref(`${subject}_labels.${subject}_id`)];
  return sql<z.output<typeof LabelRef>[]>`coalesce((
    select json_agg(${jsonRow(LabelRef, "labels")} order by labels.position, labels.id)
    from ${carried} join labels on labels.id = ${sql.ref(`${subject}_labels.label_id`)}
    where ${subject_id} = ${sql.ref(`${subject}s.id`)} and labels.deleted_at is null
  ), '[]')`;
};

const chainOf = (table: `${Subject}s`) =>
  sql<ChainSummary | null>`case when ${sql.ref(`${table}.chain_states`)} is not null then ${jsonObject(ChainSummary, {
    states: sql.ref(`${table}.chain_states`),
    error_count: sql.ref(`${table}.chain_errors`),
    warning_count: sql.ref(`${table}.chain_warnings`),
  })} end`;

const pageOf = (subject: Subject) => sql<z.output<typeof PageRef> | null>`(
  select ${jsonRow(PageRef, "pages")} from pages
  where ${sql.ref(`pages.${subject}_id`)} = ${sql.ref(`${subject}s.id`)} and pages.deleted_at is null
  order by pages.created_at, pages.id limit 1
)`;

/** What lists of devices and of algorithms show of other records. */
export const subjectParts = (subject: Subject) => ({
  labels: labelsOf(subject),
  chain: chainOf(`${subject}s`),
  page: pageOf(subject),
});
