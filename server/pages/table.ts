import { sql } from "kysely";
import { Approval } from "#contract/approvals.ts";
import { LabelRef } from "#contract/labels.ts";
import type { PageContent } from "#contract/page-content.ts";
import {
  type AnyPageType,
  NextSchedule,
  type Page,
  type PageItem,
  type PageState,
  type PageStatus,
  PageSubject,
} from "#contract/pages.ts";
import { Publication, Schedule, Withholding } from "#contract/publications.ts";
import type { ConstraintMeanings } from "#server/platform/http/errors.ts";
import { jsonObject, jsonRow } from "#server/platform/lists/json-columns.ts";
import { personName } from "#server/platform/identity/person-name.ts";
import { pageTitle } from "./page-title.ts";
import { draftPrecision, leastPrecise } from "./publishing/narrow-places.ts";

/** In addition to the title. */
export const pageSorts = {
  updated_at: sql.ref("pages.updated_at"),
  created_at: sql.ref("pages.created_at"),
  published_at: sql.ref("pages.published_at"),
  change_count: sql.ref("pages.change_count"),
};

export const pageLabels = sql<PageItem["labels"]>`coalesce((
  select json_agg(${jsonRow(LabelRef, "labels")} order by labels.position, labels.id)
  from page_labels join labels on labels.id = page_labels.label_id
  where page_labels.page_id = pages.id and labels.deleted_at is null
), '[]')`;

/** Columns of the page's device or algorithm. */
export const pageSubject = (locale: string | undefined) =>
  [
    sql<PageItem["identifiability"]>`coalesce(
      (select identifiability from devices where devices.id = pages.device_id),
      (select identifiability from algorithms where algorithms.id = pages.algorithm_id))`.as("identifiability"),
    sql<string | null>`coalesce(
      (select status.phase from devices join device_statuses as status on status.id = devices.status_id
        where devices.id = pages.device_id),
      (select lifecycle from algorithms where algorithms.id = pages.algorithm_id))`.as("phase"),
    sql<string | null>`coalesce(
      (select template_id from devices where devices.id = pages.device_id),
      (select template_id from algorithms where algorithms.id = pages.algorithm_id))`.as("template_id"),
    sql<string | null>`(
      select coalesce(nullif(first.name ->> ${locale ?? null}::text, ''), nullif(first.name ->> sites.default_locale, ''))
      from locations as first where first.device_id = pages.device_id and first.deleted_at is null
      order by first.position, first.id limit 1)`.as("place_name"),
  ] as const;

/** A failed schedule if there is one, else the next. */
export const nextSchedule = sql<PageItem["scheduled"]>`(
  select ${jsonObject(NextSchedule, {
    action: sql.ref("next.action"),
    at: sql.ref("next.at"),
    error_count: sql.ref("pages.error_count"),
    failed_because: sql.ref("next.failed_because"),
  })} from page_schedules as next
  where next.page_id = pages.id order by next.failed_because is null, next.at limit 1
)`;

/** Of a publication, the whole version first. */
export const withholdingsOf = (publication: string) =>
  sql<Publication["withholdings"]>`coalesce((
    select json_agg(${jsonObject(Withholding, {
      id: sql.ref("withholding.id"),
      field: sql.ref("withholding.field"),
      reason: sql.ref("withholding.reason"),
      withheld_at: sql.ref("withholding.withheld_at"),
      withheld_by: personName("withholding.withheld_by"),
    })} order by withholding.field nulls first)
    from withholdings as withholding
    where withholding.page_id = ${sql.ref(`${publication}.page_id`)}
      and withholding.number = ${sql.ref(`${publication}.number`)}
  ), '[]')`;

/** Expects `publications as publication`. */
export const publicationObject = jsonObject(Publication, {
  number: sql.ref("publication.number"),
  note: sql.ref("publication.note"),
  published_at: sql.ref("publication.published_at"),
  published_by: personName("publication.published_by"),
  ended_at: sql.ref("publication.ended_at"),
  withholdings: withholdingsOf("publication"),
});

const publication = sql<Page["publication"]>`(
  select ${publicationObject} from publications as publication
  where publication.page_id = pages.id and publication.number = pages.publication_number
)`;

/** Whether who asked for an approval is still in the team. */
export const isAskerMember = (approvals: string) => sql<boolean>`exists (
  select from memberships where memberships.customer_id = ${sql.ref(`${approvals}.customer_id`)}
    and memberships.user_id = ${sql.ref(`${approvals}.asked_by`)})`;

/** What waits for approval, or was sent back since the last publication. Expects `pages` and `sites`. */
export const latestApproval = sql<Page["approval"]>`(
  select ${jsonObject(Approval, {
    id: sql.ref("approval.id"),
    page_id: sql.ref("approval.page_id"),
    report_id: sql.ref("approval.report_id"),
    title: pageTitle(undefined),
    type: sql.ref("pages.type"),
    note: sql.ref("approval.note"),
    state: sql.ref("approval.state"),
    is_outdated: sql.ref("approval.is_outdated"),
    asked_by: personName("approval.asked_by"),
    asked_by_id: sql.ref("approval.asked_by"),
    is_asker_member: isAskerMember("approval"),
    asked_at: sql.ref("approval.asked_at"),
    remark: sql.ref("approval.remark"),
    decided_by: personName("approval.decided_by"),
    decided_at: sql.ref("approval.decided_at"),
  })} from approvals as approval
  where approval.page_id = pages.id and (approval.state = 'waiting' or approval.state = 'sent_back'
    and approval.decided_at > coalesce(pages.published_at, '-infinity'))
  order by approval.asked_at desc limit 1
)`;

/** Same result as `countNarrowed`, in SQL for lists. */
const narrowedPlaces = sql`(
  select count(*)::int from jsonb_array_elements(coalesce(schedule.snapshot -> 'places', '[]')) as kept
  left join locations as place on place.customer_id = schedule.customer_id and place.id = (kept ->> 'id')::uuid
    and place.deleted_at is null
  where place.id is null
    or ${leastPrecise(draftPrecision("pages", "place"), sql`kept ->> 'precision'`)} <> kept ->> 'precision'
)`;

const schedules = sql<Page["schedules"]>`coalesce((
  select json_agg(${jsonObject(Schedule, {
    id: sql.ref("schedule.id"),
    page_id: sql.ref("schedule.page_id"),
    title: pageTitle(undefined),
    type: sql.ref("pages.type"),
    action: sql.ref("schedule.action"),
    at: sql.ref("schedule.at"),
    note: sql.ref("schedule.note"),
    created_by: personName("schedule.created_by"),
    error_count: sql.ref("pages.error_count"),
    narrowed_places: narrowedPlaces,
    failed_because: sql.ref("schedule.failed_because"),
  })} order by schedule.at) from page_schedules as schedule where schedule.page_id = pages.id
), '[]')`;

const ofSubject = (kind: "device" | "algorithm") =>
  jsonObject(PageSubject, {
    kind: sql.lit(kind),
    id: sql.ref(`${kind}s.id`),
    name: sql.ref(`${kind}s.name`),
    is_deleted: sql`(${sql.ref(`${kind}s.deleted_at`)} is not null)`,
  });
const subject = sql<Page["subject"]>`case
  when devices.id is not null then ${ofSubject("device")}
  when algorithms.id is not null then ${ofSubject("algorithm")}
end`;

const relationshipCount = sql<number>`(
  select count(*)::int from page_relationships as relation
  join pages as other on other.id = case when relation.from_page_id = pages.id then relation.to_page_id else relation.from_page_id end
  where pages.id in (relation.from_page_id, relation.to_page_id) and other.deleted_at is null
)`;

const commentCount = sql<number>`(
  select count(*)::int from feedback_responses as response
  where response.customer_id = pages.customer_id and response.page_id = pages.id
    and response.comment is not null and response.case_status is distinct from 'spam'
)`;

const shortCodeCount = sql<number>`(
  select count(*)::int from (
    select code.id from short_codes as code where code.page_id = pages.id and code.target_type = 'page'
    union all
    select code.id from locations as place join short_codes as code on code.location_id = place.id
    where place.device_id = pages.device_id and code.target_type = 'location'
  ) as codes
)`;

/** Queued, or claimed by the job that compares. */
const isChecking = sql<boolean>`(
  exists (select from pages_to_compare as queued where queued.page_id = pages.id)
  or exists (select from pages_being_compared as claimed where claimed.page_id = pages.id)
)`;

/** Expects `pages` joined with their site and subject. */
export const pageColumns = [
  "pages.id",
  sql<AnyPageType>`pages.type`.as("type"),
  sql<PageStatus>`pages.status`.as("status"),
  sql<PageState>`pages.state`.as("state"),
  "pages.slug",
  pageTitle(undefined).as("title"),
  subject.as("subject"),
  "pages.device_id",
  "pages.algorithm_id",
  sql<PageContent>`pages.content`.as("content"),
  "pages.save_id",
  "pages.lock_version",
  "pages.change_count",
  sql<Page["findings"]>`pages.findings`.as("findings"),
  isChecking.as("is_checking"),
  sql<Page["languages"]>`pages.languages`.as("languages"),
  publication.as("publication"),
  "pages.publication_number",
  "pages.published_at",
  latestApproval.as("approval"),
  "pages.withdrawn_because",
  schedules.as("schedules"),
  relationshipCount.as("relationship_count"),
  commentCount.as("comment_count"),
  shortCodeCount.as("short_code_count"),
  "sites.locales",
  "sites.default_locale",
  "pages.created_at",
  "pages.updated_at",
  personName("pages.updated_by").as("updated_by"),
] as const;

/** A selected page, with its JSON columns typed. */
export type PageRow = Page & {
  readonly device_id: string | null;
  readonly algorithm_id: string | null;
  readonly save_id: string | null;
  readonly publication_number: number | null;
  readonly published_at: string | null;
};

export const pageConstraints: ConstraintMeanings = {
  pages_slug: { code: "slug_taken", message: "That address is already in use", field: "slug" },
  pages_one_per_device: { code: "page_exists", message: "This device has a page already", field: "page.subject_id" },
  pages_one_per_algorithm: {
    code: "page_exists",
    message: "This algorithm has a page already",
    field: "page.subject_id",
  },
  page_relationships_once: {
    code: "invalid_input",
    message: "These pages are related like this already",
    field: "relationship.type",
  },
};
