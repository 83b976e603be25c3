import { expect, newAdmin, onDemo, test } from "./test.ts";

test("R3.3 R4.3 R7.9 switching customers opens the dashboard and reloads customer, locales, dashboard and site", async ({
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
  await page.getByRole("button", { name: /Switch workspace/ }).click();
  await page
    .getByRole("menuitemradio", { name: "Port of Harbourton" })
    .or(page.getByRole("option", { name: "Port of Harbourton" }))
    .or(page.getByRole("menuitem", { name: "Port of Harbourton" }))
    .first()
    .click();
  await expect(page).toHaveURL("/dashboard");
  await expect(page.getByRole("button", { name: /Switch workspace/ })).toContainText("Port of Harbourton");
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
  await page.getByRole("button", { name: /Switch workspace/ }).click();
  await page.getByText("City of Seaview").last().click();
  await expect(page.getByRole("button", { name: /Switch workspace/ })).toContainText("City of Seaview");
});

test.describe("two windows of one browser", () => {
  test.use({ expectedErrors: /status of 409/ });

  test("after a switch in one, the other warns, and a save there reaches neither customer and loses no text", async ({
    page,
    context,
    signIn,
  }) => {
    await signIn(await newAdmin());
    await page.goto("/guide-app/labels");
    await page.getByRole("button", { name: "New label" }).first().click();
    const name = `Typed in the first window ${Date.now()}`;
    const field = page.getByRole("textbox", { name: "Name" });
    await field.fill(name);

    const second = await context.newPage();
    await second.goto("/dashboard");
    await second.getByRole("button", { name: /Switch workspace/ }).click();
    await second.getByRole("menuitemradio", { name: "Port of Harbourton" }).click();
    await expect(second.getByRole("button", { name: /Switch workspace/ })).toContainText("Port of Harbourton");

    const told = page.getByRole("alertdialog", { name: "You switched workspaces in another window" });
    await expect(told).toContainText("was showing City of Seaview. You switched to Port of Harbourton");
    await told.getByRole("button", { name: "Close" }).click();
    await page.getByRole("button", { name: "Create label" }).click();
    await expect(told).toBeVisible();
    expect(await onDemo("select id from labels where name = $1", [name])).toEqual([]);

    await told.getByRole("button", { name: "Go back to City of Seaview" }).click();
    await expect(told).toBeHidden();
    await expect(field).toHaveValue(name);
    await page.getByRole("button", { name: "Create label" }).click();
    await expect(field).toBeHidden();
    const rows = await onDemo<{ slug: string }>(
      "select customers.slug from labels join customers on customers.id = labels.customer_id where labels.name = $1",
      [name],
    );
    expect(rows).toEqual([{ slug: "seaview" }]);
    await expect(second.getByRole("alertdialog", { name: "You switched workspaces in another window" })).toContainText(
      "was showing Port of Harbourton. You switched to City of Seaview",
    );
    await second.close();
  });
});
