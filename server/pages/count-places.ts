import { sql } from "kysely";
import type { PlaceCounts } from "#contract/pages.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import { isPublicCard } from "./publishing/read-public.ts";

/** Counts the published places, and those of the same devices that the pages hide. */
export async function countPlaces({ db, customer_id }: TenantCtx): Promise<PlaceCounts> {
  const { rows } = await sql<PlaceCounts>`
    with shown as (
      select n.page_id, place ->> 'id' as id, place ->> 'precision' as precision
      from publications n, jsonb_array_elements(n.snapshot -> 'places') as place
      where n.customer_id = ${customer_id} and ${isPublicCard}
    )
    select (select count(*)::int from shown) as shown,
      (select count(*)::int from shown where precision = 'area') as as_area,
      (select count(*)::int from locations l
        join pages p on p.device_id = l.device_id and p.customer_id = l.customer_id
        join publications n on n.page_id = p.id
        where l.customer_id = ${customer_id} and l.deleted_at is null and ${isPublicCard}
          and not exists (select from shown where shown.page_id = p.id and shown.id = l.id::text)) as hidden`.execute(
    db,
  );
  return rows[0] ?? { shown: 0, as_area: 0, hidden: 0 };
}
