import { sql } from "kysely";
import type { Db } from "#server/platform/database/db.ts";
import { type Archive, unreadable } from "./read-archive.ts";
import { PEOPLE, type PersonLine, PersonLine as Person, rowsFile, TAXONOMIES } from "./file-format.ts";
import type { Taxonomy } from "#datachain/model.ts";
import { TaxonomyLine } from "./taxonomy-line.ts";
import type { CatalogTable } from "./read-catalog.ts";

export type Row = Readonly<Record<string, unknown>>;

/** What the rows of a file claim for themselves, as far as it can be in use here. */
export type Survey = {
  readonly people: readonly PersonLine[];
  readonly taxonomies: readonly Taxonomy[];
  readonly counts: Readonly<Record<string, number>>;
  /** Ids of rows that other rows here have. */
  readonly used_ids: readonly string[];
  /** People of the history who are not in the list, such as those whose account was deleted. */
  readonly unknown_actors: readonly string[];
  readonly codes: readonly string[];
  readonly former_slugs: readonly string[];
  readonly site: Row;
  /** Images that rows name. */
  readonly named_images: ReadonlySet<string>;
  /** Rows of `images`, by key. */
  readonly image_rows: ReadonlyMap<string, Row>;
};

const BATCH = 500;
const MAX_PEOPLE = 100_000;
const MAX_TAXONOMIES = 200;
const IMAGE_KEY = /\b[0-9a-f]{64}\.(?:jpg|png|webp)\b/g;

/** Ids, codes and the like: anything else cannot match one. */
export const textOf = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value));

export function parseRow(name: string, line: string): Row {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch (error) {
    throw unreadable(`${name} has a line that is not JSON`, error);
  }
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw unreadable(`${name} has a line that is not an object`);
  return value as Row;
}

/** The manifest names the columns; all of them must exist, and each row must have exactly these. */
export function columnsIn({ manifest }: Archive, table: CatalogTable): readonly string[] {
  const columns = manifest.files[rowsFile(table.name)]?.columns ?? [];
  const unknown = columns.find((column) => !table.columns.includes(column));
  if (unknown !== undefined)
    throw unreadable(`${table.name}.${unknown} is not known here: the file may be from a newer version`);
  if (new Set(columns).size !== columns.length) throw unreadable(`${table.name} names a column twice`);
  return columns;
}

function requireColumns(name: string, row: Row, columns: readonly string[]) {
  const keys = Object.keys(row);
  const odd = keys.find((key) => !columns.includes(key)) ?? columns.find((column) => !keys.includes(column));
  if (odd !== undefined)
    throw unreadable(`${name}: the columns of a row are not those of the manifest: ${odd.slice(0, 63)}`);
}

async function readLines<T>(archive: Archive, name: string, most: number, parse: (row: Row) => T): Promise<T[]> {
  const read: T[] = [];
  for await (const line of archive.lines(name)) {
    read.push(parse(parseRow(name, line)));
    if (read.length > most) throw unreadable(`${name} has too many rows`);
  }
  return read;
}

const wrongLine = (name: string) => unreadable(`${name} has a line that is not as described`);

const idsInUse = async (db: Db, table: string, ids: readonly string[]) =>
  (await sql<{ id: string }>`select id from ${sql.table(table)} where id = any(${ids}::uuid[])`.execute(db)).rows;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Reads and checks every line once. `db` sees all customers. */
export async function surveyFile(archive: Archive, tables: readonly CatalogTable[], db: Db): Promise<Survey> {
  const people = await readLines(archive, PEOPLE, MAX_PEOPLE, (row) => {
    const read = Person.safeParse(row);
    if (!read.success) throw wrongLine(PEOPLE);
    return read.data;
  });
  const taxonomies = await readLines(archive, TAXONOMIES, MAX_TAXONOMIES, (row) => {
    const read = TaxonomyLine.safeParse(row);
    if (!read.success) throw wrongLine(TAXONOMIES);
    return read.data;
  });
  const known = new Set(people.map(({ id }) => id));
  const counts: Record<string, number> = {};
  const [used_ids, actors, named_images] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const [codes, former_slugs, sites]: [string[], string[], Row[]] = [[], [], []];
  const image_rows = new Map<string, Row>();

  const inspect = (name: string, row: Row, { people: columns }: CatalogTable) => {
    for (const column of columns)
      if (row[column] && !known.has(textOf(row[column])))
        throw unreadable(`${name}: ${column} is somebody who is not in ${PEOPLE}`);
    if (name === "sites") sites.push(row);
    if (name === "short_codes") codes.push(textOf(row["code"]));
    if (name === "former_slugs") former_slugs.push(textOf(row["slug"]));
    if (name === "images") image_rows.set(textOf(row["key"]), row);
    if (name === "audit_entries" && row["actor_kind"] === "user" && !known.has(textOf(row["actor_id"])))
      actors.add(textOf(row["actor_id"]));
  };

  for (const table of tables) {
    const { name } = table;
    const columns = columnsIn(archive, table);
    let ids: string[] = [];
    const look = async () => {
      for (const { id } of await idsInUse(db, name, ids)) used_ids.add(id);
      ids = [];
    };
    counts[name] = 0;
    for await (const line of archive.lines(rowsFile(name))) {
      const row = parseRow(name, line);
      requireColumns(name, row, columns);
      inspect(name, row, table);
      for (const [key] of line.matchAll(IMAGE_KEY)) named_images.add(key);
      counts[name] += 1;
      if (!table.has_id) continue;
      if (!UUID.test(textOf(row["id"]))) throw unreadable(`${name} has an id that is none`);
      ids.push(textOf(row["id"]));
      if (ids.length === BATCH) await look();
    }
    if (ids.length) await look();
  }
  const [site] = sites;
  if (!site || sites.length > 1) throw unreadable("The file has no settings of its guide");
  return {
    people,
    taxonomies,
    counts,
    used_ids: [...used_ids],
    unknown_actors: [...actors].filter((id) => UUID.test(id)),
    codes,
    former_slugs,
    site,
    named_images,
    image_rows,
  };
}
