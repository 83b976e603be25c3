import Fastify from "fastify";
import { type IncomingHttpHeaders, request as ask } from "node:http";
import { buffer } from "node:stream/consumers";
import { expect, test, vi } from "vitest";
import type { Config } from "#server/platform/config.ts";
import { shortCodesApi } from "#contract/short-codes.ts";
import { sitesApi } from "#contract/sites.ts";
import { guideWorld } from "#server/testing/guide-world.ts";
import { startTestApp } from "#server/testing/harness.ts";
import type { GuideRequest } from "./guide-response.ts";
import { openFrontDoor } from "./open-front-door.ts";

type Heard = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly body: string };

/** Over a real connection, with any host and method. */
const visit = (base: string, path: string, headers: Record<string, string> = {}, method = "GET") =>
  new Promise<Heard>((resolve, reject) => {
    const { hostname, port } = new URL(base);
    ask({ hostname, port, path, method, headers, agent: false }, (response) => {
      const read = async () => {
        const body = (await buffer(response)).toString("latin1");
        return { status: response.statusCode ?? 0, headers: response.headers, body };
      };
      read().then(resolve, reject);
    })
      .on("error", reject)
      .end();
  });

async function openDoor(TRUST_PROXY: Config["TRUST_PROXY"]) {
  const app = Fastify();
  app.get("/*", (request) => `slow ${request.method}`);
  const asked: GuideRequest[] = [];
  const noted: number[] = [];
  openFrontDoor(app, { TRUST_PROXY } as Config, {
    findReady: ({ method, url, host, ip, headers }) => {
      asked.push({ method, url, host, ip, headers });
      if (url === "/broken") throw new Error("Broken");
      if (url === "/unsendable") return { status: 302, headers: { location: "/ព" } };
      return url.startsWith("/ready") ? { status: 200, headers: { "x-by": "door" }, body: "ជួប" } : undefined;
    },
    note: ({ status }) => noted.push(status),
  });
  const base = await app.listen({ port: 0, host: "127.0.0.1" });
  return { app, base, asked, noted };
}

test("the front door sends only cached pages for plain GET requests", async () => {
  const { app, base, noted } = await openDoor(false);
  const ready = await visit(base, "/ready");
  expect(ready).toMatchObject({ status: 200, headers: { "x-by": "door", "content-length": "9" } });
  expect(Buffer.from(ready.body, "latin1").toString()).toBe("ជួប");
  expect(noted).toEqual([200]);
  for (const [path, method] of [
    ["/other", "GET"],
    ["/broken", "GET"],
    ["/unsendable", "GET"],
    ["/ready%20", "GET"],
    ["/ready", "HEAD"],
  ] as const)
    expect(await visit(base, path, {}, method)).toMatchObject({
      status: 200,
      body: method === "GET" ? "slow GET" : "",
    });
  expect(noted).toEqual([200]);
  await app.close();
});

test("trusts a proxy's headers for client and host only if it is configured", async () => {
  const told = {
    host: "inside.example",
    "x-forwarded-host": "guide.example",
    "x-forwarded-for": "203.0.113.9, 10.0.0.2",
  };
  const seen = async (TRUST_PROXY: Config["TRUST_PROXY"]) => {
    const { app, base, asked } = await openDoor(TRUST_PROXY);
    await visit(base, "/ready", told);
    await app.close();
    return asked.map(({ host, ip }) => [host, ip]);
  };
  expect(await seen(false)).toEqual([["inside.example", "127.0.0.1"]]);
  expect(await seen(1)).toEqual([["guide.example", "10.0.0.2"]]);
  expect(await seen(["loopback", "10.0.0.0/8"])).toEqual([["guide.example", "203.0.113.9"]]);
  expect(await seen(["192.0.2.1"])).toEqual([["inside.example", "127.0.0.1"]]);
});

/** A response's headers without those of the connection. */
const wordsOf = (headers: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => !["connection", "date", "keep-alive"].includes(name))
      .map(([name, value]) => [name, String(value)]),
  );

const server = await startTestApp({ TRUST_PROXY: "1" });

const LONG = { timeout: 10_000 };

test("the front door sends the same as the normal path", async () => {
  const { host, call, pages, site } = await guideWorld(server);
  const domain = "guide.door.example";
  await call(sitesApi.update, { params: { id: site.id }, query: {}, body: { site: { domain } } });
  const target = { type: "page", page_id: pages.device.id } as const;
  const { short_code } = await call(shortCodesApi.create, { body: { short_code: { target } } });
  const base = await server.app.listen({ port: 0, host: "127.0.0.1" });
  const { short_host } = server.services.config;
  const first = await visit(base, "/", { host });
  const etag = String(first.headers.etag);
  const visits: readonly [path: string, headers: Record<string, string>][] = [
    ["/", { host }],
    ["/", { host, "accept-encoding": "gzip, br" }],
    ["/", { host, "accept-encoding": "gzip" }],
    ["/", { host, "accept-encoding": "br", "if-none-match": etag }],
    ["/?lang=km", { host, "accept-encoding": "br" }],
    ["/", { host: domain, "x-forwarded-proto": "https", "accept-encoding": "br" }],
    ["/", { host: domain, "x-forwarded-proto": "http" }],
    ["/map", { host, "accept-encoding": "br" }],
    ["/sitemap.xml", { host, "accept-encoding": "br" }],
    ["/no-such-page", { host, "accept-encoding": "br" }],
    [`/${short_code.code}`, { host: short_host }],
    ["/unknown-code", { host: short_host }],
  ];
  for (const [path, headers] of visits) {
    await visit(base, path, headers);
    // a second read triggers better compression a moment later
    await vi.waitFor(async () => {
      const again = await visit(base, path, headers);
      const slow = await server.app.inject({ method: "GET", url: path, headers });
      expect([again.status, wordsOf(again.headers)], path).toEqual([slow.statusCode, wordsOf(slow.headers)]);
      expect(again.body === slow.rawPayload.toString("latin1"), path).toBe(true);
    }, LONG);
  }
});
