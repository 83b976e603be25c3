import type { Response } from "@playwright/test";
import { gzipSync } from "node:zlib";
import { watchNetwork } from "./network.ts";
import { expect, test } from "./test.ts";

test("the sign-in page needs at most 200 KB of JavaScript and CSS, compressed", async ({ page }) => {
  const files: Promise<[string, number]>[] = [];
  const sizeOf = async (response: Response): Promise<[string, number]> => [
    new URL(response.url()).pathname,
    gzipSync(await response.body()).length,
  ];
  page.on("response", (response) => {
    if (["script", "stylesheet"].includes(response.request().resourceType())) files.push(sizeOf(response));
  });
  const { quiet } = watchNetwork(page);
  await page.goto("/auth/login");
  await expect(page.getByRole("heading", { level: 1, name: "Sign in" })).toBeVisible();
  await quiet();
  const sizes = Object.fromEntries(await Promise.all(files));
  const total = Object.values(sizes).reduce((sum, size) => sum + size, 0);
  expect(total, JSON.stringify(sizes, null, 2)).toBeGreaterThan(50 * 1024);
  expect(total, JSON.stringify(sizes, null, 2)).toBeLessThanOrEqual(200 * 1024);
});
