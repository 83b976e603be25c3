import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expectAccessible } from "./accessible.ts";
import { DEMO, expect, test } from "./test.ts";

// the session that was planted has no proof yet
test.use({ expectedErrors: /status of 403/ });

const run = promisify(execFile);

/** The status and the beginning of the answer, as a terminal shows them. */
async function curl(secret: string, url: string) {
  const { stdout } = await run("curl", ["-sS", "-w", "\n%{http_code}", "-H", `Authorization: Bearer ${secret}`, url]);
  const at = stdout.lastIndexOf("\n");
  return { status: Number(stdout.slice(at + 1)), body: stdout.slice(0, at) };
}

test("make a token, use it with curl for what it may, and end it", async ({ page, signIn, baseURL }) => {
  await signIn();
  await page.goto("/api-tokens");
  await page.getByRole("button", { name: "New token" }).first().click();
  const form = page.getByRole("dialog", { name: "New token" });
  await form.getByRole("textbox", { name: "Name" }).fill("Open data portal");
  await form.getByRole("radiogroup", { name: "Devices and locations" }).getByText("Read", { exact: true }).click();
  await form.getByRole("button", { name: "Create token" }).click();
  const confirm = page.getByRole("dialog", { name: "Enter your current password" });
  await confirm.getByLabel("Current password", { exact: true }).fill(DEMO.password);
  await confirm.getByRole("button", { name: "Continue" }).click();
  const fresh = page.getByRole("alertdialog", { name: "Copy your new token" });
  const secret = await fresh.getByRole("textbox", { name: "Token for Open data portal" }).inputValue();
  await fresh.getByRole("button", { name: "Done" }).click();

  // the reference, with the token: search, try a call, and no request leaves this origin
  const docs = await page.context().newPage();
  const violations: string[] = [];
  docs.on("console", (message) => {
    if (message.type() === "error") violations.push(message.text());
  });
  const foreign: string[] = [];
  docs.on("request", (request) => {
    if (!request.url().startsWith(`${baseURL}/`)) foreign.push(request.url());
  });
  await docs.goto("/api/docs");
  await docs.keyboard.press("/");
  await docs.getByRole("searchbox", { name: /Find an endpoint/ }).fill("list the devices of the current customer");
  const menu = docs.getByRole("navigation", { name: "Endpoints" });
  await expect(menu.getByRole("link", { name: /^List the labels of the current customer/ })).toBeHidden();
  const list = docs.locator("#devices_list");
  await expect(list).toBeVisible();
  await docs.getByLabel(/Token for/).fill(secret);
  const trial = list.locator("form.try");
  await trial.evaluate((form) => form.closest("details")?.setAttribute("open", ""));
  await trial.getByRole("textbox", { name: "Address" }).fill("/api/v1/inventory/devices?per_page=1");
  await trial.getByRole("button", { name: "Send request" }).click();
  await expect(trial.locator("output")).toContainText(/^200 · [\s\S]*"total_count"/);
  await docs.getByRole("searchbox", { name: /Find an endpoint/ }).fill("nothing-like-it");
  await expect(docs.getByText("No endpoint matches.")).toBeVisible();
  await docs.getByRole("searchbox", { name: /Find an endpoint/ }).fill("labels");
  await expectAccessible(docs);
  await docs.setViewportSize({ width: 320, height: 700 });
  expect(await docs.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  expect({ violations, foreign }).toEqual({ violations: [], foreign: [] });
  await docs.close();

  const devices = `${baseURL}/api/v1/inventory/devices?per_page=1`;
  const read = await curl(secret, devices);
  expect(read.status).toBe(200);
  expect(JSON.parse(read.body)).toMatchObject({ devices: [{}], meta: {} });
  expect((await curl(secret, `${baseURL}/api/v1/inventory/algorithms`)).status).toBe(403);
  await page.getByRole("button", { name: "Actions for Open data portal" }).click();
  await page.getByRole("menuitem", { name: "End token" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "End token" }).click();
  await expect(page.getByText("Open data portal ended")).toBeVisible();
  expect((await curl(secret, devices)).status).toBe(401);
});
