import { sql } from "kysely";
import type * as z from "zod";
import type { taxonomiesApi } from "#contract/taxonomies.ts";
import type { Taxonomy } from "#datachain/model.ts";
import { compareReleases } from "#datachain/release-compare.ts";
import { readRelease } from "#datachain/release.ts";
import { publishedRelease } from "#datachain/release-published.ts";
import { builtIn, currentTaxonomy } from "#datachain/taxonomies.ts";
import { audit } from "#server/platform/records/audit.ts";
import { inTransaction, type UserCtx } from "#server/platform/context.ts";
import { AppError } from "#server/platform/http/errors.ts";
import { taxonomiesFor } from "./find-taxonomy.ts";
import { itemOf } from "./service.ts";

type Taking = z.output<typeof taxonomiesApi.take.body>;
type Taken = z.output<typeof taxonomiesApi.take.response>;

/** Versions are immutable, so a known one cannot be imported again. */
async function refuseKnown(ctx: UserCtx, ids: readonly string[]) {
  const rows = await ctx.db.selectFrom("taxonomies").select("id").where("id", "in", ids).execute();
  const known = ids.filter((id) => builtIn(id) || rows.some((row) => row.id === id));
  if (known.length) throw new AppError("taxonomy_exists", `Already added: ${known.join(", ")}`);
}

/** Only dated releases are quoted in documents. */
function asPublished(release: unknown, id: string) {
  const published = publishedRelease(release);
  return published?.version === id ? JSON.stringify(published) : null;
}

/** The newest one here: imported releases come newest first, after the built-in ones. */
async function newestOf(ctx: UserCtx, { kind }: Taxonomy) {
  const known = await taxonomiesFor(ctx, kind);
  return known.find(({ id }) => !builtIn(id)) ?? currentTaxonomy(kind);
}

async function planFor(ctx: UserCtx, taxonomy: Taxonomy, imported_at: string) {
  const newest = await newestOf(ctx, taxonomy);
  const countIn = (id: string) => taxonomy.elements.filter(({ category_id }) => category_id === id).length;
  return {
    ...itemOf(taxonomy, imported_at),
    categories: taxonomy.categories.map(({ id, name, required }) => ({
      id,
      name,
      required,
      element_count: countIn(id),
    })),
    compared_with: newest.id,
    changes: compareReleases(newest, taxonomy),
  };
}

/** Imports a release of the standard, all or nothing; a dry run only lists its taxonomies. */
export const takeRelease = (ctx: UserCtx, { release, symbols = {}, dry_run }: Taking): Promise<Taken> =>
  inTransaction(ctx, async (ctx) => {
    const read = readRelease(release, { symbols });
    const told = ("problems" in read ? read.problems : read.notes).map(({ code, path, message }) => ({
      code,
      path,
      message,
    }));
    if ("problems" in read) return { taxonomies: [], problems: told, taken: false };
    await refuseKnown(
      ctx,
      read.taxonomies.map(({ id }) => id),
    );
    // formatted by the database, like in the list
    const { imported_at } = await ctx.db.selectNoFrom(sql<string>`now()`.as("imported_at")).executeTakeFirstOrThrow();
    const taxonomies = await Promise.all(read.taxonomies.map((taxonomy) => planFor(ctx, taxonomy, imported_at)));
    if (dry_run) return { taxonomies, problems: told, taken: false };
    for (const taxonomy of read.taxonomies) {
      const { id, kind } = taxonomy;
      const data = JSON.stringify(taxonomy);
      await ctx.db
        .insertInto("taxonomies")
        .values({ id, kind, data, release: asPublished(release, id), imported_by: ctx.actor.id, imported_at })
        .execute();
      await audit(ctx, { action: "taxonomy.taken", subject_type: "taxonomy", subject_id: null, after: { id, kind } });
    }
    return { taxonomies, problems: told, taken: true };
  });
