import { sql } from "kysely";
import { expect, test } from "vitest";
import { hashPassword } from "#server/platform/identity/password.ts";
import { startTestApp } from "#server/testing/harness.ts";

const t = await startTestApp({ TRUST_PROXY: "1" });
const password = "a long and private phrase";
const password_hash = await hashPassword(password);
const WRONG = "not the password at all";

async function guess(email: string, from: string, secret = WRONG) {
  const reply = await t.app.inject({
    method: "POST",
    url: "/api/login",
    headers: { "x-forwarded-for": from },
    payload: { email, password: secret },
  });
  return { status: reply.statusCode, wait: Number(reply.headers["retry-after"] ?? 0) };
}

let hosts = 0;
/** An IP address that was not used before. */
const stranger = () => `198.51.${(hosts += 1) >> 8}.${hosts & 255}`;

/** Guesses at an account, each from another address. */
async function attack(email: string, guesses = 40) {
  const answers = [];
  for (let at = 0; at < guesses; at += 1) answers.push(await guess(email, stranger()));
  return answers;
}

/** As if the wait were over. */
const letTimePass = () =>
  t.database.system
    .updateTable("sign_in_waits")
    .set({ may_try_at: sql`now()` })
    .execute();

test("guesses at one account from many addresses have to wait, longer each time, a quarter of an hour at most", async () => {
  const { email } = await t.as({ password_hash });
  const answers = await attack(email);
  expect(answers.slice(0, 20).every(({ status }) => status === 401)).toBe(true);
  const refused = answers.slice(20);
  expect(refused.every(({ status }) => status === 429)).toBe(true);
  const waits = refused.map(({ wait }) => wait);
  expect(waits.slice(0, 5)).toEqual([1, 2, 4, 8, 16]);
  expect(waits).toEqual(waits.toSorted((a, b) => a - b));
  expect(waits.at(-1)).toBe(900);
});

test("concurrent guesses count like sequential ones", async () => {
  const { email } = await t.as({ password_hash });
  const answers = await Promise.all(Array.from({ length: 60 }, () => guess(email, stranger())));
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(20);
});

test("limits an unknown email in the same way, so that the limit does not reveal accounts", async () => {
  const answers = await attack("nobody-has-this@example.org", 22);
  expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: 20 }, () => 401), 429, 429]);
});

test("strangers lock nobody out: a known network signs in at once", async () => {
  const { email } = await t.as({ password_hash });
  const home = stranger();
  expect((await guess(email, home, password)).status).toBe(200);
  await attack(email);
  expect((await guess(email, home, password)).status).toBe(200);
  expect((await guess(email, home)).status).toBe(401);
});

test("strangers lock nobody out: from a new network the right password works after the wait, whatever others try", async () => {
  const { email } = await t.as({ password_hash });
  await attack(email);
  const hotel = stranger();
  const told = await guess(email, hotel, password);
  expect(told).toEqual({ status: 429, wait: 900 });
  await attack(email, 5);
  const again = await guess(email, hotel, password);
  expect(again.status).toBe(429);
  expect(again.wait).toBeLessThanOrEqual(told.wait);
  await letTimePass();
  await attack(email, 5);
  expect((await guess(email, hotel, password)).status).toBe(200);
  expect((await guess(email, hotel, password)).status).toBe(200);
});

test("each wait allows one guess", async () => {
  const { email } = await t.as({ password_hash });
  await attack(email);
  const one = stranger();
  await guess(email, one);
  await letTimePass();
  const answers = await Promise.all([guess(email, one), guess(email, one), guess(email, one)]);
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
});

test("a known network has its own limit, and is treated as unknown beyond it", async () => {
  const { email } = await t.as({ password_hash });
  const office = stranger();
  await guess(email, office, password);
  await attack(email);
  await t.database.system.updateTable("rate_limits").set({ tries: 30 }).where("key", "like", "login-known:%").execute();
  expect((await guess(email, office)).status).toBe(401);
  await t.database.system.updateTable("rate_limits").set({ tries: 31 }).where("key", "like", "login-known:%").execute();
  expect((await guess(email, office)).status).toBe(429);
});

test("successful sign-ins from many places do not count", async () => {
  const { email } = await t.as({ password_hash });
  for (let at = 0; at < 25; at += 1) expect((await guess(email, stranger(), password)).status).toBe(200);
});

test("addresses of one IPv6 network count as one, and an IPv4-mapped address as its IPv4 address", async () => {
  const { email } = await t.as({ password_hash });
  const statuses = [];
  for (let at = 0; at < 11; at += 1) statuses.push((await guess(email, `2001:db8:7:7::${at + 1}`)).status);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
  const other = await t.as({ password_hash });
  for (let at = 0; at < 10; at += 1) await guess(other.email, at % 2 ? "203.0.113.77" : "::ffff:203.0.113.77");
  expect((await guess(other.email, "203.0.113.77")).status).toBe(429);
});

test("known networks are stored only as HMACs that a new password makes worthless", async () => {
  const { email, user_id } = await t.as({ password_hash });
  const home = "203.0.113.200";
  await guess(email, home, password);
  const rows = await t.database.system
    .selectFrom("known_networks")
    .select("network_hmac")
    .where("user_id", "=", user_id)
    .execute();
  expect(rows).toHaveLength(1);
  expect(rows[0]?.network_hmac).toHaveLength(32);
  await t.database.system
    .updateTable("users")
    .set({ password_hash: await hashPassword(password) })
    .where("id", "=", user_id)
    .execute();
  await attack(email);
  expect((await guess(email, home, password)).status).toBe(429);
});
