import { expect, newAdmin, onDemo, test } from "./test.ts";

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
