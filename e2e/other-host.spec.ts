import { createReadStream, existsSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { ROOT } from "#server/platform/process/root.ts";
import { startDemoApp } from "./demo.ts";
import { DEMO, expect, test } from "./test.ts";

const TYPES: Record<string, string> = {
  ".js": "text/javascript",
  ".css": "text/css",
  ".html": "text/html",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};

/** A plain static file server: the built files, one page for every path, and its own config.json. */
async function serveFiles(config: () => unknown): Promise<{ server: Server; origin: string }> {
  const folder = join(ROOT, "dist/admin");
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    if (pathname === "/config.json")
      return response.setHeader("content-type", "application/json").end(JSON.stringify(config()));
    const path = join(folder, pathname);
    const file = extname(path) && existsSync(path) ? path : join(folder, "index.html");
    response.setHeader("content-type", TYPES[extname(file)] ?? "application/octet-stream");
    return createReadStream(file).pipe(response);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return { server, origin: `http://localhost:${(server.address() as AddressInfo).port}` };
}

// the app has custom settings
test.use({ baseURL: "" });

test("R9.7 the built admin served as files works against the API its config.json names", async ({ page, context }) => {
  let api_base = "";
  const { server, origin } = await serveFiles(() => ({ api_base }));
  const app = await startDemoApp({ CORS_ORIGINS: origin });
  api_base = app.origin;
  try {
    await page.goto(`${origin}/auth/login`);
    await page.getByRole("textbox", { name: "Email" }).fill(DEMO.admin);
    await page.getByLabel("Password", { exact: true }).fill(DEMO.password);
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await expect(page).toHaveURL(`${origin}/dashboard`);
    await expect(page.getByText("City of Seaview").first()).toBeVisible();
    await page.goto(`${origin}/guide-app/labels`);
    await expect(page.getByText("Mobility").first()).toBeVisible();
    // a cross-origin PUT must pass the preflight
    await page.getByRole("button", { name: /Switch workspace/ }).click();
    await page.getByText("Port of Harbourton").last().click();
    await expect(page).toHaveURL(`${origin}/dashboard`);
    await expect(page.getByRole("button", { name: /Switch workspace/ })).toContainText("Port of Harbourton");
  } finally {
    await context.close(); // stops requests and keep-alive connections before the servers shut down
    server.close();
    await app.stop();
  }
});
