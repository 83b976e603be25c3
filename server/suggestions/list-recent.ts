import { type RawBuilder, sql } from "kysely";
import type { RecentChange } from "#contract/guide.ts";
import { sharedSubject } from "#contract/share-scope.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import { titlesOf } from "#server/share-links/describe-link.ts";

/** The most suggestions one request can decide, and more than one link can hold. */
const LOOKED_THROUGH = 500;

type Act = Pick<RecentChange, "kind" | "at" | "actor" | "is_mine" | "count"> & {
  readonly share_link_id: string;
  readonly redirect_to: string;
};

/** Suggestions arrive one by one during a review, so they are grouped by hour. */
const sentOf = ({ customer_id }: TenantCtx) => sql`
  select 'suggested' as kind, max(created_at) as at, proposer as actor, false as is_mine, count(*)::int as count, share_link_id
  from (
    select created_at, proposer, share_link_id from suggestions
    where customer_id = ${customer_id} order by created_at desc limit ${sql.lit(LOOKED_THROUGH)}
  ) as sent
  group by share_link_id, proposer, date_trunc('hour', created_at)`;

/** Decisions of one request share a timestamp. */
const decidedOf = ({ customer_id, actor }: TenantCtx) => sql`
  select state, decided_at, person_name(decided_by), decided_by is not distinct from ${actor.id}, count(*)::int, share_link_id
  from (
    select state, decided_at, decided_by, share_link_id from suggestions
    where customer_id = ${customer_id} and decided_at is not null
    order by decided_at desc limit ${sql.lit(LOOKED_THROUGH)}
  ) as decided
  group by share_link_id, state, decided_by, decided_at`;

const newest = (ctx: TenantCtx, most: number): RawBuilder<Act> => sql<Act>`
  select act.*, share_links.redirect_to
  from ((${sentOf(ctx)}) union all (${decidedOf(ctx)})) as act join share_links on share_links.id = act.share_link_id
  order by act.at desc limit ${sql.lit(most)}`;

/** Suggestions and decisions, newest first, without those on deleted subjects. */
export async function listRecentSuggestions(ctx: TenantCtx, most: number): Promise<RecentChange[]> {
  const { rows } = await newest(ctx, most).execute(ctx.db);
  const subjects = rows.flatMap(({ redirect_to }) => sharedSubject(redirect_to) ?? []);
  const titles = subjects.length ? await titlesOf(ctx.db, ctx.customer_id, subjects) : new Map<string, string>();
  return rows.flatMap(({ share_link_id, redirect_to, ...act }) => {
    const title = titles.get(sharedSubject(redirect_to)?.id ?? "");
    if (title === undefined) return [];
    return [{ ...act, page: null, thread: { share_link_id, title }, fields: [], number: null }];
  });
}
