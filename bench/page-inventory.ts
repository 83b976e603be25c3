import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import type { Db } from "#server/platform/database/db.ts";
import { pageContent } from "#server/testing/page-world.ts";

const BATCH = 2000;
const STREETS = ["Harbour Road", "Mill Lane", "Rope Walk", "Salt Quay", "Bell Street", "Oak Avenue", "Fish Market"];
const KINDS = ["Air mast", "Bus camera", "People counter", "Noise meter", "Flood sensor", "Street light", "Kiosk"];
const PLACES_KM = ["ផ្លូវកំពង់ផែ", "ផ្សារត្រី", "ផ្លូវឈើ"];

export type PageVocabulary = Awaited<ReturnType<typeof insertVocabulary>>;

async function insertVocabulary(db: Db, customer_id: string) {
  const row = (name: string, at: number) => ({ id: uuidv7(), customer_id, name, position: at + 1, color: "#15803d" });
  const labels = Array.from({ length: 20 }, (_, at) => row(`Label ${at + 1}`, at));
  const statuses = ["Active", "Pilot", "Planned"].map((name, at) => ({ ...row(name, at), phase: "active" }));
  await db.insertInto("labels").values(labels).execute();
  await db.insertInto("device_statuses").values(statuses).execute();
  const ids = (rows: { id: string }[]) => rows.map(({ id }) => id);
  return { labels: ids(labels), statuses: ids(statuses) };
}

/** Deterministic pseudo-random number below `many`. Different `of` give independent values, so facts do not correlate. */
const some = (of: number, many: number) => sql`(abs(hashint4(n * 31 + ${of}::int)) % ${many}::int)`;
const oneOf = (list: readonly string[], of: number) => sql`(${[...list]}::text[])[1 + ${some(of, list.length)}]`;

type Batch = { readonly customer_id: string; readonly from: number; readonly to: number };

async function insertDevices(db: Db, { statuses }: PageVocabulary, { customer_id, from, to }: Batch) {
  await sql`
    insert into devices (id, customer_id, name, reference, status_id, review_due_on)
    select gen_random_uuid(), ${customer_id}::uuid, 'Device ' || n, 'REF-' || n, (${statuses}::uuid[])[1 + ${some(1, 3)}],
      case when n % 3 = 0 then current_date + ${some(2, 400)} - 30 end
    from generate_series(${from}::int, ${to}::int) n`.execute(db);
}

/** Most pages are about a device. English on all, Spanish on most and sometimes outdated, Khmer on a third. */
async function insertPages(db: Db, { customer_id, from, to }: Batch) {
  const image = { key: "k", alt: {}, is_decorative: true, crop: null, focus: { x: 0.5, y: 0.5 } };
  const content = JSON.stringify(pageContent());
  const pictured = JSON.stringify(pageContent({ image }));
  const far = (locale: string, missing: ReturnType<typeof sql>, outdated = sql`0`) =>
    sql`jsonb_build_object('locale', ${locale}::text, 'done', 20 - ${missing}, 'outdated', ${outdated}, 'missing', ${missing})`;
  await sql`
    insert into pages (id, customer_id, type, status, has_changes, slug, headline, content, device_id, error_count, change_count,
      published_at, created_at, updated_at, languages, needs_locales)
    select gen_random_uuid(), ${customer_id}::uuid, case when n % 10 > 0 then 'device_page' else 'collection_page' end,
      case when ${some(3, 3)} > 0 then 'published' else 'draft' end, ${some(3, 3)} = 2 and ${some(4, 4)} = 0, 'page-' || n,
      jsonb_strip_nulls(jsonb_build_object('en', ${oneOf(KINDS, 5)} || ' ' || n || ', ' || ${oneOf(STREETS, 6)},
        'es', case when has_es then 'Sensor ' || n || ' de ' || ${oneOf(STREETS, 6)} end,
        'km', case when has_km then 'ឧបករណ៍ ' || n || ' ' || ${oneOf(PLACES_KM, 7)} end)),
      case when n % 4 = 0 then ${pictured}::jsonb else ${content}::jsonb end,
      case when n % 10 > 0 then devices.id end, case when ${some(8, 20)} = 0 then 2 else 0 end, ${some(9, 12)},
      case when ${some(3, 3)} > 0 then now() - ${some(10, 90_000)} * interval '1 minute' end,
      now() - n * interval '3 minutes', now() - ${some(11, 90_000)} * interval '1 minute',
      jsonb_build_array(${far("es", sql`(case when has_es then 0 else 9 end)`, sql`(case when has_es and ${some(14, 25)} = 0 then 1 else 0 end)`)}, ${far("km", sql`(case when has_km then 0 else 20 end)`)}),
      array_remove(array[case when not has_es then 'es' end, case when not has_km then 'km' end], null)
    from generate_series(${from}::int, ${to}::int) n
      join devices on devices.customer_id = ${customer_id}::uuid and devices.reference = 'REF-' || n,
      lateral (select ${some(12, 8)} > 0 as has_es, ${some(13, 3)} = 0 as has_km) as texts`.execute(db);
}

async function insertAround(db: Db, { labels }: PageVocabulary, { customer_id, from, to }: Batch) {
  const numbered = sql`(
    select id, substr(slug, 6)::int as n from pages
    where customer_id = ${customer_id}::uuid and slug ~ '^page-' and substr(slug, 6)::int between ${from}::int and ${to}::int
  ) as p`;
  await sql`
    insert into page_labels (customer_id, page_id, label_id)
    select ${customer_id}::uuid, id, (${labels}::uuid[])[1 + (n * k) % 20] from ${numbered}, (values (1), (3)) as times (k)
    on conflict do nothing`.execute(db);
  await sql`
    insert into page_schedules (id, customer_id, page_id, action, at)
    select gen_random_uuid(), ${customer_id}::uuid, id, 'publish', now() + interval '7 days' from ${numbered} where n % 50 = 0`.execute(
    db,
  );
}

/** A realistic guide: every filter finds something, and more in a larger guide. */
export async function fillPages(db: Db, customer_id: string, count: number): Promise<PageVocabulary> {
  const vocabulary = await insertVocabulary(db, customer_id);
  for (let from = 1; from <= count; from += BATCH) {
    const batch = { customer_id, from, to: Math.min(from + BATCH - 1, count) };
    await insertDevices(db, vocabulary, batch);
    await insertPages(db, batch);
    await insertAround(db, vocabulary, batch);
    // as autovacuum would: otherwise plans assume that the tables are still empty
    await sql`select analyze_tables(array['devices', 'pages', 'listed_pages', 'page_labels'])`.execute(db);
  }
  return vocabulary;
}
