import { createHash } from "node:crypto";
import type { CompiledQuery, Kysely } from "kysely";
import type pg from "pg";
import type { DB } from "./schema.ts";

/** Each plan takes up to 100 KB of memory in its PostgreSQL session. */
const MOST_PER_CONNECTION = 60;
/** Every combination of filters is a separate text; the least recently used are evicted. */
const MOST_TEXTS = 500;

/** Statements to prepare, by text, latest last. A text has no name until it is seen a second time. */
const names = new Map<string, string | undefined>();

/** Derived from the text alone: pg rejects one name for two texts. */
const nameOf = (text: string) => `p${createHash("sha1").update(text).digest("base64url")}`;

function noteText(text: string) {
  const name = names.has(text) ? (names.get(text) ?? nameOf(text)) : undefined;
  names.delete(text);
  names.set(text, name);
  const [oldest] = names.keys();
  if (names.size > MOST_TEXTS && oldest !== undefined) names.delete(oldest);
}

const preparedOn = new WeakMap<pg.PoolClient, Set<string>>();

/** The query config for pg: named if the statement went through runPrepared and was seen before. */
export function named(client: pg.PoolClient, text: string, values: unknown[]): pg.QueryConfig {
  const name = names.get(text);
  if (!name) return { text, values };
  const prepared = preparedOn.get(client) ?? new Set();
  preparedOn.set(client, prepared);
  prepared.add(name);
  return { name, text, values };
}

/** PostgreSQL keeps plans until told to drop them and pg never does, so replace full connections. */
export const isFull = (client: pg.PoolClient) => (preparedOn.get(client)?.size ?? 0) >= MOST_PER_CONNECTION;

/** A query, or a `sql` fragment. */
type Statement<R> = { readonly compile: (db: Kysely<DB>) => CompiledQuery<R> };

/**
 * Prepares a recurring statement once per connection. Use it only if the best plan does not depend on the values:
 * after five runs PostgreSQL may switch to one generic plan (decision 17).
 */
export async function runPrepared<R>(db: Kysely<DB>, query: Statement<R>): Promise<R[]> {
  const compiled = query.compile(db);
  noteText(compiled.sql);
  return (await db.executeQuery(compiled)).rows;
}
