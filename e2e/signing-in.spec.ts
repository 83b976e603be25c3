import { createHash } from "node:crypto";
import type { Page } from "@playwright/test";
import { DEMO, expect, onDemo, test } from "./test.ts";

/** Of this page's session: the same user's other sessions belong to other tests. */
async function tokenHash(page: Page) {
  const kept = await page.evaluate(() => localStorage.getItem("auth_token"));
  const { token } = JSON.parse(kept ?? "{}") as { token: string };
  return createHash("sha256").update(token).digest();
}

async function fillLogin(page: Page, password: string, email = DEMO.staff) {
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
}

test("R6.4 R6.6 a signed-out user is sent to sign in, then back to the requested page", async ({ page }) => {
  await page.goto("/guide-app/labels?q=water");
  await expect(page).toHaveURL("/auth/login");
  await fillLogin(page, DEMO.password);
  await expect(page).toHaveURL("/guide-app/labels?q=water");
  await expect(page.getByRole("heading", { level: 1, name: "Labels" })).toBeVisible();
});

test("R6.6 R9.1 without a remembered address sign-in opens the dashboard, with the token in local storage", async ({
  page,
}) => {
  await page.goto("/auth/login");
  await fillLogin(page, DEMO.password);
  await expect(page).toHaveURL("/dashboard");
  const token = await page.evaluate(() => localStorage.getItem("auth_token"));
  expect(JSON.parse(token ?? "{}")).toEqual({ token: expect.any(String), expiration: expect.any(String) });
});

test.describe("a refused sign-in", () => {
  test.use({ expectedErrors: /status of 401|status of 500/ });

  test("R5.1 a wrong password says so and keeps the address", async ({ page }) => {
    await page.goto("/auth/login");
    await fillLogin(page, "not the password at all");
    await expect(page.getByText("Invalid email or password").first()).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue(DEMO.staff);
  });

  test("R5.1 any other failure says that an error occurred", async ({ page }) => {
    await page.route("**/api/login", (route) =>
      route.fulfill({ status: 500, json: { code: "internal", message: "no" } }),
    );
    await page.goto("/auth/login");
    await fillLogin(page, DEMO.password);
    await expect(page.getByText("An error occurred").first()).toBeVisible();
  });
});

test("R4.2 R6.4 R9.1 ignores an expired token", async ({ page }) => {
  const expired = { token: "x".repeat(43), expiration: new Date(Date.now() - 1000).toISOString() };
  await page.addInitScript(([value]) => localStorage.setItem("auth_token", value ?? ""), [JSON.stringify(expired)]);
  await page.goto("/dashboard");
  await expect(page).toHaveURL("/auth/login");
});

test("R6.5 a signed-in user on an /auth path goes to the dashboard", async ({ page, signIn }) => {
  await signIn();
  await page.goto("/auth/login");
  await expect(page).toHaveURL("/dashboard");
});

test.describe("a session that ends elsewhere", () => {
  test.use({ expectedErrors: /status of 401/ });

  test("R8.1 a 401 during work signs out, and signing in returns to the page", async ({ page, signIn }) => {
    await signIn(DEMO.staff);
    await page.goto("/guide-app/labels");
    await expect(page.getByRole("heading", { level: 1, name: "Labels" })).toBeVisible();
    await onDemo("delete from auth_tokens where token_hash = $1", [await tokenHash(page)]);
    await page.getByRole("link", { name: "Devices" }).first().click();
    await expect(page).toHaveURL("/auth/login");
    expect(await page.evaluate(() => localStorage.getItem("auth_token"))).toBeNull();
  });
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

test.describe("a server that cannot sign out", () => {
  test.use({ expectedErrors: /status of 500/ });

  test("R7.3 R8.3 a failing logout is ignored", async ({ page, signIn }) => {
    await page.route("**/api/logout", (route) => route.fulfill({ status: 500, json: {} }));
    await signIn();
    await page.goto("/dashboard");
    await page.goto("/auth/logout");
    await expect(page).toHaveURL("/auth/login");
    expect(await page.evaluate(() => localStorage.getItem("auth_token"))).toBeNull();
  });
});
