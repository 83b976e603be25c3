import { sql } from "kysely";
import type { PublicReading } from "#server/pages/publishing/read-public.ts";
import { publicPath } from "#server/redirects/public-path.ts";
import { openedPage } from "./table.ts";

/** The path of a code within the customer's guide, if the code is active and its page public. */
export async function findCodePath({ db, customer_id }: PublicReading, code: string) {
  const { rows } = await sql<{ path: string }>`
    select ${publicPath} as path
    from short_codes
    left join locations on locations.id = short_codes.location_id
    join pages on pages.id = ${openedPage}
    where short_codes.customer_id = ${customer_id} and short_codes.code = ${code}
      and short_codes.retired_at is null and (short_codes.expires_at is null or short_codes.expires_at > now())
      and exists (select from publications where page_id = pages.id and ended_at is null)`.execute(db);
  return rows[0]?.path;
}
