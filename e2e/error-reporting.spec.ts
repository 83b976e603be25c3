import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { gunzipSync } from "node:zlib";
import { startDemoApp } from "./demo.ts";
import { DEMO, expect, test } from "./test.ts";

type Item = { type: string; payload: Record<string, unknown> };

/** A fake Sentry server that parses real envelopes: a header line, then pairs of item header and payload. */
async function startIntake() {
  const items: Item[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const raw = Buffer.concat(chunks);
      const lines = (raw[0] === 0x1f ? gunzipSync(raw) : raw).toString("utf8").split("\n");
      for (let at = 1; at + 1 < lines.length; at += 2) {
        try {
          items.push({
            type: (JSON.parse(lines[at] ?? "") as Item).type,
            payload: JSON.parse(lines[at + 1] ?? "") as Item["payload"],
          });
        } catch {
          // replay recordings are binary and may span lines; not needed here
        }
      }
      response.writeHead(200, { "access-control-allow-origin": "*", "access-control-allow-headers": "*" }).end("{}");
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return { items, port: (server.address() as AddressInfo).port, close: () => server.close() };
}

test.use({ expectedErrors: /planted/ });

test("R9.8 with a DSN an unhandled error reaches Sentry, with the environment's name", async ({ page, context }) => {
  const intake = await startIntake();
  const app = await startDemoApp({
    SENTRY_DSN: `http://key@127.0.0.1:${intake.port}/1`,
    SENTRY_ENVIRONMENT: "e2e",
  });
  try {
    await page.goto(`${app.origin}/auth/login`);
    await expect(page.getByRole("button", { name: "Sign in", exact: true })).toBeVisible();
    await page.waitForFunction(() => "__SENTRY__" in window);
    await page.evaluate(() =>
      setTimeout(() => {
        throw new Error("planted by the test");
      }),
    );
    await expect
      .poll(() => intake.items.filter(({ type }) => type === "event").map(({ payload }) => payload["environment"]), {
        timeout: 15_000,
      })
      .toEqual(["e2e"]);
    const event = intake.items.find(({ type }) => type === "event");
    expect(JSON.stringify(event)).toContain("planted by the test");
  } finally {
    await context.close(); // stops requests and keep-alive connections before the app shuts down
    intake.close();
    await app.stop();
  }
});

test("R9.8 without a DSN the Sentry SDK is not loaded", async ({ page, signIn }) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  await signIn(DEMO.admin);
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
  expect(await page.evaluate(() => "__SENTRY__" in window)).toBe(false);
  expect(scripts.filter((url) => /sentry/i.test(url))).toEqual([]);
});
