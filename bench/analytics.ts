import { analyticsApi } from "#contract/analytics.ts";
import { fillEvents } from "./fill-events.ts";
import { runAsOwner } from "./run-as-owner.ts";
import { withApp } from "./with-app.ts";

/** Load time of the 30-day screen with few and with many events. `npm run bench guide` measures counting under load. */
const [FEW, MANY] = [50_000, Number(process.env["BENCH_EVENTS"] ?? 5_000_000)];
const LOOKS = 15;
const MOST_TIMES = 3;

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function look(origin: string, token: string) {
  const start = performance.now();
  const reply = await fetch(origin + analyticsApi.overview.path, { headers: { authorization: `Bearer ${token}` } });
  if (!reply.ok) throw new Error(await reply.text());
  await reply.text();
  return performance.now() - start;
}

await withApp(async ({ database, connection, listen }) => {
  const origin = await listen();
  const few = await fillEvents(database, FEW);
  const many = await fillEvents(database, MANY);
  console.log(`A day of ${Math.round(MANY / 30)} events is added up in ${many.seconds_a_day.toFixed(1)} s`);
  await runAsOwner(connection, "vacuum analyze event_days, event_hours, event_details");
  const times = { few: [] as number[], many: [] as number[] };
  for (let time = 0; time < LOOKS; time += 1) {
    times.few.push(await look(origin, few.token));
    times.many.push(await look(origin, many.token));
  }
  const [short, long] = [median(times.few), median(times.many)];
  console.log(
    `The screen of 30 days: ${short.toFixed(1)} ms with ${FEW} events, ${long.toFixed(1)} ms with ${MANY}: ${(long / short).toFixed(2)} times (at most ${MOST_TIMES})`,
  );
  if (long / short > MOST_TIMES) process.exitCode = 1;
});
