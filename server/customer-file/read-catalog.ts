import { sql } from "kysely";
import type { Db } from "#server/platform/database/db.ts";
import { isTaken, takenAs, TABLES } from "./taken-tables.ts";

export type CatalogTable = {
  readonly name: string;
  /** As in the file: without the customer, generated columns and what is left out. */
  readonly columns: readonly string[];
  readonly key: readonly string[];
  readonly has_id: boolean;
  /** Tables that must be restored before. */
  readonly needs: readonly string[];
  /** Columns that hold a person. */
  readonly people: readonly string[];
  /** A column that names another row of the same table. */
  readonly parent: string | undefined;
};

type ColumnRow = { table: string; column: string; type: string; is_generated: boolean; key_place: number | null };
type LinkRow = { table: string; target: string; column: string };

/** Listed alphabetically, so that two files of the same data are the same. */
const readColumns = async (db: Db) =>
  (
    await sql<ColumnRow>`
      select c.relname as "table", a.attname as "column", format_type(a.atttypid, null) as type,
        a.attgenerated <> '' or a.attidentity <> '' as is_generated, array_position(k.conkey, a.attnum) as key_place
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
        left join pg_constraint k on k.conrelid = c.oid and k.contype = 'p'
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
      order by c.relname, a.attname`.execute(db)
  ).rows;

const readLinks = async (db: Db) =>
  (
    await sql<LinkRow>`
      select k.conrelid::regclass::text as "table", k.confrelid::regclass::text as target, a.attname as "column"
      from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any(k.conkey)
      where k.contype = 'f' and k.connamespace = 'public'::regnamespace and a.attname <> 'customer_id'
      order by 1, 3`.execute(db)
  ).rows;

/** Every table after those it refers to, otherwise in the order of TABLES. */
function inOrder(tables: readonly CatalogTable[]): CatalogTable[] {
  const ordered: CatalogTable[] = [];
  const visit = (table: CatalogTable) => {
    if (ordered.includes(table)) return;
    for (const needed of table.needs) tables.filter(({ name }) => name === needed).forEach(visit);
    ordered.push(table);
  };
  tables.forEach(visit);
  return ordered;
}

/** The tables of the file, as the database has them now. */
export async function readCatalog(db: Db): Promise<CatalogTable[]> {
  const [columns, links] = [await readColumns(db), await readLinks(db)];
  const tables = Object.keys(TABLES)
    .filter(isTaken)
    .map((name): CatalogTable => {
      const { without = [] } = takenAs(name);
      const own = columns.filter(({ table }) => table === name);
      const ours = links.filter(({ table }) => table === name);
      const keyed = own.filter(({ key_place }) => key_place !== null);
      const written = own
        .filter(({ column, is_generated }) => column !== "customer_id" && !is_generated && !without.includes(column))
        .map(({ column }) => column);
      return {
        name,
        columns: written,
        // without a primary key, all columns make the order
        key: keyed.length
          ? keyed.toSorted((a, b) => (a.key_place ?? 0) - (b.key_place ?? 0)).map(({ column }) => column)
          : written,
        has_id: own.some(({ column, type }) => column === "id" && type === "uuid"),
        needs: [...new Set(ours.map(({ target }) => target))].filter((target) => target !== name && isTaken(target)),
        people: ours.filter(({ target }) => target === "users").map(({ column }) => column),
        parent: ours.find(({ target }) => target === name)?.column,
      };
    });
  return inOrder(tables);
}
