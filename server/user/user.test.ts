import { sql } from "kysely";
import { expect, test } from "vitest";
import { createClient } from "#contract/client.ts";
import { customersApi } from "#contract/customers.ts";
import { labelsApi } from "#contract/labels.ts";
import { userApi } from "#contract/user.ts";
import { startTestApp } from "#server/testing/harness.ts";

const t = await startTestApp();

test("R3.1 R7.4 GET /api/user returns id, admin, tos_accepted_at and customer_id", async () => {
  const person = await t.as({ role: "viewer" });
  const { user } = await person(userApi.get, {});
  expect(user).toMatchObject({
    id: person.user_id,
    admin: false,
    tos_accepted_at: expect.any(String),
    customer_id: person.customer_id,
    role: "viewer",
  });
  expect(user).not.toHaveProperty("password_hash");
});

test("R3.3 R7.8 R7.9 returns the current customer and the user's customers, also to administrators", async () => {
  const person = await t.as();
  const other = await t.make.customer("Port of Elsewhere");
  const { customer } = await person(customersApi.current, {});
  expect(customer.id).toBe(person.customer_id);
  expect((await person(customersApi.list, {})).customers).toEqual([customer]);
  const admin = await t.as({ admin: true, customer_id: other.id });
  expect((await admin(customersApi.list, {})).customers.map(({ id }) => id)).toEqual([other.id]);
});

test("R4.3 R7.5 PUT /api/user/customer switches only to the user's customers", async () => {
  const person = await t.as();
  const [mine, foreign] = [await t.make.customer("Mine too"), await t.make.customer("Not mine")];
  await t.database.system
    .insertInto("memberships")
    .values({ customer_id: mine.id, user_id: person.user_id, role: "viewer" })
    .execute();
  const { user } = await person(userApi.switchCustomer, { body: { user: { customer_id: mine.id } } });
  expect(user).toMatchObject({ customer_id: mine.id, role: "viewer" });
  expect((await person(customersApi.current, {})).customer.name).toBe("Mine too");
  const attempt = person(userApi.switchCustomer, { body: { user: { customer_id: foreign.id } } });
  await expect(attempt).rejects.toMatchObject({ status: 404 });
});

/** A user with two customers and two sessions. */
async function signedInTwice() {
  const person = await t.as();
  const second = await t.make.customer("Port of Elsewhere");
  await t.database.system
    .insertInto("memberships")
    .values({ customer_id: second.id, user_id: person.user_id, role: "viewer" })
    .execute();
  const elsewhere = t.clientFor(await t.make.token({ user_id: person.user_id }));
  await Promise.all([person(userApi.get, {}), elsewhere(userApi.get, {})]);
  return { person, elsewhere, first: person.customer_id, second: second.id };
}

test("R7.5 a switch affects one session only", async () => {
  const { person, elsewhere, first, second } = await signedInTwice();
  await elsewhere(userApi.switchCustomer, { body: { user: { customer_id: second } } });
  expect((await person(userApi.get, {})).user.customer_id).toBe(first);
  const { label } = await person(labelsApi.create, { body: { label: { name: "Harbour", color: "#15803d" } } });
  const { customer_id } = await t.database.system
    .selectFrom("labels")
    .select("customer_id")
    .where("id", "=", label.id)
    .executeTakeFirstOrThrow();
  expect(customer_id).toBe(first);
});

test("R7.5 a switch waits for concurrent changes of the person and their sessions without deadlock", async () => {
  const { person, second } = await signedInTwice();
  const held = await t.database.system.transaction().execute(async (db) => {
    await sql`update users set last_seen_at = now() where id = ${person.user_id}`.execute(db);
    const switching = person(userApi.switchCustomer, { body: { user: { customer_id: second } } });
    const waiting = () => sql`select from pg_locks where not granted`.execute(t.database.system);
    await expect.poll(async () => (await waiting()).rows.length, { timeout: 15_000 }).toBeGreaterThan(0);
    await sql`select from auth_tokens where user_id = ${person.user_id} for update nowait`.execute(db);
    return { switching };
  });
  expect(await held.switching).toMatchObject({ user: { customer_id: second } });
});

test("R7.5 a new session starts with the customer chosen last", async () => {
  const { person, elsewhere, second } = await signedInTwice();
  await elsewhere(userApi.switchCustomer, { body: { user: { customer_id: second } } });
  const later = t.clientFor(await t.make.token({ user_id: person.user_id }));
  expect((await later(userApi.get, {})).user.customer_id).toBe(second);
});

test("rejects reads and writes that name another customer than the session's", async () => {
  const { person, first, second } = await signedInTwice();
  const window = createClient(
    t.transport,
    () => person.token,
    () => first,
  );
  await person(userApi.switchCustomer, { body: { user: { customer_id: second } } });
  const changed = { status: 409, body: { code: "customer_changed" } };
  const write = () => window(labelsApi.create, { body: { label: { name: "Quay", color: "#15803d" } } });
  await expect(write()).rejects.toMatchObject(changed);
  await expect(window(labelsApi.list, { query: {} })).rejects.toMatchObject(changed);
  const labels = await t.database.system.selectFrom("labels").select("id").where("name", "=", "Quay").execute();
  expect(labels).toEqual([]);
  expect((await window(userApi.get, {})).user.customer_id).toBe(second);
  await window(userApi.switchCustomer, { body: { user: { customer_id: first } } });
  expect((await write()).label.name).toBe("Quay");
});

test("R6.1 an administrator has a role in the customers that invited them, and none in others", async () => {
  const admin = await t.as({ admin: true });
  const [mine, other] = [await t.make.customer("Mine", admin.user_id), await t.make.customer()];
  const enter = (customer_id: string) => admin(userApi.switchCustomer, { body: { user: { customer_id } } });
  await expect(enter(other.id)).rejects.toMatchObject({ status: 404 });
  const { user } = await enter(mine.id);
  expect(user).toMatchObject({ customer_id: mine.id, role: "manager", admin: true });
});

test("a user removed from their customer continues in another", async () => {
  const person = await t.as();
  const second = await t.make.customer("Second home");
  await t.database.system
    .insertInto("memberships")
    .values({ customer_id: second.id, user_id: person.user_id, role: "editor" })
    .execute();
  await t.database.system.deleteFrom("memberships").where("customer_id", "=", person.customer_id).execute();
  await expect(person(customersApi.current, {})).rejects.toMatchObject({ status: 403, body: { code: "no_customer" } });
  expect((await person(userApi.get, {})).user.customer_id).toBe(second.id);
});

test("R7.6 PUT /api/user/password changes it and ends all other sessions", async () => {
  const person = await t.as();
  const elsewhere = t.clientFor(await t.make.token({ user_id: person.user_id }));
  const { user } = await person(userApi.setPassword, { body: { user: { password: "a fresh long phrase" } } });
  expect(user.id).toBe(person.user_id);
  await expect(elsewhere(userApi.get, {})).rejects.toMatchObject({ status: 401 });
  await person(userApi.get, {});
});

test.each(["short", "password1234", "111111111111111", "abcdefghijklmnop"])(
  "rejects the password %s at its field",
  async (password) => {
    const person = await t.as();
    const attempt = person(userApi.setPassword, { body: { user: { password } } });
    await expect(attempt).rejects.toMatchObject({
      status: 400,
      body: { fields: { "user.password": expect.any(String) } },
    });
  },
);

test("rejects one's own address as password", async () => {
  const person = await t.as({ email: "someone.important@example.org" });
  const attempt = person(userApi.setPassword, { body: { user: { password: "Someone.Important1" } } });
  await expect(attempt).rejects.toMatchObject({ body: { code: "password_too_weak" } });
});

test("R7.7 PUT /api/user/accept_tos stores the time", async () => {
  const person = await t.as();
  await t.database.system
    .updateTable("users")
    .set({ tos_accepted_at: null })
    .where("id", "=", person.user_id)
    .execute();
  expect((await person(userApi.get, {})).user.tos_accepted_at).toBeNull();
  const { user } = await person(userApi.acceptTerms, {});
  expect(Date.parse(user.tos_accepted_at ?? "")).toBeGreaterThan(Date.now() - 60_000);
});

test("lists sessions, ends one, and ends all others", async () => {
  const person = await t.as();
  const others = [await t.make.token({ user_id: person.user_id }), await t.make.token({ user_id: person.user_id })];
  const { sessions } = await person(userApi.sessions, {});
  expect(sessions.filter((session) => session.is_current)).toHaveLength(1);
  expect(sessions).toHaveLength(3);
  const victim = sessions.find((session) => !session.is_current);
  await person(userApi.revokeSession, { params: { id: victim?.id ?? "" } });
  expect((await person(userApi.sessions, {})).sessions).toHaveLength(2);
  await person(userApi.revokeOtherSessions, {});
  expect((await person(userApi.sessions, {})).sessions).toHaveLength(1);
  for (const token of others) await expect(t.clientFor(token)(userApi.get, {})).rejects.toMatchObject({ status: 401 });
});

test("a user can change their own name and language", async () => {
  const person = await t.as();
  const { user } = await person(userApi.update, { body: { user: { name: " Dara ", ui_locale: "km" } } });
  expect(user).toMatchObject({ name: "Dara", ui_locale: "km" });
});
