import { type RawBuilder, type Selectable, sql } from "kysely";
import type * as z from "zod";
import type { pagesApi, PageState, PageStatus } from "#contract/pages.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import { containing } from "#server/platform/records/list.ts";
import type { ListedPages } from "#server/platform/database/schema.ts";

type SearchQuery = z.output<typeof pagesApi.search.query>;
/** Without the type, because the counts per type cover all types. */
export type PageFilters = Omit<SearchQuery, "page" | "per_page" | "sort" | "type">;

type Condition = RawBuilder<boolean>;

/** Excludes the home page: each site has exactly one. */
export const allPages = (ctx: TenantCtx) =>
  ctx.db
    .selectFrom("pages")
    .where("pages.customer_id", "=", ctx.customer_id)
    .where("pages.type", "<>", "home_page")
    .where("pages.deleted_at", "is", null);

/** For a language the site does not have, uses the titles of its default list. */
const titleLocale = (ctx: TenantCtx, locale = "") =>
  sql<string>`(select case when ${locale} = any(locales) then ${locale} else '' end from sites where customer_id = ${ctx.customer_id})`;

/** Pages with their titles in one language, filtered by title if there is a query. */
const titled = (ctx: TenantCtx, { locale, q }: PageFilters) => {
  const pages = q
    ? sql<Selectable<ListedPages>>`found_pages(${titleLocale(ctx, locale)}, ${containing(q)})`
    : sql<Selectable<ListedPages>>`(select * from listed_pages where locale = ${titleLocale(ctx, locale)})`;
  return ctx.db.selectFrom(pages.as("pages")).where("pages.customer_id", "=", ctx.customer_id);
};

const STATES_OF: Record<PageStatus, readonly PageState[]> = {
  published: ["published", "changed"],
  draft: ["draft", "withdrawn"],
};

const PAGE_KIND = {
  state: sql.ref("pages.state"),
  has_errors: sql`(pages.error_count > 0)`,
  has_image: sql`(pages.image_key is not null)`,
  needs_locales: sql.ref("pages.needs_locales"),
};

const LISTED_KIND = { ...PAGE_KIND, has_image: sql.ref("pages.has_image") };
type Kind = Record<keyof typeof PAGE_KIND, RawBuilder<unknown>>;

/** The columns that `page_counts` groups by. */
export function kindConditions(query: PageFilters, kind: Kind) {
  const { status, state, needs_locale, has_errors, has_image } = query;
  const flag = (is: RawBuilder<unknown>, wanted: boolean) => (wanted ? sql<boolean>`${is}` : sql<boolean>`not ${is}`);
  const isIn = (states: readonly PageState[]) => sql<boolean>`${kind.state} = any(${states}::text[])`;
  return [
    ...(status?.length ? [isIn(status.flatMap((one) => STATES_OF[one]))] : []),
    ...(state?.length ? [isIn(state)] : []),
    ...(needs_locale?.length ? [sql<boolean>`${kind.needs_locales} && ${needs_locale}::text[]`] : []),
    ...(has_errors === undefined ? [] : [flag(kind.has_errors, has_errors)]),
    ...(has_image === undefined ? [] : [flag(kind.has_image, has_image)]),
  ];
}

/**
 * Other tables are read once, into an array of ids or a hash. Never joined: the planner expects a single row of a table
 * without statistics, such as after an import, and would read everything again for every page.
 */
const isAmong = (id: RawBuilder<unknown>, found: RawBuilder<unknown>): Condition => sql`${id} = any(array(${found}))`;
const isHashed = (id: RawBuilder<unknown>, found: RawBuilder<unknown>): Condition => sql`(${id} in (${found})) is true`;

const pagesAbout = ({ customer_id }: TenantCtx, isMeant: Condition) =>
  sql`select about.id from pages as about where about.customer_id = ${customer_id} and about.deleted_at is null and ${isMeant}`;

/** Includes failed schedules, which wait for someone to dismiss them. */
const scheduled = ({ customer_id }: TenantCtx) =>
  sql`select page_id from page_schedules where customer_id = ${customer_id}`;

/** Depends on the current date; the stamp of the cached lists includes it. */
function dueForReview(ctx: TenantCtx) {
  const due = (table: "devices" | "algorithms") => sql`
    select id from ${sql.table(table)}
    where customer_id = ${ctx.customer_id} and review_due_on < current_date and deleted_at is null`;
  return sql`
    ${pagesAbout(ctx, isAmong(sql.ref("about.device_id"), due("devices")))}
    union all ${pagesAbout(ctx, isAmong(sql.ref("about.algorithm_id"), due("algorithms")))}`;
}

const withDeadLinks = ({ customer_id }: TenantCtx) =>
  sql`select page_id from page_links where customer_id = ${customer_id} and is_dead`;

/** Must match the condition of the index. Pages keep nothing about languages that the site dropped. */
const withOutdatedTexts = (ctx: TenantCtx) =>
  pagesAbout(ctx, sql`jsonb_path_exists(about.languages, '$[*].outdated ? (@ > 0)')`);

/** An active code of the page or of one of its device's places. A code that expires today is active until midnight. */
function withCode(ctx: TenantCtx) {
  const isInUse = sql`short_codes.customer_id = ${ctx.customer_id} and short_codes.retired_at is null
    and (short_codes.expires_at is null or short_codes.expires_at > current_date)`;
  const places = sql`select location_id from short_codes where target_type = 'location' and ${isInUse}`;
  // most places may have a code, so hash rather than array
  const devices = sql`
    select device_id from locations
    where customer_id = ${ctx.customer_id} and deleted_at is null and ${isHashed(sql.ref("locations.id"), places)}`;
  return sql`
    select page_id from short_codes where target_type = 'page' and page_id is not null and ${isInUse}
    union all ${pagesAbout(ctx, isHashed(sql.ref("about.device_id"), devices))}`;
}

/** Filters that read other tables. Each matches either few pages or nearly all. */
const FLAGS = {
  is_scheduled: scheduled,
  review_due: dueForReview,
  has_outdated: withOutdatedTexts,
  has_dead_links: withDeadLinks,
  has_code: withCode,
} as const;
type Flag = keyof typeof FLAGS;
export const FLAG_NAMES = Object.keys(FLAGS) as Flag[];

const PAGE_ID = sql.ref("pages.id");
export const isFlagged = (ctx: TenantCtx, name: Flag) => isAmong(PAGE_ID, FLAGS[name](ctx));

const devicesWithStatus = ({ customer_id }: TenantCtx, status_ids: readonly string[]) => sql`
  select id from devices
  where customer_id = ${customer_id} and status_id = any(${status_ids}::uuid[]) and deleted_at is null`;

const withLabel = ({ customer_id }: TenantCtx, label_ids: readonly string[]) =>
  sql`select page_id from page_labels where customer_id = ${customer_id} and label_id = any(${label_ids}::uuid[])`;

function otherConditions(ctx: TenantCtx, query: PageFilters): Condition[] {
  const { id, device_status_id, label_id } = query;
  return [
    ...(id?.length ? [sql<boolean>`pages.id = any(${id}::uuid[])`] : []),
    // up to a third of all devices may match, so hash rather than array
    ...(device_status_id?.length
      ? [isHashed(sql.ref("pages.device_id"), devicesWithStatus(ctx, device_status_id))]
      : []),
    ...(label_id?.length ? [isAmong(PAGE_ID, withLabel(ctx, label_id))] : []),
    ...FLAG_NAMES.flatMap((name) => {
      const wanted = query[name];
      if (wanted === undefined) return [];
      return wanted ? [isFlagged(ctx, name)] : [sql<boolean>`not ${isHashed(PAGE_ID, FLAGS[name](ctx))}`];
    }),
  ];
}

const conditions = (ctx: TenantCtx, query: PageFilters, kind: Kind) =>
  sql<boolean>`${sql.join([sql`true`, ...kindConditions(query, kind), ...otherConditions(ctx, query)], sql` and `)}`;

/** Reads `pages` itself, so it cannot filter by title. */
export const findPages = (ctx: TenantCtx, query: Omit<PageFilters, "q">) =>
  allPages(ctx).where(conditions(ctx, query, PAGE_KIND));

export const findTitled = (ctx: TenantCtx, query: PageFilters) =>
  titled(ctx, query).where(conditions(ctx, query, LISTED_KIND));
