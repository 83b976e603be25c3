import { expect, test } from "vitest";
import { sessionApi } from "#contract/session.ts";
import { teamApi } from "#contract/team.ts";
import { userApi } from "#contract/user.ts";
import { hashPassword } from "#server/platform/identity/password.ts";
import { startTestApp, type TestApp } from "#server/testing/harness.ts";
import { createSetupToken } from "./set-up.ts";

const t = await startTestApp();
const password = "a long and private phrase";
const password_hash = await hashPassword(password);
const tokenOf = (text: string | undefined) => /token=([\w-]+)/.exec(text ?? "")?.[1] ?? "";

/** A person's audit entries, oldest first, without the copies for the teams they belong to. */
const historyOf = (user_id: string, of: TestApp = t) =>
  of.database.system
    .selectFrom("audit_entries")
    .select(["action", "actor_id", "actor_kind", "customer_id", "subject_type", "before", "after"])
    .where("subject_id", "=", user_id)
    .where((where) => where.or([where("customer_id", "is", null), where("subject_type", "<>", "user")]))
    .orderBy("at")
    .orderBy("id")
    .execute();
const actionsOf = async (user_id: string) => (await historyOf(user_id)).map(({ action }) => action);

test("audits sign-in, sign-out, ended sessions, a new name, terms and a switch of workspace", async () => {
  const person = await t.as({ password_hash });
  const second = await t.make.customer("Second home");
  await t.database.system
    .insertInto("memberships")
    .values({ customer_id: second.id, user_id: person.user_id, role: "viewer" })
    .execute();
  const { token } = await t.anonymous(sessionApi.login, { body: { email: person.email, password } });
  const me = t.clientFor(token);
  await me(userApi.update, { body: { user: { name: "Dara Meas" } } });
  await me(userApi.update, { body: { user: { name: "Dara Meas" } } });
  await me(userApi.acceptTerms, {});
  await me(userApi.switchCustomer, { body: { user: { customer_id: second.id } } });
  const other = (await me(userApi.sessions, {})).sessions.find((session) => !session.is_current);
  await me(userApi.revokeSession, { params: { id: other?.id ?? "" } });
  await me(sessionApi.logout, {});
  const entries = await historyOf(person.user_id);
  expect(entries).toMatchObject([
    { action: "session.started", after: { by: "password" } },
    { action: "user.updated", before: { name: "Test Person" }, after: { name: "Dara Meas" } },
    { action: "user.terms_accepted" },
    {
      action: "user.customer_switched",
      before: { customer_id: person.customer_id },
      after: { customer_id: second.id },
    },
    { action: "session.revoked", before: { sessions: [{ id: other?.id }] } },
    { action: "session.ended" },
  ]);
  for (const entry of entries)
    expect(entry).toMatchObject({ actor_kind: "user", actor_id: person.user_id, customer_id: null });
});

test("audits a failed sign-in of an existing account, without IP address, email or password", async () => {
  const person = await t.as({ password_hash });
  const attempt = t.anonymous(sessionApi.login, { body: { email: person.email, password: "hunter2 hunter2" } });
  await expect(attempt).rejects.toMatchObject({ status: 401 });
  const entries = await historyOf(person.user_id);
  expect(entries).toMatchObject([
    { action: "session.refused", actor_kind: "system", actor_id: null, customer_id: null, before: null, after: null },
  ]);
  expect(JSON.stringify(entries)).not.toMatch(/hunter2|@/);
});

test("counts failed sign-ins for monitoring, also without an account", async () => {
  const person = await t.as({ password_hash });
  const figure = async (reason: string) => {
    const page = (await t.app.inject("/metrics")).body;
    return Number(new RegExp(`^sign_in_failures_total\\{reason="${reason}"\\} (\\d+)`, "m").exec(page)?.[1] ?? 0);
  };
  const before = [await figure("unknown_account"), await figure("wrong_password")];
  const entries = async () =>
    t.database.system.selectFrom("audit_entries").select("id").where("action", "=", "session.refused").execute();
  const written = (await entries()).length;
  await t.anonymous(sessionApi.login, { body: { email: "no-one@example.org", password } }).catch(() => undefined);
  expect((await entries()).length).toBe(written);
  await t.anonymous(sessionApi.login, { body: { email: person.email, password: "x" } }).catch(() => undefined);
  expect([await figure("unknown_account"), await figure("wrong_password")]).toEqual(before.map((count) => count + 1));
});

test("audits a reset by link when it is requested and when it is used", async () => {
  const person = await t.as({ password_hash });
  await t.anonymous(sessionApi.requestReset, { body: { email: person.email } });
  await t.work();
  const token = tokenOf(t.mails.at(-1)?.text);
  await t.anonymous(sessionApi.reset, { body: { token, password: "seven purple ferries" } });
  expect(await historyOf(person.user_id)).toMatchObject([
    { action: "password_reset.requested", actor_kind: "system", actor_id: null },
    { action: "password_reset.used", actor_id: person.user_id },
    { action: "session.started", after: { by: "reset_link" } },
  ]);
});

test("audits a changed password and the sessions it ended", async () => {
  const person = await t.as({ password_hash });
  await t.make.token({ user_id: person.user_id });
  await person(userApi.setPassword, { body: { user: { password: "seven purple ferries" } } });
  expect(await actionsOf(person.user_id)).toEqual(["user.password_changed", "session.revoked"]);
});

test("audits an invitation in its customer when it is sent and when it is accepted", async () => {
  const manager = await t.as({ role: "manager" });
  const { invitation } = await manager(teamApi.invite, {
    body: { invitation: { email: "fresh@example.org", role: "editor" } },
  });
  await t.work();
  const token = tokenOf(t.mails.at(-1)?.text);
  await t.anonymous(sessionApi.acceptInvitation, { body: { token, name: "Fresh", password } });
  expect(await historyOf(invitation.id)).toMatchObject([
    { action: "invitation.sent", customer_id: manager.customer_id, actor_id: manager.user_id },
    { action: "invitation.accepted", customer_id: manager.customer_id },
  ]);
});

test("counts and audits a wrong password for an invitation like one at sign-in", async () => {
  const person = await t.as({ password_hash });
  const manager = await t.as({ role: "manager" });
  await manager(teamApi.invite, { body: { invitation: { email: person.email, role: "editor" } } });
  await t.work();
  const token = tokenOf(t.mails.at(-1)?.text);
  const accept = (secret: string) => t.anonymous(sessionApi.acceptInvitation, { body: { token, password: secret } });
  for (let at = 0; at < 10; at += 1) await expect(accept("wrong wrong wrong")).rejects.toMatchObject({ status: 401 });
  await expect(accept(password)).rejects.toMatchObject({ status: 429 });
  expect((await actionsOf(person.user_id)).filter((action) => action === "session.refused")).toHaveLength(10);
});

test("audits the set-up of the instance", async () => {
  const empty = await startTestApp();
  const token = (await createSetupToken(empty.database.system)) ?? "";
  const body = { token, email: "first@example.org", name: "First", password, customer_name: "Newhaven" };
  const auth = await empty.anonymous(sessionApi.setup, { body });
  const { user } = await empty.clientFor(auth.token)(userApi.get, {});
  expect(await historyOf(user.customer_id ?? "", empty)).toMatchObject([
    { action: "instance.set_up", actor_id: user.id, after: { name: "Newhaven" } },
  ]);
  expect(await historyOf(user.id, empty)).toMatchObject([{ action: "session.started", after: { by: "setup" } }]);
});

test("of the entries of accounts, a tenant can read only how its members sign in", async () => {
  const person = await t.as({ password_hash, role: "manager" });
  const { token } = await t.anonymous(sessionApi.login, { body: { email: person.email, password } });
  await t.clientFor(token)(userApi.update, { body: { user: { name: "Dara Meas" } } });
  expect(await actionsOf(person.user_id)).toEqual(["session.started", "user.updated"]);
  const rows = await t.database
    .tenant(person.customer_id)
    .selectFrom("audit_entries")
    .select(["action", "customer_id"])
    .where("subject_id", "=", person.user_id)
    .execute();
  expect(rows).toEqual([{ action: "session.started", customer_id: person.customer_id }]);
});
