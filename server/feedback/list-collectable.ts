import { sql } from "kysely";
import type * as z from "zod";
import type { CollectablePage, feedbackApi } from "#contract/feedback.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import { containing, offsetOf } from "#server/platform/records/list.ts";

type ListQuery = z.output<typeof feedbackApi.collectable.query>;

const inWords = (texts: string) => sql<string>`coalesce(
  nullif(${sql.raw(texts)} ->> sites.default_locale, ''),
  (select value from jsonb_each_text(${sql.raw(texts)}) where value <> '' order by key limit 1))`;

const title = sql<string>`coalesce(${inWords("p.snapshot -> 'content' -> 'headline'")}, pages.slug)`;
const places = sql<CollectablePage["places"]>`(
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', place ->> 'id', 'name', coalesce(${inWords("place -> 'name'")}, place ->> 'address', '')) order by n), '[]')
  from jsonb_array_elements(p.snapshot -> 'places') with ordinality as listed (place, n))`;

const latestReply = sql<CollectablePage["latest_reply"]>`(
  select jsonb_build_object('said', r.said, 'reply', r.public_reply) from feedback_responses r
  where r.customer_id = p.customer_id and r.page_id = p.page_id
    and r.reply_published_at is not null and r.public_reply is not null
  order by r.reply_published_at desc, r.id limit 1)`;

const asking = ({ db, customer_id }: TenantCtx) =>
  db
    .selectFrom("publications as p")
    .innerJoin("pages", "pages.id", "p.page_id")
    .innerJoin("sites", "sites.customer_id", "p.customer_id")
    .where("p.customer_id", "=", customer_id)
    .where("p.ended_at", "is", null)
    .where("pages.deleted_at", "is", null)
    .where(sql<boolean>`(p.snapshot #>> '{content,show_feedback}')::boolean`);

/** Pages that staff can collect feedback on, in their public version. */
export async function listCollectable(ctx: TenantCtx, query: ListQuery) {
  let found = asking(ctx);
  if (query.q) found = found.where(sql<boolean>`${title} ilike ${containing(query.q)}`);
  const direction = query.sort === "-title" ? sql`desc` : sql`asc`;
  const [pages, total] = await Promise.all([
    found
      .select(["pages.id", "pages.type", title.as("title"), places.as("places"), latestReply.as("latest_reply")])
      .select(sql<CollectablePage["feedback_set"]>`p.snapshot #>> '{content,feedback_set}'`.as("feedback_set"))
      .orderBy(sql`lower(${title}) ${direction}`)
      .orderBy("pages.id")
      .limit(query.per_page)
      .offset(offsetOf(query))
      .execute(),
    found.select((of) => of.fn.countAll<number>().as("count")).executeTakeFirstOrThrow(),
  ]);
  return { pages, meta: { total_count: total.count } };
}
