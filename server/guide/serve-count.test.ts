import { sql } from "kysely";
import { expect, test } from "vitest";
import { guideWorld } from "#server/testing/guide-world.ts";
import { startTestApp } from "#server/testing/harness.ts";

const t = await startTestApp();
const PHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)";
const LONG = { timeout: 20_000 };

type World = Awaited<ReturnType<typeof guideWorld>>;

/** The page of a device with a right that can be used, a question, and a link to elsewhere. */
async function openPage() {
  const world = await guideWorld(t);
  const reply = await world.get(`/devices/${world.pages.device.slug}`, { "user-agent": PHONE });
  const urls = [...reply.body.matchAll(/\/count\?[^"]+/g)].map(([url]) => url.replaceAll("&amp;", "&"));
  const category = urls.find((url) => url.includes("e=category_opened") && url.includes("d=purpose")) ?? "";
  return { world, reply, urls, category };
}

const post = ({ host }: World, url: string, headers: Record<string, string> = {}, payload = "PING") =>
  t.app.inject({
    method: "POST",
    url,
    payload,
    headers: { host, origin: `http://${host}`, "user-agent": PHONE, "content-type": "text/ping", ...headers },
  });

const countOf = async ({ customer_id }: World, kind: string) => {
  const { rows } = await sql<{ count: number }>`
    select coalesce(sum(count), 0)::int as count from events where customer_id = ${customer_id} and kind = ${kind}`.execute(
    t.database.system,
  );
  return rows[0]?.count;
};
const dropsOf = async ({ customer_id }: World) => {
  const rows = await t.database.system
    .selectFrom("event_drops")
    .select(["reason", "count"])
    .where("customer_id", "=", customer_id)
    .execute();
  return Object.fromEntries(rows.map(({ reason, count }) => [reason, count]));
};

test("a page without a script tells what is opened on it, and nothing is kept of who did", async () => {
  const { world, reply, category } = await openPage();
  expect(reply.body).not.toMatch(/<script(?! type="application\/ld\+json")/);
  expect(reply.headers["content-security-policy"]).toContain("script-src 'none'");
  expect(reply.body).toMatch(/details\[data-category="purpose"\]\[open\]\{background-image:url\("\/count\?/);
  const opened = await world.get(category, { "user-agent": PHONE, "sec-fetch-site": "same-origin" });
  expect([opened.statusCode, opened.body, opened.headers["set-cookie"]]).toEqual([204, "", undefined]);
  expect(opened.headers["cache-control"]).toBe("no-store");
  expect((await post(world, category)).statusCode).toBe(204);
  await expect.poll(() => countOf(world, "category_opened"), LONG).toBe(2);
});

test.each([
  ["an event that nobody knows", (url: string) => url.replace("category_opened", "password_typed"), 400],
  ["one that the server counts itself", (url: string) => url.replace("category_opened", "page_view"), 400],
  ["a category that the page does not have", (url: string) => url.replace("d=purpose", "d=nonsense"), 400],
  ["another page", (url: string) => url.replace(/p=[^&]+/, "p=018f0000-0000-7000-8000-000000000000"), 400],
  ["nothing at all", () => "/count", 400],
  ["what cannot be read", () => "/count?e=%ff%00&p=%zz&s=%", 400],
  ["far too long an address", (url: string) => `${url}&x=${"x".repeat(2000)}`, 413],
])("%s is refused", async (_, change, status) => {
  const { world, category } = await openPage();
  const reply = await post(world, change(category));
  expect([reply.statusCode, reply.body]).toEqual([status, ""]);
});

test("what another site's page, another guide or a large body sends is refused", async () => {
  const { world, category } = await openPage();
  const other = await guideWorld(t);
  expect((await post(world, category, { origin: "https://evil.example" })).statusCode).toBe(403);
  expect((await world.get(category, { "user-agent": PHONE, "sec-fetch-site": "cross-site" })).statusCode).toBe(403);
  expect((await post(other, category)).statusCode).toBe(400);
  const large = await post(world, category, {}, "x".repeat(5000));
  expect([large.statusCode, large.headers["connection"]]).toEqual([413, "close"]);
  expect((await post(world, "/devices/x")).statusCode).toBe(405);
});

test("robots, requests ahead of time and a flood are left out, each with its reason", async () => {
  const { world, category } = await openPage();
  for (const agent of ["Googlebot/2.1", "curl/8.5.0", "Mozilla/5.0 HeadlessChrome/130"])
    expect((await post(world, category, { "user-agent": agent })).statusCode).toBe(204);
  await post(world, category, { "user-agent": "" });
  await world.get("/", { "user-agent": PHONE, "sec-purpose": "prefetch;prerender" });
  const flood = await Promise.all(Array.from({ length: 150 }, () => post(world, category)));
  expect(new Set(flood.map(({ statusCode }) => statusCode))).toEqual(new Set([204]));
  await expect.poll(() => dropsOf(world), LONG).toMatchObject({ robot: 3, no_agent: 1, prefetch: 1 });
  // The page itself was the first of 120 in a minute; a minute may have ended meanwhile.
  await expect.poll(() => countOf(world, "category_opened"), LONG).toBeGreaterThanOrEqual(119);
  const { too_many = 0 } = await dropsOf(world);
  expect((await countOf(world, "category_opened")) ?? 0).toBe(150 - too_many);
  expect((await world.get("/", { "user-agent": PHONE })).statusCode).toBe(200);
});

test("previews and HEAD requests count nothing, and a page from memory counts like the first", async () => {
  const { world } = await openPage();
  const path = `/devices/${world.pages.device.slug}`;
  const first = await world.get(path, { "user-agent": PHONE });
  await world.get(path, { "user-agent": PHONE, "if-none-match": String(first.headers.etag) });
  await world.get(path, { "user-agent": PHONE }, { method: "HEAD" });
  await world.get(`${path}?with=tools`, { "user-agent": PHONE });
  await world.get(`${path}/history`, { "user-agent": PHONE });
  await expect.poll(() => countOf(world, "page_view"), LONG).toBe(3);
});
