import { sql } from "kysely";
import { ALGORITHM } from "#contract/records/algorithm.ts";
import { DEVICE } from "#contract/records/device.ts";
import { localizedNames, plainNames } from "#contract/records/field.ts";
import type { Db } from "#server/platform/database/db.ts";
import { changedMeanwhile } from "../do-work.ts";
import type { PlannedTexts } from "../import-plan.ts";

/** The columns an import writes; others keep their value. `first` columns are written with new rows only. */
export const WRITTEN = {
  devices: {
    plain: plainNames(DEVICE),
    texts: localizedNames(DEVICE),
    first: ["location_count"],
    blank: { quantity: 1, mobility: "fixed" },
  },
  algorithms: {
    plain: plainNames(ALGORITHM),
    texts: localizedNames(ALGORITHM),
    first: [],
    blank: { lifecycle: "unknown", publication_category: "not_assessed", themes: [] },
  },
  locations: {
    plain: [
      ...(["address", "lat", "lng", "geometry", "precision"] as const),
      ...(["direction_deg", "radius_m", "mounted_on", "is_public", "sign_installed_on", "sign_languages"] as const),
    ],
    texts: ["name"],
    first: ["device_id", "position"],
    blank: { precision: "exact", is_public: true, sign_languages: [] },
  },
} as const;
export type WrittenTable = keyof typeof WRITTEN;

const columnsOf = (table: WrittenTable): { readonly plain: readonly string[]; readonly texts: readonly string[] } =>
  WRITTEN[table];
const list = (columns: readonly string[]) => sql.join(columns.map((column) => sql.ref(column)));

type Values = Readonly<Record<string, unknown>>;
/** A row to insert. */
export type NewRow = { readonly id: string; readonly set: Values; readonly texts: PlannedTexts };
type Author = { readonly customer_id: string; readonly by: string | null };

/** One statement for many rows: they go as one JSON document, which costs neither side a thousand parameters. */
export async function insertRows(db: Db, table: WrittenTable, rows: readonly NewRow[], author: Author) {
  if (!rows.length) return;
  const { plain, texts } = columnsOf(table);
  const { customer_id, by } = author;
  const values = rows.map((row) => ({
    ...WRITTEN[table].blank,
    ...row.set,
    ...Object.fromEntries(texts.map((name) => [name, row.texts[name] ?? {}])),
    id: row.id,
    customer_id,
    created_by: by,
    updated_by: by,
  }));
  const columns = list(["id", "customer_id", "created_by", "updated_by", ...WRITTEN[table].first, ...plain, ...texts]);
  await sql`
    insert into ${sql.table(table)} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(values)}::jsonb)`.execute(
    db,
  );
}

/** A row to change: the named columns and no others. */
export type ChangedRow = NewRow & { readonly lock_version: number };

/** All of them as they were when they were judged, or nothing at all. */
export async function updateRows(db: Db, table: WrittenTable, rows: readonly ChangedRow[], author: Author) {
  if (!rows.length) return;
  const { plain, texts } = columnsOf(table);
  const { customer_id, by } = author;
  const values = rows.map(({ id, lock_version, set, texts: words }) => ({ id, lock_version, set, texts: words }));
  const assignments = [
    ...plain.map((column) => sql`${sql.ref(column)} = n.${sql.ref(column)}`),
    ...texts.map((column) => sql`${sql.ref(column)} = o.${sql.ref(column)} || coalesce(v.texts -> ${column}, '{}')`),
  ];
  const { numAffectedRows } = await sql`
    update ${sql.table(table)} as t set ${sql.join(assignments)},
      lock_version = t.lock_version + 1, updated_at = now(), updated_by = ${by}::uuid
    from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as v(id uuid, lock_version int, set jsonb, texts jsonb)
    join ${sql.table(table)} as o on o.id = v.id
    cross join lateral jsonb_populate_record(o, v.set) as n
    where t.id = o.id and t.customer_id = ${customer_id}::uuid and t.lock_version = v.lock_version and t.deleted_at is null`.execute(
    db,
  );
  if (Number(numAffectedRows ?? 0) !== rows.length) throw changedMeanwhile();
}
