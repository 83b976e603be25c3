import { megabytesOf } from "../list/servers.ts";
import { type Guides, GUIDE_MEMORY, LOCALES } from "./open-guides.ts";
import { inLanguage, visitAll, visitPage } from "./visit.ts";

const AT_A_TIME = 8;
/** Memory allowed beyond the page cache, for a busy process and uncollected garbage. */
const ROOM_MB = 160;

const pathsIn = (locale: string, pages: number) =>
  Array.from({ length: pages }, (_, number) => inLanguage(`/devices/camera-${number}`, locale));

/** Reads every page in every language, as a crawler would: the cache must stay within its limit. */
export async function measureMemory({ one, large }: Guides, pages: number) {
  const site = one.siteOf(large);
  await visitPage(site, "/");
  const before = megabytesOf(one.child);
  const table: Record<string, object> = {};
  let peak = before;
  for (const locale of LOCALES) {
    const start = performance.now();
    let bytes = 0;
    await visitAll(pathsIn(locale, pages), AT_A_TIME, async (path) => {
      bytes += (await visitPage(site, path)).body.length;
    });
    const seconds = (performance.now() - start) / 1000;
    const megabytes = megabytesOf(one.child);
    peak = Math.max(peak, megabytes);
    table[locale] = {
      pages,
      "pages/s": Math.round(pages / seconds),
      "MB sent": Math.round(bytes / 2 ** 20),
      "MB of memory": megabytes,
    };
  }
  console.log(`Every page in every language, ${GUIDE_MEMORY} MB kept; ${before} MB of memory before:`);
  console.table(table);
  const bound = before + GUIDE_MEMORY + ROOM_MB;
  return { "MB at most": peak, goal: `≤ ${bound} (before + kept + ${ROOM_MB})`, isMet: peak <= bound };
}
