import { sql } from "kysely";
import { type FeedbackDetail, type FeedbackItem, MISTAKES_PATH } from "#contract/feedback.ts";
import { type Answers, FEEDBACK_QUESTIONS } from "#contract/feedback-questions.ts";
import { pageTitle } from "#server/pages/page-title.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import { personName } from "#server/platform/identity/person-name.ts";

/** CSV columns in order. Their names are a stable interface: reports depend on them. */
export const feedbackColumns = [
  "id",
  "submitted_at",
  "page_id",
  "page_title",
  "channel",
  "locale",
  "short_code",
  "location",
  ...FEEDBACK_QUESTIONS,
  "comment",
  "case_status",
  "public_reply",
  "is_complaint",
] as const;

export const allFeedbackColumns = ["id", "customer_id", "customer", ...feedbackColumns.slice(1)] as const;

/** The customer's responses as `r`, joined with their pages' details. */
export const responsesOf = (ctx: TenantCtx) =>
  ctx.db
    .selectFrom("feedback_responses as r")
    .innerJoin("sites", "sites.customer_id", "r.customer_id")
    .leftJoin("pages", "pages.id", "r.page_id")
    .where("r.customer_id", "=", ctx.customer_id);

const page = sql<FeedbackItem["page"]>`case when pages.id is not null then
  json_build_object('id', pages.id, 'title', ${pageTitle(undefined)}, 'type', pages.type) end`;
const reportPath = sql`'/reports/' || report.slug`;
const guidePage = sql<FeedbackItem["guide_page"]>`case when r.mistake_path is not null then (
  select json_build_object('path', r.mistake_path, 'title', report.adopted -> 'content' ->> 'title', 'revision', report.revision)
  from (select) as one left join yearly_reports as report
    on report.customer_id = r.customer_id and ${reportPath} = r.mistake_path and report.adopted is not null) end`;
/** Null for questions without an answer. */
export const answers = sql<Answers>`json_build_object(${sql.join(
  FEEDBACK_QUESTIONS.flatMap((question) => [sql.lit(question), sql`r.answers -> ${sql.lit(question)}`]),
)})`;
const assignee = sql<FeedbackItem["assignee"]>`case when r.assignee_id is not null then
  json_build_object('id', r.assignee_id, 'name', coalesce(${personName("r.assignee_id")}, '')) end`;
const note = sql<FeedbackDetail["note"]>`case when r.internal_note is not null then
  json_build_object('text', r.internal_note, 'by', ${personName("r.noted_by")}, 'at', coalesce(r.noted_at, r.updated_at)) end`;

const mistake = sql<FeedbackDetail["mistake"]>`case when r.kind = 'mistake' then json_build_object(
  'part', r.mistake_part, 'state', r.mistake_state, 'version', r.mistake_version,
  'reason', coalesce(r.mistake_reason, '{}'), 'path', ${`${MISTAKES_PATH}/`}::text || r.mistake_address) end`;

export const itemColumns = [
  "r.id",
  "r.kind",
  "r.submitted_at",
  "r.channel",
  "r.locale",
  "r.comment",
  "r.case_status",
  "r.is_complaint",
  "r.lock_version",
  page.as("page"),
  guidePage.as("guide_page"),
  answers.as("answers"),
  assignee.as("assignee"),
] as const;

export const detailColumns = [
  ...itemColumns,
  "r.short_code",
  "r.location_name",
  "r.publication_number",
  "r.covered",
  "r.said",
  "r.reply_draft",
  "r.reply_published_at",
  sql<boolean>`coalesce(pages.state in ('published', 'changed'), false)`.as("is_page_public"),
  sql<FeedbackDetail["public_reply"]>`coalesce(r.public_reply, '{}')`.as("public_reply"),
  sql<boolean>`exists (select from feedback_originals o where o.response_id = r.id)`.as("has_original"),
  note.as("note"),
  mistake.as("mistake"),
] as const;
