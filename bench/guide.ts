import { measureCold } from "./guide/cold-pages.ts";
import { measureLarge } from "./guide/large-guide.ts";
import { openGuides } from "./guide/open-guides.ts";
import { measurePublishing } from "./guide/publish-to-another.ts";
import { measureReady } from "./guide/ready-page.ts";
import { measureMemory } from "./guide/walk-pages.ts";
import { measureAway } from "./guide/without-database.ts";

/** The built public guide: the demo, and one with ten thousand pages in six languages. Requires a build. */
const PAGES = Number(process.env["BENCH_PAGES"] ?? 10_000);

const guides = await openGuides(PAGES);
try {
  const { one, large } = guides;
  const goals = {
    "a page that is ready": await measureReady({ child: one.child, site: one.siteOf(large) }, "/devices/camera-7"),
    "the first visit, the demo": await measureCold(guides, "seaview"),
    [`the first visit, ${PAGES} pages`]: await measureCold(guides, large),
    "a publication in another process": await measurePublishing(guides),
    [`what shows all ${PAGES} pages`]: await measureLarge(guides),
    "memory after all pages": await measureMemory(guides, PAGES),
    "PostgreSQL is away": await measureAway(guides, PAGES),
  };
  for (const [name, { goal, isMet, ...figures }] of Object.entries(goals)) {
    const [[what, value] = []] = Object.entries(figures);
    console.log(`${isMet ? "met   " : "MISSED"} ${name}: ${what} ${value}, goal ${goal}`);
  }
} finally {
  await guides.close();
}
