import { expect, test } from "vitest";
import { hashPassword } from "#server/platform/identity/password.ts";
import { startTestApp } from "#server/testing/harness.ts";

const t = await startTestApp({ TRUST_PROXY: "1" });

let hosts = 0;
/** Each try from another address: no wait is part of it. Processor time, which a busy machine does not lengthen. */
async function costOf(url: string, payload: object) {
  hosts += 1;
  const before = process.cpuUsage();
  const { statusCode, body } = await t.app.inject({
    method: "POST",
    url,
    headers: { "x-forwarded-for": `198.51.100.${hosts}` },
    payload,
  });
  const { user, system } = process.cpuUsage(before);
  return { cost: user + system, answer: `${statusCode} ${body}` };
}

/** The least of several tries: what else this process does makes some cost more, and none less. */
async function leastCosts(url: string, payloads: readonly object[]) {
  const costs = payloads.map(() => Number.POSITIVE_INFINITY);
  const answers = new Set<string>();
  for (let round = 0; round < 8; round += 1)
    for (const [at, payload] of payloads.entries()) {
      const { cost, answer } = await costOf(url, payload);
      costs[at] = Math.min(costs[at] ?? cost, cost);
      answers.add(answer);
    }
  return { costs, answers };
}

test("signing in takes as much work and answers the same for an account, none, and one without a password", async () => {
  const known = await t.as({ password_hash: await hashPassword("a long and private phrase") });
  const passwordless = await t.as();
  const password = "not the password at all";
  const emails = [known.email, passwordless.email, "nobody@example.org"];
  const { costs, answers } = await leastCosts(
    "/api/login",
    emails.map((email) => ({ email, password })),
  );
  expect(answers.size).toBe(1);
  const [most, least] = [Math.max(...costs), Math.min(...costs)];
  // a hash that is skipped would make one of them a fifth of the others
  expect(most / least).toBeLessThan(2);
});

test("asking for a new password or for the city's sign-in answers the same, whoever has an account", async () => {
  const { email } = await t.as({ password_hash: await hashPassword("a long and private phrase") });
  const [, host = ""] = email.split("@");
  const ask = async (url: string) => {
    const [known, unknown] = [await costOf(url, { email }), await costOf(url, { email: `nobody@${host}` })];
    return [known.answer, unknown.answer];
  };
  for (const url of ["/api/city_sign_in/find", "/api/password_resets"]) {
    const [known, unknown] = await ask(url);
    expect(known).toMatch(/^200 /);
    expect(unknown).toBe(known);
  }
});
