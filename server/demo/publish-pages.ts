import { sql } from "kysely";
import type { PageContent } from "#contract/page-content.ts";
import { comparePages } from "#server/pages/publishing/compare-page.ts";
import { composeSnapshot, digestOf } from "#server/pages/publishing/compose-snapshot.ts";
import type { Composing } from "#server/pages/publishing/read-composition.ts";
import { writePublication } from "#server/pages/publishing/write-publication.ts";
import { writeWithdrawal } from "#server/pages/publishing/withdraw-page.ts";
import type { Database } from "#server/platform/database/db.ts";
import { filled } from "./chains.ts";
import { type MadePage, WITHDRAWN_BECAUSE } from "./insert-pages.ts";
import { addChange } from "./insert-revisions.ts";
import { PAGE_TEXTS } from "./page-texts.ts";
import { dayIn, daysAgo, type Workshop } from "./workshop.ts";

const write = ({ db, customer_id }: Workshop, id: string, content: PageContent) =>
  db
    .updateTable("pages")
    .set({ content: JSON.stringify(content) })
    .where("customer_id", "=", customer_id)
    .where("id", "=", id)
    .execute();

const homeOf = ({ db, customer_id }: Workshop) =>
  db
    .selectFrom("pages")
    .select("id")
    .where("customer_id", "=", customer_id)
    .where("type", "=", "home_page")
    .executeTakeFirstOrThrow();

/** Schedules a page for publication with its current texts. */
async function schedule(shop: Workshop, ctx: Composing, page_id: string) {
  const { db, newId, customer_id, by } = shop;
  const { snapshot, card } = await composeSnapshot(ctx, page_id);
  const kept = { snapshot: JSON.stringify(snapshot), card: card && JSON.stringify(card), digest: digestOf(snapshot) };
  const at = `${dayIn(shop, 9)}T16:00:00Z`;
  await db
    .insertInto("page_schedules")
    .values({ id: newId(), customer_id, page_id, action: "publish", at, created_by: by, ...kept })
    .execute();
}

async function withdraw(shop: Workshop, ctx: Parameters<typeof writeWithdrawal>[0], page_id: string) {
  await writeWithdrawal(ctx, page_id, WITHDRAWN_BECAUSE);
  await shop.db
    .updateTable("pages")
    .set({ withdrawn_at: daysAgo(shop, 12) })
    .where("customer_id", "=", shop.customer_id)
    .where("id", "=", page_id)
    .execute();
}

/** Backdates audit entries to when the events happened, not when the demo was created. */
async function backdateAudit({ db, customer_id }: Workshop) {
  await sql`
    update audit_entries set at = n.published_at from publications n
    where audit_entries.customer_id = ${customer_id} and audit_entries.subject_id = n.page_id
      and audit_entries.action = 'page.published' and audit_entries.after ->> 'publication' = n.number::text`.execute(
    db,
  );
  await sql`
    update audit_entries set at = p.withdrawn_at from pages p
    where audit_entries.customer_id = ${customer_id} and audit_entries.subject_id = p.id
      and audit_entries.action = 'page.withdrawn' and p.withdrawn_at is not null`.execute(db);
}

/** Publishes the demo's public pages through the product's own functions, backdated by some weeks. */
export async function publishPages(shop: Workshop, pages: readonly MadePage[], database: Database) {
  const { db, customer_id, by, random } = shop;
  const ctx = { db, customer_id, services: { database }, actor: { kind: "user", id: by } } as const;
  const publish = async (id: string, days: number, note: string | null) => {
    const composed = await composeSnapshot(ctx, id);
    const digest = digestOf(composed.snapshot);
    await writePublication(ctx, { ...composed, digest, note, published_at: daysAgo(shop, days) });
  };
  for (const [at, page] of pages.entries()) {
    const { id, state, published_content, headline } = page;
    if (state === "scheduled") await schedule(shop, ctx, id);
    if (state === "draft" || state === "scheduled") continue;
    const { earlier = [], note = null } = PAGE_TEXTS[headline.en] ?? {};
    for (const { body, days_ago, note: earlierNote } of earlier) {
      await write(shop, id, { ...published_content, body: filled(body) });
      await publish(id, days_ago, earlierNote);
    }
    await write(shop, id, published_content);
    await publish(id, 20 + random.below(150), note);
    // yesterday and the days before
    if (state === "changed") await addChange(shop, page, daysAgo(shop, 0.7 + at / 5));
    if (state === "withdrawn") await withdraw(shop, ctx, id);
  }
  const home = await homeOf(shop);
  await publish(home.id, 14, null);
  await backdateAudit(shop);
  await comparePages(ctx, [...pages.map(({ id }) => id), home.id]);
}
