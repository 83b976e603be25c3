import { DEMO, expect, test } from "./test.ts";

test("R2.18 a double click creates one label", async ({ page, signIn }) => {
  await signIn(DEMO.staff);
  await page.goto("/guide-app/labels");
  await page.getByRole("button", { name: "New label" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "Name" }).fill("Harbour walk");
  await dialog
    .getByRole("button", { name: /Create label|Create|Save/ })
    .last()
    .dblclick();
  await expect(dialog).toBeHidden();
  await page.goto("/guide-app/labels?q=harbour+walk");
  await expect(page.getByRole("row", { name: /Harbour walk/ })).toHaveCount(1);
});

test.describe("a concurrent change", () => {
  test.use({ expectedErrors: /status of 409/ });

  test("editing the same label in two tabs shows both versions and loses neither", async ({
    page,
    context,
    signIn,
  }) => {
    await signIn(DEMO.staff);
    await page.goto("/guide-app/labels?q=waterfront");
    const second = await context.newPage();
    await second.goto("/guide-app/labels?q=waterfront");
    const edit = async (tab: typeof page, name: string) => {
      await tab
        .getByRole("row", { name: /Waterfront/ })
        .getByRole("button", { name: /Waterfront/ })
        .last()
        .click();
      await tab.getByRole("menuitem", { name: "Edit" }).click();
      await tab.getByRole("dialog").getByRole("textbox", { name: "Name" }).fill(name);
    };
    await edit(second, "Waterfront east");
    await edit(page, "Waterfront west");
    await second.getByRole("dialog").getByRole("button", { name: /Save/ }).click();
    await expect(second.getByRole("dialog")).toBeHidden();
    await page.getByRole("dialog").getByRole("button", { name: /Save/ }).click();
    await expect(page.getByRole("dialog")).toContainText("Waterfront east");
    await expect(page.getByRole("dialog").getByRole("textbox", { name: "Name" })).toHaveValue("Waterfront west");
  });
});
