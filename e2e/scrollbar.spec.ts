import sharp from "sharp";
import config from "../playwright.config.ts";
import { DEMO, expect, test } from "./test.ts";

// as people have them: what Playwright hides takes no room
test.use({
  launchOptions: { ...config.use?.launchOptions, ignoreDefaultArgs: ["--hide-scrollbars"] },
  viewport: { width: 1440, height: 2400 },
});

for (const colorScheme of ["light", "dark"] as const)
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme });

    test("the top bar goes on to the window's edge, also where room is kept for a scrollbar", async ({
      page,
      signIn,
    }) => {
      await signIn(DEMO.staff);
      await page.goto("/guide-app/labels");
      await page.getByRole("heading", { level: 1 }).waitFor();
      const isShort = await page.evaluate(() => document.documentElement.scrollHeight <= window.innerHeight);
      const kept = await page.evaluate(() => window.innerWidth - document.body.clientWidth);
      expect({ isShort, isRoomKept: kept > 0 }).toEqual({ isShort: true, isRoomKept: true });
      const shot = await page.screenshot({ clip: { x: 1400, y: 0, width: 40, height: 60 } });
      const { data, info } = await sharp(shot).removeAlpha().raw().toBuffer({ resolveWithObject: true });
      const colourAt = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3).subarray(0, 3)];
      for (const y of [2, 20, 54, 55, 58]) expect([y, colourAt(38, y)]).toEqual([y, colourAt(4, y)]);
    });
  });
