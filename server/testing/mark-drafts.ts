import { sql } from "kysely";
import type { TestApp } from "./harness.ts";

/** Columns that are public as soon as they are saved, so not drafts, or that nobody here writes. */
const PUBLIC_AT_ONCE = new Set([
  "sites",
  "publications",
  // Derived from a publication and removed with it: the search tests cover drafts in search.
  "guide_texts",
  "guide_places",
  "taxonomies",
  "redirects",
  "page_redirects",
  "former_slugs",
  "pages.slug",
  "pages.withdrawn_because",
  // A code redirects as long as its sign has it.
  "locations.short_code",
]);

type Column = { readonly table: string; readonly column: string; readonly type: string };

async function readColumns(db: TestApp["database"]["system"]) {
  const { rows } = await sql<Column>`
    select c.table_name as table, c.column_name as column, c.data_type as type
    from information_schema.columns c
    join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type in ('text', 'jsonb')
      and c.is_generated = 'NEVER' and exists (
        select from information_schema.columns o
        where o.table_schema = 'public' and o.table_name = c.table_name and o.column_name = 'customer_id')`.execute(db);
  return rows.filter(({ table, column }) => !PUBLIC_AT_ONCE.has(table) && !PUBLIC_AT_ONCE.has(`${table}.${column}`));
}

/** Marks every text in a document, and adds one where a text could be. */
function markDocument(value: unknown, marker: string): unknown {
  if (typeof value === "string") return `${marker} ${value}`;
  if (Array.isArray(value)) return value.map((one) => markDocument(one, marker));
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value);
  if (entries.length === 0) return { en: marker };
  return Object.fromEntries(entries.map(([key, one]) => [key, markDocument(one, marker)]));
}

async function markColumn({ table, column, type }: Column, customer_id: string, marker: string, db: Mark["db"]) {
  const [name, cell] = [sql.table(table), sql.ref(column)];
  // Public labels are shown with their current names.
  const which = sql`customer_id = ${customer_id} ${table === "labels" ? sql`and not is_public` : sql``}`;
  if (type === "text") {
    const marked =
      await sql`update ${name} set ${cell} = ${marker} || ' ' || ${cell} where ${which} and ${cell} is not null`.execute(
        db,
      );
    return Number(marked.numAffectedRows);
  }
  const { rows } = await sql<{ at: string; value: unknown }>`
    select ctid::text as at, ${cell} as value from ${name} where ${which} and ${cell} is not null`.execute(db);
  for (const { at, value } of rows)
    await sql`update ${name} set ${cell} = ${JSON.stringify(markDocument(value, marker))}::jsonb where ctid = ${at}::tid`.execute(
      db,
    );
  return rows.length;
}

type Mark = { readonly db: TestApp["database"]["system"] };

/**
 * Writes a marker into every text of a customer that is not public by itself, in any table, including future columns.
 * Columns with a fixed set of values reject it. Returns the columns that accepted it.
 */
export async function markDrafts({ database }: Pick<TestApp, "database">, customer_id: string, marker: string) {
  const marked: string[] = [];
  for (const column of await readColumns(database.system)) {
    const count = await markColumn(column, customer_id, marker, database.system).catch(() => 0);
    if (count > 0) marked.push(`${column.table}.${column.column}`);
  }
  return marked;
}
