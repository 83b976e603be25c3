import type { Page } from "@playwright/test";
import { readFile } from "node:fs/promises";
import { openPaper, picturesOf, readQr } from "./pdf-pages.ts";
import { expect, test } from "./test.ts";

/** Selects the first codes of the list and opens printing. */
async function chooseCodes(page: Page, count: number) {
  await page.goto("/short-codes?state=active");
  const boxes = page.getByRole("checkbox", { name: /^Select (?!all)/ });
  await expect(boxes.first()).toBeAttached();
  for (let at = 0; at < count; at += 1) await boxes.nth(at).check({ force: true });
  await page.getByRole("link", { name: "Print signs" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Print signs" })).toBeVisible();
  return new URL(page.url()).searchParams.get("codes")?.split(",") ?? [];
}

const preview = (page: Page) => page.getByRole("img", { name: /^The sign as it will be printed/ });

test("R2.25 prints a batch of signs, and every QR code in the PDF opens its code", async ({
  page,
  signIn,
  context,
}) => {
  await signIn();
  const codes = await chooseCodes(page, 4);
  await expect(preview(page)).toBeVisible();
  await page.getByText("Large QR", { exact: true }).click();
  await page.getByRole("button", { name: /Second$/ }).click();
  await page.getByRole("option", { name: "Spanish" }).click();
  await expect(preview(page)).toHaveAccessibleName(/Escanee o escriba/);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "PDF, 4 signs" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^signs-.*\.pdf$/);
  const paper = await context.newPage();
  await openPaper(paper, await readFile(await download.path()));
  const pictures = await picturesOf(paper, 2);
  const read = await Promise.all(pictures.map(readQr));
  expect(read.map((address) => address.split("/").at(-1))).toEqual(codes.toSorted());
  expect(codes).toHaveLength(4);
});

test("shows the honeycomb of one code, and reads it back from its PDF", async ({ page, signIn, context }) => {
  await signIn();
  const [code] = await chooseCodes(page, 1);
  await expect(preview(page)).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download PDF" }).click(),
  ]);
  const paper = await context.newPage();
  await openPaper(paper, await readFile(await download.path()));
  const [picture] = await picturesOf(paper, 3);
  expect(await readQr(picture!)).toMatch(new RegExp(`/${code}$`));
});
