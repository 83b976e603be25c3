import Fastify from "fastify";
import { expect, test } from "vitest";
import { readConfig } from "#server/platform/config.ts";
import { trustProxy } from "./trusted-proxies.ts";

/** The client address that Fastify derives. */
async function seenAs(value: string, { from, forwarded }: { from: string; forwarded: string }) {
  const app = Fastify({ trustProxy: trustProxy(readConfig({ TRUST_PROXY: value }).TRUST_PROXY) });
  app.get("/", (request) => ({ ip: request.ip }));
  const reply = await app.inject({ url: "/", remoteAddress: from, headers: { "x-forwarded-for": forwarded } });
  await app.close();
  return reply.json<{ ip: string }>().ip;
}

test.each([
  ["false", "203.0.113.9", "172.18.0.3"],
  ["0", "203.0.113.9", "172.18.0.3"],
  ["1", "203.0.113.9", "203.0.113.9"],
  ["1", "9.9.9.9, 203.0.113.9", "203.0.113.9"],
  ["2", "9.9.9.9, 203.0.113.9, 10.0.0.7", "203.0.113.9"],
  ["172.16.0.0/12", "9.9.9.9, 203.0.113.9", "203.0.113.9"],
  ["172.18.0.3, 10.0.0.7", "9.9.9.9, 203.0.113.9, 10.0.0.7", "203.0.113.9"],
  ["uniquelocal", "203.0.113.9", "203.0.113.9"],
  ["192.168.1.1", "203.0.113.9", "172.18.0.3"],
])("TRUST_PROXY=%s resolves a request forwarded for %s to %s", async (value, forwarded, expected) => {
  expect(await seenAs(value, { from: "172.18.0.3", forwarded })).toBe(expected);
});

test.each(["true", "TRUE", "on"])(
  "TRUST_PROXY=%s, which trusts any caller, stops the start and suggests alternatives",
  (value) => {
    expect(() => readConfig({ TRUST_PROXY: value })).toThrow(
      /^TRUST_PROXY is invalid: true would trust every caller\. Set how many/,
    );
  },
);

test.each(["yes", "-1", "10.0.0.0/33", "10.0.0.0/8/8", "proxy.example.org", "10.0.0.1, true"])(
  "TRUST_PROXY=%s stops the start",
  (value) => {
    expect(() => readConfig({ TRUST_PROXY: value })).toThrow(/^TRUST_PROXY is invalid: a number of proxies/);
  },
);
