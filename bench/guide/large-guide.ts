import { brotliDecompressSync } from "node:zlib";
import { megabytesOf } from "../list/servers.ts";
import { rounded } from "./figures.ts";
import type { Guides } from "./open-guides.ts";
import { visitPage } from "./visit.ts";

/** Pages and files that cover the whole guide, with limits for ten thousand pages. */
const ADDRESSES: Readonly<Record<string, { readonly most_kb: number; readonly most_ms: number }>> = {
  "/": { most_kb: 50, most_ms: 100 },
  "/?all=true": { most_kb: 50, most_ms: 100 },
  "/map": { most_kb: 50, most_ms: 500 },
  "/map?near=Dock+Road+7": { most_kb: 50, most_ms: 500 },
  "/search": { most_kb: 50, most_ms: 100 },
  "/data/devices.csv": { most_kb: Infinity, most_ms: 60_000 },
  "/data/devices.json": { most_kb: Infinity, most_ms: 60_000 },
  "/data/places.geojson": { most_kb: Infinity, most_ms: 60_000 },
  "/sitemap-1.xml": { most_kb: Infinity, most_ms: 10_000 },
};
/** Workers that write files have their own heap; the file itself is the largest object. */
const MOST_GROWTH_MB = 400;

/** Peak memory of the process during an action. */
async function watched<T>({ one }: Guides, act: () => Promise<T>) {
  let peak = megabytesOf(one.child);
  const timer = setInterval(() => {
    peak = Math.max(peak, megabytesOf(one.child));
  }, 100);
  try {
    return { done: await act(), peak };
  } finally {
    clearInterval(timer);
  }
}

/** Pages that cover the whole guide must stay bounded in bytes, time and memory. */
export async function measureLarge(guides: Guides) {
  const site = guides.one.siteOf(guides.large);
  const before = megabytesOf(guides.one.child);
  const table: Record<string, { ms: number; "KB sent": number; "MB of memory": number; isMet: boolean }> = {};
  for (const [path, { most_kb, most_ms }] of Object.entries(ADDRESSES)) {
    const { done, peak } = await watched(guides, () => visitPage(site, path));
    const kilobytes = done.body.length / 1024;
    table[path] = {
      ms: rounded(done.milliseconds),
      "KB sent": rounded(kilobytes),
      "KB plain": rounded(brotliDecompressSync(done.body).length / 1024),
      "MB of memory": peak,
      isMet: kilobytes <= most_kb && done.milliseconds <= most_ms && peak <= before + MOST_GROWTH_MB,
    } as (typeof table)[string];
  }
  console.log(`What shows the whole guide, asked for the first time; ${before} MB of memory before:`);
  console.table(table);
  const missed = Object.entries(table).filter(([, { isMet }]) => !isMet);
  return { "beyond its bounds": missed.length, goal: "0", isMet: missed.length === 0 };
}
