import type { Page } from "@playwright/test";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { paths } from "#admin/paths.ts";
import { ROOT } from "#server/platform/process/root.ts";
import { demoPath, expect, test } from "./test.ts";

const directives = (policy: string) =>
  Object.fromEntries(
    policy.split(";").map((part) => {
      const [name = "", ...sources] = part.trim().split(/\s+/);
      return [name, sources];
    }),
  );

test("the built page has the header's policy, except for config.json hosts and header-only directives", async ({
  request,
}) => {
  const html = await readFile(join(ROOT, "dist/admin/index.html"), "utf8");
  const meta = directives(/http-equiv="Content-Security-Policy"\s+content="([^"]+)"/.exec(html)?.[1] ?? "");
  const header = directives((await request.get("/")).headers()["content-security-policy"] ?? "");
  const { "frame-ancestors": framing, ...rest } = header;
  expect(framing).toEqual(["'none'"]);
  const anyHost = (name: string) => ({ [name]: [...(header[name] ?? []), "http:", "https:"] });
  expect(meta).toEqual({ ...rest, ...anyHost("img-src"), ...anyHost("connect-src") });
  expect(header["connect-src"]).toEqual(["'self'"]);
});

async function paste(page: Page, html: string) {
  const editor = page.locator("[contenteditable=true]").first();
  await editor.click();
  await editor.press("ControlOrMeta+a");
  await editor.evaluate((element, markup) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/html", markup);
    element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, html);
  return editor;
}

test("after drawing a map, pasting into the editor works, and no string becomes HTML", async ({ page, signIn }) => {
  await signIn();
  await page.goto(await demoPath("/inventory/devices/{device}/locations"));
  await expect(page.locator(".map-pin, .map-group").first()).toBeVisible();
  await expect(page.locator(".leaflet-control-scale-line")).toHaveText(/^\d+ k?m$/);
  await page.getByRole("link", { name: "Settings" }).first().click();
  const editor = await paste(page, '<p>Read <b>all</b> of <a href="javascript:pwned=1">it</a></p>');
  await expect(editor).toHaveText("Read all of it");
  await expect(editor.locator("strong")).toHaveText("all");
  await expect(editor.locator("a[href^=javascript]")).toHaveCount(0);
  const refused = await page.evaluate(() => {
    try {
      document.createElement("div").innerHTML = "<b>markup</b>";
      return "nothing";
    } catch (error) {
      return (error as Error).name;
    }
  });
  expect(refused).toBe("TypeError");
});

test.describe("a host not in the policy", () => {
  test.use({
    expectedErrors:
      /refused by the policy: (connect|img)-src|violates the (document's|following) Content Security Policy/,
  });

  test("is not contacted, even if another server sends no policy", async ({ page, baseURL }) => {
    await page.route("**/*", async (route) => {
      if (route.request().resourceType() !== "document") return route.fallback();
      const reply = await route.fetch();
      const { "content-security-policy": _, ...headers } = reply.headers();
      return route.fulfill({ response: reply, headers });
    });
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).origin));
    await page.goto(paths.login());
    await expect(page.getByRole("button", { name: "Sign in", exact: true })).toBeVisible();
    const answer = await page.evaluate(() =>
      fetch("http://127.0.0.1:9/stolen").then(
        () => "answered",
        () => "refused",
      ),
    );
    expect(answer).toBe("refused");
    expect([...new Set(asked)]).toEqual([baseURL]);
  });
});
