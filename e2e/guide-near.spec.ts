import { demo } from "./demo.ts";
import { expect, onDemo, test } from "./test.ts";

/** More places than a list shows, the last one far from all others. */
const addPlaces = () =>
  onDemo(`
    insert into guide_places (customer_id, page_id, number, position, title, identifiability, place)
    select customer_id, page_id, number, 1000 + n, '{"en": "Zebra crossing <i>counter</i>"}', 'de_identified',
      place || jsonb_build_object('id', gen_random_uuid(), 'name', jsonb_build_object('en', 'Hill ' || n),
        'lat', 36.7 + n * 0.001, 'lng', -121.9, 'geometry', null)
    from (select * from guide_places where place ->> 'lat' is not null order by page_id, position limit 1) one,
      generate_series(1, 300) as n
    on conflict do nothing`);

test("sorts all places by distance, including those on other pages of the list", async ({ page, context }) => {
  await addPlaces();
  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation({ latitude: 37.00002, longitude: -121.9 });
  const map = `${(await demo()).origin.replace("//", "//seaview.")}/map`;
  await page.goto(map);
  await expect(page.getByRole("status")).toHaveText(/^Showing 200 of 3\d\d$/);
  await expect(page.getByText("Hill 300")).toHaveCount(0);

  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url().replace(/#.*/, "")));
  await page.getByRole("link", { name: "Near me" }).click();
  await expect(page.getByRole("status")).toHaveText("Places, nearest to you first");
  // where the changed content begins, visually and for screen readers
  await expect(page.getByRole("status")).toBeFocused();
  await expect(page.locator(".g-maplist li").first()).toBeInViewport();
  await expect(page.locator(".g-map-you")).toBeVisible();
  const lines = page.locator(".g-maplist li");
  await expect(lines).toHaveCount(200);
  await expect(lines.first()).toContainText(/Zebra crossing <i>counter<\/i>\s*Hill 300\s*De-identified\s*0 m/);
  await expect(lines.nth(1)).toContainText(/Hill 299.*110 m/);
  await expect(page.getByRole("navigation", { name: "Pages" })).toBeHidden();
  expect(requests.filter((url) => !/\/(assets|media)\/[\w.-]+(\?w=160)?$/.test(url))).toEqual([`${map}?with=near`]);
  await lines.first().getByRole("link").click();
  await expect(page).toHaveURL(/\/(devices|algorithms)\/[^/?]+$/);
});
