import { expect, test } from "vitest";
import { sessionApi } from "#contract/session.ts";
import { userApi } from "#contract/user.ts";
import { customersApi } from "#contract/customers.ts";
import { devicesApi } from "#contract/devices.ts";
import { sitesApi } from "#contract/sites.ts";
import { labelsApi } from "#contract/labels.ts";
import { hashPassword } from "#server/platform/identity/password.ts";
import { startTestApp } from "#server/testing/harness.ts";
import { createSetupToken } from "./set-up.ts";

const t = await startTestApp();
const password = "a long and private phrase";
const withPassword = async () => t.as({ password_hash: await hashPassword(password) });
const tokenOf = (text: string | undefined) => /token=([\w-]+)/.exec(text ?? "")?.[1] ?? "";
const login = (email: string, secret: string) => t.anonymous(sessionApi.login, { body: { email, password: secret } });

test("R3.2 R7.1 POST /api/login answers with a token and its expiration", async () => {
  const { email, user_id } = await withPassword();
  const auth = await login(email.toUpperCase(), password);
  expect(auth).toEqual({ token: expect.any(String), expiration: expect.any(String) });
  expect(Date.parse(auth.expiration)).toBeGreaterThan(Date.now() + 29 * 86_400_000);
  const { user } = await t.clientFor(auth.token)(userApi.get, {});
  expect(user.id).toBe(user_id);
});

test("R5.1 wrong password and unknown address get the same 401", async () => {
  const { email } = await withPassword();
  const refused = { status: 401, body: { code: "invalid_credentials", message: "Invalid email or password" } };
  await expect(login(email, "not the password")).rejects.toMatchObject(refused);
  await expect(login("nobody@example.org", password)).rejects.toMatchObject(refused);
});

test("the eleventh try within a minute is refused with the time to wait", async () => {
  const { email } = await withPassword();
  for (let at = 0; at < 10; at += 1)
    await expect(login(email, "wrong wrong wrong")).rejects.toMatchObject({ status: 401 });
  const reply = await t.app.inject({ method: "POST", url: "/api/login", payload: { email, password } });
  expect(reply.statusCode).toBe(429);
  expect(Number(reply.headers["retry-after"])).toBeGreaterThan(0);
});

test("tokens and passwords are stored only as hashes", async () => {
  const { email } = await withPassword();
  const { token } = await login(email, password);
  const rows = await t.database.system.selectFrom("auth_tokens").selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(token);
  const user = await t.database.system
    .selectFrom("users")
    .select("password_hash")
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
  expect(user.password_hash).toMatch(/^\$argon2id\$/);
});

test("R7.3 POST /api/logout ends only this session", async () => {
  const person = await t.as();
  const other = t.clientFor(await t.make.token({ user_id: person.user_id }));
  await person(sessionApi.logout, {});
  await expect(person(userApi.get, {})).rejects.toMatchObject({ status: 401 });
  expect((await other(userApi.get, {})).user.id).toBe(person.user_id);
});

test("R3.2 R4.2 R7.2 POST /api/session exchanges a share link for an anonymous session limited to its subject", async () => {
  const { id: customer_id } = await t.make.customer();
  const device = await t.make.device(customer_id);
  const redirect_to = `/inventory/devices/${device.id}/datachain`;
  const { link_token } = await t.make.shareLink({ customer_id, redirect_to });
  const auth = await t.anonymous(sessionApi.exchange, { body: { token: link_token } });
  expect(auth).toEqual({ token: expect.any(String), expiration: expect.any(String), anonymous: true, redirect_to });
  const guest = t.clientFor(auth.token);
  expect((await guest(devicesApi.get, { params: { id: device.id }, query: {} })).device.name).toBe(device.name);
  expect((await guest(sitesApi.locales, {})).default_locale).toBe("en");
  const other = await t.make.device(customer_id);
  const outside = { status: 403, body: { code: "share_session_out_of_scope" } };
  await expect(guest(devicesApi.get, { params: { id: other.id }, query: {} })).rejects.toMatchObject(outside);
  await expect(guest(labelsApi.list, { query: {} })).rejects.toMatchObject(outside);
  await expect(guest(customersApi.list, {})).rejects.toMatchObject(outside);
  await guest(sessionApi.logout, {});
  await expect(guest(sitesApi.locales, {})).rejects.toMatchObject({ status: 401 });
  await t.anonymous(sessionApi.exchange, { body: { token: link_token } });
});

test("R7.2 an unknown, expired or revoked share link is refused with a message; revoking ends its sessions", async () => {
  const { id: customer_id } = await t.make.customer();
  const redirect_to = "/inventory/devices/1";
  const ended = await t.make.shareLink({
    customer_id,
    redirect_to,
    expires_at: new Date(Date.now() - 1000).toISOString(),
  });
  const revoked = await t.make.shareLink({ customer_id, redirect_to });
  await t.database.system
    .updateTable("share_links")
    .set({ revoked_at: new Date().toISOString() })
    .where("id", "=", revoked.id)
    .execute();
  for (const token of ["unknown-unknown-unknown", ended.link_token, revoked.link_token])
    await expect(t.anonymous(sessionApi.exchange, { body: { token } })).rejects.toMatchObject({
      status: 404,
      body: { code: "link_invalid", message: expect.stringContaining("link") },
    });
  await expect(t.clientFor(revoked.token)(sitesApi.locales, {})).rejects.toMatchObject({ status: 401 });
});

test("a reset link works once and ends every session", async () => {
  const person = await withPassword();
  await t.anonymous(sessionApi.requestReset, { body: { email: person.email } });
  await t.work();
  const mail = t.mails.at(-1);
  expect(mail?.to).toBe(person.email);
  const token = tokenOf(mail?.text);
  const secret = "another long and private one";
  await expect(t.anonymous(sessionApi.reset, { body: { token, password: "password1234" } })).rejects.toMatchObject({
    status: 400,
    body: { code: "password_too_weak", fields: { password: expect.any(String) } },
  });
  const auth = await t.anonymous(sessionApi.reset, { body: { token, password: secret } });
  expect((await t.clientFor(auth.token)(userApi.get, {})).user.id).toBe(person.user_id);
  await expect(person(userApi.get, {})).rejects.toMatchObject({ status: 401 });
  await expect(t.anonymous(sessionApi.reset, { body: { token, password: secret } })).rejects.toMatchObject({
    status: 404,
  });
  await login(person.email, secret);
});

test("a reset for an unknown address gets the same response and sends no mail", async () => {
  await t.work();
  const before = t.mails.length;
  await t.anonymous(sessionApi.requestReset, { body: { email: "nobody-at-all@example.org" } });
  await t.work();
  expect(t.mails.length).toBe(before);
});

test("a one-time link creates the first administrator, and only while there are no accounts", async () => {
  const empty = await startTestApp();
  const token = (await createSetupToken(empty.database.system)) ?? "";
  const body = { token, email: "First@Example.org", name: "First", password, customer_name: "Ville de Québec" };
  const auth = await empty.anonymous(sessionApi.setup, { body });
  const { user } = await empty.clientFor(auth.token)(userApi.get, {});
  expect(user).toMatchObject({ admin: true, email: "first@example.org", role: "manager" });
  const { customer } = await empty.clientFor(auth.token)(customersApi.current, {});
  expect(customer).toMatchObject({ name: "Ville de Québec", slug: "ville-de-quebec" });
  await expect(empty.anonymous(sessionApi.setup, { body })).rejects.toMatchObject({ status: 404 });
  expect(await createSetupToken(empty.database.system)).toBeUndefined();
});
