import { sql } from "kysely";
import type { Db } from "#server/platform/database/db.ts";

type Team = { readonly db: Db; readonly customer_id: string; readonly admin: string };

/** Adds the team's past actions to the audit: page edits and answers to residents. */
export const insertActivity = ({ db, customer_id, admin }: Team) =>
  sql`
    insert into audit_entries (id, customer_id, actor_id, actor_kind, action, subject_type, subject_id, before, after, at)
    select md5('edited ' || id)::uuid, customer_id, created_by, 'user', 'page.updated', 'page', page_id,
      jsonb_build_object('revision', number - 1), jsonb_build_object('revision', number), updated_at
    from page_revisions where customer_id = ${customer_id} and number > 1
    union all
    select md5('answered ' || id)::uuid, customer_id, ${admin}, 'user', 'feedback.reply_published', 'feedback', id,
      null, jsonb_build_object('case_status', case_status, 'public_reply', public_reply), reply_published_at
    from feedback_responses where customer_id = ${customer_id} and reply_published_at is not null`.execute(db);
