import type { Page } from "@playwright/test";
import { createHash, randomBytes, randomUUID } from "node:crypto";
import { paths } from "#admin/paths.ts";
import { watchNetwork } from "./network.ts";
import { demoPath, expect, onDemo, open, test } from "./test.ts";

type Permission = "view" | "suggest";

async function shareLink(redirect_to: string, permission: Permission = "view") {
  const token = randomBytes(32).toString("base64url");
  const hash = createHash("sha256").update(token).digest();
  await onDemo(
    `insert into share_links (id, customer_id, token_hash, redirect_to, permission, expires_at)
     select $1, id, $2, $3, $4, now() + interval '1 day' from customers where slug = 'seaview'`,
    [randomUUID(), hash, redirect_to, permission],
  );
  return paths.shareRedirect(token);
}

test("R2.15 R4.2 R6.3 a share session opens its path and no other", async ({ page }) => {
  const inside = await demoPath("/inventory/devices/{device}/datachain");
  await page.goto(await shareLink(inside));
  await expect(page).toHaveURL(inside);
  const token = await page.evaluate(() => localStorage.getItem("auth_token"));
  expect(JSON.parse(token ?? "{}")).toMatchObject({ anonymous: true, redirect_to: inside });
  for (const outside of [
    "/dashboard",
    "/guide-app/labels",
    await demoPath("/inventory/devices/{device}/details"),
    "/react-guide-app-settings",
    "/user",
  ]) {
    await page.goto(outside);
    await expect(page).toHaveURL(inside);
  }
  await page.goto(`${inside}/overview`);
  await expect(page).toHaveURL(`${inside}/overview`);
});

const everyPath = Object.values(paths) as readonly ((...ids: string[]) => string)[];

/** All routes of this record. */
const screensOf = (root: string, id: string) =>
  everyPath.flatMap((path) => (path.length === 1 && path(id).startsWith(root) ? [path(id)] : []));

/** Targets of the page's links that the session may open. */
const linksWithin = (page: Page, root: string) =>
  page
    .locator(`main a[href^="${root}/"]`)
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));

/** Navigates by a link on the page if there is one. */
async function follow(page: Page, path: string) {
  const link = page.locator(`main a[href="${path}"]`).first();
  if (await link.isVisible()) await link.click();
  else await open(page, path);
  await expect(page).toHaveURL(path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

for (const subject of ["device", "algorithm"] as const)
  for (const permission of ["view", "suggest"] as const)
    test(`R6.3 a link to ${permission} one ${subject} opens all its screens without refused requests`, async ({
      page,
    }) => {
      const id = await demoPath(`{${subject}}`);
      const root = paths[subject](id);
      const { refused, quiet } = watchNetwork(page);
      await page.goto(await shareLink(root, permission));
      await expect(page).toHaveURL(root);
      const [todo, seen] = [screensOf(root, id), new Set<string>()];
      for (let path = todo.pop(); path !== undefined; path = todo.pop()) {
        if (seen.has(path)) continue;
        seen.add(path);
        await test.step(path, async () => {
          await follow(page, path);
          await quiet();
          todo.push(...(await linksWithin(page, root)));
          expect(refused).toEqual([]);
          await expect(page.getByRole("button", { name: /Download|PDF|PNG|JSON|Compare/ })).toHaveCount(0);
        });
      }
    });
