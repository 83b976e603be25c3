import { sql } from "kysely";
import { composeSnapshots, digestOf } from "./compose-snapshot.ts";
import type { Composing } from "./read-composition.ts";
import { writePublication } from "./write-publication.ts";

/** A home page is always public, so an unpublished one is published with its initial content. */
export async function publishHome({ db, customer_id, services }: Composing, ids: readonly string[]) {
  await db.transaction().execute(async (db) => {
    const ctx = { db, customer_id, services, actor: { kind: "system", id: null } } as const;
    const { rows } = await sql<{ id: string }>`
      select id from pages
      where customer_id = ${customer_id} and id = any(${ids}::uuid[]) and type = 'home_page'
        and not exists (select from publications where publications.page_id = pages.id)
      for update`.execute(db);
    const homes = rows.map(({ id }) => id);
    if (!homes.length) return;
    for (const page of await composeSnapshots(ctx, homes))
      await writePublication(ctx, { ...page, digest: digestOf(page.snapshot), note: null });
  });
}
