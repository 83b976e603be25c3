import { sql } from "kysely";
import { afterAll, beforeEach, expect, test } from "vitest";
import { auditLogApi } from "#contract/audit-log.ts";
import { registerConnectionsApi } from "#contract/register-connections.ts";
import { startTestApp } from "#server/testing/harness.ts";
import { startRegister } from "#server/testing/register-server.ts";

const register = await startRegister();
const t = await startTestApp({ OUTBOUND_HOSTS: register.host });
afterAll(register.stop);
beforeEach(async () => {
  register.reset();
  await t.database.system.deleteFrom("rate_limits").execute();
});

const { connection } = register;

async function manager(more: object = {}) {
  const call = await t.as({ role: "manager" });
  const save = (change: object = {}) =>
    call(registerConnectionsApi.save, { body: { register_connection: { ...connection, ...more, ...change } } });
  const get = () => call(registerConnectionsApi.get, {});
  return { call, save, get };
}

const fieldsOf = (...names: string[]) => ({
  status: 400,
  body: { fields: Object.fromEntries(names.map((name) => [`register_connection.${name}`, expect.any(String)])) },
});

test("keeps the secret to itself", async () => {
  const { call, save, get } = await manager();
  expect(await get()).toMatchObject({ register_connection: null, keeps_secrets: true, entry_count: 0 });
  const saved = await save();
  expect(saved.register_connection).toMatchObject({ username: "ana", secret_saved_at: expect.any(String) });
  const { entries } = await call(auditLogApi.list, { query: {} });
  expect(entries.map(({ action }) => action)).toContain("register_connection.created");
  expect(JSON.stringify([saved, await get(), entries])).not.toMatch(/"right"/);
  const tenant = t.database.tenant(call.customer_id);
  await expect(tenant.selectFrom("register_connections").select("secret").execute()).rejects.toThrow(
    /permission denied/,
  );
  const { secret } = await t.database.system
    .selectFrom("register_connections")
    .select("secret")
    .where("customer_id", "=", call.customer_id)
    .executeTakeFirstOrThrow();
  expect(secret?.toString("latin1")).not.toContain("right");
});

test("a saved secret does not reach another address or account", async () => {
  const { save, get } = await manager();
  await save();
  const change = (more: object) => save({ secret: "", lock_version: 0, ...more });
  for (const more of [
    { api_address: `http://${register.host}/elsewhere` },
    { token_address: `http://${register.host}/elsewhere` },
    { username: "ben" },
    { login: "client" },
  ])
    await expect(change(more)).rejects.toMatchObject(fieldsOf("secret"));
  // off, it forgets the secret
  await change({ username: "ben", is_on: false });
  expect((await get()).register_connection).toMatchObject({ secret_saved_at: null, username: "ben" });
  await expect(save({ lock_version: 0 })).rejects.toMatchObject({ status: 409, body: { code: "conflict" } });
});

test("asks for a sign-in a moment ago", async () => {
  const { call, save } = await manager();
  await t.database.system
    .updateTable("auth_tokens")
    .set({ password_seen_at: sql`now() - interval '1 hour'` })
    .where("user_id", "=", call.user_id)
    .execute();
  await expect(save()).rejects.toMatchObject({ status: 403, body: { code: "password_needed" } });
});

test.each([
  [{ api_address: "https://127.0.0.1/api" }, "api_address"],
  [{ api_address: "http://register.example.org/api" }, "api_address"],
  [{ token_address: "https://10.0.0.1/token" }, "token_address"],
  [{ token_address: "https://[::1]/token" }, "token_address"],
  [{ token_address: "file:///etc/passwd" }, "token_address"],
  [{ api_address: "https://1.1.1.1/api?x=1" }, "api_address"],
  [{ organization: "../../x" }, "organization"],
  [{ organization: "a/b" }, "organization"],
  [{ username: "" }, "username"],
  [{ username: "a\nb" }, "username"],
  [{ secret: "" }, "secret"],
])("refuses %j", async (more, field) => {
  const { save } = await manager();
  await expect(save(more)).rejects.toMatchObject(fieldsOf(field));
  expect(register.asked).toEqual([]);
});

test("tests a connection step by step, and changes nothing", async () => {
  const { call, save, get } = await manager();
  await expect(call(registerConnectionsApi.test, {})).rejects.toMatchObject({ status: 404 });
  await save();
  await t.make.algorithm(call.customer_id, { reference: "ALG-1" });
  for (const [lars, source_id] of [
    ["1", "ALG-1"],
    ["2", "Another"],
  ] as const)
    register.entries.push({ lars, versions: [{ content: { source_id }, state: "STATE_1" }] });
  const { test } = await call(registerConnectionsApi.test, {});
  expect(test.steps).toMatchObject([
    { step: "token", problem: null },
    { step: "organization", problem: null },
    { step: "entries", problem: null, detail: "2 1" },
  ]);
  expect((await get()).register_connection?.last_test).toEqual(test);
  expect(register.asked.map(({ method }) => method)).toEqual(["GET"]);
});

test.each([
  [{ secret: "wrong" }, { step: "token", problem: "login_refused", detail: "invalid_grant" }],
  [{ token_address: `http://${register.host}/nowhere` }, { step: "token", problem: "answer_invalid" }],
  [{ organization: "gm0002" }, { step: "organization", problem: "forbidden" }],
  [{ api_address: `http://${register.host}/nowhere` }, { step: "organization", problem: "not_found" }],
])("the test with %j ends at the step that fails", async (more, step) => {
  const { call, save } = await manager();
  await save(more);
  const { test } = await call(registerConnectionsApi.test, {});
  expect(test.steps.at(-1)).toMatchObject(step);
});

test("signs in as a client with a secret of its own", async () => {
  const { call, save } = await manager({ login: "client", client_id: "robot", username: "" });
  await save();
  const { test } = await call(registerConnectionsApi.test, {});
  expect(test.steps.map(({ problem }) => problem)).toEqual([null, null, null]);
});

test("only managers see the connection, and other customers have their own", async () => {
  const { call, save } = await manager();
  await save();
  const editor = await t.as({ role: "editor", customer_id: call.customer_id });
  await expect(editor(registerConnectionsApi.get, {})).rejects.toMatchObject({ status: 403 });
  const other = await t.as({ role: "manager" });
  expect(await other(registerConnectionsApi.get, {})).toMatchObject({ register_connection: null });
  await expect(other(registerConnectionsApi.disconnect, {})).rejects.toMatchObject({ status: 404 });
});
