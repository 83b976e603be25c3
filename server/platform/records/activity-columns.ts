import { sql } from "kysely";
import { personName } from "#server/platform/identity/person-name.ts";

/** A program has its token's name, a share session none. */
export const activityActor = sql<string | null>`case entry.actor_kind when 'user' then ${personName("entry.actor_id")}
  when 'token' then (select api_tokens.name from api_tokens where api_tokens.id = entry.actor_id) end`;

/**
 * Created, removed and restored records, and datachain versions, have no field names: the whole record is affected. An
 * import's fields are stored with the entry, a page's with its revision.
 */
const fields = sql<string[]>`case
  when entry.action ~ '[.](created|removed|restored)$' or entry.subject_type = 'datachain' then '{}'
  when entry.action = 'page.updated' then array(
    select distinct one ->> 'field' from page_revisions as revision, jsonb_array_elements(revision.fields) as one
    where revision.page_id = entry.subject_id and revision.number = (entry.after -> 'revision')::int order by 1)
  when entry.action ~ '[.]import' then array(
    select jsonb_array_elements_text(coalesce(entry.after -> 'fields', '[]')) order by 1)
  else array(select jsonb_object_keys(coalesce(entry.before, '{}') || coalesce(entry.after, '{}')) order by 1)
end`;
const filename = sql<string | null>`case when entry.action ~ '[.]import' then entry.after ->> 'filename' end`;

/** An entry of `audit_entries as entry`, as a record's history shows it. */
export const activityColumns = [
  "entry.id",
  "entry.at",
  "entry.action",
  activityActor.as("actor"),
  fields.as("fields"),
  filename.as("filename"),
] as const;
