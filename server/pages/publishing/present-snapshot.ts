import { sql } from "kysely";

/** Of a label or status, in the site's current languages. Null if there are none. */
const namesOf = (table: string) => sql`(
  select jsonb_object_agg(named.key, named.value)
  from jsonb_each(${sql.ref(`${table}.names`)}) named join sites on sites.customer_id = ${sql.ref(`${table}.customer_id`)}
  where named.key = any(sites.locales)
)`;

/** Label `l` as snapshots have it. */
export const publicLabel = sql`jsonb_strip_nulls(
  jsonb_build_object('id', l.id, 'name', l.name, 'names', ${namesOf("l")}, 'color', l.color))`;

/** Current order, names and visibility. Labels hidden or deleted since are left out. */
const labels = sql`(
  select coalesce(jsonb_agg(${publicLabel} order by l.position, l.id), '[]')
  from labels l
  where l.customer_id = n.customer_id and l.is_public and l.deleted_at is null
    and n.snapshot -> 'labels' @> jsonb_build_array(jsonb_build_object('id', l.id))
)`;

const status = sql`(
  select jsonb_build_object('name', jsonb_build_object(n.snapshot ->> 'default_locale', s.name) || coalesce(${namesOf("s")}, '{}'),
    'phase', n.snapshot #> '{subject,status,phase}')
  from device_statuses s
  where s.customer_id = n.customer_id and s.id = (n.card ->> 'status_id')::uuid and s.is_public
)`;

/**
 * The snapshot of publication `n` as residents read it now. Labels and statuses are shared: renaming one affects every page
 * at once, as in filters. Which ones a page has only changes when it is published.
 */
export const presentSnapshot = sql`(
  n.snapshot || jsonb_build_object('labels', ${labels}) ||
  case when n.card ->> 'status_id' is not null and jsonb_typeof(n.snapshot #> '{subject,status}') = 'object'
    then jsonb_build_object('subject', (n.snapshot -> 'subject') || jsonb_build_object('status', ${status}))
    else '{}' end
)`;
