import { sql } from "kysely";
import { type Db, TENANT_ROLE } from "#server/platform/database/db.ts";
import { newSecret } from "#server/webhooks/sign-delivery.ts";
import { rowsFile } from "./file-format.ts";
import type { RestorePlan } from "./plan-restore.ts";
import type { Archive } from "./read-archive.ts";
import type { CatalogTable } from "./read-catalog.ts";
import { columnsIn, parseRow, type Row, textOf } from "./survey-file.ts";
import { takenAs } from "./taken-tables.ts";

const BATCH = 500;
/** Documents can be large: a batch is also limited by its length. */
const BATCH_LENGTH = 4_000_000;
/** What may be an id, perhaps with more in front of it, or the key of an image. */
const NAMES = /[0-9a-f-]+(?:\.(?:jpg|png|webp))?/g;
const ID_LENGTH = 36;
const CODES = /"short_code": ?"([a-z0-9/-]{1,40})"/g;

/** Entering the site makes a home page, and entering a home page begins its history. The file has its own. */
const MADE_BY_TRIGGERS: ReadonlySet<string> = new Set(["pages", "page_revisions"]);

type Change = (row: Row) => Row | undefined;

/** What happens to single rows, by table. Undefined leaves a row out. Other rows pass as text, number for number. */
const changesOf = ({ site, codes, former_slugs, held }: RestorePlan): Record<string, Change> => ({
  sites: (row) => ({ ...row, ...site }),
  former_slugs: (row) => (former_slugs.has(textOf(row["slug"])) ? undefined : row),
  images: (row) => (held.has(textOf(row["key"])) ? row : undefined),
  short_codes: (row) => ({ ...row, code: codes.get(textOf(row["code"])) ?? row["code"] }),
});

/** Ids, image keys and short codes, in columns and at any depth of a document. */
function renamer({ renamed, codes }: RestorePlan) {
  const newEnd = (named: string) => {
    const id = renamed.get(named.slice(-ID_LENGTH));
    return id === undefined ? named : named.slice(0, -ID_LENGTH) + id;
  };
  const newIds = (line: string) =>
    renamed.size ? line.replaceAll(NAMES, (named) => renamed.get(named) ?? newEnd(named)) : line;
  const newCodes = (line: string) =>
    codes.size
      ? line.replaceAll(CODES, (all, code: string) => (codes.has(code) ? `"short_code": "${codes.get(code)}"` : all))
      : line;
  return (line: string) => newCodes(newIds(line));
}

/** Lines in batches, in order. */
async function* inBatches(lines: AsyncIterable<string>) {
  let [batch, length]: [string[], number] = [[], 0];
  for await (const line of lines) {
    batch.push(line);
    length += line.length;
    if (batch.length < BATCH && length < BATCH_LENGTH) continue;
    yield batch;
    [batch, length] = [[], 0];
  }
  if (batch.length) yield batch;
}

/** A parent may come later in the file, so it is entered when all rows are there. */
async function enterParents(db: Db, { name, parent }: CatalogTable, parents: ReadonlyMap<unknown, unknown>) {
  if (!parent || !parents.size) return;
  const pairs = JSON.stringify([...parents].map(([id, value]) => ({ id, value })));
  await sql`
    update ${sql.table(name)} set ${sql.ref(parent)} = pair.value
    from jsonb_to_recordset(${pairs}::jsonb) as pair (id uuid, value uuid) where ${sql.ref(`${name}.id`)} = pair.id`.execute(
    db,
  );
}

async function restoreTable(db: Db, archive: Archive, table: CatalogTable, plan: RestorePlan) {
  const { name, parent } = table;
  const { fill = {} } = takenAs(name);
  const { id: customer_id } = plan.customer;
  const columns = columnsIn(archive, table);
  const filled = Object.entries(fill);
  const targets = ["customer_id", ...columns, ...filled.map(([column]) => column)].map((column) => sql.ref(column));
  const values = [
    sql`${customer_id}::uuid`,
    ...columns.map((column) => sql.ref(`r.${column}`)),
    ...filled.map(([, value]) => value),
  ];
  const change = changesOf(plan)[name];
  const parents = new Map<unknown, unknown>();

  const rename = renamer(plan);
  const prepare = (line: string) => {
    const text = rename(line);
    if (!change && !parent) return text;
    let row = parseRow(name, text);
    if (parent && row[parent] !== null) {
      parents.set(row["id"], row[parent]);
      row = { ...row, [parent]: null };
    }
    const kept = change ? change(row) : row;
    return kept && JSON.stringify(kept);
  };

  if (MADE_BY_TRIGGERS.has(name))
    await sql`delete from ${sql.table(name)} where customer_id = ${customer_id}`.execute(db);
  for await (const lines of inBatches(archive.lines(rowsFile(name)))) {
    const rows = lines.map(prepare).filter((text) => text !== undefined);
    await sql`
      insert into ${sql.table(name)} (${sql.join(targets)})
      select ${sql.join(values)} from jsonb_populate_recordset(null::${sql.table(name)}, ${`[${rows.join(",")}]`}::jsonb) as r`.execute(
      db,
    );
  }
  await enterParents(db, table, parents);
}

/** Rows of the installation: only the system's login may write them. */
async function restoreFrame(db: Db, { customer, people, taxonomies }: RestorePlan, created_at: string) {
  await db
    .insertInto("customers")
    .values({ ...customer, created_at })
    .execute();
  for (const { id, name, has_account } of people)
    if (!has_account)
      await db
        .insertInto("users")
        .values({ id, name, email: `${id}@name-only.invalid`, password_hash: "" })
        .execute();
  for (const { id: user_id, role, has_account } of people)
    if (has_account && role)
      await db.insertInto("memberships").values({ customer_id: customer.id, user_id, role }).execute();
  for (const data of taxonomies)
    await db
      .insertInto("taxonomies")
      .values({ id: data.id, kind: data.kind, data: JSON.stringify(data) })
      .execute();
}

/** Nobody knows the secrets of the file's webhooks: they get new ones, which a manager can replace. */
async function makeSecrets(db: Db, customer_id: string) {
  const webhooks = await db.selectFrom("webhooks").select("id").where("customer_id", "=", customer_id).execute();
  for (const { id: webhook_id } of webhooks)
    await sql`
      insert into webhook_secrets (id, customer_id, webhook_id, secret)
      values (gen_random_uuid(), ${customer_id}, ${webhook_id}, ${newSecret()})`.execute(db);
}

/** Search and the comparison of drafts are made again in the background. */
const queuePages = (db: Db, customer_id: string) =>
  sql`
    insert into pages_to_compare (page_id, customer_id)
    select id, customer_id from pages where customer_id = ${customer_id} and deleted_at is null`.execute(db);

/**
 * Writes all rows, in the transaction of the caller. Rows of the customer are written as its members would: row-level
 * security keeps the file out of other customers.
 */
export async function restoreRows(db: Db, archive: Archive, tables: readonly CatalogTable[], plan: RestorePlan) {
  const { id: customer_id } = plan.customer;
  await restoreFrame(db, plan, archive.manifest.workspace.created_at);
  await sql`set local role ${sql.id(TENANT_ROLE)}`.execute(db);
  await sql`select set_config('app.customer_id', ${customer_id}, true)`.execute(db);
  for (const table of tables) await restoreTable(db, archive, table, plan);
  await makeSecrets(db, customer_id);
  await queuePages(db, customer_id);
}
