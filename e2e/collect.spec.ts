import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { DEMO, expect, onDemo, test } from "./test.ts";

const COLLECT = "/api/v1/feedback/collect";
const storedBy = (marker: string) =>
  onDemo<{ comment: string }>(
    `select comment from feedback_responses where channel = 'staff' and comment like '${marker}%' order by comment`,
  );

async function start(page: Page) {
  await page.goto("/feedback");
  await page.getByRole("link", { name: "Collect on site" }).click();
  await page.getByRole("button", { name: /Show pages/ }).click();
  // the empty state is an option too
  await page.getByRole("option").and(page.locator("[data-key]")).first().click();
  await page.getByRole("button", { name: "Start collecting" }).click();
  await expect(page.getByText("Question 1 of 6")).toBeVisible();
}

/** One answer: a face, no other questions, and a comment to identify it by. */
async function answer(page: Page, comment: string) {
  await page.getByText("Good", { exact: true }).click();
  await page.getByRole("button", { name: "Next question" }).click();
  for (const number of [2, 3, 4, 5]) {
    await expect(page.getByText(`Question ${number} of 6`)).toBeVisible();
    await page.getByRole("button", { name: "Skip this one" }).click();
  }
  await page.getByLabel("Is there anything you want to tell us?").fill(comment);
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Thank you" })).toBeVisible();
}

const nextPerson = (page: Page) => page.getByRole("button", { name: "Next person" }).click();

/** The page's data, code and texts are cached on the tablet. */
const untilKept = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const names = await caches.keys();
        const kept = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).length));
        return kept.reduce((sum, count) => sum + count, 0);
      }),
    )
    .toBeGreaterThan(5);

test.describe("without a network", () => {
  // the browser logs every failed request
  test.use({
    viewport: { width: 834, height: 1112 },
    expectedErrors: /ERR_INTERNET_DISCONNECTED|Failed to fetch|ERR_FAILED/,
  });

  test("queues three answers through a restart, and delivers exactly three", async ({ page, context, signIn }) => {
    await signIn(DEMO.staff);
    await start(page);
    await expectAccessible(page);
    await untilKept(page);
    await context.setOffline(true);
    for (const name of ["offline a", "offline b", "offline c"]) {
      await answer(page, name);
      await nextPerson(page);
    }
    await expect(page.getByText("Answers waiting: 3.")).toBeVisible();
    await page.reload();
    await expect(page.getByText("Answers waiting: 3.")).toBeVisible();
    await expect(page.getByText("Question 1 of 6")).toBeVisible();
    expect(await storedBy("offline")).toEqual([]);
    await context.setOffline(false);
    await expect(page.getByText("Answers waiting")).toBeHidden({ timeout: 30_000 });
    await expect.poll(async () => (await storedBy("offline")).length).toBe(3);
    await page.reload();
    await expect(page.getByText("Question 1 of 6")).toBeVisible();
    expect((await storedBy("offline")).map(({ comment }) => comment)).toEqual(["offline a", "offline b", "offline c"]);
  });
});

test.describe("when a response is lost", () => {
  test.use({ expectedErrors: /ERR_FAILED|Failed to fetch/ });

  test("a retried answer counts once", async ({ page, signIn }) => {
    await signIn(DEMO.staff);
    await start(page);
    let isLosing = true;
    await page.route(`**${COLLECT}`, async (route) => {
      const reply = await route.fetch();
      if (isLosing) await route.abort();
      else await route.fulfill({ response: reply });
    });
    await answer(page, "lost word");
    await expect(page.getByText("Answers waiting: 1.")).toBeVisible();
    await expect.poll(async () => (await storedBy("lost")).length).toBe(1);
    isLosing = false;
    await page.evaluate(() => window.dispatchEvent(new Event("online")));
    await expect(page.getByText("Answers waiting")).toBeHidden({ timeout: 30_000 });
    expect(await storedBy("lost")).toHaveLength(1);
  });
});

test("a phone fits the whole question, in Khmer too", async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(DEMO.staff);
  await start(page);
  await page.getByRole("button", { name: "ភាសាខ្មែរ" }).click();
  await expect(page.locator("main[lang=km]")).toBeVisible();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await expectAccessible(page);
});
