import { expect, onDemo, test } from "./test.ts";

const MAP = "Map of the devices in the list";

test("draws the demo's city with its streets, and names from a certain zoom on", async ({ page, signIn }) => {
  await signIn();
  await page.goto("/inventory/devices?view=map");
  const map = page.getByRole("region", { name: MAP });
  await expect(map.locator("path.map-road-major").first()).toBeAttached();
  await expect(map.getByText("Seaview, a city that does not exist")).toBeVisible();
  for (let step = 0; step < 3; step += 1) await map.getByRole("button", { name: "Zoom in", exact: true }).click();
  await expect(map.locator(".map-name").first()).toBeAttached();
});

test("choosing a place in the list zooms the map to it and shows its name", async ({ page, signIn }) => {
  await signIn();
  await page.goto("/inventory/devices?view=map");
  const map = page.getByRole("region", { name: MAP });
  await expect(map.locator(".map-group, .map-pin").first()).toBeVisible();
  const place = page.getByRole("list", { name: "Locations on the map" }).getByRole("button").first();
  await place.click();
  await expect(map.locator(".leaflet-tooltip")).toBeInViewport();
  await expect(map.locator(".map-pin-selected")).toHaveAttribute("aria-label", /\w/);
});

test("the first place of a new device starts near the others; typed coordinates are shown from 200 metres", async ({
  page,
  signIn,
}) => {
  await signIn();
  const [device] = await onDemo<{ id: string }>(
    `insert into devices (id, customer_id, name)
     select gen_random_uuid(), customer_id, 'Unplaced' from devices where reference = 'TRA-0031' returning id`,
  );
  await page.goto(`/inventory/devices/${device?.id}/locations?place=new`);
  const map = page.getByRole("region", { name: "Map of the locations" });
  await expect(map.locator("path.map-road-major").first()).toBeAttached();
  await expect(map.locator(".leaflet-control-scale-line")).toHaveText(/^[1-9]\d{2} m$|^1 km$/);
  await page.getByRole("textbox", { name: "Latitude" }).fill("36.6042, -121.8861");
  await expect(page.getByRole("textbox", { name: "Longitude" })).toHaveValue("-121.8861");
  await expect(map.locator(".leaflet-control-scale-line")).toHaveText(/^[1-5]0 m$/);
});

test("the server clusters many places, and panning loads the visible ones", async ({ page, signIn }) => {
  await signIn();
  const [lamp] = await onDemo<{ id: string }>(
    `insert into devices (id, customer_id, name)
     select gen_random_uuid(), customer_id, 'Street lamps' from devices where reference = 'TRA-0031' returning id`,
  );
  await onDemo(
    `insert into locations (id, customer_id, device_id, position, lat, lng)
     select gen_random_uuid(), customer_id, id, n, 36.6 + (n % 40) / 2000.0, -121.9 + (n / 40) / 2000.0
     from devices, generate_series(1, 1600) n where id = $1`,
    [lamp?.id],
  );
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto("/inventory/devices?view=map");
  const map = page.getByRole("region", { name: MAP });
  const groups = map.getByRole("button", { name: /locations\. Zoom in/ });
  await expect(groups.nth(3)).toBeVisible();
  await expect(page.getByText(/The first 50 of [\d,]+ locations in view/)).toBeVisible();
  await groups.first().click();
  await expect
    .poll(() => asked.filter((url) => url.includes("/devices/places?") && url.includes("zoom=")).length)
    .toBeGreaterThan(1);
});

test("home's map gets the view that its author chose", async ({ page, signIn }) => {
  await signIn();
  await page.goto("/guide-app/pages/home");
  await page.getByRole("button", { name: "Set first view" }).click();
  const map = page.getByRole("dialog").getByRole("region", { name: "Locations with a page" });
  await expect(map.locator(".map-group, .map-pin").first()).toBeVisible();
  for (let step = 0; step < 2; step += 1) await map.getByRole("button", { name: "Zoom in", exact: true }).click();
  const saved = page.waitForResponse(
    (answer) => answer.request().method() === "PATCH" || answer.request().method() === "PUT",
  );
  await page.getByRole("button", { name: "Use this view" }).click();
  await saved;
  await expect(page.getByText("Starts with the area you chose.")).toBeVisible();
  const [home] = await onDemo<{ view: { west: number; east: number } }>(
    `select content -> 'home' -> 'first_view' as view from pages where type = 'home_page' and content -> 'home' ? 'first_view'`,
  );
  expect((home?.view.east ?? 0) - (home?.view.west ?? 0)).toBeGreaterThan(0);
  // the dialog starts with the chosen view, and gives it up again
  await page.getByRole("button", { name: "Set first view" }).click();
  await page.getByRole("button", { name: "Show all locations" }).click();
  await expect(page.getByText("Starts with the area you chose.")).toBeHidden();
});
