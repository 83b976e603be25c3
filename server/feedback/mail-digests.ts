import { sql } from "kysely";
import { type DigestPart, digestMail } from "./mail-texts.ts";
import type { Db } from "#server/platform/database/db.ts";
import type { Services } from "#server/platform/services.ts";
import { ONE_CLICK_PATH } from "#server/user/leave-digest.ts";
import { leavingToken } from "#server/user/sign-leaving.ts";

type Needs = Pick<Services, "database" | "mailer" | "config">;

/** In the morning, in the person's time zone. */
const MORNING = sql`interval '7 hours'`;
const zone = sql`coalesce(
  (select time_zone from sites where sites.customer_id = users.customer_id and sites.deleted_at is null), 'UTC')`;
const unit = sql`case users.digest when 'daily' then 'day' else 'week' end`;

/** The start of the current day or week: the last morning, or last Monday's. */
const beginning = sql`((date_trunc(${unit}, (now() at time zone ${zone}) - ${MORNING}) + ${MORNING}) at time zone ${zone})`;
const isDue = sql<boolean>`users.digest <> 'none' and users.digest_at < ${beginning}`;

type Person = {
  readonly id: string;
  readonly email: string;
  readonly ui_locale: string | null;
  readonly digest: string;
  readonly digest_at: string;
  readonly digest_key: string;
};

/** New feedback since the last digest in every workspace where the person works on feedback, and their open cases. */
async function findParts(db: Db, { id, digest_at }: Person): Promise<DigestPart[]> {
  const { rows } = await sql<DigestPart>`
    select customers.name as customer,
      count(*) filter (where r.is_new)::int as responses,
      count(*) filter (where r.is_new and r.case_status is not null)::int as comments,
      count(*) filter (where r.is_new and r.case_status = 'new' and r.assignee_id is null)::int as unassigned,
      count(*) filter (where r.assignee_id = ${id} and r.case_status in ('new', 'in_progress'))::int as assigned
    from memberships join customers on customers.id = memberships.customer_id
    join lateral (
      select case_status, assignee_id, submitted_at > ${digest_at}::timestamptz as is_new from feedback_responses
      where feedback_responses.customer_id = customers.id and case_status is distinct from 'spam'
        and (submitted_at > ${digest_at}::timestamptz or assignee_id = ${id})
    ) r on true
    where memberships.user_id = ${id} and memberships.role <> 'viewer' and customers.is_open
    group by customers.id, customers.name order by customers.name, customers.id`.execute(db);
  return rows.filter(({ responses, assigned }) => responses > 0 || assigned > 0);
}

async function send({ mailer, config }: Needs, person: Person, parts: readonly DigestPart[]) {
  const token = encodeURIComponent(leavingToken(person));
  await mailer.send({
    to: person.email,
    one_click_url: `${config.app_origin}${ONE_CLICK_PATH}?token=${token}`,
    ...digestMail({
      locale: person.ui_locale ?? config.DEFAULT_LOCALE,
      every: person.digest === "daily" ? "daily" : "weekly",
      parts,
      url: `${config.app_origin}/feedback`,
      leave_url: `${config.app_origin}/auth/leave_digest?token=${token}`,
    }),
  });
}

/** Locked while the mail is sent: other processes skip the row, and the next run retries a failed mail. */
const mailOne = (needs: Needs, id: string) =>
  needs.database.system.transaction().execute(async (db) => {
    const person = await db
      .selectFrom("users")
      .select(["id", "email", "ui_locale", "digest", "digest_at", "digest_key"])
      .where("id", "=", id)
      .where(isDue)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!person) return;
    // before counting, so that what arrives in the meantime is in the next digest
    const { rows } = await sql<{ now: string }>`select clock_timestamp() as now`.execute(db);
    const parts = await findParts(db, person);
    if (parts.length) await send(needs, person, parts);
    await db
      .updateTable("users")
      .set({ digest_at: rows[0]?.now ?? sql<string>`now()` })
      .where("id", "=", id)
      .execute();
  });

/** The job: sends one digest to everyone whose day or week has started, if there is something in it. */
export async function mailDigests(needs: Needs): Promise<void> {
  const errors: unknown[] = [];
  const due = await needs.database.system.selectFrom("users").select("id").where(isDue).orderBy("id").execute();
  for (const { id } of due) await mailOne(needs, id).catch((error: unknown) => errors.push(error));
  if (errors.length) throw errors[0];
}
