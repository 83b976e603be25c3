import { sql } from "kysely";
import type { Database } from "#server/platform/database/db.ts";
import { createFactories } from "#server/testing/factories.ts";
import { runAsOwner } from "./run-as-owner.ts";
import { withApp } from "./with-app.ts";

/** `npx tsx bench/feedback-csv.ts [rows]`: speed and memory use of streaming a large feedback file. */
const ROWS = Number(process.argv[2] ?? 200_000);
const BATCH = 10_000;
const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`;

async function fill(database: Database) {
  const make = createFactories(database);
  const { token, customer_id } = await make.person({ admin: true });
  const page = await make.page(customer_id, { headline: { en: "Harbour Walk people counter" } });
  // batches keep each statement below the connection's timeout on a busy machine
  for (let from = 1; from <= ROWS; from += BATCH)
    await sql`
      insert into feedback_responses (id, customer_id, page_id, channel, locale, answers, comment, submitted_at)
      select gen_random_uuid(), ${customer_id}::uuid, ${page.id}::uuid, 'qr', 'en', '{"feeling": 4, "helpful": 5}', 'Comment ' || n || ', with some words', now() - n * interval '1 second'
      from generate_series(${from}::int, ${Math.min(from + BATCH - 1, ROWS)}::int) n`.execute(database.system);
  return token;
}

async function download(origin: string, token: string, file: string) {
  const reply = await fetch(`${origin}/api/v1/feedback/${file}`, { headers: { authorization: `Bearer ${token}` } });
  const before = process.memoryUsage.rss();
  const start = performance.now();
  let [rows, bytes, peak] = [-1, 0, before];
  for await (const piece of reply.body ?? []) {
    for (const byte of piece) if (byte === 10) rows += 1;
    bytes += piece.length;
    peak = Math.max(peak, process.memoryUsage.rss());
  }
  const seconds = (performance.now() - start) / 1000;
  const rate = Math.round(rows / seconds).toLocaleString("en");
  console.log(
    `${file}: ${rows} rows, ${megabytes(bytes)} in ${seconds.toFixed(1)} s, ${rate} rows/s, RSS grew ${megabytes(peak - before)}`,
  );
}

await withApp(async ({ database, connection, listen }) => {
  const token = await fill(database);
  await runAsOwner(connection, "vacuum analyze feedback_responses");
  const origin = await listen();
  // the first download is a warm-up; the memory it takes stays allocated
  for (const file of ["customer_csv", "customer_csv", "all_csv"]) await download(origin, token, file);
});
