import { sql } from "kysely";
import type { Database } from "#server/platform/database/db.ts";
import { createFactories } from "#server/testing/factories.ts";
import { fillPages, type PageVocabulary } from "./page-inventory.ts";
import { runAsOwner } from "./run-as-owner.ts";
import { withApp } from "./with-app.ts";

/**
 * Compares the page list, with progress per language, in a large and a small guide: same app, same requests, alternating.
 * Each request runs right after a change, and again without one.
 */
const SIZES = { small: Number(process.env["BENCH_SMALL"] ?? 500), large: Number(process.env["BENCH_PAGES"] ?? 20_000) };
const ROUNDS = Number(process.env["BENCH_ROUNDS"] ?? 20);
/** After five runs PostgreSQL may switch to a generic plan. */
const WARM_UP = 8;

/** Maximum slowdown for forty times the guide, whatever the request. */
const MOST_TIMES = 2;

type City = PageVocabulary & { readonly token: string; readonly customer_id: string };
type Cities = Record<keyof typeof SIZES, City>;

/** Typical searches, filters and sort orders. Rare values match equally few rows in both guides. */
const REQUESTS: Record<string, (city: City) => string> = {
  "first page": () => "",
  "second page, in Khmer": () => "locale=km&page=2",
  "by title in Spanish, backwards": () => "locale=es&sort=-title",
  "by newest change": () => "sort=-updated_at",
  "by publication": () => "sort=-published_at",
  "by creation": () => "sort=created_at",
  "by number of changes": () => "sort=-change_count",
  "for figures": () => "per_page=1",
  "a number": () => "q=37&per_page=10",
  "a street": () => "q=Harbour Road",
  "a street in Khmer": () => `locale=km&q=${encodeURIComponent("ផ្សារត្រី")}`,
  "a word that is nowhere": () => "q=zeppelin",
  "one letter": () => "q=a",
  "a type": () => "type=collection_page",
  "a status": () => "status=draft",
  "a state, by newest change": () => "state=changed&sort=-updated_at",
  "a label": ({ labels }) => `label_id=${labels[3]}`,
  "a label and a state": ({ labels }) => `label_id=${labels[3]}&state=published&per_page=10`,
  "a status of devices": ({ statuses }) => `device_status_id=${statuses[1]}`,
  "needs Khmer": () => "needs_locale=km",
  "outdated translations": () => "has_outdated=true&per_page=5",
  "nothing outdated, by change": () => "has_outdated=false&sort=-updated_at",
  "needs Khmer or Spanish, by change": () => "needs_locale=km&needs_locale=es&sort=-updated_at",
  "with errors": () => "has_errors=true&per_page=10",
  "without an image": () => "has_image=false",
  scheduled: () => "is_scheduled=true&per_page=10",
  "not scheduled": () => "is_scheduled=false",
  "review due": () => "review_due=true&per_page=10",
  "review not due": () => "review_due=false",
  "a word and a state": () => "q=camera&state=published",
};

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const rounded = (value: number) => Math.round(value * 100) / 100;

async function fill(database: Database): Promise<Cities> {
  const make = createFactories(database);
  const city = async (count: number) => {
    const { token, customer_id } = await make.person({ role: "viewer" });
    return { token, customer_id, ...(await fillPages(database.system, customer_id, count)) };
  };
  return { small: await city(SIZES.small), large: await city(SIZES.large) };
}

/** Saves a page, which invalidates the customer's cached lists. */
const changeOne = ({ system }: Database, { customer_id }: City) =>
  sql`update pages set headline = headline || jsonb_build_object('en', headline ->> 'en') where customer_id = ${customer_id} and slug = 'page-7'`.execute(
    system,
  );

async function measure(origin: string, { token }: City, query: string) {
  const start = performance.now();
  const reply = await fetch(`${origin}/api/v1/web/search_pages?${query}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { meta } = (await reply.json()) as { meta?: { total_count: number } };
  if (!meta) throw new Error(`${query} was answered with ${reply.status}`);
  return { milliseconds: performance.now() - start, found: meta.total_count };
}

/** Alternates between both sizes, so that other load on the machine affects both. */
async function compare(database: Database, origin: string, cities: Cities, queryOf: (city: City) => string) {
  const changed: Record<keyof Cities, number[]> = { small: [], large: [] };
  const same: Record<keyof Cities, number[]> = { small: [], large: [] };
  const found = { small: 0, large: 0 };
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1)
    for (const size of ["small", "large"] as const) {
      const city = cities[size];
      await changeOne(database, city);
      const first = await measure(origin, city, queryOf(city));
      const again = await measure(origin, city, queryOf(city));
      found[size] = first.found;
      changed[size].push(first.milliseconds);
      same[size].push(again.milliseconds);
    }
  const medianOf = (times: number[]) => median(times.slice(WARM_UP));
  return {
    found,
    changed: { small: medianOf(changed.small), large: medianOf(changed.large) },
    same: { small: medianOf(same.small), large: medianOf(same.large) },
  };
}

async function report(database: Database, origin: string, cities: Cities) {
  const table: Record<string, { "after a change": number; again: number } & Record<string, number>> = {};
  for (const [name, queryOf] of Object.entries(REQUESTS)) {
    const { found, changed, same } = await compare(database, origin, cities, queryOf);
    table[name] = {
      [`of ${SIZES.small}`]: found.small,
      "changed ms": rounded(changed.small),
      "again ms": rounded(same.small),
      [`of ${SIZES.large}`]: found.large,
      "changed ms ": rounded(changed.large),
      "again ms ": rounded(same.large),
      "after a change": rounded(changed.large / changed.small),
      again: rounded(same.large / same.small),
    };
  }
  console.table(table);
  const above = Object.entries(table).filter(([, row]) => Math.max(row["after a change"], row.again) > MOST_TIMES);
  console.log(
    `${above.length} of ${Object.keys(REQUESTS).length} kinds of request cost more than ${MOST_TIMES} times as much at ${SIZES.large} pages as at ${SIZES.small} (median of ${ROUNDS} each)${above.map(([name]) => `\n  ${name}`).join("")}`,
  );
}

await withApp(async ({ database, connection, listen }) => {
  const cities = await fill(database);
  // autovacuum would do this some minutes after so many inserts
  await runAsOwner(connection, "vacuum analyze");
  await report(database, await listen(), cities);
});
