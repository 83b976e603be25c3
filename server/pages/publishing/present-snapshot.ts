import { sql } from "kysely";

/** Current order, names and visibility. Labels hidden or deleted since are left out. */
const labels = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'name', l.name, 'color', l.color) order by l.position, l.id), '[]')
  from labels l
  where l.customer_id = n.customer_id and l.is_public and l.deleted_at is null
    and n.snapshot -> 'labels' @> jsonb_build_array(jsonb_build_object('id', l.id))
)`;

/** In the site's current languages. */
const statusNames = sql`(
  select coalesce(jsonb_object_agg(named.key, named.value), '{}')
  from jsonb_each(s.names) named join sites on sites.customer_id = s.customer_id
  where named.key = any(sites.locales)
)`;

const status = sql`(
  select jsonb_build_object('name', jsonb_build_object(n.snapshot ->> 'default_locale', s.name) || ${statusNames},
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
