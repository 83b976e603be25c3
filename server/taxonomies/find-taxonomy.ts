import type { PublishedRelease } from "#datachain/document-form.ts";
import type { Kind, Taxonomy } from "#datachain/model.ts";
import { BUILT_IN, builtIn } from "#datachain/taxonomies.ts";
import type { Database, Db } from "#server/platform/database/db.ts";
import { notFound } from "#server/platform/http/errors.ts";

/** A request or a job. */
type Reading = { readonly db: Db; readonly services: { readonly database: Database } };

/** Versions are immutable, so they are cached without expiry. */
const read = new WeakMap<Database, Map<string, Taxonomy>>();

function readIn(database: Database) {
  const known = read.get(database) ?? new Map<string, Taxonomy>();
  read.set(database, known);
  return known;
}

async function readTaxonomy({ db, services }: Reading, id: string) {
  const row = await db
    .selectFrom("taxonomies")
    .select("data")
    .where("id", "=", id)
    .$castTo<{ data: Taxonomy }>()
    .executeTakeFirst();
  if (row) readIn(services.database).set(id, row.data);
  return row?.data;
}

export async function lookUpTaxonomy(ctx: Reading, id: string): Promise<Taxonomy | undefined> {
  return builtIn(id) ?? readIn(ctx.services.database).get(id) ?? (await readTaxonomy(ctx, id));
}

export async function findTaxonomy(ctx: Reading, id: string): Promise<Taxonomy> {
  const taxonomy = await lookUpTaxonomy(ctx, id);
  if (!taxonomy) throw notFound("Taxonomy");
  return taxonomy;
}

/** A dated release as its steward published it, if it was added here. */
export async function findRelease({ db }: Pick<Reading, "db">, version: string): Promise<PublishedRelease | undefined> {
  const row = await db
    .selectFrom("taxonomies")
    .select("release")
    .where("id", "=", version)
    .where("release", "is not", null)
    .$castTo<{ release: PublishedRelease }>()
    .executeTakeFirst();
  return row?.release;
}

/** All versions of a kind, built-in ones first. */
export async function taxonomiesFor(ctx: Reading, kind: Kind): Promise<Taxonomy[]> {
  const imported = await ctx.db
    .selectFrom("taxonomies")
    .select("id")
    .where("kind", "=", kind)
    .orderBy("imported_at", "desc")
    .execute();
  const taxonomies = BUILT_IN.filter((taxonomy) => taxonomy.kind === kind);
  for (const { id } of imported) taxonomies.push(await findTaxonomy(ctx, id));
  return taxonomies;
}
