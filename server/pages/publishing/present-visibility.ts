import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Answers } from "#contract/factsheets.ts";
import type { Precision } from "#contract/locations.ts";
import type { PageSnapshot } from "#contract/publications.ts";
import type { Db } from "#server/platform/database/db.ts";
import { leastPrecise, narrowPlaces, placePrecision } from "./narrow-places.ts";

type Reading = { readonly db: Db; readonly customer_id: string };

/** How much of a page's earlier versions may be shown today: no more than its public version and its places show. Its draft does not count. */
export type PresentVisibility = {
  /** By place. Deleted places have no entry. */
  readonly precisions: readonly (readonly [id: string, precision: Precision])[];
  readonly answers: Answers | null;
};

const publishedPrecision = sql`coalesce((
  select kept ->> 'precision' from jsonb_array_elements(n.snapshot -> 'places') kept where kept ->> 'id' = l.id::text), 'hidden')`;

const precisions = sql`(
  select coalesce(jsonb_agg(jsonb_build_array(l.id, ${leastPrecise(placePrecision("l"), publishedPrecision)}) order by l.id), '[]')
  from locations l
  where l.customer_id = p.customer_id and l.device_id = p.device_id and l.deleted_at is null
)`;

/** Of a page that is public. */
export async function readPresentVisibility({ db, customer_id }: Reading, page_id: string): Promise<PresentVisibility> {
  const { rows } = await sql<PresentVisibility>`
    select ${precisions} as precisions, n.snapshot -> 'answers' as answers
    from pages p join publications n on n.page_id = p.id and n.ended_at is null
    where p.customer_id = ${customer_id} and p.id = ${page_id}::uuid`.execute(db);
  return rows[0] ?? { precisions: [], answers: null };
}

/** An answer that was hidden or withheld since then stays so. One that was cleared is still there, without a value: one that is missing was made internal. */
export const narrowAnswers = (then: Answers, present: Answers): Answers =>
  Object.fromEntries(
    Object.entries(then).flatMap(([id, answer]) => {
      const now = present[id];
      if (!now) return [];
      return [[id, now.state === "answered" ? answer : now]];
    }),
  );

/** An earlier version of a page as it may be shown today. A place that was deleted is part of what was said then. */
export function narrowVersion(snapshot: PageSnapshot, visibility: PresentVisibility): PageSnapshot {
  const { answers, places } = snapshot;
  return {
    ...snapshot,
    answers: answers && narrowAnswers(answers, visibility.answers ?? {}),
    places: [...narrowPlaces(places, new Map(visibility.precisions), "exact")],
  };
}

/** Changes whenever an earlier version of the page has to be shown differently: a key for what was made of them. */
export async function digestVisibility(reading: Reading, page_id: string): Promise<string> {
  const { rows } = await sql<{ names: unknown }>`
    select jsonb_build_array(
      (select jsonb_agg(jsonb_build_array(id, name, names, color, position) order by id) from labels
        where customer_id = ${reading.customer_id} and is_public and deleted_at is null),
      (select jsonb_agg(jsonb_build_array(id, name, names) order by id) from device_statuses
        where customer_id = ${reading.customer_id} and is_public),
      (select jsonb_agg(jsonb_build_array(number, field, reason) order by number, field) from withholdings
        where customer_id = ${reading.customer_id} and page_id = ${page_id}::uuid)) as names`.execute(reading.db);
  const visibility = await readPresentVisibility(reading, page_id);
  return createHash("sha256")
    .update(JSON.stringify([visibility, rows[0]?.names]))
    .digest("base64url");
}
