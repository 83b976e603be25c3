import { readFile } from "node:fs/promises";
import { DEMO, expect, test } from "./test.ts";

test("R7.10 an administrator downloads both feedback files from the dashboard", async ({ page, signIn }) => {
  await signIn(DEMO.admin);
  await page.goto("/dashboard");
  for (const [name, file, lines] of [
    ["Download responses (CSV)", /^feedback-.*\.csv$/, 2],
    ["Download responses of all workspaces (CSV)", /^feedback-.*all-.*\.csv$/, 601],
  ] as const) {
    const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name }).click()]);
    expect(download.suggestedFilename()).toMatch(file);
    const text = await readFile(await download.path(), "utf8");
    expect(text.startsWith("\uFEFFid,")).toBe(true);
    expect(text.split("\r\n").length).toBeGreaterThan(lines);
  }
});
