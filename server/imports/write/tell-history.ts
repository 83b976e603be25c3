import { sql } from "kysely";
import type { ImportSubject } from "#contract/imports.ts";
import type { Work } from "../do-work.ts";
import { type Range, rowsIn } from "./undo-records.ts";

const NOUNS = { devices: "device", algorithms: "algorithm" } as const satisfies Record<ImportSubject, string>;

/** Which fields of a record that was there before a row changes, as its history calls them. */
const changedFields = sql`
  select name from jsonb_object_keys((r.record -> 'set') || (r.record -> 'texts') || (r.record -> 'links')) as name
  union all select 'label_ids' where r.record ->> 'labels' is not null
  union all select 'suppliers' where r.record ->> 'suppliers' is not null
  union all select 'locations' where r.record ->> 'place' is not null
  union all select answer.key from jsonb_each(nullif(r.record -> 'answers', 'null')) as answer
    where answer.value is distinct from r.before #> array['record', 'answers', answer.key]`;

/** Each record's own history says which file brought it or changed it. */
export async function tellImported(work: Work, range: Range) {
  const { by, import: ours } = work;
  const noun = NOUNS[ours.subject];
  await sql`
    insert into audit_entries (id, customer_id, actor_id, actor_kind, action, subject_type, subject_id, after)
    select gen_random_uuid(), r.customer_id, ${by}::uuid, 'user', ${`${noun}.imported`}, ${noun}, r.record_id,
      jsonb_build_object('import_id', ${ours.id}::uuid, 'filename', ${ours.filename}::text,
        'fields', coalesce(jsonb_agg(distinct changed.name) filter (where changed.name is not null), '[]'))
    from import_rows as r
    left join lateral (${changedFields}) as changed(name) on r.record ->> 'is_new' = 'false'
    where ${rowsIn(work, range)} and r.record is not null and r.record_id is not null
    group by r.customer_id, r.record_id`.execute(work.db);
}

/** And that the import was undone. */
export async function tellUndone({ db, customer_id, by, import: ours }: Work, ids: readonly string[]) {
  const noun = NOUNS[ours.subject];
  await sql`
    insert into audit_entries (id, customer_id, actor_id, actor_kind, action, subject_type, subject_id, after)
    select gen_random_uuid(), ${customer_id}::uuid, ${by}::uuid, 'user', ${`${noun}.import_undone`}, ${noun}, id,
      jsonb_build_object('import_id', ${ours.id}::uuid, 'filename', ${ours.filename}::text)
    from unnest(${[...new Set(ids)]}::uuid[]) as id`.execute(db);
}
