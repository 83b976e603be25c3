import { createFactories } from "#server/testing/factories.ts";
import { fillInventory, type Vocabulary } from "./device-inventory.ts";
import { runAsOwner } from "./run-as-owner.ts";
import { withApp } from "./with-app.ts";

/** Requests of map and dashboard in a large inventory: median response time in milliseconds. */
const DEVICES = Number(process.env["BENCH_DEVICES"] ?? 100_000);
const ROUNDS = Number(process.env["BENCH_ROUNDS"] ?? 15);

const REQUESTS: Record<string, (city: Vocabulary) => string> = {
  "dashboard: counts by status": () => "?per_page=1",
  "map: everything": () => "/places",
  "map: a city": () => "/places?bounds=104.89,11.49,105.01,11.61&zoom=12",
  "map: a few streets": () => "/places?bounds=104.93,11.53,104.94,11.54&zoom=16",
  "map: everything with a status": ({ statuses }) => `/places?status=${statuses[4]}`,
  "map: everything with a label": ({ labels }) => `/places?label=${labels[3]}`,
  "map: everything that a search finds": () => "/places?q=camera",
};

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function ask(origin: string, token: string, query: string) {
  const start = performance.now();
  const reply = await fetch(`${origin}/api/v1/inventory/devices${query}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const text = await reply.text();
  if (!reply.ok) throw new Error(`${query} was answered with ${reply.status}: ${text}`);
  return { milliseconds: performance.now() - start, bytes: text.length, answer: JSON.parse(text) as PlacesResponse };
}
type PlacesResponse = { clusters?: unknown[]; points?: unknown[]; meta: { total_count: number } };

async function report(origin: string, token: string, city: Vocabulary) {
  const table: Record<string, object> = {};
  for (const [name, queryOf] of Object.entries(REQUESTS)) {
    const times: number[] = [];
    let last = await ask(origin, token, queryOf(city));
    for (let round = 0; round < ROUNDS; round += 1) {
      last = await ask(origin, token, queryOf(city));
      times.push(last.milliseconds);
    }
    const { clusters = [], points = [], meta } = last.answer;
    table[name] = {
      ms: Math.round(median(times)),
      KB: Math.round(last.bytes / 1024),
      found: meta.total_count,
      clusters: clusters.length,
      points: points.length,
    };
  }
  console.table(table);
}

await withApp(async ({ database, connection, listen }) => {
  const { token, customer_id } = await createFactories(database).person({ role: "viewer" });
  const city = await fillInventory(database.system, customer_id, DEVICES);
  // autovacuum would do this some minutes after so many inserts
  await runAsOwner(connection, "vacuum analyze");
  await report(await listen(), token, city);
});
