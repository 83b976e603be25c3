import { sql } from "kysely";
import type { Connection, Database } from "#server/platform/database/db.ts";
import { createFactories } from "#server/testing/factories.ts";
import { fillInventory, type Vocabulary } from "./device-inventory.ts";
import { runAsOwner } from "./run-as-owner.ts";
import { withApp } from "./with-app.ts";

/** Compares the device list in a large and a small inventory: same app, same requests, alternating. */
const SIZES = {
  small: Number(process.env["BENCH_DEVICES"] ?? 100_000) / 10,
  large: Number(process.env["BENCH_DEVICES"] ?? 100_000),
};
const ROUNDS = Number(process.env["BENCH_ROUNDS"] ?? 30);
/** After five runs PostgreSQL may switch to a generic plan. */
const WARM_UP = 8;

/** Maximum slowdown for ten times the inventory, whatever the request. */
const MOST_TIMES = 2;

type City = Vocabulary & { token: string };

/** Typical searches, filters and sort orders. */
const REQUESTS: Record<string, (city: City) => string> = {
  "first page": () => "",
  "second page, by newest change": () => "sort=-updated_at&page=2",
  "a reference": () => "q=REF-000777",
  "a street": () => "q=Harbour Road",
  "a word that a tenth have": () => "q=camera",
  "a street, mistyped": () => "q=Harbuor",
  "two words, one mistyped": () => "q=harbour camrea",
  "words apart": () => "q=harbour counter",
  "Khmer inside a sentence, and a street": () => `q=${encodeURIComponent("គុណភាពខ្យល់")} harbour`,
  "a status": ({ statuses }) => `status=${statuses[4]}`,
  "a status, by change": ({ statuses }) => `status=${statuses[4]}&sort=-updated_at`,
  "two phases, by reference": () => "phase=pilot&phase=paused&sort=-reference",
  "a label": ({ labels }) => `label=${labels[3]}`,
  "a type and a label": ({ labels }) => `type=camera&label=${labels[3]}`,
  "an organization": ({ organizations }) => `organization=${organizations[20]}`,
  "overdue reviews, the oldest first": () => "review_due=overdue&sort=review_due_on",
  "reviews that are not due yet": () => "review_due=later",
  "with a page": () => "has_page=true",
  "without a place": () => "has_location=false",
  "identifiable, with errors": () => "identifiability=identifiable&has_errors=true",
  "by status": () => "sort=status",
  "by review": () => "sort=review_due_on",
  "a word and a status, by change": ({ statuses }) => `q=sensor&status=${statuses[4]}&sort=-updated_at`,
};

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const rounded = (value: number) => Math.round(value * 100) / 100;

type Cities = Record<keyof typeof SIZES, City>;

/** Building the largest index last halves the time to fill. */
async function fill({ system: db, ...database }: Database, owner: Connection): Promise<Cities> {
  const make = createFactories({ system: db, ...database });
  const city = async (count: number) => {
    const { token, customer_id } = await make.person({ role: "viewer" });
    return { token, ...(await fillInventory(db, customer_id, count)) };
  };
  const { rows } = await sql<{ index: string }>`select pg_get_indexdef('devices_search'::regclass) as index`.execute(
    db,
  );
  await runAsOwner(owner, "drop index devices_search");
  const cities = { small: await city(SIZES.small), large: await city(SIZES.large) };
  // autovacuum would do this some minutes after so many inserts
  await runAsOwner(owner, rows[0]?.index ?? "", "vacuum analyze");
  return cities;
}

async function measure(origin: string, { token }: City, query: string) {
  const start = performance.now();
  const reply = await fetch(`${origin}/api/v1/inventory/devices?${query}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { meta } = (await reply.json()) as { meta?: { total_count: number } };
  if (!meta) throw new Error(`${query} was answered with ${reply.status}`);
  return { milliseconds: performance.now() - start, found: meta.total_count };
}

/**
 * Alternates between both sizes, so that other load on the machine affects both. The first round follows a change, so
 * caches are cold; further rounds warm up and are not counted.
 */
async function compare(origin: string, cities: Cities, queryOf: (city: City) => string) {
  const times: Record<keyof Cities, number[]> = { small: [], large: [] };
  const found = { small: 0, large: 0 };
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1)
    for (const size of ["small", "large"] as const) {
      const answer = await measure(origin, cities[size], queryOf(cities[size]));
      found[size] = answer.found;
      times[size].push(answer.milliseconds);
    }
  const [small, large] = [median(times.small.slice(WARM_UP)), median(times.large.slice(WARM_UP))];
  const first = { small: times.small[0] ?? 0, large: times.large[0] ?? 0 };
  return { found, first, small, large };
}

async function report(origin: string, cities: Cities) {
  const table: Record<string, Record<string, number>> = {};
  for (const [name, queryOf] of Object.entries(REQUESTS)) {
    const { found, first, small, large } = await compare(origin, cities, queryOf);
    table[name] = {
      [`of ${SIZES.small}`]: found.small,
      first: rounded(first.small),
      ms: rounded(small),
      [`of ${SIZES.large}`]: found.large,
      "first ": rounded(first.large),
      "ms ": rounded(large),
      ratio: rounded(large / small),
    };
  }
  console.table(table);
  const above = Object.entries(table).filter(([, { ratio = 0 }]) => ratio > MOST_TIMES);
  console.log(
    `${above.length} of ${Object.keys(REQUESTS).length} kinds of request cost more than ${MOST_TIMES} times as much at ${SIZES.large} devices as at ${SIZES.small} (median of ${ROUNDS} each)${above.map(([name]) => `\n  ${name}`).join("")}`,
  );
}

await withApp(async ({ database, connection, listen }) => {
  const cities = await fill(database, connection);
  await report(await listen(), cities);
});
