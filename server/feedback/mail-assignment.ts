import { sql } from "kysely";
import { pageTitle } from "#server/pages/page-title.ts";
import { assignedMail } from "./mail-texts.ts";
import type { JobPayloads } from "#server/platform/workers/jobs.ts";
import type { Services } from "#server/platform/services.ts";

const MAX_QUOTED = 300;

const quoted = (comment: string) =>
  comment.length > MAX_QUOTED ? `${comment.slice(0, MAX_QUOTED).trimEnd()}…` : comment;

/** The job: notifies a person of an assigned case, unless it was reassigned or they left the team. */
export async function mailAssignment(
  { database, mailer, config }: Pick<Services, "database" | "mailer" | "config">,
  { response_id, assignee_id, assigned_by }: JobPayloads["mail_assignment"],
) {
  const found = await database.system
    .selectFrom("feedback_responses as r")
    .innerJoin("customers", "customers.id", "r.customer_id")
    .innerJoin("sites", "sites.customer_id", "r.customer_id")
    .innerJoin("users", "users.id", "r.assignee_id")
    .innerJoin("memberships", (join) =>
      join.onRef("memberships.user_id", "=", "users.id").onRef("memberships.customer_id", "=", "r.customer_id"),
    )
    .leftJoin("users as author", (join) => join.on("author.id", "=", assigned_by))
    .leftJoin("pages", "pages.id", "r.page_id")
    .select(["users.email", "users.ui_locale", "customers.name as customer", "r.comment", "author.name as who"])
    .select(sql<string | null>`case when pages.id is not null then ${pageTitle(undefined)} end`.as("title"))
    .where("r.id", "=", response_id)
    .where("r.assignee_id", "=", assignee_id)
    .executeTakeFirst();
  if (!found) return;
  const { email, ui_locale, customer, comment } = found;
  await mailer.send({
    to: email,
    ...assignedMail({
      locale: ui_locale ?? config.DEFAULT_LOCALE,
      who: found.who || customer,
      customer,
      title: found.title ?? customer,
      comment: comment && quoted(comment),
      url: `${config.app_origin}/feedback?tab=all&response=${response_id}`,
    }),
  });
}
