import { sql, type SqlBool } from "kysely";
import type { TenantCtx } from "#server/platform/context.ts";
import { containing } from "#server/platform/list.ts";
import type { Devices } from "./find-devices.ts";
import { meantBy } from "./rules.ts";

/** Spellings of which one has to be found. A device has to have one of each term. */
type Term = readonly string[];

const has = (spelling: string) => sql<SqlBool>`devices.search_text like searchable(${containing(spelling)})`;

/** A view of the customer's devices that the policies do not bind: under a policy the trigram index would lie unused (decision 5). */
const inView = (ctx: TenantCtx, terms: readonly Term[]) =>
  terms.reduce(
    (found, term) => found.where((where) => where.or(term.map(has))),
    ctx.db.selectFrom("searched_devices as devices").where("devices.customer_id", "=", ctx.customer_id),
  );

/**
 * Devices in which each term is found. `offset 0` makes a query of its own of the search. Beside tables that have policies,
 * and all have, the index would be out of reach again; and the planner would rather walk the devices in the order of the list
 * until it has found enough, while what people search for and the name they sort by go together too often.
 */
export const searched = (ctx: TenantCtx, terms: readonly Term[]): Devices =>
  ctx.db
    .selectFrom(inView(ctx, terms).selectAll("devices").offset(0).as("devices"))
    .where("devices.customer_id", "=", ctx.customer_id);

const isFound = async (ctx: TenantCtx, spelling: string) =>
  Boolean(
    await inView(ctx, [[spelling]])
      .select("devices.id")
      .limit(1)
      .executeTakeFirst(),
  );

/** A word as it stands in some device, else the words of devices that it may have been meant to be. */
async function spellingsOf(ctx: TenantCtx, word: string): Promise<Term> {
  if (await isFound(ctx, word)) return [word];
  const { rows } = await sql<{ word: string; likeness: number; typed: string }>`
    select word, likeness, typed from searchable(${word}) as typed, device_words_like(typed)`.execute(ctx.db);
  const meant = meantBy(rows[0]?.typed ?? word, rows);
  return meant.length ? meant : [word];
}

/** What was typed, as it stands; where no device has that, its words in any order, with mistakes forgiven. */
export async function termsOf(ctx: TenantCtx, q: string): Promise<Term[]> {
  if (await isFound(ctx, q)) return [[q]];
  const words = [...new Set(q.split(/\s+/))].slice(0, 8);
  return Promise.all(words.map((word) => spellingsOf(ctx, word)));
}
