import type { Page } from "@playwright/test";
import { DEMO, expect, test } from "./test.ts";

async function fillLogin(page: Page, password: string) {
  await page.getByRole("textbox", { name: "Email" }).fill(DEMO.staff);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}

test("R6.4 R6.6 R9.1 a signed-out user is sent to sign in, then back to the requested page, with the token in local storage", async ({
  page,
}) => {
  await page.goto("/guide-app/labels?q=water");
  await expect(page).toHaveURL("/auth/login");
  await fillLogin(page, DEMO.password);
  await expect(page).toHaveURL("/guide-app/labels?q=water");
  await expect(page.getByRole("heading", { level: 1, name: "Labels" })).toBeVisible();
  const token = await page.evaluate(() => localStorage.getItem("auth_token"));
  expect(JSON.parse(token ?? "{}")).toEqual({ token: expect.any(String), expiration: expect.any(String) });
});

test("R2.12 R7.3 /logout ends the session and opens sign-in, in the other tab too", async ({ page, context }) => {
  await page.goto("/auth/login");
  await fillLogin(page, DEMO.password);
  await expect(page).toHaveURL("/dashboard");
  const second = await context.newPage();
  await second.goto("/dashboard");
  await expect(second.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
  await page.goto("/logout");
  await expect(page).toHaveURL("/auth/login");
  await expect(second).toHaveURL("/auth/login");
});
