import { createServer } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import { afterAll, expect, test } from "vitest";
import { dashboardApi } from "#contract/dashboard.ts";
import { outsideLinksApi } from "#contract/outside-links.ts";
import { pagesApi } from "#contract/pages.ts";
import { publicationsApi } from "#contract/publications.ts";
import { readConfig } from "#server/platform/config.ts";
import { createOutbound } from "#server/platform/outbound/outbound.ts";
import { startDns } from "#server/testing/dns-server.ts";
import { guideWorld } from "#server/testing/guide-world.ts";
import { startTestApp } from "#server/testing/harness.ts";
import { checkLinks, followDue } from "./check-links.ts";
import { followLink } from "./follow-link.ts";
import { linksIn } from "./links-in.ts";
import { readLinks } from "./read-links.ts";

const t = await startTestApp();

/** A site elsewhere: `/404` answers 404, `/to/200` redirects to `/200`. Remembers what it was asked. */
const asked: string[] = [];
const site = createServer((request, response) => {
  const [, first = "", second = ""] = (request.url ?? "/").split("/");
  asked.push(`${request.method} ${request.url}`);
  if (first === "to") return response.writeHead(302, { location: `/${second}` }).end();
  if (first === "round") return response.writeHead(302, { location: "/round" }).end();
  if (first === "inside") return response.writeHead(302, { location: "http://169.254.169.254/latest" }).end();
  if (first === "head") return response.writeHead(request.method === "HEAD" ? 404 : 200).end("fine");
  if (first === "silent") return undefined;
  return response.writeHead(Number(first)).end("x".repeat(5000));
});
site.listen(0, "127.0.0.1");
await once(site, "listening");
afterAll(() => site.close().closeAllConnections());
const host = `site.test:${(site.address() as AddressInfo).port}`;
const names = await startDns({ "site.test": { A: "127.0.0.1" } });
afterAll(() => names.stop());
const outbound = createOutbound({ dns_servers: [names.server], outbound_hosts: [host] });
const needs = { config: t.services.config, database: t.database, outbound };
const at = (path: string) => `http://${host}/${path}`;

test("finds links in fields and texts, each once, and nothing that is no address", () => {
  const snapshot = {
    content: { body: { en: `See [this](${at("200")}) and [that](https://b.example/x?y=1#z), <https://no.example>` } },
    subject: { website: "https://a.example", contact: { url: "https://b.example/x?y=1#z", email: "a@a.example" } },
    odd: [
      "https://",
      "https://nowhere",
      "ftp://a.example",
      `https://a.example/${"x".repeat(1000)}`,
      "[a](javascript:1)",
    ],
  };
  expect(linksIn(snapshot)).toEqual([at("200"), "https://b.example/x?y=1#z", "https://a.example"]);
});

test.each([
  ["200", "works", "200"],
  ["head", "works", "200"],
  ["to/204", "works", "204"],
  ["404", "broken", "404"],
  ["410", "broken", "410"],
  ["to/404", "broken", "404"],
  ["round", "broken", "too_many_redirects"],
  ["403", "not_checked", "403"],
  ["429", "not_checked", "429"],
  ["500", "not_checked", "500"],
  ["inside", "not_checked", "address_not_allowed"],
])("/%s %s: %s", async (path, state, answer) => {
  expect(await followLink(outbound, at(path))).toEqual({ state, answer });
});

test("a name that does not exist is broken; a name server that is away proves nothing", async () => {
  expect(await followLink(outbound, "https://gone.test/")).toEqual({ state: "broken", answer: "name_not_found" });
  const cutOff = createOutbound({ dns_servers: ["127.0.0.1:9"], outbound_hosts: [] });
  expect(await followLink(cutOff, "https://gone.test/")).toEqual({ state: "not_checked", answer: "connection_failed" });
  expect(await followLink(outbound, "http://169.254.169.254/")).toMatchObject({ answer: "address_not_allowed" });
});

async function publishWith(call: Awaited<ReturnType<typeof guideWorld>>["call"], id: string, text: string) {
  const { page } = await call(pagesApi.read, { params: { id } });
  const content = { ...page.content, body: { en: text } };
  await call(pagesApi.update, { params: { id }, body: { page: { content, lock_version: page.lock_version } } });
  await call(publicationsApi.publish, { params: { id }, body: {} });
}

const read = (customer_id: string) => readLinks(t.database, customer_id, t.services.config.app_host);

test("links of the site's settings and of adopted reports are followed too", async () => {
  const { call, customer_id } = await guideWorld(t);
  const { system: db } = t.database;
  const urls = { en: at("200/privacy") };
  await db
    .updateTable("sites")
    .set({ privacy_url: JSON.stringify(urls), about: JSON.stringify({ en: `[More](${at("200/about")})` }) })
    .where("customer_id", "=", customer_id)
    .execute();
  const report_id = uuidv7();
  const adopted = {
    content: { title: "Report 2026", legal_basis_url: at("404/law"), introduction: at("404/draft") },
    records: [{ council_decisions: [{ url: at("404/decision") }], decisions_in_force: [] }],
  };
  const [adopted_at, first_adopted_at] = ["2026-11-01T00:00:00Z", "2026-11-01T00:00:00Z"];
  await db
    .insertInto("yearly_reports")
    .values({
      id: report_id,
      customer_id,
      slug: "2026",
      content: "{}",
      adopted: JSON.stringify(adopted),
      revision: 1,
      adopted_at,
      first_adopted_at,
    })
    .execute();
  await read(customer_id);
  const { links } = await call(outsideLinksApi.list, { query: {} });
  expect(links.map(({ url, sources, pages }) => [url, sources[0]?.report_id ?? "site", pages.length])).toEqual([
    [at("200/about"), "site", 0],
    [at("200/privacy"), "site", 0],
    [at("404/decision"), report_id, 0],
    [at("404/law"), report_id, 0],
  ]);
  expect(links[3]?.sources).toEqual([{ report_id, title: "Report 2026" }]);
  // a broken one without a page does not break the dashboard
  await db.updateTable("outside_links").set({ state: "broken" }).where("customer_id", "=", customer_id).execute();
  expect((await call(dashboardApi.get, {})).attention.broken_links).toBe(4);
  await db.deleteFrom("yearly_reports").where("id", "=", report_id).execute();
  await read(customer_id);
  expect((await call(outsideLinksApi.list, { query: {} })).meta.total_count).toBe(2);
  await db.deleteFrom("outside_links").where("customer_id", "=", customer_id).execute();
});

test("a broken link is on the dashboard until its page is published without it", async () => {
  const { call, customer_id, pages } = await guideWorld(t);
  const list = (query = {}) => call(outsideLinksApi.list, { query });
  expect(await list()).toMatchObject({ links: [], is_on: true, meta: { total_count: 0 } });
  const { id } = pages.device;
  await publishWith(call, id, `[Good](${at("200")}) [bad](${at("404")}) [shy](${at("403")})`);
  await read(customer_id);
  expect((await list()).links.find(({ url }) => url === at("404"))).toMatchObject({
    state: "waiting",
    checked_at: null,
  });
  await followDue(needs);
  const { links } = await list({ state: ["broken"] });
  expect(links).toMatchObject([{ url: at("404"), status: 404, problem: null, pages: [{ id, type: "device_page" }] }]);
  expect(links[0]?.checked_at).not.toBeNull();
  expect((await list({ q: "403" })).links).toMatchObject([{ state: "not_checked", status: 403 }]);
  const dashboard = await call(dashboardApi.get, {});
  expect(dashboard.attention.broken_links).toBe(1);
  expect(dashboard.subjects).toContainEqual(expect.objectContaining({ kind: "broken_links", id, name: at("404") }));

  await publishWith(call, id, `[Good](${at("200")})`);
  expect((await call(dashboardApi.get, {})).attention.broken_links).toBe(0);
  await read(customer_id);
  expect((await list()).links.map(({ url }) => url)).not.toContain(at("404"));
});

test("what works is asked again in a week, all else the next day, and other workspaces see none of it", async () => {
  const { call, customer_id, pages } = await guideWorld(t);
  await publishWith(call, pages.device.id, `[Good](${at("200/a")}) [bad](${at("404/a")})`);
  await read(customer_id);
  await followDue(needs);
  asked.length = 0;
  await followDue(needs);
  expect(asked).toEqual([]);
  const age = (days: number) =>
    sql`update outside_links set check_after = check_after - make_interval(days => ${days})`.execute(t.database.system);
  await age(1);
  await followDue(needs);
  expect(asked.some((line) => line.includes("404/a"))).toBe(true);
  expect(asked.some((line) => line.includes("200/a"))).toBe(false);
  await age(6);
  await followDue(needs);
  expect(asked.some((line) => line.includes("200/a"))).toBe(true);
  const stranger = await t.as();
  expect(await stranger(outsideLinksApi.list, { query: {} })).toMatchObject({ links: [], counts: { works: 0 } });
});

test("leaves the guide's own pages alone, and everything with LINK_CHECKS=off", async () => {
  const { call, customer_id, pages } = await guideWorld(t);
  const { rows } = await sql<{ slug: string }>`select slug from sites where customer_id = ${customer_id}`.execute(
    t.database.system,
  );
  const own = `https://${rows[0]?.slug}.${t.services.config.app_host}/devices/x`;
  await publishWith(call, pages.device.id, `[Own](${own}) [other](${at("200/b")})`);
  await read(customer_id);
  const urls = (await call(outsideLinksApi.list, { query: {} })).links.map(({ url }) => url);
  expect(urls).toContain(at("200/b"));
  expect(urls).not.toContain(own);
  asked.length = 0;
  await checkLinks({ ...needs, config: { ...t.services.config, ...readConfig({ LINK_CHECKS: "off" }) } });
  expect(asked).toEqual([]);
});
