import { sql } from "kysely";
import type * as z from "zod";
import type { taxonomiesApi } from "#contract/taxonomies.ts";
import { readRelease } from "#datachain/release.ts";
import { publishedRelease } from "#datachain/release-published.ts";
import { builtIn } from "#datachain/taxonomies.ts";
import { audit } from "#server/platform/records/audit.ts";
import { inTransaction, type UserCtx } from "#server/platform/context.ts";
import { AppError } from "#server/platform/http/errors.ts";
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

/** Imports a release of the standard, all or nothing; a dry run only lists its taxonomies. */
export const takeRelease = (ctx: UserCtx, { release, symbols = {}, dry_run }: Taking): Promise<Taken> =>
  inTransaction(ctx, async (ctx) => {
    const read = readRelease(release, { symbols });
    const told = ("problems" in read ? read.problems : read.notes).map(({ path, message }) => ({ path, message }));
    if ("problems" in read) return { taxonomies: [], problems: told, taken: false };
    await refuseKnown(
      ctx,
      read.taxonomies.map(({ id }) => id),
    );
    // formatted by the database, like in the list
    const { imported_at } = await ctx.db.selectNoFrom(sql<string>`now()`.as("imported_at")).executeTakeFirstOrThrow();
    const taxonomies = read.taxonomies.map((taxonomy) => itemOf(taxonomy, imported_at));
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
