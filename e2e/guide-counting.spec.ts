import { demo } from "./demo.ts";
import { expect, onDemo, test } from "./test.ts";

/** A regular user agent: headless Chrome's would be detected as a bot and not counted. */
const PHONE =
  "Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36";
test.use({ userAgent: PHONE });

type Counted = { kind: string; detail: string | null };

/** Events counted since the test began; the demo's own are on other days. */
const countedOn = (page_id: string) =>
  onDemo<Counted>(
    `select kind, detail from events where page_id = $1 and day >= current_date - 1 and length(visitor) = 12 and visitor !~ '^[0-9a-f]+$'
     order by kind, detail`,
    [page_id],
  );

test("counts a page view without scripts, but not details opened on the page", async ({ page }) => {
  const [device] = await onDemo<{ id: string; slug: string }>(
    `select pages.id, pages.slug from pages join sites on sites.customer_id = pages.customer_id and sites.slug = 'seaview'
     where type = 'device_page' and exists (select from publications n where n.page_id = pages.id and n.ended_at is null)
     order by pages.id limit 1`,
  );
  const requests: string[] = [];
  page.on("request", (request) => requests.push(`${request.resourceType()} ${new URL(request.url()).pathname}`));
  await page.goto(`${(await demo()).origin.replace("//", "//seaview.")}/devices/${device?.slug}`);
  const category = page.locator("details[data-category=tech]");
  const before = requests.length;
  await category.locator("summary").click();
  await expect(category).toHaveAttribute("open", "");
  await expect.poll(() => countedOn(device?.id ?? "")).toEqual([{ kind: "page_view", detail: null }]);
  // fonts may come late
  expect(requests.slice(before).filter((one) => !one.includes("/assets/"))).toEqual([]);
  expect(requests.filter((one) => one.startsWith("script"))).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
});
