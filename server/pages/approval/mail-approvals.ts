import { sql } from "kysely";
import type { AnyPageType } from "#contract/pages.ts";
import type { Db } from "#server/platform/database/db.ts";
import type { Services } from "#server/platform/services.ts";
import { pageTitle } from "../page-title.ts";
import { askedMail, decidedMail, type MailedPage } from "./approval-mail.ts";

type Needs = Pick<Services, "database" | "mailer" | "config">;

/** Pages are often asked for one after the other: they go into one mail. */
const GATHERED_FOR = sql`interval '2 minutes'`;

type OfPage = MailedPage & {
  readonly page_id: string | null;
  readonly report_id: string | null;
  readonly type: AnyPageType | null;
};
type Waiting = OfPage & { readonly id: string; readonly asked_by: string | null };

const FOLDERS = { device_page: "devices", algorithm_page: "algorithms", collection_page: "collections" } as const;
const pathOf = ({ type, page_id, report_id }: OfPage) =>
  type === null
    ? `/guide-app/reports/${report_id}`
    : `/guide-app/pages/${type === "home_page" ? "home" : `${FOLDERS[type]}/${page_id}`}`;

/** The review of the only page, else the dashboard, which lists what waits. */
const reviewOf = ([page, ...more]: readonly OfPage[]) =>
  page && !more.length ? `${pathOf(page)}${page.type === null ? "" : "?publish"}` : "/";

const title = sql<string>`case when approvals.page_id is null then yearly_reports.content ->> 'title' else ${pageTitle(undefined)} end`;

/** Jobs act in no workspace, so `person_name` knows nobody. */
const nameOf = (column: string) => sql<string | null>`(select name from users where id = ${sql.ref(column)})`;

/** A workspace whose requests nobody was told of, locked until its mails are sent. */
async function takeWaiting(db: Db) {
  const { rows } = await sql<{ customer_id: string }>`
    select customer_id from approvals
    where state = 'waiting' and asked_told_at is null and asked_at < now() - ${GATHERED_FOR}
      and exists (select from customers where id = approvals.customer_id and is_open)
    order by asked_at limit 1 for update skip locked`.execute(db);
  const customer_id = rows[0]?.customer_id;
  if (!customer_id) return undefined;
  const waiting = await db
    .selectFrom("approvals")
    .leftJoin("pages", "pages.id", "approvals.page_id")
    .leftJoin("yearly_reports", "yearly_reports.id", "approvals.report_id")
    .innerJoin("sites", "sites.customer_id", "approvals.customer_id")
    .select([
      "approvals.id",
      "approvals.asked_by",
      "approvals.remark",
      "approvals.page_id",
      "approvals.report_id",
      "pages.type",
    ])
    .select(title.as("title"))
    .select(nameOf("approvals.asked_by").as("who"))
    .where("approvals.customer_id", "=", customer_id)
    .where("approvals.state", "=", "waiting")
    .where("approvals.asked_told_at", "is", null)
    .orderBy("approvals.asked_at")
    .$castTo<Waiting>()
    .execute();
  return { customer_id, waiting };
}

type Approver = { user_id: string; role: string; email: string; ui_locale: string | null; customer: string };

/** Everybody who may approve; without a setting any more, nobody. */
async function findApprovers(db: Db, customer_id: string) {
  const { rows } = await sql<Approver>`
    select u.id as user_id, m.role, u.email, u.ui_locale, c.name as customer
    from memberships m join users u on u.id = m.user_id join customers c on c.id = m.customer_id
      join approval_settings s on s.customer_id = m.customer_id
    where m.customer_id = ${customer_id}
      and m.role = any(case s.approved_by when 'editor' then array['editor', 'manager'] when 'manager' then array['manager'] end)
    order by u.email`.execute(db);
  return rows;
}

/** Locked while its mails are sent; if that fails, the next run tries again. */
const mailNextWaiting = ({ database, mailer, config }: Needs) =>
  database.system.transaction().execute(async (db) => {
    const found = await takeWaiting(db);
    if (!found) return false;
    const { customer_id, waiting } = found;
    for (const { user_id, role, email, ui_locale, customer } of await findApprovers(db, customer_id)) {
      const pages = waiting.filter(
        // only managers adopt reports
        ({ asked_by, type }) => asked_by !== user_id && (type !== null || role === "manager"),
      );
      if (!pages.length) continue;
      const locale = ui_locale ?? config.DEFAULT_LOCALE;
      const url = config.app_origin + reviewOf(pages);
      await mailer.send({ to: email, ...askedMail({ locale, customer, pages, url }) });
    }
    const ids = waiting.map(({ id }) => id);
    await sql`update approvals set asked_told_at = now() where id = any(${ids}::uuid[])`.execute(db);
    return true;
  });

type Decided = OfPage & {
  readonly id: string;
  readonly state: "approved" | "sent_back";
  readonly email: string | null;
  readonly ui_locale: string | null;
};

const takeDecided = async (db: Db) => {
  const { rows } = await sql<Decided>`
    select approvals.id, approvals.page_id, approvals.report_id, pages.type, approvals.state, approvals.remark, u.email, u.ui_locale,
      ${title} as title, ${nameOf("approvals.decided_by")} as who
    from approvals left join pages on pages.id = approvals.page_id
      left join yearly_reports on yearly_reports.id = approvals.report_id join sites on sites.customer_id = approvals.customer_id
      left join memberships m on m.customer_id = approvals.customer_id and m.user_id = approvals.asked_by
      left join users u on u.id = m.user_id
    where approvals.state in ('approved', 'sent_back') and approvals.decided_told_at is null
      and exists (select from customers where id = approvals.customer_id and is_open)
    order by approvals.decided_at limit 1 for update of approvals skip locked`.execute(db);
  return rows[0];
};

/** Who has left the workspace meanwhile gets no mail. */
const mailNextDecided = ({ database, mailer, config }: Needs) =>
  database.system.transaction().execute(async (db) => {
    const found = await takeDecided(db);
    if (!found) return false;
    const { id, state, email, ui_locale, ...page } = found;
    const url = config.app_origin + pathOf(page);
    const locale = ui_locale ?? config.DEFAULT_LOCALE;
    if (email) await mailer.send({ to: email, ...decidedMail({ locale, state, page, url }) });
    await sql`update approvals set decided_told_at = now() where id = ${id}`.execute(db);
    return true;
  });

/** Tells those who may approve what waits, and those who asked what became of it. */
export async function mailApprovals(needs: Needs): Promise<void> {
  while (await mailNextWaiting(needs));
  while (await mailNextDecided(needs));
}
