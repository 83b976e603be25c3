import { expect, test } from "./test.ts";

test("R2.40 R2.41 R9.5 a language chosen in the menu is kept in a cookie for 365 days, and decides on start", async ({
  page,
  signIn,
  context,
}) => {
  await signIn();
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Your menu" }).click();
  await page.getByRole("menuitemradio", { name: /Español/ }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  const cookie = (await context.cookies()).find(({ name }) => name === "locale");
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(cookie?.value).toBe("es");
  expect(Math.round(days)).toBe(365);
  // without an account, whose language is loaded too
  await page.evaluate(() => localStorage.removeItem("auth_token"));
  await page.goto("/auth/login");
  await expect(page).toHaveURL("/auth/login");
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  await expect(page.getByRole("heading", { level: 1, name: "Iniciar sesión" })).toBeVisible();
});
