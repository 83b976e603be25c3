import { sql } from "kysely";
import type { Db } from "#server/platform/database/db.ts";
import { failedScheduleMail } from "./failed-schedule-mail.ts";
import type { Services } from "#server/platform/services.ts";
import { pageTitle } from "../page-title.ts";

type Person = { readonly email: string; readonly ui_locale: string | null };

/** The schedule's author, or the managers if the author has left. */
async function recipients(db: Db, customer_id: string, created_by: string | null): Promise<Person[]> {
  const members = db
    .selectFrom("memberships")
    .innerJoin("users", "users.id", "memberships.user_id")
    .select(["users.email", "users.ui_locale"])
    .where("memberships.customer_id", "=", customer_id);
  const author = created_by ? await members.where("users.id", "=", created_by).execute() : [];
  return author.length ? author : members.where("memberships.role", "=", "manager").execute();
}

const nextUnnotified = (db: Db) =>
  db
    .selectFrom("page_schedules")
    .innerJoin("pages", "pages.id", "page_schedules.page_id")
    .innerJoin("sites", "sites.customer_id", "pages.customer_id")
    .select(["page_schedules.id", "page_schedules.customer_id", "page_schedules.created_by"])
    .select(pageTitle(undefined).as("title"))
    .where("page_schedules.failed_because", "is not", null)
    .where("page_schedules.told_at", "is", null)
    .orderBy("page_schedules.at")
    .limit(1)
    .forUpdate("page_schedules")
    .skipLocked()
    .executeTakeFirst();

/** Locked while its mail is sent; if that fails, the next run tries again. */
const notifyNext = ({ database, mailer, config }: Needs) =>
  database.system.transaction().execute(async (db) => {
    const failed = await nextUnnotified(db);
    if (!failed) return false;
    const url = `${config.app_origin}/guide-app/pages`;
    for (const { email, ui_locale } of await recipients(db, failed.customer_id, failed.created_by)) {
      const locale = ui_locale ?? config.DEFAULT_LOCALE;
      await mailer.send({ to: email, ...failedScheduleMail({ locale, title: failed.title, url }) });
    }
    await db
      .updateTable("page_schedules")
      .set({ told_at: sql`now()` })
      .where("id", "=", failed.id)
      .execute();
    return true;
  });

type Needs = Pick<Services, "database" | "mailer" | "config">;

/** Notifies the authors of failed schedules. */
export async function mailFailures(needs: Needs): Promise<void> {
  while (await notifyNext(needs));
}
