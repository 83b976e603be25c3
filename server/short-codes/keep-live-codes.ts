import { sql } from "kysely";
import type { PageSnapshot } from "#contract/publications.ts";
import type { PublicReading } from "#server/pages/publishing/read-public.ts";
import { runPrepared } from "#server/platform/database/prepared.ts";
import { openedPage } from "./table.ts";

type Opening = { readonly code: string; readonly page_id: string };

/** Active codes with the page that each opens now. */
const readOpenings = ({ db, customer_id }: PublicReading, codes: readonly string[]) =>
  runPrepared(
    db,
    sql<Opening>`
    select short_codes.code, ${openedPage} as page_id
    from short_codes left join locations on locations.id = short_codes.location_id
    where short_codes.customer_id = ${customer_id} and short_codes.code = any(${[...codes]}::text[])
      and short_codes.retired_at is null and (short_codes.expires_at is null or short_codes.expires_at > now())`,
  );

/**
 * A published page keeps its codes from that day, but codes can be retired or retargeted since. Keeps only those that still
 * open the page.
 */
export async function keepLiveCodes<S extends PageSnapshot>(reading: PublicReading, snapshots: readonly S[]) {
  const codes = snapshots.flatMap(({ places }) => places.flatMap(({ short_code }) => short_code?.toLowerCase() ?? []));
  if (!codes.length) return snapshots;
  const openings = await readOpenings(reading, [...new Set(codes)]);
  const pages = new Map(openings.map(({ code, page_id }) => [code, page_id]));
  return snapshots.map((snapshot) => ({
    ...snapshot,
    places: snapshot.places.map((place) => {
      const isLive = pages.get(place.short_code?.toLowerCase() ?? "") === snapshot.page_id;
      return isLive ? place : { ...place, short_code: null };
    }),
  }));
}

export async function withLiveCodes<S extends PageSnapshot>(reading: PublicReading, snapshot: S): Promise<S> {
  const [kept = snapshot] = await keepLiveCodes(reading, [snapshot]);
  return kept;
}
