import { sql } from "kysely";
import { FACTSHEET_TEMPLATE } from "#factsheet/template.ts";
import type { ImportSubject } from "#contract/imports.ts";
import type { Db } from "#server/platform/database/db.ts";
import { sameName } from "../fields/read-cell.ts";
import type { RecordPlan } from "../import-plan.ts";
import type { Vocabulary } from "../judge/load-vocabulary.ts";
import { changedMeanwhile } from "../do-work.ts";

/** The id behind a name; a name that is gone since it was judged ends the import. */
export function idOf(vocabulary: Vocabulary, noun: keyof Vocabulary, name: string) {
  const id = vocabulary[noun].get(sameName(name));
  if (!id) throw changedMeanwhile();
  return id;
}

const LABELS = {
  devices: { table: "device_labels", column: "device_id" },
  algorithms: { table: "algorithm_labels", column: "algorithm_id" },
} as const;

/** Labels as given, in place of those there were. */
export async function writeLabels(
  db: Db,
  { subject, customer_id }: { subject: ImportSubject; customer_id: string },
  records: readonly { id: string; is_new?: boolean; label_ids: readonly string[] }[],
) {
  if (!records.length) return;
  const { table, column } = LABELS[subject];
  const old = records.filter(({ is_new }) => !is_new).map(({ id }) => id);
  if (old.length)
    await sql`
      delete from ${sql.table(table)} where customer_id = ${customer_id}::uuid and ${sql.ref(column)} = any(${old}::uuid[])`.execute(
      db,
    );
  const pairs = records.flatMap(({ id, label_ids }) =>
    label_ids.map((label_id) => ({ customer_id, [column]: id, label_id })),
  );
  await sql`
    insert into ${sql.table(table)} (customer_id, ${sql.ref(column)}, label_id)
    select distinct customer_id, ${sql.ref(column)}, label_id
    from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(pairs)}::jsonb)`.execute(db);
}

type Supplier = { readonly organization_id: string; readonly role: string };

export async function writeSuppliers(
  db: Db,
  customer_id: string,
  records: readonly { id: string; suppliers: readonly Supplier[] }[],
) {
  if (!records.length) return;
  await db
    .deleteFrom("algorithm_suppliers")
    .where("customer_id", "=", customer_id)
    .where(
      "algorithm_id",
      "in",
      records.map(({ id }) => id),
    )
    .execute();
  const unique = records.flatMap(({ id, suppliers }) => [
    ...new Map(
      suppliers.map((one, position) => [
        `${one.organization_id} ${one.role}`,
        { customer_id, algorithm_id: id, ...one, position },
      ]),
    ).values(),
  ]);
  await sql`
    insert into algorithm_suppliers (customer_id, algorithm_id, organization_id, role, position)
    select customer_id, algorithm_id, organization_id, role, position
    from jsonb_populate_recordset(null::algorithm_suppliers, ${JSON.stringify(unique)}::jsonb)`.execute(db);
}

/** Sheets as they will be; one that somebody saved since it was judged ends the import. */
export async function writeSheets(
  db: Db,
  { customer_id, by }: { customer_id: string; by: string | null },
  plans: readonly Pick<RecordPlan, "id" | "answers" | "sheet_version">[],
) {
  if (!plans.length) return;
  const values = plans.map(({ id, answers, sheet_version }) => ({ id, answers, version: sheet_version ?? 0 }));
  // 0 is the version of a sheet that has not been saved yet.
  const { numAffectedRows } = await sql`
    insert into factsheets as f (algorithm_id, customer_id, template_version, answers, created_by, updated_by, lock_version)
    select v.id, ${customer_id}::uuid, ${FACTSHEET_TEMPLATE.version}, v.answers, ${by}::uuid, ${by}::uuid, v.version + 1
    from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as v(id uuid, answers jsonb, version int)
    on conflict (algorithm_id) do update set answers = excluded.answers, template_version = excluded.template_version,
      updated_by = excluded.updated_by, updated_at = now(), save_id = null, lock_version = excluded.lock_version
    where f.lock_version = excluded.lock_version - 1`.execute(db);
  if (Number(numAffectedRows ?? 0) !== plans.length) throw changedMeanwhile();
}
