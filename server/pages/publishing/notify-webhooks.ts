import { sql } from "kysely";
import type { WebhookEvent } from "#contract/webhooks.ts";
import { emitEvent } from "#server/webhooks/emit-event.ts";
import type { Composing } from "./read-composition.ts";

/** The published headline, or the last published one: never a draft. */
const publicTitle = sql<string | null>`coalesce(
  nullif(snapshot -> 'content' -> 'headline' ->> sites.default_locale, ''),
  (select value from jsonb_each_text(snapshot -> 'content' -> 'headline') where value <> '' order by key limit 1))`;

type PageEvent = Extract<WebhookEvent, `page.${string}`>;

export async function notifyWebhooks(ctx: Composing, event: PageEvent, page_id: string, number: number) {
  const page = await ctx.db
    .selectFrom("publications")
    .innerJoin("pages", "pages.id", "publications.page_id")
    .innerJoin("sites", "sites.customer_id", "publications.customer_id")
    .select(["pages.id", "pages.type", "pages.slug", publicTitle.as("title"), "publications.number as publication"])
    .where("publications.customer_id", "=", ctx.customer_id)
    .where("publications.page_id", "=", page_id)
    .where("publications.number", "=", number)
    .executeTakeFirstOrThrow();
  await emitEvent(ctx, event, { page });
}
