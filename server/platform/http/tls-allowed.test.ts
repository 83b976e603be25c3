import Fastify from "fastify";
import { afterAll, expect, test } from "vitest";
import { sitesApi } from "#contract/sites.ts";
import { startDns } from "#server/testing/dns-server.ts";
import { startTestApp } from "#server/testing/harness.ts";
import { registerTlsAllowed, TLS_ALLOWED_PATH } from "./tls-allowed.ts";

const dns = await startDns({
  "admin.example.org": { A: "192.0.2.7" },
  "guide.seaview.example": { A: "192.0.2.7" },
  "old.seaview.example": { CNAME: "admin.example.org" },
  "new.seaview.example": { A: "192.0.2.7" },
  "elsewhere.seaview.example": { A: "198.51.100.1" },
});
const t = await startTestApp({
  DNS_SERVERS: dns.server,
  APP_HOST: "admin.example.org:8443",
  PREVIEW_HOST: "preview.admin.example.org",
  SHORT_HOST: "go.example.org",
});
const app = Fastify();
registerTlsAllowed(app, t.services);
afterAll(async () => {
  await app.close();
  dns.stop();
});

type Origin = { remoteAddress?: string; headers?: Record<string, string> };

const ask = async (search: string, from: Origin = {}) => {
  const reply = await app.inject({ url: `${TLS_ALLOWED_PATH}?${search}`, ...from });
  return reply.statusCode;
};

async function siteAt(domain: string) {
  const { id } = await t.make.customer();
  await t.database.system.updateTable("sites").set({ domain }).where("customer_id", "=", id).execute();
}

test("a site's domain may have a certificate, in any spelling", async () => {
  await siteAt("guide.seaview.example");
  expect(await ask("domain=guide.seaview.example")).toBe(200);
  expect(await ask("domain=Guide.Seaview.Example")).toBe(200);
});

test("a current or former slug below the administration's host may have a certificate", async () => {
  const { id, slug } = await t.make.customer();
  expect(await ask(`domain=${slug}.admin.example.org`)).toBe(200);
  expect(await ask(`domain=not-${slug}.admin.example.org`)).toBe(404);
  const former = `was-${slug}`;
  await t.database.system.insertInto("former_slugs").values({ slug: former, customer_id: id }).execute();
  expect(await ask(`domain=${former}.admin.example.org`)).toBe(200);
});

test("a former name gets no certificate once it has lapsed", async () => {
  const { id, slug } = await t.make.customer();
  const created_at = new Date(Date.now() - 367 * 86_400_000).toISOString();
  const former = `lapsed-${slug}`;
  await t.database.system.insertInto("former_slugs").values({ slug: former, customer_id: id, created_at }).execute();
  expect(await ask(`domain=${former}.admin.example.org`)).toBe(404);
});

test("so may a domain that a site had before, because it still leads there", async () => {
  const call = await t.as({ role: "manager" });
  const { site } = await call(sitesApi.current, { query: {} });
  for (const domain of ["old.seaview.example", "new.seaview.example"])
    await call(sitesApi.update, { params: { id: site.id }, query: { locale: "en" }, body: { site: { domain } } });
  expect(await ask("domain=old.seaview.example")).toBe(200);
  expect(await ask("domain=new.seaview.example")).toBe(200);
});

test("a site's domain that points elsewhere, or nowhere, gets no certificate", async () => {
  for (const domain of ["elsewhere.seaview.example", "nowhere.seaview.example"]) {
    await siteAt(domain);
    expect(await ask(`domain=${domain}`)).toBe(404);
  }
});

test.each(["admin.example.org", "preview.admin.example.org", "go.example.org"])(
  "%s is one of the product's own hosts",
  async (host) => {
    expect(await ask(`domain=${host}`)).toBe(200);
  },
);

test.each([
  "domain=unknown.example",
  "domain=%00",
  "domain=",
  "",
  "domain=a.example&domain=b.example",
  "domain=..%2F",
  "domain=127.0.0.1",
])("?%s gets no certificate", async (search) => {
  expect(await ask(search)).toBe(404);
});

const known = "domain=admin.example.org";

test.each([
  "127.0.0.1",
  "::1",
  "10.1.2.3",
  "172.18.0.4",
  "192.168.1.9",
  "::ffff:172.18.0.4",
  "fd00::4",
  "fe80::1%eth0",
])("accepts requests from %s", async (remoteAddress) => {
  expect(await ask(known, { remoteAddress })).toBe(200);
});

test.each(["203.0.113.9", "172.32.0.1", "::ffff:203.0.113.9", "2001:db8::1"])(
  "refuses requests from %s",
  async (remoteAddress) => {
    expect(await ask(known, { remoteAddress })).toBe(404);
  },
);

test("a request that the proxy forwards is refused, whatever address it claims", async () => {
  expect(await ask(known, { headers: { "x-forwarded-for": "127.0.0.1" } })).toBe(404);
  expect(await ask(known, { headers: { forwarded: "for=127.0.0.1" } })).toBe(404);
});
