import { afterAll, beforeEach, expect, test } from "vitest";
import { taxonomiesApi as api } from "#contract/taxonomies.ts";
import { BY_DATE } from "#datachain/testing/releases.ts";
import { startTestApp } from "#server/testing/harness.ts";
import { startStandardServer } from "#server/testing/standard-server.ts";

const SYMBOL = `<svg viewBox="0 0 24 24"><path d="M2 2H22V22Z"/></svg>`;
const symbolIds = BY_DATE.elements.map(({ id }) => id);
const standard = await startStandardServer(BY_DATE, Object.fromEntries(symbolIds.map((id) => [id, SYMBOL])));
const t = await startTestApp({ DTPR_API: standard.url, OUTBOUND_HOSTS: standard.host });
/** The same server, but nobody allowed its private address. */
const closed = await startTestApp({ DTPR_API: standard.url });
const off = await startTestApp({ OUTBOUND_HOSTS: standard.host });
afterAll(() => standard.stop());
beforeEach(() => {
  standard.say(undefined);
  standard.received.length = 0;
});

const params = { version: BY_DATE.version };

test("lists the published releases, fetches one with all pages, and adds exactly what was checked", async () => {
  const admin = await t.as({ admin: true });
  expect((await admin(api.list, {})).standard_host).toBe(standard.host);
  const listed = { version: BY_DATE.version, status: "beta", created_at: "2026-08-12T00:00:00Z" };
  expect(await admin(api.published, {})).toEqual({ releases: [{ ...listed, is_here: false }] });
  const fetched = await admin(api.fetch, { params });
  expect(fetched.release).toMatchObject({
    version: BY_DATE.version,
    categories: BY_DATE.categories.map(({ id }) => ({ id })),
    elements: [...BY_DATE.elements],
  });
  const look = await admin(api.take, { body: { ...fetched, dry_run: true } });
  expect(look).toMatchObject({ taken: false, taxonomies: [{ id: BY_DATE.version, compared_with: "algorithm@1" }] });
  const before = standard.received.length;
  expect(await admin(api.take, { body: { ...fetched, dry_run: false } })).toMatchObject({ taken: true });
  expect(standard.received).toHaveLength(before);
  expect(standard.received.every(({ client }) => client === "guidepost")).toBe(true);
  expect(await admin(api.published, {})).toEqual({ releases: [{ ...listed, is_here: true }] });
  // without its kind's own words the release cannot be quoted
  const { release } = await t.database.system
    .selectFrom("taxonomies")
    .select("release")
    .where("id", "=", BY_DATE.version)
    .executeTakeFirstOrThrow();
  expect(release).toBeNull();
});

test("asks nobody unless the operator set an address, and no private host that was not allowed", async () => {
  const admin = await off.as({ admin: true });
  expect((await admin(api.list, {})).standard_host).toBeNull();
  for (const asked of [() => admin(api.published, {}), () => admin(api.fetch, { params })])
    await expect(asked()).rejects.toMatchObject({ status: 409, body: { code: "standard_api_off" } });
  const other = await closed.as({ admin: true });
  await expect(other(api.published, {})).rejects.toMatchObject({ status: 502, body: { code: "standard_api_failed" } });
  expect(standard.received).toEqual([]);
});

test.each([
  ["an unknown release", 404, { ok: false }, 404],
  ["an outage", 503, { ok: false }, 502],
  ["a page instead of JSON", 200, "<!doctype html>", 502],
  ["a redirect, which is not followed", 302, "", 502],
  ["more than four megabytes", 200, `"${"x".repeat(4_300_000)}"`, 502],
])("says what happened: %s", async (_what, status, body, expected) => {
  standard.say({ status, body });
  const admin = await t.as({ admin: true });
  await expect(admin(api.fetch, { params })).rejects.toMatchObject({ status: expected });
  expect(standard.received).toHaveLength(1);
});

test("only administrators may fetch, and only versions", async () => {
  const manager = await t.as({ role: "manager" });
  await expect(manager(api.fetch, { params })).rejects.toMatchObject({ status: 403 });
  const admin = await t.as({ admin: true });
  for (const version of ["../secrets", "ai@1/../..", "ai"])
    await expect(admin(api.fetch, { params: { version } })).rejects.toMatchObject({ status: expect.any(Number) });
  expect(standard.received).toEqual([]);
});
