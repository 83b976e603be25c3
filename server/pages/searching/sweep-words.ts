import { sql } from "kysely";
import type { Db } from "#server/platform/database/db.ts";
import { stemmerFor } from "./choose-stemmer.ts";

type Guide = { readonly customer_id: string; readonly locale: string };

const listGuides = async (db: Db) =>
  (await sql<Guide>`select distinct customer_id, locale from guide_words`.execute(db)).rows;

/** Removes words no page contains any more. One scan of all texts is cheaper than a lookup per word. */
export async function sweepWords(db: Db): Promise<void> {
  for (const { customer_id, locale } of await listGuides(db))
    await sql`
      with living as materialized (
        select distinct lexeme from guide_texts t, unnest(t.words)
        where t.customer_id = ${customer_id} and t.locale = ${locale}
      ), kept as materialized (
        select distinct w.plain from guide_words w, stems_of(${stemmerFor(locale)}::regdictionary, w.word, w.plain) as stem
        join living on living.lexeme = stem
        where w.customer_id = ${customer_id} and w.locale = ${locale}
      )
      delete from guide_words w
      where w.customer_id = ${customer_id} and w.locale = ${locale} and w.plain not in (select plain from kept)`.execute(
      db,
    );
}
