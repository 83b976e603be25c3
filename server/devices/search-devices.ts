import { type Selectable, type SelectQueryBuilder, sql } from "kysely";
import type { TenantCtx } from "#server/platform/context.ts";
import { containing } from "#server/platform/records/list.ts";
import type { DB } from "#server/platform/database/schema.ts";
import { meantBy } from "#server/platform/identity/guess-words.ts";

/** Alternative spellings. A device must contain one spelling of each term. */
type Term = readonly string[];

/**
 * A function that bypasses row-level security, because policies prevent the use of the trigram index (decision 5). It is
 * a separate query, because the planner would otherwise scan devices in list order until it has enough: it assumes that
 * matches are spread evenly, but people often sort by the name they search in.
 */
const foundBy = (terms: readonly Term[], most: number | null = null) =>
  sql<Selectable<DB["devices"]>>`found_devices(${patternsOf(terms)}, ${most})`;
const patternsOf = (terms: readonly Term[]) => JSON.stringify(terms.map((term) => term.map(containing)));

/** Devices that contain every term. */
export const searched = (ctx: TenantCtx, terms: readonly Term[]): SelectQueryBuilder<DB, "devices", {}> =>
  ctx.db.selectFrom(foundBy(terms).as("devices")).where("devices.customer_id", "=", ctx.customer_id);

/** The same, with only the columns that the list filters and sorts by. */
export const sought = (ctx: TenantCtx, terms: readonly Term[]): SelectQueryBuilder<DB, "devices", {}> =>
  ctx.db
    .selectFrom(sql<Selectable<DB["devices"]>>`sought_devices(${patternsOf(terms)})`.as("devices"))
    .where("devices.customer_id", "=", ctx.customer_id);

const isFound = async (ctx: TenantCtx, spelling: string) =>
  (await sql`select from ${foundBy([[spelling]], 1)}`.execute(ctx.db)).rows.length > 0;

/** The word itself if some device contains it, else similar words of devices. */
async function spellingsOf(ctx: TenantCtx, word: string): Promise<Term> {
  if (await isFound(ctx, word)) return [word];
  const { rows } = await sql<{ word: string; likeness: number; typed: string }>`
    select word, likeness, typed from searchable(${word}) as typed, device_words_like(typed)`.execute(ctx.db);
  const meant = meantBy(rows[0]?.typed ?? word, rows);
  return meant.length ? meant : [word];
}

/** Exact search first; otherwise the words in any order, tolerating typos. */
export async function termsOf(ctx: TenantCtx, q: string): Promise<Term[]> {
  if (await isFound(ctx, q)) return [[q]];
  const words = [...new Set(q.split(/\s+/))].slice(0, 8);
  return Promise.all(words.map((word) => spellingsOf(ctx, word)));
}
