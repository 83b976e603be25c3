import { sql } from "kysely";
import type { ImportSubject } from "#contract/imports.ts";
import type { Db } from "#server/platform/database/db.ts";

type Scope = {
  readonly db: Db;
  readonly customer_id: string;
  readonly import_id: string;
  readonly subject: ImportSubject;
};
type Range = { readonly from: number; readonly to: number };

/** The old values of what a plan names. */
const former = (row: string, plan: ReturnType<typeof sql>) => sql`(
  select coalesce(jsonb_object_agg(name, to_jsonb(${sql.ref(row)}) -> name), '{}')
  from jsonb_object_keys(${plan}) as name
)`;

const relations = {
  devices: sql`jsonb_build_object('labels', (select coalesce(jsonb_agg(label_id), '[]') from device_labels where device_id = t.id))`,
  algorithms: sql`jsonb_build_object(
    'labels', (select coalesce(jsonb_agg(label_id), '[]') from algorithm_labels where algorithm_id = t.id),
    'suppliers', (select coalesce(jsonb_agg(jsonb_build_object('organization_id', organization_id, 'role', role) order by position), '[]')
      from algorithm_suppliers where algorithm_id = t.id),
    'answers', (select answers from factsheets where algorithm_id = t.id))`,
};

/** Notes with each row what it is about to change, so that it can be put back. */
export async function keepBefore({ db, customer_id, import_id, subject }: Scope, { from, to }: Range) {
  const rows = sql`r.customer_id = ${customer_id}::uuid and r.import_id = ${import_id}::uuid and r.number between ${from} and ${to}`;
  const plan = sql`((r.record -> 'set') || (r.record -> 'texts') || (r.record -> 'links'))`;
  await sql`
    update import_rows as r set before = jsonb_build_object('record', ${relations[subject]} || jsonb_build_object('set', ${former("t", plan)}))
    from ${sql.table(subject)} as t
    where ${rows} and r.verdict = 'update' and t.id = (r.record ->> 'id')::uuid and t.customer_id = r.customer_id
      and (${plan} <> '{}' or coalesce(r.record ->> 'labels', r.record ->> 'suppliers', r.record ->> 'answers') is not null)`.execute(
    db,
  );
  if (subject !== "devices") return;
  const place = sql`((r.record #> '{place,set}') || (r.record #> '{place,texts}'))`;
  await sql`
    update import_rows as r set before = coalesce(r.before, '{}') || jsonb_build_object('place', jsonb_build_object('set', ${former("t", place)}))
    from locations as t
    where ${rows} and r.verdict = 'update' and r.record #>> '{place,is_new}' = 'false'
      and t.id = (r.record #>> '{place,id}')::uuid and t.customer_id = r.customer_id`.execute(db);
}
