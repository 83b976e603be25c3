import { readFile } from "node:fs/promises";
import { xlsxFile } from "#server/testing/make-workbook.ts";
import { expectAccessible } from "./accessible.ts";
import { expect, newAdmin, test } from "./test.ts";

const FILE = [
  "Ref;Name;Type;Status;Installed;Latitude;Longitude;In use",
  "E2E-1;Quay air mast;sensor;Active;31/01/2026;11,5564;104,9282;yes",
  'E2E-2;"Quay counter; north";luchtkwaliteit;Active;01/02/2026;11,5571;104,9290;yes',
  "E2E-2;Quay counter;luchtkwaliteit;Active;01/02/2026;11,5580;104,9299;yes",
  "E2E-3;Quay toaster;toaster;Active;31/31/2026;;;yes",
  "E2E-4;Quay lamp;other;Active;;;;N",
].join("\r\n");

test("maps, checks and imports a spreadsheet file without its invalid row, and undoes it", async ({ page, signIn }) => {
  await signIn(await newAdmin());
  await page.goto("/inventory/devices");
  await page.getByRole("link", { name: "Import" }).click();
  await expect(page.getByRole("heading", { name: "Import devices", level: 1 })).toBeVisible();
  const file = { name: "quay.csv", mimeType: "text/csv", buffer: Buffer.from(`\uFEFF${FILE}`) };
  await page.locator("input[type=file]").setInputFiles(file);
  await expect(page.getByRole("heading", { name: "Match columns to fields" })).toBeVisible();
  await expectAccessible(page);
  // a rule for rows, with its count
  await page.getByRole("button", { name: "Add a rule" }).click();
  const rule = page.getByRole("group", { name: "Rule 1" });
  await rule.getByRole("button", { name: /Column/ }).click();
  await page.getByRole("option", { name: "In use" }).click();
  await rule.getByRole("textbox", { name: "Words" }).fill("N; no");
  await expect(rule.getByText("Rows that stay out: 1")).toBeVisible();
  await page.getByRole("button", { name: /Language of the texts/ }).click();
  await page.getByRole("option", { name: "English" }).click();
  // words, each once
  await page.getByRole("button", { name: "Next: match values" }).click();
  await expect(page.getByText("3 of 4 words are matched")).toBeVisible();
  await expect(page.getByRole("button", { name: "“luchtkwaliteit” becomes: Sensor" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "“toaster” becomes: Choose" }).click();
  await page.getByRole("menuitemradio", { name: "Other" }).click();
  await page.getByRole("button", { name: "Check 4 rows" }).click();
  await expect(page.getByText("2 devices will be added.")).toBeVisible();
  await expect(page.getByText("Rows left out as you chose: 1")).toBeVisible();
  await expect(page.getByText(/“31\/31\/2026”/)).toBeVisible();
  await expectAccessible(page);
  // progress survives a reload
  await page.reload();
  await page.getByText("Skip 1 row with errors").click();
  await page.getByRole("button", { name: "Import 2 devices" }).click();
  await expect(page.getByText(/rows were imported/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Show devices" }).click();
  await page.getByRole("searchbox").first().fill("quay air");
  await expect(page.getByRole("rowheader", { name: /Quay air mast/ })).toBeVisible();
  await page.goBack();
  await page.goto("/inventory/devices/import");
  await page.getByRole("link", { name: "quay.csv" }).first().click();
  await page.getByRole("button", { name: "Undo import" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Undo import" }).click();
  await expect(page.getByText("The import was undone")).toBeVisible();
});

test("reads a workbook from the sheet and row that hold the table, and imports it", async ({ page, signIn }) => {
  await signIn(await newAdmin());
  await page.goto("/inventory/devices/import");
  const workbook = xlsxFile({
    Cameras: [["Cameras of 2026"], [], ["Ref", "Name", "Street", "Latitude", "Longitude"], ["W-1", "Workbook mast", "Quay 1", 11.5564, 104.9282], ["W-2", "Workbook pole", "Quay 2", 11.5571, 104.929]],
    Poles: [["Name"], ["Only a pole"]],
  }); // oxfmt-ignore
  const mimeType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "cameras.xlsx", mimeType, buffer: Buffer.from(workbook) });
  await expect(page.getByRole("radio", { name: /Cameras/ })).toBeChecked();
  await expect(page.getByText("Rows 1 to 2 are skipped")).toBeVisible();
  await expectAccessible(page);
  await page.getByText("Poles").click();
  await expect(page.getByRole("cell", { name: "Only a pole" })).toBeVisible();
  await page.getByText("Cameras", { exact: true }).click();
  await expect(page.getByRole("cell", { name: "Workbook pole" })).toBeVisible();
  await page.getByRole("link", { name: "Next: Match columns" }).click();
  await page.getByRole("button", { name: /Language of the texts/ }).click();
  await page.getByRole("option", { name: "English" }).click();
  await page.getByRole("button", { name: "Check the file" }).click();
  await page.getByRole("button", { name: "Import 2 devices" }).click();
  await expect(page.getByText(/rows were imported/)).toBeVisible();
});

test("devices exported as CSV are imported at another customer", async ({ page, signIn }) => {
  await signIn(await newAdmin());
  await page.goto("/inventory/devices?q=camera");
  await page.getByRole("button", { name: /^Export/ }).click();
  const started = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: /CSV/ }).first().click();
  const csv = await readFile(await (await started).path());
  const count = csv.toString().trim().split("\r\n").length - 1;
  expect(count).toBeGreaterThan(0);
  await page.getByRole("button", { name: /Switch workspace/ }).click();
  await page.getByText("Port of Harbourton").last().click();
  await expect(page.getByRole("button", { name: /Switch workspace: Port/ })).toBeVisible();
  await page.goto("/inventory/devices/import");
  await page.locator("input[type=file]").setInputFiles({ name: "cameras.csv", mimeType: "text/csv", buffer: csv });
  await page.getByRole("button", { name: "Next: match values" }).click();
  await page.getByRole("button", { name: /^Check \d+ rows?$/ }).click();
  await page.getByRole("button", { name: /^Import \d+ devices?$/ }).click();
  await expect(page.getByText(/rows? (was|were) imported/)).toBeVisible();
});
