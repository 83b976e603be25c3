import { createHmac } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { labelsApi } from "#contract/labels.ts";
import { publicationsApi } from "#contract/publications.ts";
import { shortCodesApi } from "#contract/short-codes.ts";
import { type Webhook, WEBHOOK_EVENTS, webhooksApi } from "#contract/webhooks.ts";
import { listen } from "#server/platform/http/listen.ts";
import { defer } from "#server/platform/workers/deferred.ts";
import { startDns } from "#server/testing/dns-server.ts";
import { guideWorld } from "#server/testing/guide-world.ts";
import { startTestApp } from "#server/testing/harness.ts";
import { untilSomebodyWaits } from "#server/testing/until-waiting.ts";
import { type Received, startReceiver } from "#server/testing/webhook-receiver.ts";
import { emitEvent } from "./emit-event.ts";
import { sendWebhooks } from "./send-webhooks.ts";
import { sweepDeliveries } from "./sweep-deliveries.ts";

const receiver = await startReceiver();
let leadsTo = "93.184.215.14";
const dns = await startDns({ "turn.example.org": () => ({ A: leadsTo }) });
const t = await startTestApp({ OUTBOUND_HOSTS: receiver.host, DNS_SERVERS: dns.server });
afterAll(() => {
  receiver.stop();
  dns.stop();
});
beforeEach(async () => {
  receiver.say(200, "ok");
  receiver.received.length = 0;
  t.mails.length = 0;
  // drop what earlier tests left waiting
  await t.database.system.deleteFrom("webhook_deliveries").execute();
});

const send = () => sendWebhooks(t.services);
const input = { name: "Records office", url: receiver.url, events: [...WEBHOOK_EVENTS] };

async function withWebhook(more: Partial<typeof input> = {}) {
  const call = await t.as({ admin: true, role: "manager" });
  const { webhook } = await call(webhooksApi.create, { body: { webhook: { ...input, ...more } } });
  const params = { id: webhook.id };
  const { secret } = await call(webhooksApi.makeSecret, { params });
  const emit = () => emitEvent({ db: t.database.system, customer_id: call.customer_id }, "page.published", { n: 1 });
  const log = async () => (await call(webhooksApi.deliveries, { params, query: {} })).deliveries;
  const read = async () => (await call(webhooksApi.list, { query: {} })).webhooks[0] as Webhook;
  const change = async (webhook: object) =>
    call(webhooksApi.update, { params, body: { webhook: { ...webhook, lock_version: (await read()).lock_version } } });
  return { call, params, secret, emit, log, read, change };
}

/** Makes everything that waits due. */
const makeDue = () =>
  t.database.system
    .updateTable("webhook_deliveries")
    .set({ next_at: sql`now()` })
    .execute();

/** Verifies as a receiver would, from the documentation alone. */
function isSigned({ headers, body }: Received, secret: string) {
  const signed = `${String(headers["webhook-id"])}.${String(headers["webhook-timestamp"])}.${body}`;
  const key = Buffer.from(secret.replace("whsec_", ""), "base64");
  const signature = `v1,${createHmac("sha256", key).update(signed).digest("base64")}`;
  return String(headers["webhook-signature"]).split(" ").includes(signature);
}

const eventsIn = (received: readonly Received[]) =>
  received.map(({ body }) => JSON.parse(body) as { id: string; type: string; customer_id: string; data: object });

test("sends publications, withdrawals and retirements signed, once each", async () => {
  const world = await guideWorld(t);
  const { id, secret } = await t.make.webhook(world.customer_id, { url: receiver.url, events: [...WEBHOOK_EVENTS] });
  const page = world.pages.device;
  await world.publish(page.id, "A second time");
  await world.call(publicationsApi.withdraw, { params: { id: page.id }, body: { reason: "Ask Ana Reyes" } });
  const { short_code } = await world.call(shortCodesApi.create, { body: { short_code: {} } });
  const retire = (lock_version: number) =>
    world.call(shortCodesApi.retire, { params: { id: short_code.id }, body: { because: "Gone", lock_version } });
  await retire(0);
  await retire(1);
  await send();
  await send();
  const events = eventsIn(receiver.received);
  const about = { id: page.id, type: "device_page", slug: page.slug, title: "Air mast", publication: 2 };
  expect(events.map(({ type }) => type).toSorted()).toEqual(["page.published", "page.withdrawn", "short_code.retired"]);
  expect(events.find(({ type }) => type === "page.published")).toMatchObject({
    customer_id: world.customer_id,
    data: { page: about },
  });
  expect(events.find(({ type }) => type === "page.withdrawn")?.data).toEqual({ page: about });
  expect(events.find(({ type }) => type === "short_code.retired")?.data).toMatchObject({
    short_code: { id: short_code.id, code: short_code.code },
  });
  expect(receiver.received.every((one) => isSigned(one, secret))).toBe(true);
  const ids = receiver.received.map(({ headers }) => headers["webhook-id"]);
  expect(ids).toEqual(events.map((event) => event.id));
  // payloads must not contain people's names
  expect(receiver.received.map(({ body }) => body).join()).not.toMatch(/Ana Reyes|Test Person|@example\.org/);
  const { rows } = await sql`select from webhook_deliveries where webhook_id = ${id} and state = 'delivered'`.execute(
    t.database.system,
  );
  expect(rows).toHaveLength(3);
});

test("a name is a single line: line breaks and control characters are refused, here and wherever a name is entered", async () => {
  const { change, call } = await withWebhook();
  for (const name of ["Records\nBcc: x@example.org", "a\rb", "a\u2028b", "a\u001Bb"]) {
    const refused = { status: 400, body: { code: "invalid_input", fields: { "webhook.name": expect.any(String) } } };
    await expect(change({ ...input, name })).rejects.toMatchObject(refused);
    await expect(call(labelsApi.create, { body: { label: { name, color: "#15803d" } } })).rejects.toMatchObject({
      status: 400,
      body: { fields: { "label.name": "Use one line, without line breaks" } },
    });
  }
  await change({ ...input, name: " Records office \n" });
});

test("a change that is rolled back sends nothing", async () => {
  const { call, emit } = await withWebhook();
  const failing = t.database.system.transaction().execute(async (db) => {
    await emitEvent({ db, customer_id: call.customer_id }, "page.published", { n: 1 });
    throw new Error("rolled back");
  });
  await expect(failing).rejects.toThrow("rolled back");
  await send();
  expect(receiver.received).toEqual([]);
  await emit();
  await send();
  expect(receiver.received).toHaveLength(1);
});

test("commits notify the process that sends", async () => {
  const { call, emit } = await withWebhook();
  const { customer_id } = call;
  const opened = defer<void>();
  const heard: string[] = [];
  const stop = listen(t.database, "webhooks_due", {
    onOpen: () => opened.resolve(),
    onMessage: () => void heard.push("due"),
    onLost: () => undefined,
  });
  await opened.promise;
  await t.database.system.transaction().execute(async (db) => {
    await emitEvent({ db, customer_id }, "page.published", {});
    await emit();
    await vi.waitFor(() => expect(heard).toEqual(["due"]));
  });
  await vi.waitFor(() => expect(heard).toEqual(["due", "due"]));
  await stop();
});

test("only subscribed webhooks of the same customer get an event", async () => {
  const [mine, other, deaf] = [
    await withWebhook(),
    await withWebhook(),
    await withWebhook({ events: ["page.withdrawn"] }),
  ];
  await mine.emit();
  await send();
  expect(eventsIn(receiver.received).map(({ customer_id }) => customer_id)).toEqual([mine.call.customer_id]);
  expect([await other.log(), await deaf.log()]).toEqual([[], []]);
});

test("concurrent processes send each event once", async () => {
  const { emit } = await withWebhook();
  for (let at = 0; at < 12; at += 1) await emit();
  await Promise.all([send(), send(), send()]);
  const ids = eventsIn(receiver.received).map(({ id }) => id);
  expect(new Set(ids).size).toBe(12);
  expect(ids).toHaveLength(12);
});

test("retries failed deliveries with growing pauses and the same event id", async () => {
  const { emit, log, secret } = await withWebhook();
  await emit();
  receiver.say(500, "Down\u0000 for\u0007 maintenance <script>alert(1)</script>");
  const pauses: number[] = [];
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    await send();
    await send();
    const [delivery] = await log();
    expect(delivery).toMatchObject({ state: "waiting", attempts: attempt, answer_status: 500, problem: null });
    expect(delivery?.answer_excerpt).toBe("Down for maintenance <script>alert(1)</script>");
    pauses.push(Date.parse(delivery?.next_at ?? "") - Date.parse(delivery?.attempted_at ?? ""));
    await makeDue();
  }
  expect(pauses.map((pause) => Math.round(pause / 60_000))).toEqual([1, 5, 30]);
  receiver.say(204);
  await send();
  expect(await log()).toMatchObject([{ state: "delivered", attempts: 4, answer_status: 204, next_at: null }]);
  expect(new Set(eventsIn(receiver.received).map(({ id }) => id)).size).toBe(1);
  expect(receiver.received.every((one) => isSigned(one, secret))).toBe(true);
});

test("another process sends what a dead process had claimed", async () => {
  const { emit, log } = await withWebhook();
  await emit();
  await t.database.system
    .updateTable("webhook_deliveries")
    .set({ attempts: 1, next_at: sql`now() + interval '2 minutes'` })
    .execute();
  await send();
  expect(receiver.received).toEqual([]);
  await makeDue();
  await send();
  expect(await log()).toMatchObject([{ state: "delivered", attempts: 2 }]);
});

test("a redirect is a failure and is not followed", async () => {
  const { emit, log } = await withWebhook();
  receiver.say(302);
  await emit();
  await send();
  expect(await log()).toMatchObject([{ state: "waiting", answer_status: 302 }]);
  expect(receiver.received).toHaveLength(1);
});

test("a webhook is switched off after three days of failures, with one mail to its maintainer", async () => {
  const { call, emit, log, read, change } = await withWebhook();
  receiver.say(503);
  await emit();
  await send();
  expect((await read()).failing_since).not.toBeNull();
  const since = { failing_since: sql<string>`now() - interval '73 hours'` };
  await t.database.system.updateTable("webhooks").set(since).where("customer_id", "=", call.customer_id).execute();
  await makeDue();
  await send();
  await send();
  expect(await read()).toMatchObject({ is_active: false, switched_off_at: expect.any(String) });
  expect(t.mails.map(({ to, subject }) => [to, subject])).toEqual([
    [call.email, "Webhook switched off: Records office"],
  ]);
  const entry = t.database.system.selectFrom("audit_entries").select("actor_kind");
  expect(await entry.where("action", "=", "webhook.switched_off").execute()).toEqual([{ actor_kind: "system" }]);
  await emit();
  await makeDue();
  await send();
  expect((await log()).map(({ state }) => state)).toEqual(["waiting", "waiting"]);
  receiver.say(200);
  await change({ is_active: true });
  await send();
  expect((await log()).map(({ state }) => state)).toEqual(["delivered", "delivered"]);
  expect(await read()).toMatchObject({ is_active: true, switched_off_at: null, failing_since: null });
});

test("events wait while a webhook is paused; those too old are given up", async () => {
  const { emit, log, change } = await withWebhook();
  await change({ is_active: false });
  await emit();
  await emit();
  await send();
  expect(receiver.received).toEqual([]);
  const [newest] = await log();
  await t.database.system
    .updateTable("webhook_deliveries")
    .set({ created_at: sql`now() - interval '8 days'` })
    .where("id", "=", newest?.id ?? "")
    .execute();
  await sweepDeliveries(t.database.system);
  await change({ is_active: true });
  await send();
  expect((await log()).map(({ state, problem }) => [state, problem])).toEqual([
    ["delivered", null],
    ["failed", "expired"],
  ]);
});

test("a new secret signs at once, the previous one for another day, and a tenant's login can read neither", async () => {
  const { call, params, secret, emit } = await withWebhook();
  const { secret: next } = await call(webhooksApi.makeSecret, { params });
  await emit();
  await send();
  const both = receiver.received[0] as Received;
  expect([isSigned(both, secret), isSigned(both, next), isSigned(both, `whsec_${"A".repeat(43)}=`)]).toEqual([
    true,
    true,
    false,
  ]);
  await t.database.system
    .updateTable("webhook_secrets")
    .set({ ends_at: sql`now() - interval '1 second'` })
    .where("ends_at", "is not", null)
    .execute();
  await emit();
  await send();
  const later = receiver.received[1] as Received;
  expect([isSigned(later, secret), isSigned(later, next)]).toEqual([false, true]);
  const tenant = t.database.tenant(call.customer_id);
  await expect(tenant.selectFrom("webhook_secrets").select("secret").execute()).rejects.toThrow("permission denied");
  const { rows } = await sql<{ said: string }>`
    select coalesce(string_agg(before::text || after::text, ''), '') as said from audit_entries
    where subject_type = 'webhook'`.execute(t.database.system);
  expect(rows[0]?.said).not.toContain("whsec_");
});

test("the test button sends at once and shows the result, also while paused", async () => {
  const { call, params, change, secret, read } = await withWebhook();
  await change({ is_active: false });
  const { delivery } = await call(webhooksApi.test, { params });
  expect(delivery).toMatchObject({ event: "webhook.test", state: "delivered", answer_status: 200, attempts: 1 });
  expect(isSigned(receiver.received[0] as Received, secret)).toBe(true);
  receiver.say(404, "Nothing here");
  const { delivery: failed } = await call(webhooksApi.test, { params });
  expect(failed).toMatchObject({ state: "failed", answer_status: 404, answer_excerpt: "Nothing here", next_at: null });
  expect((await read()).failing_since).toBeNull();
});

test("a webhook removed while an event is sent again answers 404", async () => {
  const { call, params, emit, log } = await withWebhook();
  await emit();
  await send();
  const [first] = await log();
  const sent = { params: { ...params, delivery_id: first?.id ?? "" } };
  const { outcome } = await t.database.system.transaction().execute(async (db) => {
    await db.deleteFrom("webhooks").where("id", "=", params.id).execute();
    const outcome = call(webhooksApi.sendAgain, sent).catch((error: unknown) => error);
    await untilSomebodyWaits(t.database.system);
    return { outcome };
  });
  expect(await outcome).toMatchObject({ status: 404 });
});

test("an event is sent again with the same id", async () => {
  const { call, params, emit, log } = await withWebhook();
  await emit();
  await send();
  const [first] = await log();
  const sent = { params: { ...params, delivery_id: first?.id ?? "" } };
  const { delivery } = await call(webhooksApi.sendAgain, sent);
  expect(delivery).toMatchObject({ event_id: first?.event_id, state: "delivered" });
  const [before, again] = receiver.received;
  expect([again?.headers["webhook-id"], again?.body]).toEqual([before?.headers["webhook-id"], before?.body]);
  expect(await log()).toHaveLength(2);
  await expect(call(webhooksApi.sendAgain, { params: { ...params, delivery_id: params.id } })).rejects.toMatchObject({
    status: 404,
  });
});

test.each(["http://hooks.example.org/", "https://10.0.0.1/", "https://[::1]:3000/", "https://169.254.169.254/latest"])(
  "%s cannot be saved",
  async (url) => {
    const { call, params } = await withWebhook();
    const refusal = {
      status: 400,
      body: { code: "address_not_allowed", fields: { "webhook.url": expect.any(String) } },
    };
    await expect(call(webhooksApi.create, { body: { webhook: { ...input, url } } })).rejects.toMatchObject(refusal);
    const body = { webhook: { url, lock_version: 0 } };
    await expect(call(webhooksApi.update, { params, body })).rejects.toMatchObject(refusal);
  },
);

test("an address that was public when saved and later resolves internally gets nothing", async () => {
  leadsTo = "93.184.215.14";
  const { emit, log } = await withWebhook({ url: `https://turn.example.org:${receiver.host.split(":")[1] ?? ""}/` });
  leadsTo = "127.0.0.1";
  await emit();
  await send();
  expect(await log()).toMatchObject([{ state: "waiting", problem: "address_not_allowed", answer_status: null }]);
  expect(receiver.received).toEqual([]);
});

test("a workspace has at most twenty webhooks", async () => {
  const { call } = await withWebhook();
  for (let at = 1; at < 20; at += 1) await t.make.webhook(call.customer_id);
  await expect(call(webhooksApi.create, { body: { webhook: input } })).rejects.toMatchObject({
    status: 409,
    body: { code: "too_many_webhooks" },
  });
});

test("deletes deliveries after thirty days", async () => {
  const { emit, log } = await withWebhook();
  await emit();
  await send();
  await t.database.system
    .updateTable("webhook_deliveries")
    .set({ created_at: sql`now() - interval '31 days'` })
    .execute();
  await sweepDeliveries(t.database.system);
  expect(await log()).toEqual([]);
});
