import { sql } from "kysely";
import { expect, test, vi } from "vitest";
import { labelsApi } from "#contract/labels.ts";
import { sessionApi } from "#contract/session.ts";
import { startTestApp } from "#server/testing/harness.ts";

const t = await startTestApp();
const lookups = vi.spyOn(t.database.systemPool, "query");
/** Shorter than the cache lifetime, so a change seen by then came from a notification. */
const SOON = { timeout: 3000, interval: 10 };

const listLabels = (token: string) =>
  t.app.inject({ url: labelsApi.list.path, headers: { authorization: `Bearer ${token}` } });

const statusOf = async (token: string) => (await listLabels(token)).statusCode;

/** A person whose token is cached. */
async function remembered(role: "viewer" | "editor" = "viewer") {
  const person = await t.make.person({ role });
  await vi.waitFor(async () => {
    lookups.mockClear();
    expect(await statusOf(person.token)).toBe(200);
    expect(lookups).not.toHaveBeenCalled();
  }, SOON);
  return person;
}

const endSession = (user_id: string) =>
  t.database.system.deleteFrom("auth_tokens").where("user_id", "=", user_id).execute();

test("does not query a token's identity on every request", async () => {
  const { token } = await remembered();
  lookups.mockClear();
  for (let n = 0; n < 10; n += 1) await listLabels(token);
  expect(lookups.mock.calls.length).toBeLessThan(3);
});

test("refuses a session at once after another process ends it", async () => {
  const { token, user_id } = await remembered();
  await endSession(user_id);
  await vi.waitFor(async () => expect(await statusOf(token)).toBe(401), SOON);
});

test("refuses a person at once after another process removes them from the team", async () => {
  const { token, user_id } = await remembered();
  await t.database.system.deleteFrom("memberships").where("user_id", "=", user_id).execute();
  await vi.waitFor(async () => expect(await statusOf(token)).toBe(403), SOON);
});

test("shows a person's new customer at once after another process switches it", async () => {
  const { token, user_id } = await remembered();
  const { id: customer_id } = await t.make.customer();
  await t.database.system.insertInto("memberships").values({ customer_id, user_id, role: "viewer" }).execute();
  await t.database.system.updateTable("auth_tokens").set({ customer_id }).where("user_id", "=", user_id).execute();
  const { name } = await t.make.label(customer_id);
  await vi.waitFor(async () => expect((await listLabels(token)).json()).toMatchObject({ labels: [{ name }] }), SOON);
});

test("refuses a session on the next request after this process ends it", async () => {
  const { token } = await remembered();
  await t.clientFor(token)(sessionApi.logout, {});
  expect(await statusOf(token)).toBe(401);
});

test("caches no identities while notifications are lost, and resumes afterwards", async () => {
  const { token, user_id } = await remembered();
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query like 'listen%'`.execute(t.owner);
  await endSession(user_id);
  await vi.waitFor(async () => expect(await statusOf(token)).toBe(401), SOON);
  await remembered();
});
