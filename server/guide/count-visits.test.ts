import { sql } from "kysely";
import { expect, test } from "vitest";
import { guideWorld } from "#server/testing/guide-world.ts";
import { startTestApp } from "#server/testing/harness.ts";

const t = await startTestApp();
const PHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)";
const LONG = { timeout: 20_000 };

type World = Awaited<ReturnType<typeof guideWorld>>;

const pathOf = ({ pages }: World) => `/devices/${pages.device.slug}`;

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

test("views are counted on the server: no script, ping or tracking pixel", async () => {
  const world = await guideWorld(t);
  const reply = await world.get(pathOf(world), { "user-agent": PHONE });
  expect(reply.body).not.toMatch(/<script(?! type="application\/ld\+json")/);
  expect(reply.body).not.toMatch(/\sping=|background-image:url/);
  expect(reply.headers["content-security-policy"]).toContain("script-src 'none'");
  expect(reply.headers["set-cookie"]).toBeUndefined();
  await expect.poll(() => countOf(world, "page_view"), LONG).toBe(1);
});

test("drops robots, prefetches and floods, each with its reason", async () => {
  const world = await guideWorld(t);
  const read = (headers: Record<string, string>) => world.get(pathOf(world), headers);
  // Drops are shown in fives, the first of which is complete after one to five.
  for (let round = 0; round < 5; round += 1) {
    expect((await read({ "user-agent": "Googlebot/2.1" })).statusCode).toBe(200);
    await read({ "user-agent": "" });
    await read({ "user-agent": PHONE, "sec-purpose": "prefetch;prerender" });
  }
  const flood = await Promise.all(Array.from({ length: 150 }, () => read({ "user-agent": PHONE })));
  expect(new Set(flood.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  await expect.poll(() => dropsOf(world), LONG).toMatchObject({ robot: 5, no_agent: 5, prefetch: 5 });
  // A minute boundary may pass and reset the limit.
  await expect.poll(() => countOf(world, "page_view"), LONG).toBeGreaterThanOrEqual(120);
  const { too_many = 0 } = await dropsOf(world);
  expect((await countOf(world, "page_view")) ?? 0).toBe(150 - too_many);
});

test("previews and HEAD requests are not counted, and cached pages are", async () => {
  const world = await guideWorld(t);
  const path = pathOf(world);
  const first = await world.get(path, { "user-agent": PHONE });
  await world.get(path, { "user-agent": PHONE, "if-none-match": String(first.headers.etag) });
  await world.get(path, { "user-agent": PHONE }, { method: "HEAD" });
  await world.get(`${path}?with=tools`, { "user-agent": PHONE });
  await world.get(`${path}/history`, { "user-agent": PHONE });
  await expect.poll(() => countOf(world, "page_view"), LONG).toBe(2);
});
