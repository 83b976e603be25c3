import { parse } from "csv-parse/sync";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { isAuditAction } from "#contract/audit-actions.ts";
import { auditLogApi } from "#contract/audit-log.ts";
import { devicesApi } from "#contract/devices.ts";
import { labelsApi } from "#contract/labels.ts";
import { organizationsApi } from "#contract/organizations.ts";
import { sessionApi } from "#contract/session.ts";
import { teamApi } from "#contract/team.ts";
import { userApi } from "#contract/user.ts";
import { webhooksApi } from "#contract/webhooks.ts";
import { hashPassword } from "#server/platform/identity/password.ts";
import { AUDITED } from "#server/testing/audit-table.ts";
import { startTestApp } from "#server/testing/harness.ts";
import { sweepEntries } from "./sweep-entries.ts";

const t = await startTestApp();
const password = "a long and private phrase";
const password_hash = await hashPassword(password);
type Person = Awaited<ReturnType<typeof t.as>>;

const logOf = async (call: Person, query = {}) => (await call(auditLogApi.list, { query })).entries;

test("says who changed what, with names instead of ids, and each language of a text", async () => {
  const call = await t.as({ role: "manager", name: "Dara Meas" });
  const { organization } = await call(organizationsApi.create, {
    query: {},
    body: { organization: { name: "Harbour Office" } },
  });
  const { device } = await call(devicesApi.create, { query: {}, body: { device: { name: "Mast" } } });
  await call(devicesApi.update, {
    params: { id: device.id },
    body: { device: { lock_version: device.lock_version, accountable_id: organization.id, summary: "Counts" } },
    query: { locale: "en" },
  });
  const [entry] = await logOf(call);
  expect(entry).toMatchObject({ action: "device.updated", actor: "Dara Meas", subject: "Mast", subject_id: device.id });
  expect(entry?.changes).toContainEqual({
    field: "accountable_id",
    locale: null,
    before: null,
    after: "Harbour Office",
  });
  expect(entry?.changes).toContainEqual({ field: "summary", locale: "en", before: null, after: "Counts" });
  expect(JSON.stringify(entry?.changes)).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}/);
});

test("an update names only what changed, although the row before is kept whole", async () => {
  const call = await t.as({ role: "manager" });
  const { label } = await call(labelsApi.create, { body: { label: { name: "Harbour", color: "#b91c1c" } } });
  await call(labelsApi.update, {
    params: { id: label.id },
    body: { label: { lock_version: label.lock_version, name: "Port", color: "#b91c1c" } },
  });
  const [entry] = await logOf(call);
  expect(entry?.changes).toEqual([{ field: "name", locale: null, before: "Harbour", after: "Port" }]);
});

test("managers see sign-ins, failed ones and new places of their members, and nothing else of their accounts", async () => {
  const manager = await t.as({ role: "manager" });
  const member = await t.as({ customer_id: manager.customer_id, name: "Rui Santos", password_hash });
  const elsewhere = await t.as({ role: "manager" });
  const attempt = t.anonymous(sessionApi.login, { body: { email: member.email, password: "wrong wrong wrong" } });
  await expect(attempt).rejects.toMatchObject({ status: 401 });
  const { token } = await t.anonymous(sessionApi.login, { body: { email: member.email, password } });
  await t.anonymous(sessionApi.login, { body: { email: member.email, password } });
  await t.clientFor(token)(userApi.update, { body: { user: { name: "Rui S." } } });
  const entries = await logOf(manager, { kind: "sign_in" });
  expect(entries.map(({ action, actor, subject }) => [action, actor, subject])).toEqual([
    ["session.started", "Rui S.", "Rui S."],
    ["session.started", "Rui S.", "Rui S."],
    ["session.refused", null, "Rui S."],
  ]);
  const isNew = entries.map(({ changes }) => changes.find(({ field }) => field === "is_new_network")?.after);
  expect(isNew).toEqual([false, true, undefined]);
  expect(await logOf(manager)).toHaveLength(3);
  expect(await logOf(elsewhere)).toEqual([]);
});

test("filters by person, kind, record, day and name, sorts and pages", async () => {
  const call = await t.as({ role: "manager", name: "Dara Meas" });
  const other = await t.as({ role: "editor", customer_id: call.customer_id, name: "Lena Okafor" });
  const { label } = await call(labelsApi.create, { body: { label: { name: "Harbour", color: "#b91c1c" } } });
  const { device } = await other(devicesApi.create, { query: {}, body: { device: { name: "Mast" } } });
  const actions = async (query: object) => (await logOf(call, query)).map(({ action }) => action);
  expect(await actions({ person: other.user_id })).toEqual(["device.created"]);
  expect(await actions({ kind: "guide" })).toEqual(["label.created"]);
  expect(await actions({ subject_id: device.id })).toEqual(["device.created"]);
  expect(await actions({ q: "harb" })).toEqual(["label.created"]);
  expect(await actions({ q: "okafor" })).toEqual(["device.created"]);
  expect(await actions({ sort: "at" })).toEqual(["label.created", "device.created"]);
  expect(await actions({ per_page: 1, page: 2 })).toEqual(["label.created"]);
  const today = new Date().toISOString().slice(0, 10);
  await sql`update audit_entries set at = at - interval '3 days' where subject_id = ${label.id}`.execute(t.owner);
  expect(await actions({ from: today })).toEqual(["device.created"]);
  const { meta } = await call(auditLogApi.list, { query: { from: today } });
  expect(meta).toEqual({ total_count: 1, kept_days: null });
});

test("the file has the same entries in words, and no formula of a resident or colleague", async () => {
  const call = await t.as({ role: "manager" });
  for (const name of ["Harbour", "=1+1"]) await call(labelsApi.create, { body: { label: { name, color: "#b91c1c" } } });
  const text = await (await call(auditLogApi.csv, { query: { kind: "guide" } })).text();
  const rows = parse(text, { bom: true, columns: true, record_delimiter: "\r\n" }) as unknown as Record<
    string,
    string
  >[];
  expect(rows.map(({ action, subject }) => [action, subject])).toEqual([
    ["label.created", "'=1+1"],
    ["label.created", "Harbour"],
  ]);
  expect(rows[1]?.["changes"]).toContain("name: – → Harbour");
  expect(text).not.toMatch(/[{}]/);
});

test("never tells a secret, and names a removed record as it was called", async () => {
  const admin = await t.as({ admin: true, role: "manager" });
  const body = { webhook: { name: "Register", url: "https://hooks.example/a", events: ["page.published" as const] } };
  const { webhook } = await admin(webhooksApi.create, { body });
  const { secret } = await admin(webhooksApi.makeSecret, { params: { id: webhook.id } });
  await admin(webhooksApi.remove, { params: { id: webhook.id } });
  const entries = await logOf(admin);
  expect(entries.map(({ action, subject }) => [action, subject])).toContainEqual(["webhook.removed", "Register"]);
  expect(JSON.stringify(entries)).not.toContain(secret);
});

test("administrators read the accounts of the installation, which no manager can", async () => {
  const manager = await t.as({ role: "manager", password_hash });
  const admin = await t.as({ admin: true });
  await t.anonymous(sessionApi.login, { body: { email: manager.email, password } });
  const { entries } = await admin(auditLogApi.installation, { query: { subject_id: manager.user_id } });
  expect(entries.map(({ action }) => action)).toEqual(["session.started"]);
  await expect(manager(auditLogApi.installation, { query: {} })).rejects.toMatchObject({ status: 403 });
  await expect((await t.as({ role: "editor" }))(auditLogApi.list, { query: {} })).rejects.toMatchObject({
    status: 403,
  });
});

test("entries stay when a member leaves, with their name", async () => {
  const manager = await t.as({ role: "manager" });
  const member = await t.as({ role: "editor", customer_id: manager.customer_id, name: "Piet de Vries" });
  await member(labelsApi.create, { body: { label: { name: "Harbour", color: "#b91c1c" } } });
  await manager(teamApi.removeMember, { params: { id: member.user_id } });
  const entries = await logOf(manager);
  expect(entries.map(({ action, actor }) => [action, actor])).toContainEqual(["label.created", "Piet de Vries"]);
});

test("every action that a write leaves has words", () => {
  expect([...AUDITED.values()].flat().filter((action) => !isAuditAction(action))).toEqual([]);
});

test("deletes what is past its retention, and only if there is one", async () => {
  const call = await t.as({ role: "manager" });
  const { label } = await call(labelsApi.create, { body: { label: { name: "Harbour", color: "#b91c1c" } } });
  await call(labelsApi.remove, { params: { id: label.id } });
  await sql`update audit_entries set at = at - interval '200 days'
    where subject_id = ${label.id} and action = 'label.created'`.execute(t.owner);
  const db = t.database.system;
  await sweepEntries(db, undefined);
  expect(await logOf(call)).toHaveLength(2);
  await sweepEntries(db, 180);
  expect((await logOf(call)).map(({ action }) => action)).toEqual(["label.removed"]);
});
