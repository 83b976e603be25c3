import { setTimeout as sleep } from "node:timers/promises";
import { runSql } from "../../e2e/cluster.ts";
import { rounded, share } from "./figures.ts";
import { type Guides, LOCALES } from "./open-guides.ts";
import { processorSeconds } from "./processor-time.ts";
import { inLanguage, type Site, visitPage } from "./visit.ts";

const ROUNDS = Number(process.env["BENCH_ROUNDS"] ?? 6);
const MOST_MS = 10;
const OF_EACH = 4;

const FOLDERS = { device_page: "devices", algorithm_page: "algorithms", collection_page: "collections" } as const;
type Row = { type: keyof typeof FOLDERS; slug: string };

/** Addresses of some public pages of each kind. */
async function addressesOf(url: string, slug: string) {
  const rows = await runSql<Row>(
    url,
    `select type, slug from (
       select p.type, p.slug, row_number() over (partition by p.type order by length(n.snapshot::text) desc) as turn
       from pages p join publications n on n.page_id = p.id and n.ended_at is null
       join sites s on s.customer_id = p.customer_id
       where s.slug = $1 and p.type <> 'home_page') as each where turn <= $2`,
    [slug, OF_EACH],
  );
  const paths: Record<string, string[]> = { home: ["/"] };
  for (const { type, slug } of rows) (paths[type] ??= []).push(`/${FOLDERS[type]}/${slug}`);
  return paths;
}

/** Changes something shown on every page and waits until the process knows, so that its whole cache is stale. */
async function changeGuide({ run }: Guides, slug: string, site: Site, round: number) {
  const name = `Guide of round ${round}`;
  await run(`update sites set name = name || '{"en": "${name}"}' where slug = '${slug}'`);
  while (!(await visitPage(site, "/code", "identity")).body.includes(name)) await sleep(5);
}

type Figures = { readonly times: number[]; busy: number };

/** Visits every address once per language. */
async function visitEach({ one, findPostgres }: Guides, site: Site, addresses: readonly string[], figures: Figures) {
  const pids = [one.child.pid ?? 0, await findPostgres()];
  const before = processorSeconds(...pids);
  for (const locale of LOCALES)
    for (const path of addresses) figures.times.push((await visitPage(site, inLanguage(path, locale))).milliseconds);
  figures.busy += processorSeconds(...pids) - before;
}

/**
 * First visit to a page after a publication: read, render and compress, for the guide's largest pages. Also measures CPU
 * time of the process and PostgreSQL, which is independent of other load.
 */
export async function measureCold(guides: Guides, slug: string) {
  const paths = Object.entries(await addressesOf(guides.url, slug));
  const site = guides.one.siteOf(slug);
  const kinds = new Map(paths.map(([kind]): [string, Figures] => [kind, { times: [], busy: 0 }]));
  for (let round = 0; round <= ROUNDS; round += 1) {
    await changeGuide(guides, slug, site, round);
    for (const [kind, addresses] of paths) {
      // the first round is a warm-up
      const figures = round > 0 ? kinds.get(kind) : undefined;
      await visitEach(guides, site, addresses, figures ?? { times: [], busy: 0 });
    }
  }
  const table = [...kinds].map(([kind, { times, busy }]) => ({
    kind,
    visits: times.length,
    "p50 ms": share(times, 0.5),
    "p95 ms": share(times, 0.95),
    "busy ms": rounded((busy * 1000) / times.length),
  }));
  console.log(`The first visit to a page of ${slug} after a change, in ${LOCALES.length} languages:`);
  console.table(table);
  const slowest = Math.max(...table.map((row) => row["p50 ms"]));
  return { "p50 ms of the slowest kind": slowest, goal: `≤ ${MOST_MS}`, isMet: slowest <= MOST_MS };
}
