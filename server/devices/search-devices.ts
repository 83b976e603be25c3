import { type Selectable, type SelectQueryBuilder, sql } from "kysely";
import type { TenantCtx } from "#server/platform/context.ts";
import { containing } from "#server/platform/records/list.ts";
import type { DB } from "#server/platform/database/schema.ts";
import { meantBy } from "#server/platform/identity/guess-words.ts";

/** Spellings of which one has to be found. A device has to have one of each term. */
type Term = readonly string[];

/**
 * A function that the policies do not bind: under a policy the trigram index would lie unused (decision 5). It is also a
 * query of its own: the planner would else rather walk the devices in the order of the list until it has found enough,
 * while what people search for and the name they sort by go together too often.
 */
const foundBy = (terms: readonly Term[], most: number | null = null) =>
  sql<Selectable<DB["devices"]>>`found_devices(${patternsOf(terms)}, ${most})`;
const patternsOf = (terms: readonly Term[]) => JSON.stringify(terms.map((term) => term.map(containing)));

/** Devices in which each term is found. */
export const searched = (ctx: TenantCtx, terms: readonly Term[]): SelectQueryBuilder<DB, "devices", {}> =>
  ctx.db.selectFrom(foundBy(terms).as("devices")).where("devices.customer_id", "=", ctx.customer_id);

/** The same with the columns that a list filters and sorts by, and no others. */
export const sought = (ctx: TenantCtx, terms: readonly Term[]): SelectQueryBuilder<DB, "devices", {}> =>
  ctx.db
    .selectFrom(sql<Selectable<DB["devices"]>>`sought_devices(${patternsOf(terms)})`.as("devices"))
    .where("devices.customer_id", "=", ctx.customer_id);

const isFound = async (ctx: TenantCtx, spelling: string) =>
  (await sql`select from ${foundBy([[spelling]], 1)}`.execute(ctx.db)).rows.length > 0;

/** A word as it stands in some device, else the words of devices that it may have been meant to be. */
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
