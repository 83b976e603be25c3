import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { type RawBuilder, sql } from "kysely";
import { ZipFile } from "yazl";
import type { Database, Db } from "#server/platform/database/db.ts";
import { AppError } from "#server/platform/http/errors.ts";
import type { Storage } from "#server/platform/media/storage.ts";
import { ROOT } from "#server/platform/process/root.ts";
import { defer } from "#server/platform/workers/deferred.ts";
import {
  FORMAT_VERSION,
  imageFile,
  MANIFEST,
  type Manifest,
  type Part,
  PEOPLE,
  rowsFile,
  TAXONOMIES,
} from "./file-format.ts";
import { peopleLines } from "./list-people.ts";
import { type CatalogTable, readCatalog } from "./read-catalog.ts";
import { takenAs } from "./taken-tables.ts";

export type Writing = {
  readonly database: Pick<Database, "tenant">;
  readonly storage: Storage;
  readonly customer_id: string;
  /** The person's name, or null on the command line. */
  readonly made_by: string | null;
  readonly made_on: string;
};

/** Rows per round trip: bounds the memory. */
const BATCH = 500;

/** Columns in alphabetical and rows in key order: the same data gives the same bytes. */
function rowsOf({ name, columns, key }: CatalogTable, customer_id: string) {
  const { instead = {} } = takenAs(name);
  const list = columns.map((column) => sql`${instead[column] ?? sql.ref(column)} as ${sql.ref(column)}`);
  // a table with one row for a customer has nothing to order by
  const order = key.filter((column) => columns.includes(column)).map((column) => sql.ref(`r.${column}`));
  return sql`
    select to_jsonb(r)::text as line
    from (select ${sql.join(list)} from ${sql.table(name)} where customer_id = ${customer_id}) as r
    ${order.length ? sql`order by ${sql.join(order)}` : sql``}`;
}

/** The releases of the standard that its datachains use, apart from built-in ones. */
const taxonomiesOf = (customer_id: string) => sql`
  select data::text as line from taxonomies where id in (
    select taxonomy_id from datachains where customer_id = ${customer_id}
    union select taxonomy_id from datachain_versions where customer_id = ${customer_id})
  order by id`;

async function* batchesOf(db: Db, query: RawBuilder<unknown>) {
  await sql`declare rows_of_file no scroll cursor for ${query}`.execute(db);
  for (let isMore = true; isMore;) {
    const { rows } = await sql<{ line: string }>`fetch ${sql.lit(BATCH)} from rows_of_file`.execute(db);
    isMore = rows.length === BATCH;
    if (rows.length) yield rows.map(({ line }) => line);
  }
  await sql`close rows_of_file`.execute(db);
}

/** Adds one entry after the other, so that the reader of the archive sets the pace. */
function openArchive() {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const files: Record<string, Part> = {};
  const closed = new Promise<never>((_, reject) => {
    output.once("close", () => reject(new Error("The reader of the file went away")));
  });
  closed.catch(() => undefined);

  async function add(name: string, chunks: AsyncIterable<Uint8Array>, { isPacked = false } = {}) {
    const hash = createHash("sha256");
    const written = defer<void>();
    let bytes = 0;
    const read = async function* () {
      for await (const chunk of chunks) {
        hash.update(chunk);
        bytes += chunk.length;
        yield chunk;
      }
    };
    const stream = Readable.from(read(), { objectMode: false });
    stream.once("error", written.reject).once("close", written.resolve);
    zip.addReadStream(stream, name, { compress: !isPacked });
    try {
      await Promise.race([written.promise, closed]);
    } finally {
      stream.destroy();
    }
    files[name] = { bytes, sha256: hash.digest("hex") };
  }
  return { output, files, add, end: () => zip.end() };
}
type Archive = ReturnType<typeof openArchive>;

async function addLines({ add, files }: Archive, db: Db, name: string, query: RawBuilder<unknown>) {
  let rows = 0;
  const read = async function* () {
    for await (const lines of batchesOf(db, query)) {
      rows += lines.length;
      yield Buffer.from(`${lines.join("\n")}\n`);
    }
  };
  await add(name, read());
  Object.assign(files[name] ?? {}, { rows });
}

/** A second file of the same customer would read the same rows again: it has to wait. */
async function takeTurn(db: Db, customer_id: string) {
  const lock = sql<boolean>`pg_try_advisory_xact_lock(hashtextextended(${`customer_file:${customer_id}`}, 0))`;
  const { is_ours } = await db.selectNoFrom(lock.as("is_ours")).executeTakeFirstOrThrow();
  if (!is_ours) throw new AppError("busy", "This file is being made already. Wait for it", { retry_after: 30 });
}

/** All rows, as they are in one snapshot of the database. */
async function addRows(archive: Archive, db: Db, customer_id: string) {
  const tables = await readCatalog(db);
  await addLines(archive, db, PEOPLE, peopleLines(tables, customer_id));
  await addLines(archive, db, TAXONOMIES, taxonomiesOf(customer_id));
  for (const table of tables) {
    const name = rowsFile(table.name);
    await addLines(archive, db, name, rowsOf(table, customer_id));
    Object.assign(archive.files[name] ?? {}, { columns: table.columns });
  }
  const images = await db
    .selectFrom("images")
    .select("key")
    .where("customer_id", "=", customer_id)
    .orderBy("key")
    .execute();
  const workspace = await db
    .selectFrom("customers")
    .select(["id", "name", "slug", "created_at"])
    .where("id", "=", customer_id)
    .executeTakeFirstOrThrow();
  return { workspace, keys: images.map(({ key }) => key) };
}

/** Returns the keys that the store has lost. */
async function addImages({ add }: Archive, storage: Storage, keys: readonly string[]) {
  const missing: string[] = [];
  for (const key of keys) {
    const file = await storage.get(key);
    if (file) await add(imageFile(key), file.body as AsyncIterable<Uint8Array>, { isPacked: true });
    else missing.push(key);
  }
  return missing;
}

async function productVersion() {
  const { version } = JSON.parse(await readFile(join(ROOT, "package.json"), "utf8")) as { version: string };
  return version;
}

/** Writes the file while it is read. Rejects if it cannot begin. */
export async function writeFile({ database, storage, customer_id, made_by, made_on }: Writing): Promise<Readable> {
  const archive = openArchive();
  const begun = defer<void>();
  const product_version = await productVersion();

  const writeAll = async () => {
    const { workspace, keys } = await database
      .tenant(customer_id)
      .transaction()
      .setIsolationLevel("repeatable read")
      .setAccessMode("read only")
      .execute(async (db) => {
        await takeTurn(db, customer_id);
        begun.resolve();
        return addRows(archive, db, customer_id);
      });
    const missing_images = await addImages(archive, storage, keys);
    const manifest: Manifest = {
      format: "guidepost-workspace",
      format_version: FORMAT_VERSION,
      product_version,
      made_at: new Date().toISOString(),
      made_by,
      made_on,
      workspace,
      missing_images,
      files: { ...archive.files },
    };
    await archive.add(MANIFEST, Readable.from([Buffer.from(JSON.stringify(manifest, null, 2))]));
    archive.end();
  };
  writeAll().catch((error: Error) => {
    begun.reject(error);
    archive.output.destroy(error);
  });
  await begun.promise;
  return archive.output;
}
