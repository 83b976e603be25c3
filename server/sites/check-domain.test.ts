import { createSocket } from "node:dgram";
import { once } from "node:events";
import { afterAll, expect, test } from "vitest";
import { sitesApi } from "#contract/sites.ts";
import { startDns } from "#server/testing/dns-server.ts";
import { startTestApp } from "#server/testing/harness.ts";

const dns = await startDns({
  "guide.example.org": { A: "192.0.2.7" },
  "alias.example.net": { CNAME: "guide.example.org", A: "192.0.2.7" },
  "same.example.net": { A: "192.0.2.7" },
  "other.example.net": { A: "198.51.100.1" },
  "strict.example.com": { CAA: ["issue digicert.com; account=1", "iodef mailto:dns@example.com"] },
  "open.strict.example.com": { CAA: ["issue ;", "issue letsencrypt.org; validationmethods=http-01"] },
  "shut.strict.example.com": { CAA: "issue ;" },
  "telling.strict.example.com": { CAA: "iodef mailto:dns@example.com" },
});
const t = await startTestApp({ APP_HOST: "guide.example.org", DNS_SERVERS: dns.server });
const silent = createSocket("udp4").bind(0, "127.0.0.1");
await once(silent, "listening");
const unheard = await startTestApp({
  APP_HOST: "guide.example.org",
  DNS_SERVERS: `127.0.0.1:${silent.address().port}`,
});
const local = await startTestApp({ DNS_SERVERS: dns.server });
afterAll(() => {
  dns.stop();
  silent.close();
});

const check = async (domain: string, call = t.as()) =>
  (await (await call)(sitesApi.domain, { query: { domain } })).check;

test.each([
  ["alias.example.net", "connected"],
  ["same.example.net", "connected"],
  ["other.example.net", "elsewhere"],
  ["empty.example.net", "waiting"],
])("checks the DNS of %s: %s", async (domain, state) => {
  const { records, ...found } = await check(domain);
  expect(found).toMatchObject({ domain, state, is_taken: false });
  expect(records.map(({ type, expected }) => [type, expected])).toEqual([
    ["CNAME", "guide.example.org"],
    ["A", "192.0.2.7"],
  ]);
  expect(records.some(({ is_right }) => is_right)).toBe(state === "connected");
});

test.each([
  ["guide.strict.example.com", "strict.example.com", ["digicert.com"], false],
  ["guide.open.strict.example.com", "open.strict.example.com", [";", "letsencrypt.org"], true],
  ["shut.strict.example.com", "shut.strict.example.com", [";"], false],
])("the CAA record for %s comes from %s", async (domain, name, found, is_right) => {
  const { records } = await check(domain);
  expect(records.at(-1)).toEqual({ type: "CAA", name, expected: "letsencrypt.org", found, is_right });
});

test("a CAA record without an issuer, or none at all, allows every authority", async () => {
  for (const domain of ["telling.strict.example.com", "same.example.net"])
    expect((await check(domain)).records.some(({ type }) => type === "CAA")).toBe(false);
});

test("an unreachable name server is not the same as a domain without records", async () => {
  const call = await unheard.as();
  const answer = await call(sitesApi.domain, { query: { domain: "same.example.net" } });
  expect(answer.check.state).toBe("unanswered");
});

test("another customer's domain is taken, one's own is not", async () => {
  const [mine, other] = [await t.as({ role: "manager" }), await t.as()];
  const { site } = await mine(sitesApi.current, { query: {} });
  await mine(sitesApi.update, { params: { id: site.id }, query: {}, body: { site: { domain: "same.example.net" } } });
  expect((await check("same.example.net", Promise.resolve(other))).is_taken).toBe(true);
  expect((await check("same.example.net", Promise.resolve(mine))).is_taken).toBe(false);
});

test("a local installation cannot check domains", async () => {
  const call = await local.as();
  const { check: found } = await call(sitesApi.domain, { query: { domain: "same.example.net" } });
  expect(found.state).toBe("local");
});

test("limits a customer's checks, and shares concurrent ones for the same domain", async () => {
  const call = t.as();
  const same = await Promise.all(Array.from({ length: 60 }, () => check("same.example.net", call)));
  expect(new Set(same.map(({ checked_at }) => checked_at)).size).toBe(1);
  const many = await Promise.allSettled(Array.from({ length: 60 }, (_, at) => check(`n${at}.example.net`, call)));
  const refused = many.filter(({ status }) => status === "rejected");
  expect(refused.length).toBe(31);
  expect(refused[0]).toMatchObject({ reason: { status: 429, body: { code: "too_many_requests" } } });
  expect((await check("same.example.net")).state).toBe("connected");
});
