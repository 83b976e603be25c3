import { expect, test } from "vitest";
import { devicesApi } from "#contract/devices.ts";
import { pagesApi } from "#contract/pages.ts";
import { sessionApi } from "#contract/session.ts";
import { shareLinksApi } from "#contract/share-links.ts";
import { shareTestApp } from "#server/testing/harness.ts";

const t = await shareTestApp();
type Staff = Awaited<ReturnType<typeof t.as>>;
const tokenOf = (text: string | undefined) => /share_redirect\?token=([\w-]+)/.exec(text ?? "")?.[1] ?? "";

async function deviceOf(staff: Staff, name = "Harbour counter") {
  return { type: "device" as const, id: (await t.make.device(staff.customer_id, { name })).id };
}

async function shared(permission: "view" | "suggest" = "view", days?: number) {
  const staff = await t.as({ role: "editor" });
  const subject = await deviceOf(staff);
  const share_link = { subject, part: "datachain" as const, permission, label: "Port, privacy officer", days };
  const made = await staff(shareLinksApi.share, { body: { share_link } });
  return { staff, subject, ...made };
}

const auditOf = (customer_id: string) =>
  t.database.system
    .selectFrom("audit_entries")
    .select(["action", "after", "before"])
    .where("customer_id", "=", customer_id)
    .where("subject_type", "=", "share_link")
    .orderBy("at")
    .execute();

const daysLeft = (expires_at: string) => Math.round((Date.parse(expires_at) - Date.now()) / 86_400_000);

test("an editor creates a link for 14 days; its token opens its part, and lists never show it", async () => {
  const { staff, subject, share_link, token } = await shared();
  expect(share_link).toMatchObject({
    redirect_to: `/inventory/devices/${subject.id}/datachain`,
    permission: "view",
    label: "Port, privacy officer",
    use_count: 0,
    last_used_at: null,
    mails: [],
    created_by: "Test Person",
  });
  expect(daysLeft(share_link.expires_at)).toBe(14);
  const session = await t.anonymous(sessionApi.exchange, { body: { token } });
  expect(session).toMatchObject({ anonymous: true, redirect_to: share_link.redirect_to });
  const query = { subject_type: subject.type, subject_id: subject.id };
  const { share_links, meta } = await staff(shareLinksApi.list, { query });
  expect(meta.total_count).toBe(1);
  expect(share_links).toMatchObject([{ id: share_link.id, use_count: 1, last_used_at: expect.any(String) }]);
  expect(JSON.stringify(share_links)).not.toContain(token);
  expect(await auditOf(staff.customer_id)).toMatchObject([
    { action: "share_link.created", after: { permission: "view", label: "Port, privacy officer", days: 14 } },
  ]);
});

test("limits a link to 90 days", async () => {
  await expect(shared("view", 91)).rejects.toMatchObject({ status: 400 });
  expect(daysLeft((await shared("view", 90)).share_link.expires_at)).toBe(90);
});

test("rejects a part the subject lacks, and another customer's subject", async () => {
  const staff = await t.as({ role: "editor" });
  const other = await t.as({ role: "editor" });
  const make = (subject: { type: "device" | "page"; id: string }, part: "factsheet" | "details" | "page") =>
    staff(shareLinksApi.share, { body: { share_link: { subject, part, permission: "view", label: "X" } } });
  await expect(make(await deviceOf(staff), "factsheet")).rejects.toMatchObject({
    status: 400,
    body: { fields: { "share_link.part": expect.any(String) } },
  });
  await expect(make(await deviceOf(other), "details")).rejects.toMatchObject({ status: 404 });
  const device = await deviceOf(staff);
  const page = await t.make.page(staff.customer_id, { device_id: device.id });
  const { share_link } = await make({ type: "page", id: page.id }, "page");
  expect(share_link.redirect_to).toBe(`/guide-app/pages/devices/${page.id}`);
});

test("a link to the home page reads that page only", async () => {
  const staff = await t.as({ role: "editor" });
  const { page: home } = await staff(pagesApi.home, {});
  const subject = { type: "page" as const, id: home.id };
  const { share_link, token } = await staff(shareLinksApi.share, {
    body: { share_link: { subject, part: "page", permission: "view", label: "X" } },
  });
  expect(share_link.redirect_to).toBe(`/guide-app/pages/home/${home.id}`);
  const { share_links } = await staff(shareLinksApi.list, { query: { subject_type: "page", subject_id: home.id } });
  expect(share_links).toHaveLength(1);
  const session = await t.anonymous(sessionApi.exchange, { body: { token } });
  const reader = t.clientFor(session.token);
  expect((await reader(pagesApi.read, { params: { id: home.id } })).page.type).toBe("home_page");
  const { id } = await t.make.page(staff.customer_id);
  await expect(reader(pagesApi.read, { params: { id } })).rejects.toMatchObject({ status: 403 });
});

test("lists the links of one subject only", async () => {
  const { staff, subject, share_link } = await shared();
  const other = await deviceOf(staff, "Another");
  const input = { subject: other, part: "details" as const, permission: "view" as const, label: "Press" };
  await staff(shareLinksApi.share, { body: { share_link: input } });
  const query = { subject_type: subject.type, subject_id: subject.id };
  expect((await staff(shareLinksApi.list, { query })).share_links.map(({ id }) => id)).toEqual([share_link.id]);
  expect((await staff(shareLinksApi.list, { query: {} })).meta.total_count).toBe(2);
});

test("revoking a link ends it and its sessions, and keeps it in the list", async () => {
  const { staff, subject, share_link, token } = await shared();
  const session = await t.anonymous(sessionApi.exchange, { body: { token } });
  const guest = t.clientFor(session.token);
  const look = () => guest(devicesApi.get, { params: { id: subject.id }, query: {} });
  await look();
  const revoke = () => staff(shareLinksApi.revoke, { params: { id: share_link.id } });
  await revoke();
  await revoke();
  await expect
    .poll(() =>
      look().then(
        () => 200,
        (error: { status: number }) => error.status,
      ),
    )
    .toBe(401);
  await expect(t.anonymous(sessionApi.exchange, { body: { token } })).rejects.toMatchObject({ status: 404 });
  await expect(t.anonymous(shareLinksApi.lookup, { body: { token } })).rejects.toMatchObject({
    message: "This link is no longer valid. Ask for a new one.",
  });
  const { share_links } = await staff(shareLinksApi.list, { query: {} });
  expect(share_links).toMatchObject([{ id: share_link.id, revoked_at: expect.any(String) }]);
  const entries = await auditOf(staff.customer_id);
  expect(entries.map(({ action }) => action)).toEqual(["share_link.created", "share_link.withdrawn"]);
});

test("a session ends with its link, even if the link's end is moved forward", async () => {
  const { subject, share_link, token } = await shared();
  const session = await t.anonymous(sessionApi.exchange, { body: { token } });
  const guest = t.clientFor(session.token);
  const look = () => guest(devicesApi.get, { params: { id: subject.id }, query: {} });
  await look();
  await t.database.system
    .updateTable("share_links")
    .set({ expires_at: new Date(Date.now() - 1000).toISOString() })
    .where("id", "=", share_link.id)
    .execute();
  const status = () =>
    look().then(
      () => 200,
      (error: { status: number }) => error.status,
    );
  await expect.poll(status).toBe(401);
});

test("R7.2 shows a link's author, target and end without using it", async () => {
  const { staff, share_link, token } = await shared("suggest");
  const { shared: told } = await t.anonymous(shareLinksApi.lookup, { body: { token } });
  expect(told).toMatchObject({
    customer_name: "City of Testing",
    invited_by: "Test Person",
    title: "Harbour counter",
    parts: ["datachain"],
    permission: "suggest",
    expires_at: share_link.expires_at,
  });
  const { share_links } = await staff(shareLinksApi.list, { query: {} });
  expect(share_links[0]?.use_count).toBe(0);
  const session = await t.anonymous(sessionApi.exchange, { body: { token } });
  expect((await t.clientFor(session.token)(shareLinksApi.current, {})).shared).toEqual(told);
  await expect(staff(shareLinksApi.current, {})).rejects.toMatchObject({ status: 403 });
});

test("each mail has its own link, in the chosen language; jobs and database contain no token", async () => {
  const { staff, share_link, token } = await shared("suggest");
  t.mails.length = 0;
  const mail = { to: ["Port@example.org", "city@example.org", "port@example.org"], ui_locale: "es" as const };
  await staff(shareLinksApi.mail, { params: { id: share_link.id }, body: { mail } });
  expect(JSON.stringify(t.queued)).not.toContain(token);
  await t.work();
  expect(t.mails.map(({ to }) => to).toSorted()).toEqual(["city@example.org", "port@example.org"]);
  expect(t.mails[0]?.subject).toBe("Test Person ha compartido Harbour counter con usted");
  expect(t.mails[0]?.text).toContain("Test Person (City of Testing) ha compartido");
  const tokens = t.mails.map(({ text }) => tokenOf(text));
  expect(new Set([...tokens, token]).size).toBe(3);
  for (const one of [...tokens, token])
    expect((await t.anonymous(sessionApi.exchange, { body: { token: one } })).redirect_to).toBe(share_link.redirect_to);
  const { share_links } = await staff(shareLinksApi.list, { query: {} });
  expect(share_links[0]?.mails).toMatchObject([{ sent_at: expect.any(String) }, { sent_at: expect.any(String) }]);
  expect((await auditOf(staff.customer_id)).at(-1)).toMatchObject({
    action: "share_link.sent",
    after: { to: ["port@example.org", "city@example.org"], ui_locale: "es" },
  });
});

test("limits mails per address, and sends none for an ended link", async () => {
  const { staff, share_link } = await shared();
  const send = () =>
    staff(shareLinksApi.mail, { params: { id: share_link.id }, body: { mail: { to: ["one@example.org"] } } });
  for (let at = 0; at < 5; at += 1) await send();
  await expect(send()).rejects.toMatchObject({ status: 429 });
  await staff(shareLinksApi.revoke, { params: { id: share_link.id } });
  await expect(send()).rejects.toMatchObject({ status: 404 });
});

test("does not send a queued mail after its link is revoked", async () => {
  const { staff, share_link } = await shared();
  t.mails.length = 0;
  await staff(shareLinksApi.mail, { params: { id: share_link.id }, body: { mail: { to: ["late@example.org"] } } });
  await staff(shareLinksApi.revoke, { params: { id: share_link.id } });
  await t.work();
  expect(t.mails).toEqual([]);
});
