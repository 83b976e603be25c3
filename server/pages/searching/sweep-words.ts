import { sql } from "kysely";
import type { Db } from "#server/platform/db.ts";
import { stemmerFor } from "./choose-stemmer.ts";

type Guide = { readonly customer_id: string; readonly locale: string };

const listGuides = async (db: Db) =>
  (await sql<Guide>`select distinct customer_id, locale from guide_words`.execute(db)).rows;

/** Words of pages that are gone, or say something else by now. What many pages had is looked at once for each word. */
export async function sweepWords(db: Db): Promise<void> {
  for (const { customer_id, locale } of await listGuides(db))
    await sql`
      delete from guide_words w where w.customer_id = ${customer_id} and w.locale = ${locale} and not exists (
        select from guide_texts t where t.customer_id = ${customer_id} and t.locale = ${locale}
          and t.words @@ words_query(${stemmerFor(locale)}::regdictionary, array[w.word], array[w.plain]))`.execute(db);
}
