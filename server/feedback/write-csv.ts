import { sql } from "kysely";
import type { Download } from "#contract/endpoint.ts";
import { FEEDBACK_QUESTIONS } from "#contract/feedback-questions.ts";
import { pageTitle } from "#server/pages/page-title.ts";
import type { TenantCtx, UserCtx } from "#server/platform/context.ts";
import type { Db } from "#server/platform/database/db.ts";
import { notFound } from "#server/platform/http/errors.ts";
import { BYTE_ORDER_MARK, csvLine } from "#server/platform/records/csv.ts";
import { allFeedbackColumns, feedbackColumns } from "./table.ts";

const PAGE_SIZE = 2000;

/** The reply in the response's language, else in the site's default, else in any. */
const publicReply = sql<string | null>`coalesce(
  r.public_reply ->> r.locale,
  r.public_reply ->> sites.default_locale,
  (select value from jsonb_each_text(r.public_reply) order by key limit 1)
)`;

const answerColumns = FEEDBACK_QUESTIONS.map((question) =>
  sql<string | null>`r.answers ->> ${sql.lit(question)}`.as(question),
);

const responses = (db: Db) =>
  db
    .selectFrom("feedback_responses as r")
    .innerJoin("customers", "customers.id", "r.customer_id")
    .leftJoin("sites", "sites.customer_id", "r.customer_id")
    .leftJoin("pages", "pages.id", "r.page_id")
    .select(["r.id", "r.customer_id", "customers.name as customer", "r.submitted_at", "r.page_id"])
    .select(sql<string | null>`case when pages.id is not null then ${pageTitle(undefined)} end`.as("page_title"))
    .select(["r.channel", "r.locale", "r.short_code", "r.location_name as location"])
    .select(answerColumns)
    .select(["r.comment", "r.case_status", sql<string | null>`r.is_complaint::text`.as("is_complaint")])
    .select(publicReply.as("public_reply"))
    .orderBy("r.submitted_at")
    .orderBy("r.id")
    .limit(PAGE_SIZE);

type Responses = ReturnType<typeof responses>;
type Response = Awaited<ReturnType<Responses["execute"]>>[number];

/** Keyset pagination: a slow client holds no connection, and one that disconnects costs one page at most. */
async function* csvOf(found: Responses, columns: readonly (keyof Response)[]): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(columns);
  let page = await found.execute();
  while (page.length) {
    yield page.map((response) => csvLine(columns.map((column) => response[column]))).join("");
    const last = page.at(-1);
    if (!last || page.length < PAGE_SIZE) return;
    page = await found.where(sql<boolean>`(r.submitted_at, r.id) > (${last.submitted_at}, ${last.id})`).execute();
  }
}

const today = () => new Date().toISOString().slice(0, 10);

export async function customerFeedback(ctx: TenantCtx): Promise<Download> {
  const { slug } = await ctx.db
    .selectFrom("customers")
    .select("slug")
    .where("id", "=", ctx.customer_id)
    .executeTakeFirstOrThrow();
  const found = responses(ctx.db).where("r.customer_id", "=", ctx.customer_id);
  return { filename: `feedback-${slug}-${today()}.csv`, stream: csvOf(found, feedbackColumns) };
}

export async function pageFeedback(ctx: TenantCtx, page_id: string): Promise<Download> {
  const page = await ctx.db
    .selectFrom("pages")
    .select("slug")
    .where("id", "=", page_id)
    .where("customer_id", "=", ctx.customer_id)
    .executeTakeFirst();
  if (!page) throw notFound("Page");
  const found = responses(ctx.db).where("r.customer_id", "=", ctx.customer_id).where("r.page_id", "=", page_id);
  return { filename: `feedback-${page.slug || "home"}-${today()}.csv`, stream: csvOf(found, feedbackColumns) };
}

/** Across all customers, for the administrator. */
export const allFeedback = (ctx: UserCtx): Promise<Download> =>
  Promise.resolve({ filename: `feedback-all-${today()}.csv`, stream: csvOf(responses(ctx.db), allFeedbackColumns) });
