import { sql } from "kysely";
import { ACTIVITY_ACTIONS } from "#contract/dashboard.ts";
import { pageTitle } from "#server/pages/page-title.ts";
import { activityActor } from "#server/platform/records/activity-columns.ts";
import type { TenantCtx } from "#server/platform/context.ts";

const MOST = 6;
/** Collapse repeated saves of a record by one person; scan at most this many moments. */
const LOOKED_THROUGH = 200;

/** Must match the condition of an index (0017_kept_counts.sql). Excludes imports' entries per record. */
const told = ({ customer_id }: TenantCtx) => sql`
  from audit_entries as entry
  where entry.customer_id = ${customer_id} and entry.action !~ '[.]import' and entry.action = any(${ACTIVITY_ACTIONS}::text[])
    and entry.subject_id is not null`;

/** Steps from one timestamp to the previous: a bulk change of 500 records is one step, not 500. */
const moments = (ctx: TenantCtx) => sql`
  moments as (
    (select entry.at, 1 as place ${told(ctx)} order by entry.at desc limit 1)
    union all
    select (select entry.at ${told(ctx)} and entry.at < moments.at order by entry.at desc limit 1), place + 1
    from moments where at is not null and place < ${sql.lit(LOOKED_THROUGH)}
  )`;

type Act = {
  readonly id: string;
  readonly at: string;
  readonly action: string;
  readonly actor_id: string | null;
  readonly actor_kind: string;
  /** Of a suggestion, the record it is about. */
  readonly subject_id: string;
  readonly proposer: string | null;
  readonly count: number;
};

/** The record that a suggestion is about, named by its share link's address. */
const suggestedOn = sql`
  select substring(share_links.redirect_to from '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}')::uuid as subject_id,
    suggestions.proposer
  from suggestions join share_links on share_links.id = suggestions.share_link_id
  where entry.action like 'suggestion.%' and suggestions.id = entry.subject_id`;

/** Groups all entries of one request, which share a timestamp. `subject_id` is one of the records. */
const actsOf = (ctx: TenantCtx) => sql<Act>`(
  with recursive ${moments(ctx)}
  select (array_agg(entry.id order by entry.id desc))[1] as id, entry.at, entry.action, entry.actor_id, entry.actor_kind,
    (array_agg(coalesce(suggested.subject_id, entry.subject_id) order by entry.id))[1] as subject_id,
    min(suggested.proposer) filter (where entry.action = 'suggestion.sent') as proposer,
    case when entry.action like 'suggestion.%' then 1 else count(distinct entry.subject_id)::int end as count
  from moments cross join lateral (select entry.* ${told(ctx)} and entry.at = moments.at) as entry
    left join lateral (${suggestedOn}) as suggested on true
  group by entry.at, entry.action, entry.actor_id, entry.actor_kind)`;

/** Keeps the newest of equal acts on a record. */
const newestOfEach = (ctx: TenantCtx) =>
  ctx.db
    .selectFrom(actsOf(ctx).as("entry"))
    .distinctOn(["entry.actor_id", "entry.action", "entry.subject_id", "entry.count"])
    .selectAll()
    .orderBy("entry.actor_id")
    .orderBy("entry.action")
    .orderBy("entry.subject_id")
    .orderBy("entry.count")
    .orderBy("entry.at", "desc")
    .as("entry");

/** Joins all tables: ids are unique across them, so at most one matches. */
const withSubject = (ctx: TenantCtx) =>
  ctx.db
    .selectFrom(newestOfEach(ctx))
    .leftJoin("locations as place", "place.id", "entry.subject_id")
    .leftJoin("devices as device", (join) =>
      join.on("device.id", "=", sql<string>`coalesce(place.device_id, entry.subject_id)`),
    )
    .leftJoin("algorithms as algorithm", "algorithm.id", "entry.subject_id")
    .leftJoin("organizations as organization", "organization.id", "entry.subject_id")
    .leftJoin("labels as label", "label.id", "entry.subject_id")
    .leftJoin("imports as import", "import.id", "entry.subject_id")
    .leftJoin("sign_batches as batch", "batch.id", "entry.subject_id")
    .leftJoin("feedback_responses as response", "response.id", "entry.subject_id")
    .leftJoin("pages", (join) => join.on("pages.id", "=", sql<string>`coalesce(response.page_id, entry.subject_id)`))
    .leftJoin("sites", "sites.customer_id", "pages.customer_id")
    .select(["entry.id", "entry.at", "entry.action", sql<number>`coalesce(batch.sign_count, entry.count)`.as("count")])
    .select(sql<string | null>`coalesce(${activityActor}, entry.proposer)`.as("actor"))
    .select([
      sql<string>`case
        when device.id is not null then 'device' when algorithm.id is not null then 'algorithm'
        when organization.id is not null then 'organization' when label.id is not null then 'label'
        when import.id is not null then 'import' when batch.id is not null then 'signs' when pages.id is not null then 'page' end`.as(
        "subject_type",
      ),
      sql<string>`coalesce(device.id, pages.id, entry.subject_id)`.as("subject_id"),
      sql<string>`coalesce(device.name, algorithm.name, organization.name, label.name, import.filename,
        batch.filename, ${pageTitle(undefined)})`.as("subject_name"),
      sql<boolean>`coalesce(device.deleted_at, algorithm.deleted_at, organization.deleted_at, label.deleted_at,
        pages.deleted_at) is not null`.as("is_deleted"),
      "pages.type as page_type",
    ])
    .as("act");

/** The latest acts. Purged records have no name left to show. */
export const latestActs = (ctx: TenantCtx) =>
  ctx.db
    .selectFrom(withSubject(ctx))
    .where("act.subject_type", "is not", null)
    .selectAll()
    .orderBy("act.at", "desc")
    .orderBy("act.id", "desc")
    .limit(sql.lit(MOST));
