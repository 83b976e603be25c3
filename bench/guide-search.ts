import { get } from "node:http";
import { sql } from "kysely";
import { stemmerFor } from "#server/pages/searching/choose-stemmer.ts";
import { splitWords } from "#server/pages/searching/split-words.ts";
import type { Database } from "#server/platform/database/db.ts";
import { fillGuide } from "./guide-search/fill-guide.ts";
import { runAsOwner } from "./run-as-owner.ts";
import { withApp } from "./with-app.ts";

/** Compares searches in a large and a small guide: same app, same addresses, alternating. */
const SIZES = { small: 500, large: Number(process.env["BENCH_PAGES"] ?? 10_000) };
const ROUNDS = Number(process.env["BENCH_ROUNDS"] ?? 20);
/** After five runs PostgreSQL may switch to a generic plan. */
const WARM_UP = 8;
const MOST_TIMES = 3;

/** Typical searches of residents. */
const SEARCHES: Record<string, { q: string; locale?: string; more?: string }> = {
  "a word that one page in a hundred has": { q: "lighthouse" },
  "two words": { q: "camera lighthouse" },
  "a word that few pages have": { q: "gubafo" },
  "a word, mistyped": { q: "lighthuose" },
  "a word that nobody wrote": { q: "qqqqq" },
  "a Khmer word inside a sentence": { q: "កាមេរ៉ា", locale: "km" },
  "a word that every page has": { q: "camera" },
  "the same, with a purpose chosen": { q: "camera", more: "&purpose=ecology" },
  "the same, the tenth page": { q: "camera", more: "&page=10" },
  everything: { q: "" },
};

type Guide = Awaited<ReturnType<typeof fillGuide>>;
type Guides = Record<keyof typeof SIZES, Guide>;
type Search = (typeof SEARCHES)[string];

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const rounded = (value: number) => Math.round(value * 100) / 100;

function measure(origin: string, { host }: Guide, { q, locale = "en", more = "" }: Search) {
  const path = `/search?q=${encodeURIComponent(q)}&lang=${locale}${more}`;
  const start = performance.now();
  return new Promise<number>((resolve, reject) => {
    get(`${origin}${path}`, { headers: { host } }, (reply) => {
      reply.resume().on("end", () => {
        if (reply.statusCode === 200) resolve(performance.now() - start);
        else reject(new Error(`${path} was answered with ${reply.statusCode}`));
      });
    }).on("error", reject);
  });
}

/** Buffers PostgreSQL read: independent of the machine's load. */
async function countBuffers(database: Database, { customer_id }: Guide, { q, locale = "en" }: Search) {
  const words = q ? splitWords(q, locale) : null;
  const plan = await sql<{ "QUERY PLAN": [{ Plan: Record<string, number> }] }>`
    explain (analyze, buffers, format json)
    select * from search_guide(${sql.lit(locale)}, ${sql.lit(stemmerFor(locale))}::regdictionary,
      ${words ? sql.lit(`{${words.map(({ word }) => word).join(",")}}`) : sql`null`}::text[],
      ${words ? sql.lit(`{${words.map(({ plain }) => plain).join(",")}}`) : sql`null`}::text[], false,
      '{device,algorithm,collection}', '{}', 1, 20)`.execute(database.tenant(customer_id));
  const read = plan.rows[0]?.["QUERY PLAN"][0].Plan;
  return (read?.["Shared Hit Blocks"] ?? 0) + (read?.["Shared Read Blocks"] ?? 0);
}

/** Alternates between both sizes, so that other load on the machine affects both. */
async function compare(origin: string, guides: Guides, search: Search) {
  const times: Record<keyof Guides, number[]> = { small: [], large: [] };
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1)
    for (const size of ["small", "large"] as const) times[size].push(await measure(origin, guides[size], search));
  return { small: median(times.small.slice(WARM_UP)), large: median(times.large.slice(WARM_UP)) };
}

await withApp(async ({ database, connection, listen, workers }) => {
  const guides = { small: await fillGuide(database, SIZES.small), large: await fillGuide(database, SIZES.large) };
  await runAsOwner(connection, "vacuum analyze");
  const origin = await listen();
  const table: Record<string, Record<string, number>> = {};
  for (const [name, search] of Object.entries(SEARCHES)) {
    const { small, large } = await compare(origin, guides, search);
    table[name] = {
      [`ms of ${SIZES.small}`]: rounded(small),
      [`ms of ${SIZES.large}`]: rounded(large),
      ratio: rounded(large / small),
      blocks: await countBuffers(database, guides.small, search),
      "blocks ": await countBuffers(database, guides.large, search),
    };
  }
  console.table(table);
  const above = Object.entries(table).filter(([, { ratio = 0 }]) => ratio > MOST_TIMES);
  console.log(
    `${above.length} of ${Object.keys(SEARCHES).length} searches take more than ${MOST_TIMES} times as long in ${SIZES.large} pages as in ${SIZES.small} (median of ${ROUNDS})${above.map(([name]) => `\n  ${name}`).join("")}`,
  );
  await workers.stop();
});
