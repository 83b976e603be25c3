import sharp from "sharp";
import { DEMO, expect, onDemo, test } from "./test.ts";

test("R3.4 R7.14 a logo uploaded in the settings is stored, shown and served permanently", async ({ page, signIn }) => {
  await signIn(DEMO.staff);
  await page.goto("/guide-app/settings/site-wide");
  const bytes = await sharp({ create: { width: 400, height: 200, channels: 3, background: "#15803d" } })
    .png()
    .toBuffer();
  const reply = page.waitForResponse(
    (response) => response.request().method() === "PUT" && response.url().includes("/api/v1/sites/"),
  );
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: "logo.png", mimeType: "image/png", buffer: bytes });
  const { site } = (await (await reply).json()) as { site: Record<string, string> };
  const key = site["logo_key"] ?? site["favicon_key"] ?? site["hero_key"] ?? "";
  expect(key).toMatch(/^[\w]+\.png$/);
  const image = await page.request.get(`/media/${key}`);
  expect(image.headers()["cache-control"]).toContain("immutable");
  expect(image.headers()["content-type"]).toBe("image/png");
});

test.describe("a server that refuses", () => {
  test.use({ expectedErrors: /status of 415|status of 400/ });

  test("R7.14 a file that is not an image is rejected with a message, and the old one stays", async ({
    page,
    signIn,
  }) => {
    const logo = () => onDemo("select responsable_org_logo_key as key from sites where slug = 'seaview'");
    const before = await logo();
    await signIn(DEMO.staff);
    await page.goto("/guide-app/settings/responsable-org");
    const buffer = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    await page.locator('input[type="file"]').first().setInputFiles({ name: "logo.png", mimeType: "image/png", buffer });
    await expect(page.getByText(/JPEG|PNG|WebP/).first()).toBeVisible();
    expect(await logo()).toEqual(before);
  });
});

test("R4.4 R7.12 R7.13 the site's name is changed in one language only", async ({ page, signIn }) => {
  await signIn(DEMO.staff);
  await page.goto("/guide-app/settings/site-wide");
  const field = page.getByRole("textbox", { name: /^Tagline/ });
  const before = await field.inputValue();
  expect(before).not.toBe("");
  const reloaded = page.waitForRequest((request) => /sites\/current\?locale=es/.test(request.url()));
  await page.getByRole("button", { name: /Content language/ }).click();
  await page
    .getByRole("option", { name: /Spanish/ })
    .or(page.getByRole("menuitemradio", { name: /Spanish/ }))
    .first()
    .click();
  await reloaded;
  await expect(field).not.toHaveValue(before);
  await field.fill("Lo que miden, y por qué");
  const saved = page.waitForResponse(
    (response) => response.request().method() === "PUT" && response.url().includes("/api/v1/sites/"),
  );
  await page.getByRole("button", { name: /^Save/ }).click();
  expect((await saved).status()).toBe(200);
  await page.reload();
  await expect(field).toHaveValue("Lo que miden, y por qué");
  const [row] = await onDemo<{ tagline: Record<string, string> }>("select tagline from sites where slug = 'seaview'");
  expect(row?.tagline).toMatchObject({ en: before, es: "Lo que miden, y por qué" });
});
