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

test("the inbox scrolls in its panes, and a toast never covers the foot of the reply", async ({ page, signIn }) => {
  await signIn(DEMO.staff);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/feedback");
  const reply = page.getByRole("button", { name: "Publish reply" });
  await reply.waitFor();
  const sizes = () => page.evaluate(() => [document.documentElement.scrollHeight, window.innerHeight]);
  const [height, room] = await sizes();
  expect(height).toBe(room);
  // the foot of another response, drawn when the long list is there already
  await page.keyboard.press("j");
  await reply.waitFor();
  await page.getByRole("button", { name: "Save draft" }).click();
  const toast = page.getByRole("region", { name: "Notifications" }).getByRole("listitem");
  const [below, above] = [await reply.boundingBox(), await toast.first().boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
});
