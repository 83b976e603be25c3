import config from "../playwright.config.ts";
import { DEMO, expect, test } from "./test.ts";

// Playwright hides scrollbars by default
test.use({ launchOptions: { ...config.use?.launchOptions, ignoreDefaultArgs: ["--hide-scrollbars"] } });

test("a short page has no blank strip at its edge, and a long one shifts nothing sideways", async ({
  page,
  signIn,
}) => {
  await signIn(DEMO.staff);
  const measure = async (path: string) => {
    await page.goto(path);
    await page.getByRole("heading", { level: 1 }).waitFor();
    const edge = (await page.getByRole("link", { name: /^View site/ }).boundingBox())?.x;
    const isLong = await page.evaluate(() => document.documentElement.scrollHeight > window.innerHeight);
    // a reserved gutter without a scrollbar is painted like the page, beside the top bar
    const gutter = await page.evaluate(() => getComputedStyle(document.documentElement).scrollbarGutter);
    return { edge, isLong, gutter };
  };
  await page.setViewportSize({ width: 1440, height: 1000 });
  const short = await measure("/guide-app/labels");
  const long = await measure("/guide-app/settings/advanced");
  expect([short.isLong, long.isLong]).toEqual([false, true]);
  expect(short.gutter).toBe("auto");
  expect(short.edge).toBe(long.edge);
});
