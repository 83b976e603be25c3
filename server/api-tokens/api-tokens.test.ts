import { randomUUID } from "node:crypto";
import { crc32 } from "node:zlib";
import { expect, test, vi } from "vitest";
import { apiTokensApi, TOKEN_CALLS_PER_MINUTE } from "#contract/api-tokens.ts";
import { devicesApi } from "#contract/devices.ts";
import { labelsApi } from "#contract/labels.ts";
import { teamApi } from "#contract/team.ts";
import type { TokenScopes } from "#contract/token-scopes.ts";
import { keyOf, LIMITS } from "#server/platform/http/rate-limit.ts";
import { startTestApp } from "#server/testing/harness.ts";

const t = await startTestApp();
const db = t.database.system;
type Person = Awaited<ReturnType<typeof t.as>>;
type Made = { role?: "viewer" | "editor"; kind?: "person" | "service"; scopes?: TokenScopes; days?: number };

/** Creates a token as a person would, and gives it a secret. */
async function made(me: Person, { role = "editor", kind = "person", scopes = { labels: "write" }, days }: Made = {}) {
  const body = { api_token: { name: "Asset register", kind, role, scopes, ...(days && { days }) } };
  const { api_token } = await me(apiTokensApi.create, { body });
  const { secret } = await me(apiTokensApi.makeSecret, { params: { id: api_token.id } });
  return { id: api_token.id, secret, call: t.clientFor(secret) };
}

const list = (secret: string) =>
  t.app.inject({ url: labelsApi.list.path, headers: { authorization: `Bearer ${secret}` } });
const statusOf = async (secret: string) => (await list(secret)).statusCode;
const newLabel = (name: string) => ({ body: { label: { name, color: "#15803d" } } });

test("a person's token has a prefix and a checksum, is shown once, and only its hash is stored", async () => {
  const me = await t.as({ role: "editor" });
  const { id, secret } = await made(me);
  expect(secret).toMatch(/^gpp_[0-9A-Za-z]{36}$/);
  const sum = Array.from(secret.slice(-6)).reduce(
    (value, sign) => value * 62 + "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz".indexOf(sign),
    0,
  );
  expect(sum).toBe(crc32(secret.slice(4, -6)));
  const { api_tokens } = await me(apiTokensApi.list, { query: {} });
  expect(api_tokens).toMatchObject([{ id, hint: `gpp_…${secret.slice(-4)}`, kind: "person", is_mine: true }]);
  const stored = await t.database.system.selectFrom("api_tokens").selectAll().where("id", "=", id).execute();
  expect(JSON.stringify(stored)).not.toContain(secret.slice(4, 20));
});

test("an id of another workspace is not found", async () => {
  const [me, other] = [await t.as({ role: "editor" }), await t.as({ role: "editor" })];
  const { id } = await made(other);
  const api_token = { id, name: "Mine", kind: "person", role: "editor", scopes: { labels: "read" } } as const;
  await expect(me(apiTokensApi.create, { body: { api_token } })).rejects.toMatchObject({ status: 404 });
});

test("a token reads and writes as far as its scopes allow, in its own workspace only", async () => {
  const me = await t.as({ role: "editor" });
  const { secret, call } = await made(me, { scopes: { labels: "write", devices: "read" } });
  const { label } = await call(labelsApi.create, newLabel("Traffic"));
  expect(await call(labelsApi.list, { query: {} })).toMatchObject({ labels: [{ id: label.id }] });
  expect(await call(devicesApi.list, { query: {} })).toMatchObject({ devices: [] });
  await expect(call(devicesApi.create, { query: {}, body: { device: { name: "Camera" } } })).rejects.toMatchObject({
    body: { code: "token_out_of_scope" },
  });
  const other = await t.make.label((await t.as()).customer_id);
  const reply = await t.app.inject({
    url: labelsApi.uses.path.replace("{id}", other.id),
    headers: { authorization: `Bearer ${secret}` },
  });
  expect(reply.statusCode).toBe(404);
});

test("the audit names the token, and a record's history shows its name", async () => {
  const me = await t.as({ role: "editor" });
  const { id, call } = await made(me, { scopes: { devices: "write" } });
  const { device } = await call(devicesApi.create, { query: {}, body: { device: { name: "Camera" } } });
  const entry = await t.database.system
    .selectFrom("audit_entries")
    .select(["actor_kind", "actor_id"])
    .where("subject_id", "=", device.id)
    .executeTakeFirstOrThrow();
  expect(entry).toEqual({ actor_kind: "token", actor_id: id });
  const { activity } = await me(devicesApi.activity, { params: { id: device.id }, query: {} });
  expect(activity).toMatchObject([{ actor: "Asset register", action: "device.created" }]);
});

test("a person's token shrinks with their role, at once", async () => {
  const boss = await t.as({ role: "manager" });
  const here = await t.as({ role: "editor", customer_id: boss.customer_id });
  const { call } = await made(here);
  await call(labelsApi.create, newLabel("One"));
  await boss(teamApi.changeRole, { params: { id: here.user_id }, body: { member: { role: "viewer" } } });
  await expect(call(labelsApi.create, newLabel("Two"))).rejects.toMatchObject({ status: 403 });
  expect(await call(labelsApi.list, { query: {} })).toMatchObject({ labels: [{ name: "One" }] });
});

test("a person's token dies when they leave, and stays dead when they return; a service's lives on", async () => {
  const boss = await t.as({ role: "manager" });
  const me = await t.as({ role: "manager", customer_id: boss.customer_id });
  const [mine, service] = [await made(me), await made(me, { kind: "service" })];
  await boss(teamApi.removeMember, { params: { id: me.user_id } });
  expect([await statusOf(mine.secret), await statusOf(service.secret)]).toEqual([401, 200]);
  await t.database.system
    .insertInto("memberships")
    .values({ customer_id: boss.customer_id, user_id: me.user_id, role: "manager" })
    .execute();
  expect(await statusOf(mine.secret)).toBe(401);
});

test("a new secret ends the one before and starts the expiry anew; revoking ends both", async () => {
  const me = await t.as({ role: "viewer" });
  const { id, secret } = await made(me, { role: "viewer", scopes: { labels: "read" }, days: 7 });
  await t.database.system
    .updateTable("api_tokens")
    .set({ expires_at: new Date(Date.now() + 60_000).toISOString() })
    .where("id", "=", id)
    .execute();
  const next = await me(apiTokensApi.makeSecret, { params: { id } });
  expect(Date.parse(next.api_token.expires_at)).toBeGreaterThan(Date.now() + 6 * 86_400_000);
  expect([await statusOf(secret), await statusOf(next.secret)]).toEqual([401, 200]);
  await me(apiTokensApi.remove, { params: { id } });
  expect(await statusOf(next.secret)).toBe(401);
});

test("nobody makes a token with more rights than their own, and services are for managers", async () => {
  const [viewer, editor] = [await t.as({ role: "viewer" }), await t.as({ role: "editor" })];
  await expect(made(viewer)).rejects.toMatchObject({ body: { fields: { "api_token.role": "Your own role at most" } } });
  await expect(made(editor, { kind: "service" })).rejects.toMatchObject({ status: 403 });
  await expect(made(editor, { role: "viewer" })).rejects.toMatchObject({
    body: { fields: { "api_token.scopes.labels": "A viewer's token can only read" } },
  });
  await expect(made(editor, { scopes: { analytics: "write" } })).rejects.toMatchObject({ status: 400 });
  await expect(made(editor, { days: 366 })).rejects.toMatchObject({ status: 400 });
});

test("managers see and revoke every token, but never get the secret of a person's", async () => {
  const boss = await t.as({ role: "manager" });
  const me = await t.as({ role: "editor", customer_id: boss.customer_id });
  const { id, secret } = await made(me);
  const colleague = await t.as({ role: "editor", customer_id: boss.customer_id });
  expect((await boss(apiTokensApi.list, { query: {} })).api_tokens).toMatchObject([{ id, is_mine: false }]);
  expect((await colleague(apiTokensApi.list, { query: {} })).api_tokens).toEqual([]);
  await expect(colleague(apiTokensApi.remove, { params: { id } })).rejects.toMatchObject({ status: 404 });
  await expect(boss(apiTokensApi.makeSecret, { params: { id } })).rejects.toMatchObject({ status: 403 });
  await boss(apiTokensApi.remove, { params: { id } });
  expect(await statusOf(secret)).toBe(401);
});

test("an unattended session cannot make a token: the password has to be recent", async () => {
  const me = await t.as({ role: "editor" });
  await t.database.system
    .updateTable("auth_tokens")
    .set({ password_seen_at: new Date(Date.now() - 3_600_000).toISOString() })
    .where("user_id", "=", me.user_id)
    .execute();
  await expect(made(me)).rejects.toMatchObject({ body: { code: "password_needed" } });
});

test("a token has a rate limit of its own, and every answer says how much is left", async () => {
  const me = await t.as({ role: "viewer" });
  const { id, secret } = await made(me, { role: "viewer", scopes: { labels: "read" } });
  const first = await list(secret);
  expect(first.headers["ratelimit-policy"]).toBe(`"token";q=${TOKEN_CALLS_PER_MINUTE};w=60`);
  expect(first.headers["ratelimit"]).toMatch(new RegExp(`^"token";r=${TOKEN_CALLS_PER_MINUTE - 1};t=\\d+$`));
  await t.database.system
    .updateTable("rate_limits")
    .set({ tries: TOKEN_CALLS_PER_MINUTE })
    .where("key", "=", keyOf(LIMITS.tokenCalls.name, id))
    .execute();
  const refused = await list(secret);
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  expect(await statusOf((await made(me, { role: "viewer", scopes: { labels: "read" } })).secret)).toBe(200);
});

test("the list shows when a token was last used, and tokens open no draft images", async () => {
  const me = await t.as({ role: "viewer" });
  const { secret } = await made(me, { role: "viewer", scopes: { labels: "read" } });
  expect((await list(secret)).headers["set-cookie"]).toBeUndefined();
  await vi.waitFor(async () => {
    const { api_tokens } = await me(apiTokensApi.list, { query: {} });
    expect(Date.parse(api_tokens[0]?.last_used_at ?? "")).toBeGreaterThan(Date.now() - 60_000);
  });
});

test("a created token does nothing until it has a secret, and creating it again changes nothing", async () => {
  const me = await t.as({ role: "editor" });
  const id = randomUUID();
  const body = { api_token: { id, name: "Map", kind: "person", role: "viewer", scopes: {} } } as const;
  const one = await me(apiTokensApi.create, { body });
  expect(await me(apiTokensApi.create, { body })).toEqual(one);
  expect(one.api_token).toMatchObject({ id, hint: null, days: 90 });
});

test("a person's token stops while its owner lacks the second step that the workspace demands, a service's goes on", async () => {
  const me = await t.as({ role: "manager" });
  const { customer_id, user_id } = me;
  const [own, service] = [await made(me), await made(me, { kind: "service" })];
  const demand = (requires_second_step: boolean) =>
    db.updateTable("customers").set({ requires_second_step }).where("id", "=", customer_id).execute();
  const answers = (secret: string, expected: object) =>
    vi.waitFor(async () => {
      const reply = await list(secret);
      expect({ status: reply.statusCode, ...reply.json<object>() }).toMatchObject(expected);
    });
  await demand(true);
  await answers(own.secret, { status: 403, code: "second_step_demanded" });
  await answers(service.secret, { status: 200 });
  const { id } = await t.make.passkey(user_id);
  await answers(own.secret, { status: 200 });
  // of a former domain: it signs nobody in
  await db.updateTable("passkeys").set({ rp_id: "old.example.org" }).where("id", "=", id).execute();
  await answers(own.secret, { status: 403, code: "second_step_demanded" });
  await db
    .insertInto("authenticators")
    .values({ user_id, sealed_secret: Buffer.from("x"), last_step: 0 })
    .execute();
  await answers(own.secret, { status: 200 });
  await db.deleteFrom("authenticators").where("user_id", "=", user_id).execute();
  await answers(own.secret, { status: 403 });
  await demand(false);
  await answers(own.secret, { status: 200 });
});

test("a person's token stops while the workspace takes city sign-in only and its owner has never used it", async () => {
  const me = await t.as({ role: "manager" });
  const { customer_id, user_id } = me;
  const { secret } = await made(me);
  const [other, elsewhere] = [await t.as(), await t.make.customer()];
  const answers = (expected: object) =>
    vi.waitFor(async () => {
      const reply = await list(secret);
      expect({ status: reply.statusCode, ...reply.json<object>() }).toMatchObject(expected);
    });
  const link = (who: string, where: string | null) =>
    db
      .insertInto("identity_links")
      .values({
        id: randomUUID(),
        customer_id: where,
        user_id: who,
        issuer: "https://city.example",
        subject: randomUUID(),
        email: "x@city.example",
      })
      .execute();
  await t.make.identityProvider(customer_id, { is_active: true, passwords: "break_glass" });
  await answers({ status: 403, code: "city_sign_in_needed" });
  for (const [who, where] of [
    [other.user_id, customer_id],
    [user_id, elsewhere.id],
    [user_id, null],
  ] as const)
    await link(who, where);
  await answers({ status: 403, code: "city_sign_in_needed" });
  await link(user_id, customer_id);
  await answers({ status: 200 });
  // the city's account is a second step, too
  await db.updateTable("customers").set({ requires_second_step: true }).where("id", "=", customer_id).execute();
  await answers({ status: 200 });
  await db.deleteFrom("identity_links").where("user_id", "=", user_id).execute();
  await answers({ status: 403 });
  await t.make.passkey(user_id);
  const is_break_glass = true;
  await db.updateTable("memberships").set({ is_break_glass }).where("user_id", "=", user_id).execute();
  await answers({ status: 200 });
  await db.deleteFrom("memberships").where("user_id", "=", user_id).execute();
  await answers({ status: 401 });
});
