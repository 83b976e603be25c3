import { setTimeout as sleep } from "node:timers/promises";
import { share } from "./figures.ts";
import type { Guides } from "./open-guides.ts";
import { visit, visitPage } from "./visit.ts";

const VISITS = 200;
const PATIENCE_MS = 1000;

/** While PostgreSQL is down, cached pages are still served; when it is back, all pages are. */
export async function measureAway(guides: Guides, pages: number) {
  const site = guides.one.siteOf(guides.large);
  const paths = Array.from({ length: Math.min(VISITS, pages - 1) }, (_, number) => `/devices/camera-${number}`);
  for (const path of paths) await visitPage(site, path);
  await guides.stopPostgres();
  const times: number[] = [];
  let answered = 0;
  for (const path of paths) {
    const { status, milliseconds } = await visit(site, path);
    if (status === 200) answered += 1;
    times.push(milliseconds);
  }
  const unseen = await visit(site, `/devices/camera-${pages - 1}?lang=tl`);
  await guides.startPostgres();
  const start = performance.now();
  while ((await visit(site, `/devices/camera-${pages - 1}?lang=tl`)).status !== 200) await sleep(20);
  console.log(
    `While PostgreSQL is away: ${answered} of ${paths.length} pages answered, p50 ${share(times, 0.5)} ms, p99 ${share(times, 0.99)} ms; a page that nobody read before: ${unseen.status}. Back after ${Math.round(performance.now() - start)} ms.`,
  );
  const isMet = answered === paths.length && share(times, 0.99) <= PATIENCE_MS;
  return { "pages answered": answered, goal: `${paths.length}, p99 ≤ ${PATIENCE_MS} ms`, isMet };
}
