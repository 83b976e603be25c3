import { expect, newAdmin, test } from "./test.ts";

test("R3.3 R4.3 R7.9 switching customer leads to the dashboard and reloads customer, locales, dashboard and site", async ({
  page,
  signIn,
}) => {
  await signIn(await newAdmin());
  await page.goto("/guide-app/labels");
  await expect(page.getByRole("heading", { level: 1, name: "Labels" })).toBeVisible();
  const calls: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/")) calls.push(`${request.method()} ${pathname}`);
  });
  await page.getByRole("button", { name: /Switch customer/ }).click();
  await page
    .getByRole("menuitemradio", { name: "Port of Harbourton" })
    .or(page.getByRole("option", { name: "Port of Harbourton" }))
    .or(page.getByRole("menuitem", { name: "Port of Harbourton" }))
    .first()
    .click();
  await expect(page).toHaveURL("/dashboard");
  await expect(page.getByRole("button", { name: /Switch customer/ })).toContainText("Port of Harbourton");
  await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
  await expect
    .poll(() => calls)
    .toEqual(
      expect.arrayContaining([
        "PUT /api/user/customer",
        "GET /api/v1/customer",
        "GET /api/v1/sites/locales",
        "GET /api/v1/inventory/devices",
        "GET /api/v1/web/search_pages",
        "GET /api/v1/sites/current",
      ]),
    );
  expect(calls).not.toContain("GET /api/v1/customers");
  await page.getByRole("button", { name: /Switch customer/ }).click();
  await page.getByText("City of Seaview").last().click();
  await expect(page.getByRole("button", { name: /Switch customer/ })).toContainText("City of Seaview");
});
