import { sql } from "kysely";
import { completenessOf } from "#factsheet/rules.ts";
import { FACTSHEET_TEMPLATE } from "#factsheet/template.ts";
import type { Answers, SheetFacts } from "#contract/factsheets.ts";
import type { Db } from "#server/platform/database/db.ts";

type Row = Omit<SheetFacts, "today"> & { readonly id: string; readonly answers: Answers };

/** The facts that the rules ask for, of many algorithms at once. */
const factsOf = (customer_id: string, ids: readonly string[]) => sql<Row>`
  select a.id, a.name, a.summary, a.lifecycle, a.start_month, a.end_month, a.publication_category, a.algorithm_type, a.themes,
    a.deployer_id is not null as has_deployer, a.contact_email, a.contact_url, a.review_due_on,
    array(select distinct role from algorithm_suppliers s where s.algorithm_id = a.id order by role) as supplier_roles,
    sites.locales, sites.default_locale, coalesce(f.answers, '{}') as answers
  from algorithms a join sites on sites.customer_id = a.customer_id left join factsheets f on f.algorithm_id = a.id
  where a.customer_id = ${customer_id}::uuid and a.id = any(${ids}::uuid[])`;

/** After algorithms or their sheets were written in bulk: how complete each of them is now. */
export async function keepCompleteness(db: Db, customer_id: string, ids: readonly string[]) {
  if (!ids.length) return;
  const today = new Date().toISOString().slice(0, 10);
  const { rows } = await factsOf(customer_id, ids).execute(db);
  const values = rows.map(({ id, answers, ...facts }) => ({
    id,
    completeness: completenessOf(FACTSHEET_TEMPLATE, answers, { ...facts, today }),
  }));
  await sql`
    update algorithms as a set completeness = v.completeness
    from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as v(id uuid, completeness smallint)
    where a.id = v.id and a.customer_id = ${customer_id}::uuid`.execute(db);
}
