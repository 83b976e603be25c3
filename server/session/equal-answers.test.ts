import { expect, test } from "vitest";
import { hashPassword } from "#server/platform/identity/password.ts";
import { startTestApp } from "#server/testing/harness.ts";

const t = await startTestApp({ TRUST_PROXY: "1" });

let hosts = 0;
/** Each try from another address: no wait is part of the time. */
async function timeOf(url: string, payload: object) {
  hosts += 1;
  const start = performance.now();
  const { statusCode, body } = await t.app.inject({
    method: "POST",
    url,
    headers: { "x-forwarded-for": `198.51.100.${hosts}` },
    payload,
  });
  return { ms: performance.now() - start, answer: `${statusCode} ${body}` };
}

/** The shortest of several times: what else the machine does makes some longer, and none shorter. */
async function shortest(url: string, payloads: readonly object[]) {
  const times = payloads.map(() => Number.POSITIVE_INFINITY);
  const answers = new Set<string>();
  for (let round = 0; round < 8; round += 1)
    for (const [at, payload] of payloads.entries()) {
      const { ms, answer } = await timeOf(url, payload);
      times[at] = Math.min(times[at] ?? ms, ms);
      answers.add(answer);
    }
  return { times, answers };
}

test("signing in takes the same time and answers the same for an account, none, and one without a password", async () => {
  const known = await t.as({ password_hash: await hashPassword("a long and private phrase") });
  const passwordless = await t.as();
  const password = "not the password at all";
  const emails = [known.email, passwordless.email, "nobody@example.org"];
  const { times, answers } = await shortest(
    "/api/login",
    emails.map((email) => ({ email, password })),
  );
  expect(answers.size).toBe(1);
  const [slow, fast] = [Math.max(...times), Math.min(...times)];
  // a hash that is skipped would make one of them five times as fast
  expect(slow / fast).toBeLessThan(2);
});

test("asking for a new password or for the city's sign-in answers the same, whoever has an account", async () => {
  const { email } = await t.as({ password_hash: await hashPassword("a long and private phrase") });
  const [, host = ""] = email.split("@");
  const ask = async (url: string) => {
    const [known, unknown] = [await timeOf(url, { email }), await timeOf(url, { email: `nobody@${host}` })];
    return [known.answer, unknown.answer];
  };
  for (const url of ["/api/city_sign_in/find", "/api/password_resets"]) {
    const [known, unknown] = await ask(url);
    expect(known).toMatch(/^200 /);
    expect(unknown).toBe(known);
  }
});
