import { expect, test } from "vitest";
import { sessionApi } from "#contract/session.ts";
import { teamApi } from "#contract/team.ts";
import { userApi } from "#contract/user.ts";
import { hashPassword } from "#server/platform/identity/password.ts";
import { startTestApp } from "#server/testing/harness.ts";

const t = await startTestApp();
const withoutMail = await startTestApp({ SMTP_URL: undefined });
const password = "a long and private phrase";
const tokenOf = (text: string | undefined) => /token=([\w-]+)/.exec(text ?? "")?.[1] ?? "";

async function invited(email: string) {
  const manager = await t.as({ role: "manager" });
  await manager(teamApi.invite, { body: { invitation: { email, role: "editor", ui_locale: "km" } } });
  await t.work();
  return { manager, mail: t.mails.at(-1), token: tokenOf(t.mails.at(-1)?.text) };
}

test("an invited person sees the invitation, creates an account and joins", async () => {
  const { manager, mail, token } = await invited("new@example.org");
  expect(mail).toMatchObject({ to: "new@example.org", subject: expect.stringContaining("City of Testing") });
  const { invitation } = await t.anonymous(sessionApi.invitation, { body: { token } });
  expect(invitation).toEqual({ email: "new@example.org", customer_name: "City of Testing", has_account: false });
  await expect(t.anonymous(sessionApi.acceptInvitation, { body: { token } })).rejects.toMatchObject({
    status: 400,
    body: { fields: { name: "Required", password: "Required" } },
  });
  const auth = await t.anonymous(sessionApi.acceptInvitation, { body: { token, name: "New Person", password } });
  const { user } = await t.clientFor(auth.token)(userApi.get, {});
  expect(user).toMatchObject({ email: "new@example.org", role: "editor", customer_id: manager.customer_id });
  const { members } = await manager(teamApi.members, { query: { q: "new" } });
  expect(members).toMatchObject([{ email: "new@example.org", last_seen_at: expect.any(String) }]);
  await expect(
    t.anonymous(sessionApi.acceptInvitation, { body: { token, name: "Again", password } }),
  ).rejects.toMatchObject({ status: 404 });
});

test("a person with an account joins by entering their password", async () => {
  const person = await t.as({ password_hash: await hashPassword(password) });
  const { token, manager } = await invited(person.email);
  expect((await t.anonymous(sessionApi.invitation, { body: { token } })).invitation.has_account).toBe(true);
  const attempt = t.anonymous(sessionApi.acceptInvitation, { body: { token, password: "this is not my password" } });
  await expect(attempt).rejects.toMatchObject({ status: 401 });
  const auth = await t.anonymous(sessionApi.acceptInvitation, { body: { token, password } });
  expect((await t.clientFor(auth.token)(userApi.get, {})).user.customer_id).toBe(manager.customer_id);
});

test("audits an accepted invitation and the new member's role", async () => {
  const { manager, token } = await invited("audited@example.org");
  const auth = await t.anonymous(sessionApi.acceptInvitation, { body: { token, name: "Audited", password } });
  const { user } = await t.clientFor(auth.token)(userApi.get, {});
  const entries = await t.database.system
    .selectFrom("audit_entries")
    .select(["action", "subject_type", "subject_id", "after"])
    .where("customer_id", "=", manager.customer_id)
    .where("actor_id", "=", user.id)
    .orderBy("action")
    .execute();
  expect(entries).toEqual([
    { action: "invitation.accepted", subject_type: "invitation", subject_id: expect.any(String), after: null },
    { action: "member.joined", subject_type: "user", subject_id: user.id, after: { role: "editor" } },
    { action: "session.started", subject_type: "user", subject_id: user.id, after: expect.anything() },
  ]);
});

test("inviting again renews the invitation, and the old link stops working", async () => {
  const { manager, token } = await invited("twice@example.org");
  await manager(teamApi.invite, { body: { invitation: { email: "Twice@Example.org", role: "viewer" } } });
  await t.work();
  const { invitations, meta } = await manager(teamApi.invitations, { query: {} });
  expect(meta.total_count).toBe(1);
  expect(invitations[0]).toMatchObject({ email: "twice@example.org", role: "viewer", invited_by: "Test Person" });
  await expect(t.anonymous(sessionApi.invitation, { body: { token } })).rejects.toMatchObject({ status: 404 });
});

test("resending an invitation renews its fourteen days", async () => {
  const { manager } = await invited("late@example.org");
  const { invitations } = await manager(teamApi.invitations, { query: {} });
  await t.database.system
    .updateTable("invitations")
    .set({ expires_at: new Date(Date.now() - 3_600_000).toISOString() })
    .where("id", "=", invitations[0]?.id ?? "")
    .execute();
  const again = { email: "late@example.org", role: "editor" } as const;
  const { invitation } = await manager(teamApi.invite, { body: { invitation: again } });
  expect(Date.parse(invitation.expires_at) - Date.parse(invitation.created_at)).toBe(14 * 86_400_000);
  expect(Date.parse(invitation.expires_at)).toBeGreaterThan(Date.now() + 13 * 86_400_000);
  await t.work();
  const token = tokenOf(t.mails.at(-1)?.text);
  const shown = await t.anonymous(sessionApi.invitation, { body: { token } });
  expect(shown.invitation.email).toBe("late@example.org");
});

test("the link of a withdrawn invitation stops working", async () => {
  const { manager, token } = await invited("gone@example.org");
  const { invitations } = await manager(teamApi.invitations, { query: {} });
  await manager(teamApi.withdrawInvitation, { params: { id: invitations[0]?.id ?? "" } });
  await expect(t.anonymous(sessionApi.invitation, { body: { token } })).rejects.toMatchObject({ status: 404 });
});

test("the mail names the inviter; without a mail server the manager gets the link", async () => {
  const { mail } = await invited("named@example.org");
  expect(mail?.subject).toMatch(/^Test Person .*City of Testing$/);
  const manager = await withoutMail.as({ role: "manager" });
  const invitation = { email: "by-hand@example.org", role: "editor" } as const;
  const { link } = await manager(teamApi.invite, { body: { invitation } });
  const shown = await withoutMail.anonymous(sessionApi.invitation, { body: { token: tokenOf(link ?? "") } });
  expect(shown.invitation.email).toBe("by-hand@example.org");
  const sent = await (await t.as({ role: "manager" }))(teamApi.invite, { body: { invitation } });
  expect(sent.link).toBeNull();
});

test("refuses to invite a member", async () => {
  const manager = await t.as({ role: "manager" });
  const attempt = manager(teamApi.invite, { body: { invitation: { email: manager.email, role: "editor" } } });
  await expect(attempt).rejects.toMatchObject({
    status: 409,
    body: { code: "already_member", fields: { "invitation.email": expect.any(String) } },
  });
});

test("changes roles and removes members, but never the last manager", async () => {
  const manager = await t.as({ role: "manager" });
  const editor = await t.as({ role: "editor", customer_id: manager.customer_id });
  const last = { status: 409, body: { code: "last_manager" } };
  const demote = (id: string) => manager(teamApi.changeRole, { params: { id }, body: { member: { role: "viewer" } } });
  await expect(demote(manager.user_id)).rejects.toMatchObject(last);
  await expect(manager(teamApi.removeMember, { params: { id: manager.user_id } })).rejects.toMatchObject(last);
  const { member } = await demote(editor.user_id);
  expect(member.role).toBe("viewer");
  await manager(teamApi.removeMember, { params: { id: editor.user_id } });
  expect((await manager(teamApi.members, { query: {} })).meta.total_count).toBe(1);
});

test("two managers removing each other at once leave one", async () => {
  const one = await t.as({ role: "manager" });
  const other = await t.as({ role: "manager", customer_id: one.customer_id });
  const results = await Promise.allSettled([
    one(teamApi.removeMember, { params: { id: other.user_id } }),
    other(teamApi.removeMember, { params: { id: one.user_id } }),
  ]);
  expect(results.map((result) => result.status).toSorted()).toEqual(["fulfilled", "rejected"]);
});

test("limits invitations to five an hour per address, and per manager and organization", async () => {
  const manager = await t.as({ role: "manager" });
  const invite = (email: string, by = manager) =>
    by(teamApi.invite, { body: { invitation: { email, role: "viewer" } } });
  const refused = { status: 429, body: { code: "too_many_requests" } };
  for (let at = 0; at < 5; at += 1) await invite("again@example.org");
  await expect(invite("again@example.org")).rejects.toMatchObject(refused);
  await invite("somebody-else@example.org");
  const spend = (limit: string, tries: number) =>
    t.database.system.updateTable("rate_limits").set({ tries }).where("key", "like", `${limit}:%`).execute();
  await spend("invite-manager", 50);
  await expect(invite("one-more@example.org")).rejects.toMatchObject(refused);
  const colleague = await t.as({ role: "manager", customer_id: manager.customer_id });
  await invite("by-a-colleague@example.org", colleague);
  await spend("invite-customer", 150);
  await expect(invite("one-too-many@example.org", colleague)).rejects.toMatchObject(refused);
  const { meta } = await manager(teamApi.invitations, { query: {} });
  expect(meta.total_count).toBe(3);
});
