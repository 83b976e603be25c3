import { sql } from "kysely";
import type { Db } from "#server/platform/database/db.ts";

/** It can no longer be restored. */
const IS_DUE = sql<boolean>`deleted_at < now() - interval '1 day' and erased_at is null`;

/** Also locks the site against restoring; returns undefined if it was just restored. Frees the domain. */
const markErased = (db: Db, id: string) =>
  db
    .updateTable("sites")
    .set({ domain: null, erased_at: sql`now()`, lock_version: sql`lock_version + 1` })
    .where("id", "=", id)
    .where(IS_DUE)
    .returning("customer_id")
    .executeTakeFirst();

/** Links to pages, and translation marks of their texts. */
async function clearAround(db: Db, customer_id: string) {
  await db
    .deleteFrom("share_links")
    .where("customer_id", "=", customer_id)
    .where("redirect_to", "like", "/guide-app/pages/%")
    .execute();
  await db.deleteFrom("redirects").where("customer_id", "=", customer_id).execute();
  await db.deleteFrom("redirect_days").where("customer_id", "=", customer_id).execute();
  await db
    .deleteFrom("translation_marks")
    .where("customer_id", "=", customer_id)
    .where("subject_type", "=", "page")
    .execute();
}

/** In batches, because a large guide may exceed the statement timeout. A page's dependent rows cascade. */
async function clearPages(db: Db, customer_id: string) {
  for (let cleared = 1n; cleared > 0n;)
    cleared =
      (
        await sql`
          delete from pages where id in (select id from pages where customer_id = ${customer_id} limit 1000)`.execute(
          db,
        )
      ).numAffectedRows ?? 0n;
}

/** Every site has a home page: create it from the site's own texts, as for a new site. */
const startHome = (db: Db, customer_id: string) =>
  sql`
    with home as (
      insert into pages (id, customer_id, type, status, slug, headline, content)
      select gen_random_uuid(), customer_id, 'home_page', 'published', 'home', content -> 'headline', content
      from (select customer_id, home_content(sites) as content from sites where customer_id = ${customer_id}) as begun
      returning id, customer_id
    )
    insert into pages_to_compare (page_id, customer_id) select id, customer_id from home`.execute(db);

/**
 * Clears deleted guides: pages with their history, links to them, and the domain. Feedback, settings and the site
 * itself stay: its short name shows a notice, and a new guide can be started there.
 */
export async function sweepSites(db: Db) {
  for (const { id } of await db.selectFrom("sites").select("id").where(IS_DUE).execute())
    await db.transaction().execute(async (db) => {
      const erased = await markErased(db, id);
      if (!erased) return;
      await clearAround(db, erased.customer_id);
      await clearPages(db, erased.customer_id);
      await startHome(db, erased.customer_id);
    });
}

/** Signs use short codes, which do not depend on a site's name. */
export const sweepFormerNames = (db: Db) =>
  db
    .deleteFrom("former_slugs")
    .where("created_at", "<", sql<string>`now() - interval '1 year'`)
    .execute();
