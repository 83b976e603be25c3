import { type RawBuilder, sql } from "kysely";
import type { Database, Db } from "#server/platform/database/db.ts";
import { sweepSalts } from "./keep-salts.ts";

/** Redacted data may be needed to help somebody; nobody asks after this long. */
const ORIGINAL_DAYS = 90;
const SPAM_DAYS = 30;
const BATCH = 1000;

async function repeatUntilEmpty(db: Db, statement: RawBuilder<unknown>) {
  for (let touched = BATCH; touched === BATCH;) touched = Number((await statement.execute(db)).numAffectedRows ?? 0);
}

/** Deletes comments and notes after their retention. Faces, public replies and whether it was a complaint stay. */
const forgetComments = (db: Db) =>
  repeatUntilEmpty(
    db,
    sql`
      update feedback_responses set comment = null, covered = '{}',
        was_unsorted = was_unsorted or (comment is not null and is_complaint is null), internal_note = null, noted_by = null, noted_at = null,
        case_status = case when case_status in ('new', 'in_progress') then 'closed' else case_status end
      where id in (
        select r.id from feedback_responses r join sites on sites.customer_id = r.customer_id
        where r.submitted_at < now() - make_interval(days => sites.feedback_days)
          and (r.comment is not null or r.internal_note is not null)
        limit ${sql.lit(BATCH)})`,
  );

const forgetOriginals = (db: Db) =>
  repeatUntilEmpty(
    db,
    sql`
      delete from feedback_originals where response_id in (
        select o.response_id from feedback_originals o join sites on sites.customer_id = o.customer_id
        where o.created_at < now() - make_interval(days => least(sites.feedback_days, ${sql.lit(ORIGINAL_DAYS)}))
        limit ${sql.lit(BATCH)})`,
  );

const forgetSpam = (db: Db) =>
  repeatUntilEmpty(
    db,
    sql`
      delete from feedback_responses where id in (
        select id from feedback_responses
        where case_status = 'spam' and submitted_at < now() - make_interval(days => ${sql.lit(SPAM_DAYS)})
        limit ${sql.lit(BATCH)})`,
  );

export async function sweepFeedback({ system }: Pick<Database, "system">) {
  await forgetOriginals(system);
  await forgetComments(system);
  await forgetSpam(system);
  await sweepSalts({ system });
}
