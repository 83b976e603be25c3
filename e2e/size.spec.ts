import { gzipSync } from "node:zlib";
import { expect, test } from "./test.ts";

test("the sign-in page needs at most 200 KB of JavaScript and CSS, compressed", async ({ page }) => {
  const sizes: Record<string, number> = {};
  page.on("response", async (response) => {
    if (!["script", "stylesheet"].includes(response.request().resourceType())) return;
    sizes[new URL(response.url()).pathname] = gzipSync(await response.body()).length;
  });
  await page.goto("/auth/login", { waitUntil: "networkidle" });
  const total = Object.values(sizes).reduce((sum, size) => sum + size, 0);
  expect(total, JSON.stringify(sizes, null, 2)).toBeGreaterThan(50 * 1024);
  expect(total, JSON.stringify(sizes, null, 2)).toBeLessThanOrEqual(200 * 1024);
});
