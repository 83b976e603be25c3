import { expect, test } from "./test.ts";

const TITLES = {
  en: "Sign in",
  es: "Iniciar sesión",
  fr: "Se connecter",
  pt: "Entrar",
  tl: "Mag-sign in",
  km: "ចូលប្រើ",
};

for (const [locale] of Object.entries(TITLES))
  test(`R2.40 R2.41 the stored locale cookie ${locale} decides on start, without a prefix in the path`, async ({
    page,
    baseURL,
    context,
  }) => {
    await context.addCookies([{ name: "locale", value: locale, url: baseURL ?? "" }]);
    await page.goto("/auth/login");
    await expect(page).toHaveURL("/auth/login");
    await expect(page.locator("html")).toHaveAttribute("lang", locale === "tl" ? "fil" : locale);
    await expect(page.getByRole("heading", { level: 1 })).not.toBeEmpty();
    if (locale !== "en") await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Sign in");
  });

test("R9.5 the locale cookie lasts 365 days", async ({ page, signIn, context }) => {
  await signIn();
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Your menu" }).click();
  await page.getByRole("menuitemradio", { name: /Español/ }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  const cookie = (await context.cookies()).find(({ name }) => name === "locale");
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(cookie?.value).toBe("es");
  expect(Math.round(days)).toBe(365);
});
