import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import type { Database } from "#server/platform/database/db.ts";

/** Inserts many copies of a published page with their search index. */
export async function copyPage({ system: db }: Pick<Database, "system">, page_id: string, count: number) {
  const ids = Array.from({ length: count }, () => uuidv7());
  const copies = sql`unnest(${ids}::uuid[]) as copy`;
  await sql`
    insert into pages (id, customer_id, type, slug, headline, content)
    select copy, customer_id, type, 'copy-' || copy, headline, content from pages, ${copies} where id = ${page_id}`.execute(
    db,
  );
  await sql`
    insert into publications (customer_id, page_id, number, snapshot, card, digest)
    select customer_id, copy, 1, jsonb_set(snapshot, '{page_id}', to_jsonb(copy)), jsonb_set(card, '{page_id}', to_jsonb(copy)), digest
    from publications, ${copies} where page_id = ${page_id} and ended_at is null`.execute(db);
  await sql`
    insert into guide_texts (customer_id, page_id, locale, number, kind, label_ids, purposes, technologies,
      identifiability, taxonomy_id, sort_title, title_words, title_length, words, pieces)
    select customer_id, copy, locale, 1, kind, label_ids, purposes, technologies,
      identifiability, taxonomy_id, sort_title, title_words, title_length, words, pieces
    from guide_texts, ${copies} where page_id = ${page_id}`.execute(db);
  return ids;
}
