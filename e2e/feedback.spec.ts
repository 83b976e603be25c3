import { type Browser, expect as eventually, type Page } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { demo } from "./demo.ts";
import { DEMO, expect, onDemo, test } from "./test.ts";

const guideOrigin = async () => (await demo()).origin.replace("//", "//seaview.");

/** A public page of the demo. */
async function publicPage() {
  const [page] = await onDemo<{ slug: string; title: string }>(
    `select pages.slug, pages.headline ->> 'en' as title from pages
     join publications on publications.page_id = pages.id and publications.ended_at is null
     join sites on sites.customer_id = pages.customer_id and sites.slug = 'seaview'
     where pages.type = 'device_page' and (publications.snapshot #>> '{content,feedback_set}') = 'full'
       and (publications.snapshot #>> '{content,show_feedback}')::boolean
     order by pages.slug limit 1`,
  );
  if (!page) throw new Error("The demo has no public page that asks for feedback");
  return page;
}

const COMMENT = "Does it film the quay? Write to me: mai@harbour.example";

/** A resident on a phone without JavaScript. */
async function answer(browser: Browser, path: string) {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(`${await guideOrigin()}${path}`);
  await page.getByRole("button", { name: "Bad", exact: true }).click();
  await expect(page.getByText("Question 2 of 6")).toBeVisible();
  await page.getByLabel("Helpful", { exact: true }).check();
  await page.getByRole("button", { name: "Next question" }).click();
  await page.getByRole("button", { name: "Back" }).click();
  await expect(page.getByLabel("Helpful", { exact: true })).toBeChecked();
  await page.getByRole("button", { name: "Next question" }).click();
  for (const number of [3, 4, 5]) {
    await expect(page.getByText(`Question ${number} of 6`)).toBeVisible();
    await page.getByRole("button", { name: "Skip this one" }).click();
  }
  await sendComment(page);
  await context.close();
}

/** Submitting faster than a person could requires a second press. */
async function sendComment(page: Page) {
  await page.getByLabel("Is there anything you want to tell us?").fill(COMMENT);
  await eventually(async () => {
    await page.getByRole("button", { name: "Send", exact: true }).click();
    await expect(page.getByRole("heading", { name: "Thank you" })).toBeVisible({ timeout: 2000 });
  }).toPass();
}

test("from a public page without JavaScript to the inbox, with a reply back on the page", async ({
  page,
  browser,
  signIn,
}) => {
  const { slug, title } = await publicPage();
  const path = `/devices/${slug}`;
  await answer(browser, path);

  await signIn(DEMO.staff);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/feedback");
  // the latest comment is open, with its reply in view
  await expect(page.getByRole("article").getByText(/Does it film the quay/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Publish reply" })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("j");
  await expect(page.getByRole("article").getByText(/Does it film the quay/)).toHaveCount(0);
  await page.keyboard.press("k");
  await expect(page.getByRole("article").getByText(/Does it film the quay/)).toBeVisible();
  await page.getByRole("searchbox", { name: "Search comments" }).fill("film the quay");
  await page.getByRole("link", { name: /Does it film the quay/ }).click();
  await expect(page.getByRole("link", { name: title, exact: true })).toBeVisible();
  const main = page.getByRole("main");
  await expect(main.getByText("mai@harbour.example")).toHaveCount(0);
  await page.getByRole("button", { name: "Show for 10 minutes" }).click();
  await expect(main.getByText(COMMENT)).toBeVisible();
  await page.getByRole("button", { name: "Hide" }).click();
  await expectAccessible(page);

  await expect(page.getByLabel("What people said")).toHaveValue("");
  await page.getByLabel("What people said").fill("People asked whether it films the quay.");
  await page.getByLabel("Your reply").fill("No. It counts heat shapes and keeps no picture.");
  await page.getByRole("button", { name: "Publish reply" }).click();
  await expect(page.getByText(/On the page since/)).toBeVisible();

  await page.goto(`${await guideOrigin()}${path}`);
  await expect(page.getByRole("heading", { name: "You said, we did" })).toBeVisible();
  await expect(page.getByText("No. It counts heat shapes and keeps no picture.")).toBeVisible();
  await expect(page.getByText("mai@harbour.example")).toHaveCount(0);
});
