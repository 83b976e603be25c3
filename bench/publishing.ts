import { type ChildProcess, fork } from "node:child_process";
import { join } from "node:path";
import { sql } from "kysely";
import type { Database } from "#server/platform/database/db.ts";
import { compareQueued } from "#server/pages/publishing/queue-task.ts";
import { createFactories } from "#server/testing/factories.ts";
import { chainContent, pageContent } from "#server/testing/page-world.ts";
import { currentTaxonomy } from "#datachain/taxonomies.ts";
import type { FromWatcher, ToWatcher } from "./publishing/watcher.ts";
import { runAsOwner } from "./run-as-owner.ts";
import { withApp } from "./with-app.ts";

/** Time until another process sees a publication, and latency of other requests during mass publishing and comparing. */
const PAGES = Number(process.env["BENCH_PAGES"] ?? 20_000);
const PUBLISHES = 200;
const CHUNK = 20;
const SINGLE = 20;

const rounded = (value: number) => Math.round(value * 10) / 10;
const share = (values: readonly number[], part: number) => {
  const sorted = values.toSorted((a, b) => a - b);
  return rounded(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0);
};

const BATCH = 1000;

/** Devices, each with a chain and a page. */
async function fill({ system: db }: Database, customer_id: string) {
  const content = JSON.stringify(pageContent());
  const chain = JSON.stringify(chainContent());
  const taxonomy_id = currentTaxonomy("device").id;
  for (let done = 0; done < PAGES; done += BATCH) {
    await sql`
    with made as (
      insert into devices (id, customer_id, name) select gen_random_uuid(), ${customer_id}, 'Mast ' || n
      from generate_series(${done + 1}::int, ${Math.min(done + BATCH, PAGES)}::int) n
      returning id, customer_id
    ), chains as (
      insert into datachains (id, customer_id, device_id, taxonomy_id, content, lock_version)
      select gen_random_uuid(), customer_id, id, ${taxonomy_id}, ${chain}::jsonb, 1 from made
    )
    insert into pages (id, customer_id, type, slug, headline, content, device_id)
    select gen_random_uuid(), customer_id, 'device_page', 'mast-' || id, '{"en": "Air mast"}', ${content}::jsonb, id from made`.execute(
      db,
    );
    await sql`select analyze_tables(array['devices', 'datachains', 'pages', 'listed_pages'])`.execute(db);
  }
  const rows = await db
    .selectFrom("pages")
    .select("id")
    .where("customer_id", "=", customer_id)
    .where("type", "=", "device_page")
    .limit(PUBLISHES + SINGLE)
    .execute();
  return rows.map(({ id }) => id);
}

function startWatcher() {
  const child: ChildProcess = fork(join(import.meta.dirname, "publishing", "watcher.ts"), {
    execArgv: ["--import", "tsx"],
  });
  const next = <K extends FromWatcher["kind"]>(
    kind: K,
    fits: (message: Extract<FromWatcher, { kind: K }>) => boolean = () => true,
  ) =>
    new Promise<Extract<FromWatcher, { kind: K }>>((resolve) => {
      const hear = (message: FromWatcher) => {
        const heard = message as Extract<FromWatcher, { kind: K }>;
        if (message.kind !== kind || !fits(heard)) return;
        child.off("message", hear);
        resolve(heard);
      };
      child.on("message", hear);
    });
  return { tell: (message: ToWatcher) => child.send(message), next, stop: () => child.disconnect() };
}
type Watcher = ReturnType<typeof startWatcher>;

/** Latency of `/healthz` during an action, measured by another process. */
async function probed(watcher: Watcher, origin: string, act: () => Promise<unknown>) {
  watcher.tell({ kind: "probe", origin });
  const start = performance.now();
  await act();
  const seconds = (performance.now() - start) / 1000;
  const report = watcher.next("report");
  watcher.tell({ kind: "report" });
  const { milliseconds } = await report;
  return {
    seconds: rounded(seconds),
    asked: milliseconds.length,
    p50: share(milliseconds, 0.5),
    p99: share(milliseconds, 0.99),
    worst: share(milliseconds, 1),
  };
}

await withApp(async ({ database, connection, connections, workers, listen }) => {
  const { token, customer_id } = await createFactories(database).person({ role: "editor" });
  const ids = await fill(database, customer_id);
  await runAsOwner(connection, "vacuum analyze");
  const origin = await listen();
  const publish = async (id: string) => {
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
    const reply = await fetch(`${origin}/api/v1/web/pages/${id}/publish`, { method: "POST", headers, body: "{}" });
    if (!reply.ok) throw new Error(`Publishing was answered with ${reply.status}: ${await reply.text()}`);
  };
  const watcher = startWatcher();
  const isWatching = watcher.next("watching");
  watcher.tell({ kind: "watch", connections });
  await isWatching;

  const readable: number[] = [];
  for (const id of ids.slice(0, SINGLE)) {
    watcher.tell({ kind: "expect", page_id: id });
    const start = performance.timeOrigin + performance.now();
    const seen = watcher.next("readable", ({ page_id }) => page_id === id);
    await publish(id);
    readable.push((await seen).at - start);
  }
  console.log(
    `From the request to publish until another process has read the page: median ${share(readable, 0.5)} ms, worst ${share(readable, 1)} ms of ${SINGLE}`,
  );

  const quiet = await probed(watcher, origin, () => new Promise((resolve) => setTimeout(resolve, 3000)));
  const publishing = await probed(watcher, origin, async () => {
    const rest = ids.slice(SINGLE);
    for (let at = 0; at < rest.length; at += CHUNK) for (const id of rest.slice(at, at + CHUNK)) await publish(id);
  });
  await database.system.deleteFrom("pages_to_compare").execute();
  await sql`insert into pages_to_compare (page_id, customer_id) select id, customer_id from pages`.execute(
    database.system,
  );
  const comparing = await probed(watcher, origin, () => compareQueued({ workers }));
  console.table({ quiet, [`${PUBLISHES} publications`]: publishing, [`${PAGES} pages compared`]: comparing });
  watcher.stop();
  await workers.stop();
});
