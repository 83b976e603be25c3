import { sql } from "kysely";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeEach, expect, test } from "vitest";
import { feedbackApi } from "#contract/feedback.ts";
import { userApi } from "#contract/user.ts";
import { createMailer } from "#server/platform/mail/mail.ts";
import { startTestApp } from "#server/testing/harness.ts";
import { mailAssignment } from "./mail-assignment.ts";
import { mailDigests } from "./mail-digests.ts";

const t = await startTestApp();
const received: Buffer[] = [];
let isRefusing = false;
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  onData: (stream, _session, done) => {
    void buffer(stream).then((bytes) => {
      if (isRefusing) return done(Object.assign(new Error("later"), { responseCode: 451 }));
      received.push(bytes);
      return done();
    });
  },
});
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
afterAll(() => new Promise<void>((resolve) => server.close(resolve)));
beforeEach(async () => {
  received.length = 0;
  isRefusing = false;
  // earlier tests' people get no digest
  await t.database.system.updateTable("users").set({ digest: "none" }).execute();
});

const mailer = createMailer({
  smtp_url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
  from: "Guidepost <no-reply@guide.example>",
  outbox_dir: "unused",
  log: t.services.log,
});
const needs = { ...t.services, mailer };
const run = () => mailDigests(needs);
const mails = (): Promise<Email[]> => Promise.all(received.map((bytes) => PostalMime.parse(bytes)));
const XSS = `<script>alert(1)</script> <img src=x onerror=alert(1)> "=HYPERLINK(1)"`;

/** Backdates their last digest. */
const since = (user_id: string, days: number) =>
  t.database.system
    .updateTable("users")
    .set({ digest_at: sql`now() - make_interval(days => ${days})` })
    .where("id", "=", user_id)
    .execute();

async function reader(who: Parameters<typeof t.as>[0] = {}) {
  const call = await t.as(who);
  await call(userApi.update, { body: { user: { digest: "weekly" } } });
  await since(call.user_id, 8);
  return call;
}

const linkIn = ({ text = "" }: Email, path: string) =>
  new RegExp(`http://localhost:3000${path}\\?token=(\\S+)`).exec(text)?.[1] ?? "";

test("a digest has new and open feedback, in the person's language, with an unsubscribe link", async () => {
  const person = await reader({ ui_locale: "es" });
  const { customer_id, user_id } = person;
  await t.make.feedback(customer_id);
  await t.make.feedback(customer_id, { assignee_id: user_id, case_status: "in_progress" });
  await t.make.feedback(customer_id, { comment: null, case_status: null });
  await t.make.feedback(customer_id, { case_status: "spam" });
  await run();
  const [mail] = await mails();
  expect(mail?.to).toEqual([{ name: "", address: person.email }]);
  expect(mail?.subject).toBe("Lo que dijo la gente");
  const lines = ["Respuestas nuevas: 3", "Comentarios nuevos: 2", "que nadie ha tomado: 1", "asignados a usted: 1"];
  for (const line of lines) expect(mail?.text).toContain(line);
  const header = (key: string) => mail?.headers.find((one) => one.key === key)?.value;
  expect(header("list-unsubscribe")).toMatch(/^<http:\/\/localhost:3000\/api\/user\/one_click\?token=\S+>$/);
  expect(header("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
  expect(mail?.html).toContain("/auth/leave_digest?token=");
});

test("each period has one digest, however many processes run and how often", async () => {
  const { customer_id, user_id } = await reader();
  await t.make.feedback(customer_id);
  await Promise.all([run(), run(), run()]);
  await run();
  expect(received).toHaveLength(1);
  await t.make.feedback(customer_id);
  await run();
  expect(received).toHaveLength(1);
  await since(user_id, 8);
  await run();
  expect(received).toHaveLength(2);
});

test("sends no empty digest, and none to viewers and strangers", async () => {
  const { customer_id } = await reader();
  const viewer = await reader({ role: "viewer" });
  await t.make.feedback(viewer.customer_id);
  await t.make.feedback(customer_id, { submitted_at: new Date(Date.now() - 20 * 86_400_000).toISOString() });
  await run();
  expect(received).toEqual([]);
});

/** Sets their last digest to some seconds after 7 a.m. at the start of the current day or week. */
const sinceBeginning = (user_id: string, unit: "day" | "week", seconds: number) =>
  t.database.system
    .updateTable("users")
    .set({
      digest_at: sql`((date_trunc(${unit}, (now() at time zone 'UTC') - interval '7 hours') + interval '7 hours')
        at time zone 'UTC') + make_interval(secs => ${seconds})`,
    })
    .where("id", "=", user_id)
    .execute();

test.each([
  ["daily", "day"],
  ["weekly", "week"],
] as const)("%s: a digest is due once a %s", async (digest, unit) => {
  const person = await reader();
  await person(userApi.update, { body: { user: { digest } } });
  await t.make.feedback(person.customer_id, { submitted_at: new Date(Date.now() + 60_000).toISOString() });
  await sinceBeginning(person.user_id, unit, 1);
  await run();
  expect(received).toEqual([]);
  await sinceBeginning(person.user_id, unit, -1);
  await run();
  expect(received).toHaveLength(1);
});

test("a failed mail holds up nobody else's and is sent later", async () => {
  const { customer_id } = await reader();
  await t.make.feedback(customer_id);
  isRefusing = true;
  await expect(run()).rejects.toThrow("451");
  isRefusing = false;
  await run();
  expect(received).toHaveLength(1);
});

test("one click unsubscribes, from the mail program and from the link, and is idempotent", async () => {
  const person = await reader();
  await t.make.feedback(person.customer_id);
  await run();
  const [mail] = await mails();
  const token = decodeURIComponent(linkIn(mail as Email, "/auth/leave_digest"));
  const click = (query: string) =>
    t.app.inject({
      method: "POST",
      url: `/api/user/one_click?token=${query}`,
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: "List-Unsubscribe=One-Click",
    });
  expect((await click(encodeURIComponent(`${token}x`))).statusCode).toBe(404);
  expect((await person(userApi.get, {})).user.digest).toBe("weekly");
  expect((await click(encodeURIComponent(token))).statusCode).toBe(200);
  expect((await person(userApi.get, {})).user.digest).toBe("none");
  expect(await t.anonymous(userApi.leaveDigest, { body: { token } })).toEqual({ ok: true });
  const other = await t.as();
  const stolen = `${other.user_id}.${token.split(".")[1] ?? ""}`;
  await expect(t.anonymous(userApi.leaveDigest, { body: { token: stolen } })).rejects.toMatchObject({ status: 404 });
  await since(person.user_id, 8);
  await run();
  expect(received).toHaveLength(1);
});

test("an assigned comment is mailed as plain text; assigning it to oneself sends no mail", async () => {
  const me = await t.as({ name: "Rui Santos" });
  const { customer_id } = me;
  const colleague = await t.as({ customer_id, ui_locale: "fr" });
  const page = await t.make.page(customer_id, { headline: { en: "Dock <Road>" } });
  const { id } = await t.make.feedback(customer_id, { comment: XSS, page_id: page.id });
  const assign = (assignee_id: string, lock_version: number) =>
    me(feedbackApi.update, { params: { id }, body: { response: { assignee_id, lock_version } } });
  t.queued.length = 0;
  await assign(me.user_id, 0);
  expect(t.queued).toEqual([]);
  await assign(colleague.user_id, 1);
  await assign(colleague.user_id, 2);
  const payload = { response_id: id, assignee_id: colleague.user_id, assigned_by: me.user_id };
  expect(t.queued).toEqual([{ name: "mail_assignment", payload }]);
  await mailAssignment(needs, payload);
  const [mail] = await mails();
  expect(mail?.to).toEqual([{ name: "", address: colleague.email }]);
  expect(mail?.subject).toBe("Un commentaire pour vous : Dock <Road>");
  expect(mail?.text).toContain(XSS);
  expect(mail?.text).toContain("Rui Santos");
  expect(mail?.html).toContain("&lt;script&gt;alert(1)&lt;/script&gt; &lt;img src=x onerror=alert(1)&gt;");
  expect(mail?.html).not.toMatch(/<script|<img/);
  expect(mail?.text).toContain(`http://localhost:3000/feedback?tab=all&response=${id}`);
});

test("sends no mail if the comment was reassigned before", async () => {
  const me = await t.as();
  const { id } = await t.make.feedback(me.customer_id);
  await mailAssignment(needs, { response_id: id, assignee_id: me.user_id, assigned_by: me.user_id });
  expect(received).toEqual([]);
});
