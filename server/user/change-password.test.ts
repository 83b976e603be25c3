import { sql } from "kysely";
import { expect, test } from "vitest";
import { sessionApi } from "#contract/session.ts";
import { userApi } from "#contract/user.ts";
import { hashPassword } from "#server/platform/identity/password.ts";
import { startTestApp } from "#server/testing/harness.ts";

const t = await startTestApp();
const password = "a long and private phrase";
const next = "seven purple ferries";
const password_hash = await hashPassword(password);

/** A user whose session confirmed the password this many minutes ago. */
async function seenAgo(minutes: number | null) {
  const person = await t.as({ password_hash });
  await t.database.system
    .updateTable("auth_tokens")
    .set({ password_seen_at: minutes === null ? null : sql<string>`now() - make_interval(mins => ${minutes})` })
    .where("user_id", "=", person.user_id)
    .execute();
  return person;
}
const change = (person: Awaited<ReturnType<typeof seenAgo>>) =>
  person(userApi.setPassword, { body: { user: { password: next } } });
const needed = { status: 403, body: { code: "password_needed" } };

test("R7.6 changes the password within ten minutes of signing in", async () => {
  const person = await seenAgo(9);
  await change(person);
  const body = { email: person.email, password: next };
  expect((await t.anonymous(sessionApi.login, { body })).token).toEqual(expect.any(String));
});

test.each([11, null])(
  "R7.6 after %s minutes a session must confirm its password, and then the same call works",
  async (minutes) => {
    const person = await seenAgo(minutes);
    await expect(change(person)).rejects.toMatchObject(needed);
    await person(userApi.confirmPassword, { body: { password } });
    const { user } = await change(person);
    expect(user.id).toBe(person.user_id);
  },
);

test("rejects a wrong password at its field, without ending or unlocking the session", async () => {
  const person = await seenAgo(11);
  await expect(person(userApi.confirmPassword, { body: { password: "this is not it" } })).rejects.toMatchObject({
    status: 403,
    body: { code: "password_wrong", fields: { password: expect.any(String) } },
  });
  await expect(change(person)).rejects.toMatchObject(needed);
  expect((await person(userApi.get, {})).user.id).toBe(person.user_id);
});

test("limits guesses of the current password like sign-ins", async () => {
  const person = await seenAgo(11);
  const attempt = () => person(userApi.confirmPassword, { body: { password: "this is not it" } });
  for (let at = 0; at < 10; at += 1) await expect(attempt()).rejects.toMatchObject({ status: 403 });
  await expect(attempt()).rejects.toMatchObject({ status: 429, body: { code: "too_many_requests" } });
});

test("confirming in one session does not unlock another", async () => {
  const person = await seenAgo(11);
  const { token } = await t.anonymous(sessionApi.login, { body: { email: person.email, password } });
  await t.clientFor(token)(userApi.confirmPassword, { body: { password } });
  await expect(change(person)).rejects.toMatchObject(needed);
});

test("rejects a password made of one's name or organization, at its field", async () => {
  const person = await t.as();
  for (const weak of ["TestPerson2026", "CityOfTesting1"])
    await expect(person(userApi.setPassword, { body: { user: { password: weak } } })).rejects.toMatchObject({
      status: 400,
      body: { code: "password_too_weak", fields: { "user.password": expect.any(String) } },
    });
});
