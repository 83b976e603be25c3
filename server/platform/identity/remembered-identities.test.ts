import { sql } from "kysely";
import { expect, test, vi } from "vitest";
import { labelsApi } from "#contract/labels.ts";
import { sessionApi } from "#contract/session.ts";
import { startTestApp } from "#server/testing/harness.ts";

const t = await startTestApp();
const lookups = vi.spyOn(t.database.systemPool, "query");
/** Less than a token is remembered for: what is noticed by then was told. */
const SOON = { timeout: 3000, interval: 10 };

const listLabels = (token: string) =>
  t.app.inject({ url: labelsApi.list.path, headers: { authorization: `Bearer ${token}` } });

const statusOf = async (token: string) => (await listLabels(token)).statusCode;

/** Somebody whose token is remembered by now. */
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

test("who a token speaks for is not asked with every request", async () => {
  const { token } = await remembered();
  lookups.mockClear();
  for (let n = 0; n < 10; n += 1) await listLabels(token);
  expect(lookups.mock.calls.length).toBeLessThan(3);
});

test("a session that another process ends is refused at once", async () => {
  const { token, user_id } = await remembered();
  await endSession(user_id);
  await vi.waitFor(async () => expect(await statusOf(token)).toBe(401), SOON);
});

test("a person whom another process takes out of the team is refused at once", async () => {
  const { token, user_id } = await remembered();
  await t.database.system.deleteFrom("memberships").where("user_id", "=", user_id).execute();
  await vi.waitFor(async () => expect(await statusOf(token)).toBe(403), SOON);
});

test("a person whom another process moves to another customer sees that one's records", async () => {
  const { token, user_id } = await remembered();
  const { id: customer_id } = await t.make.customer();
  await t.database.system.insertInto("memberships").values({ customer_id, user_id, role: "viewer" }).execute();
  await t.database.system.updateTable("auth_tokens").set({ customer_id }).where("user_id", "=", user_id).execute();
  const { name } = await t.make.label(customer_id);
  await vi.waitFor(async () => expect((await listLabels(token)).json()).toMatchObject({ labels: [{ name }] }), SOON);
});

test("a session that this process ends is refused by the next request", async () => {
  const { token } = await remembered();
  await t.clientFor(token)(sessionApi.logout, {});
  expect(await statusOf(token)).toBe(401);
});

test("while changes cannot be heard nobody is remembered, and afterwards they are again", async () => {
  const { token, user_id } = await remembered();
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query like 'listen%'`.execute(t.owner);
  await endSession(user_id);
  await vi.waitFor(async () => expect(await statusOf(token)).toBe(401), SOON);
  await remembered();
});
