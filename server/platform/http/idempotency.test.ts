import { expect, test } from "vitest";
import { apiTokensApi } from "#contract/api-tokens.ts";
import { labelsApi } from "#contract/labels.ts";
import { shortCodesApi } from "#contract/short-codes.ts";
import { signsApi } from "#contract/signs.ts";
import { startTestApp } from "#server/testing/harness.ts";

const t = await startTestApp();

async function service(customer_id?: string) {
  const id = customer_id ?? (await t.make.customer()).id;
  const scopes = JSON.stringify({ labels: "write", short_codes: "write" });
  return { customer_id: id, token: (await t.make.apiToken(id, { scopes })).secret };
}

const post = (token: string, key: string, name: string, path: string = labelsApi.create.path) =>
  t.app.inject({
    method: "POST",
    url: path,
    headers: { authorization: `Bearer ${token}`, "idempotency-key": key },
    payload: { label: { name, color: "#15803d" } },
  });
const labelsOf = async (token: string) => (await t.clientFor(token)(labelsApi.list, { query: {} })).labels.length;

test("the same request with the same key is done once, and gets the first answer", async () => {
  const { token } = await service();
  const first = await post(token, "order-1", "Traffic");
  const again = await post(token, "order-1", "Traffic");
  expect([again.statusCode, again.body]).toEqual([201, first.body]);
  expect([first.headers["idempotency-replayed"], again.headers["idempotency-replayed"]]).toEqual([undefined, "true"]);
  expect(await labelsOf(token)).toBe(1);
});

test("concurrent requests with one key make one row, and get the same answer", async () => {
  const { token } = await service();
  const answers = await Promise.all(Array.from({ length: 6 }, () => post(token, "race", "Traffic")));
  expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
  expect(await labelsOf(token)).toBe(1);
});

test("another request with a used key is refused with 422, and changes nothing", async () => {
  const { token } = await service();
  await post(token, "order-1", "Traffic");
  const other = await post(token, "order-1", "Water");
  expect([other.statusCode, other.json<{ code: string }>().code]).toEqual([422, "idempotency_key_reused"]);
  expect(await labelsOf(token)).toBe(1);
});

test("keys belong to one token", async () => {
  const { token, customer_id } = await service();
  const other = await service(customer_id);
  await post(token, "order-1", "Traffic");
  expect((await post(other.token, "order-1", "Water")).statusCode).toBe(201);
});

test("a refused request keeps nothing, so a corrected one may use its key", async () => {
  const { token } = await service();
  await post(token, "order-0", "Traffic");
  expect((await post(token, "order-1", "Traffic")).statusCode).toBe(409);
  expect((await post(token, "order-1", "Water")).statusCode).toBe(201);
});

test("a key is free again after a day", async () => {
  const { token, customer_id } = await service();
  await post(token, "order-1", "Traffic");
  await t.database.system
    .updateTable("idempotency_keys")
    .set({ created_at: new Date(Date.now() - 25 * 3_600_000).toISOString() })
    .where("customer_id", "=", customer_id)
    .execute();
  expect((await post(token, "order-1", "Water")).statusCode).toBe(201);
});

test("the jobs of a repeated write are queued once, after it", async () => {
  const { token } = await service();
  const { short_code: code } = await t.clientFor(token)(shortCodesApi.create, { body: { short_code: {} } });
  t.queued.length = 0;
  const start = () =>
    t.app.inject({
      method: "POST",
      url: signsApi.start.path,
      headers: { authorization: `Bearer ${token}`, "idempotency-key": "print" },
      payload: { sign_batch: { codes: { ids: [code.id] } } },
    });
  const [first, again] = [await start(), await start()];
  expect([first.statusCode, again.body]).toEqual([201, first.body]);
  expect(t.queued.filter(({ name }) => name === "make_signs")).toHaveLength(1);
});

test("a malformed key is refused, and so is one where the answer holds a secret", async () => {
  const me = await t.as({ role: "manager" });
  const { token } = await service();
  for (const key of ["two words", "x".repeat(256)]) {
    const reply = await post(token, key, "Traffic");
    expect([reply.statusCode, reply.json()]).toMatchObject([
      400,
      { fields: { "Idempotency-Key": expect.any(String) } },
    ]);
  }
  const { id } = await t.make.apiToken(me.customer_id);
  const reply = await post(me.token, "once", "", apiTokensApi.makeSecret.path.replace("{id}", id));
  expect(reply.statusCode).toBe(400);
});
