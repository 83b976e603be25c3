import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import type { Db } from "#server/platform/database/db.ts";

const BATCH = 5000;
const KINDS = [
  "Air quality mast",
  "Bus lane camera",
  "People counter",
  "Noise meter",
  "Flood level sensor",
  "Smart street light",
  "Parking sensor",
  "Licence plate reader",
  "Public Wi-Fi",
  "Bin fill sensor",
  "Information kiosk",
  "Weather station",
  "Bicycle counter",
  "Traffic signal controller",
  "Charging point",
  "Crowd camera",
  "Soil moisture probe",
  "Bridge strain gauge",
  "Water pressure logger",
  "Emergency phone",
];
const FIRST = ["Har", "Mill", "Dock", "Bell", "Rose", "Oak", "Elm", "King", "Queen", "Fish", "Salt", "Rope", "Sand"];
const SECOND = ["bour", "gate", "field", "wood", "ford", "wick", "ham", "ley", "ton", "mouth", "bridge", "haven"];
const KIND_OF_ROAD = ["Road", "Street", "Lane", "Quay", "Walk", "Square", "Terrace", "Avenue", "Close", "Hill"];
const MAKERS = ["Axelis", "Borealis", "Cirrus Sensing", "Deltaview", "Envira", "Fluxtronic", "Geosense", "Halcyon"];
const DEPARTMENTS = ["Mobility", "Environment", "Public Works", "Port", "Culture", "Safety", "Digital"];
const TYPES = ["sensor", "camera", "kiosk", "network", "vehicle", "app", "other"];
const IDENTIFIABILITY = ["none", "de_identified", "identifiable"];
const PHASES = ["planned", "procured", "pilot", "installed", "active", "paused", "faulty", "decommissioned", "removed"];

/** Deterministic pseudo-random number below `many`. Different `of` give independent values, so fields do not correlate. */
const some = (of: number, many: number) => sql`(abs(hashint4(n * 31 + ${of}::int)) % ${many}::int)`;
const oneOf = (list: readonly string[], of: number) => sql`(${[...list]}::text[])[1 + ${some(of, list.length)}]`;

async function insertMany(db: Db, table: "device_statuses" | "labels" | "organizations", rows: object[]) {
  await db
    .insertInto(table)
    .values(rows as never)
    .execute();
}

async function insertVocabulary(db: Db, customer_id: string) {
  const row = (name: string, at: number) => ({ id: uuidv7(), customer_id, name, position: at + 1 });
  const statuses = PHASES.map((phase, at) => ({ ...row(phase, at), phase, color: "#16a34a" }));
  const labels = Array.from({ length: 20 }, (_, at) => ({ ...row(`Label ${at + 1}`, at), color: "#15803d" }));
  const organizations = Array.from({ length: 40 }, (_, at) => ({ id: uuidv7(), customer_id, name: `Maker ${at + 1}` }));
  await insertMany(db, "device_statuses", statuses);
  await insertMany(db, "labels", labels);
  await insertMany(db, "organizations", organizations);
  const ids = (rows: { id: string }[]) => rows.map(({ id }) => id);
  return { statuses: ids(statuses), labels: ids(labels), organizations: ids(organizations) };
}
type Batch = { from: number; to: number; streets: number };
export type Vocabulary = Awaited<ReturnType<typeof insertVocabulary>>;

/** Twenty devices per street: a larger city has more streets, not more devices on each. */
async function insertDevices(db: Db, customer_id: string, of: Vocabulary, { from, to, streets }: Batch) {
  const street = sql`
    (${FIRST}::text[])[1 + s % 13] || (${SECOND}::text[])[1 + (s / 13) % 12] || ' ' || (${KIND_OF_ROAD}::text[])[1 + (s / 156) % 10]
    || case when s >= 1560 then ' ' || (s / 1560 + 1) else '' end`;
  await sql`
    insert into devices (id, customer_id, name, reference, status_id, device_type, manufacturer, model, department, vendor_id,
      accountable_id, review_due_on, identifiability, chain_states, chain_errors, summary, created_at, updated_at)
    select gen_random_uuid(), ${customer_id}::uuid, ${oneOf(KINDS, 1)} || ', ' || street, 'REF-' || lpad(n::text, 6, '0'),
      (${of.statuses}::uuid[])[1 + ${some(2, 10)}], ${oneOf(TYPES, 3)}, ${oneOf(MAKERS, 4)}, 'M' || (n % 97), ${oneOf(DEPARTMENTS, 5)},
      (${of.organizations}::uuid[])[1 + ${some(6, 40)}], (${of.organizations}::uuid[])[1 + ${some(7, 7)}],
      case when n % 3 > 0 then current_date + ${some(8, 400)} - 30 end, ${oneOf(IDENTIFIABILITY, 9)},
      array['done', 'empty'], case when ${some(10, 10)} = 0 then 2 else 0 end,
      jsonb_build_object('en', 'Measures what happens at ' || street || ' and keeps no pictures.', 'km', 'ឧបករណ៍នេះវាស់គុណភាពខ្យល់នៅ' || street),
      now() - n * interval '3 minutes', now() - ((n * 7919) % 500000) * interval '1 minute'
    from generate_series(${from}::int, ${to}::int) n,
      lateral (select ${some(11, streets)} as s) as at, lateral (select ${street} as street) as named`.execute(db);
}

async function insertAround(db: Db, customer_id: string, { labels }: Vocabulary, { from, to }: Batch) {
  const numbered = sql`(
    select id, name, substr(reference, 5)::int as n from devices
    where customer_id = ${customer_id}::uuid and substr(reference, 5)::int between ${from}::int and ${to}::int
  ) as d`;
  await sql`
    insert into device_labels (customer_id, device_id, label_id)
    select ${customer_id}::uuid, id, (${labels}::uuid[])[1 + (n * k) % 20] from ${numbered}, (values (1), (3)) as times (k)
    on conflict do nothing`.execute(db);
  await sql`
    insert into locations (id, customer_id, device_id, position, address, lat, lng)
    select gen_random_uuid(), ${customer_id}::uuid, id, 1, n % 90 || ' ' || split_part(name, ', ', 2), 11.5 + (n % 1000) / 1e4, 104.9 + (n / 1000) / 1e3
    from ${numbered} where n % 8 > 0`.execute(db);
  await sql`
    insert into pages (id, customer_id, type, status, device_id, slug)
    select gen_random_uuid(), ${customer_id}::uuid, 'device_page', 'published', id, 'p-' || n from ${numbered} where n % 5 = 0`.execute(
    db,
  );
}

/** A realistic inventory: every filter finds something, and more in a larger inventory. */
export async function fillInventory(db: Db, customer_id: string, count: number): Promise<Vocabulary> {
  const vocabulary = await insertVocabulary(db, customer_id);
  const streets = Math.max(10, Math.floor(count / 20));
  // batches keep each statement below the connection's timeout on a busy machine
  for (let from = 1; from <= count; from += BATCH) {
    const batch = { from, to: Math.min(from + BATCH - 1, count), streets };
    await insertDevices(db, customer_id, vocabulary, batch);
    await insertAround(db, customer_id, vocabulary, batch);
  }
  return vocabulary;
}
