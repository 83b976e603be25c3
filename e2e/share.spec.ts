import { createHash, randomBytes, randomUUID } from "node:crypto";
import { demoPath, expect, onDemo, test } from "./test.ts";

async function shareLink(redirect_to: string) {
  const token = randomBytes(32).toString("base64url");
  const hash = createHash("sha256").update(token).digest();
  await onDemo(
    `insert into share_links (id, customer_id, token_hash, redirect_to, permission, expires_at)
     select $1, id, $2, $3, 'view', now() + interval '1 day' from customers where slug = 'seaview'`,
    [randomUUID(), hash, redirect_to],
  );
  return `/auth/share_redirect?token=${token}`;
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

test.describe("a link that does not open", () => {
  test.use({ expectedErrors: /status of 404/ });

  test("R7.2 the server's message is shown", async ({ page }) => {
    await page.goto("/auth/share_redirect?token=nothing-like-a-real-token");
    await expect(page.getByText("This link is no longer valid. Ask for a new one.")).toBeVisible();
  });
});
