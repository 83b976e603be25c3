import { createHash } from "node:crypto";
import type { CompiledQuery, Kysely } from "kysely";
import type pg from "pg";
import type { DB } from "./schema.ts";

/** Each plan takes up to 100 KB of its connection's memory in PostgreSQL. */
const MOST_PER_CONNECTION = 60;
/** Every combination of filters is a text of its own. The ones that are not asked for again make room. */
const MOST_TEXTS = 500;

/** The statements to prepare, by their text, the latest last. The first time a text comes it has no name yet. */
const names = new Map<string, string | undefined>();

/** By its text alone: pg refuses one name for two texts. */
const nameOf = (text: string) => `p${createHash("sha1").update(text).digest("base64url")}`;

function noteText(text: string) {
  const name = names.has(text) ? (names.get(text) ?? nameOf(text)) : undefined;
  names.delete(text);
  names.set(text, name);
  const [oldest] = names.keys();
  if (names.size > MOST_TEXTS && oldest !== undefined) names.delete(oldest);
}

/** What each connection has been told to prepare. */
const preparedOn = new WeakMap<pg.PoolClient, Set<string>>();

/** The statement as pg is to send it: by its name, where it was marked with runPrepared and has come before. */
export function named(client: pg.PoolClient, text: string, values: unknown[]): pg.QueryConfig {
  const name = names.get(text);
  if (!name) return { text, values };
  const prepared = preparedOn.get(client) ?? new Set();
  preparedOn.set(client, prepared);
  prepared.add(name);
  return { name, text, values };
}

/** PostgreSQL forgets a plan only when it is told to, pg never: such a connection is better replaced. */
export const isFull = (client: pg.PoolClient) => (preparedOn.get(client)?.size ?? 0) >= MOST_PER_CONNECTION;

/** A query, or a piece of `sql`. */
type Statement<R> = { readonly compile: (db: Kysely<DB>) => CompiledQuery<R> };

/**
 * Runs a statement that comes again and again: each connection parses and plans it once. For statements whose best plan
 * does not depend on the values: after five runs PostgreSQL may keep to one plan for all of them (decision 17).
 */
export async function runPrepared<R>(db: Kysely<DB>, query: Statement<R>): Promise<R[]> {
  const compiled = query.compile(db);
  noteText(compiled.sql);
  return (await db.executeQuery(compiled)).rows;
}
