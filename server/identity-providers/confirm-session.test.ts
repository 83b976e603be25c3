import { expect, test } from "vitest";
import { apiTokensApi } from "#contract/api-tokens.ts";
import { secondStepsApi } from "#contract/second-steps.ts";
import { userApi } from "#contract/user.ts";
import { hashPassword } from "#server/platform/identity/password.ts";
import { signInAt } from "#server/testing/city-provider.ts";
import { cityWorld, codeIn, staff } from "#server/testing/city-world.ts";
import { startTestApp } from "#server/testing/harness.ts";

const t = await startTestApp({ OUTBOUND_HOSTS: "127.0.0.1" });
const { city, openBrowser, signIn } = cityWorld(t);

const API_TOKEN = { name: "Reports", kind: "service", role: "viewer", scopes: { devices: "read" }, days: 30 } as const;
const needed = { status: 403, body: { code: "password_needed" } };
const CONFIRMED = "http://localhost:3000/confirmed#confirmed";

/** Somebody who has nothing but their city account, in a browser that is signed in with it. */
async function cityOnly() {
  const here = await city();
  here.provider.accounts["ana"] = staff(here.domain, "ana", { groups: ["guide-managers"] });
  here.provider.accounts["eve"] = staff(here.domain, "eve", { groups: ["guide-managers"] });
  const { browser, finished } = await signIn(here, "ana");
  const ana = browser.withToken(finished.session?.token);
  const makeToken = () => ana(apiTokensApi.create, { body: { api_token: API_TOKEN } });
  const confirm = async (login = "ana", change: (start: URL) => void = () => undefined) => {
    const start = new URL((await ana(userApi.confirmWithCity, {})).url);
    change(start);
    return browser.callback(await signInAt(here.provider, start.href, login));
  };
  return { ...here, browser, ana, makeToken, confirm, token: finished.session?.token };
}

test("staff without a password confirm with their city account, which asks them again", async () => {
  const { ana, makeToken, confirm, provider } = await cityOnly();
  await expect(makeToken()).rejects.toMatchObject(needed);
  expect((await ana(secondStepsApi.get, {})).second_step).toMatchObject({
    has_password: false,
    city_account: "City of Testing",
  });
  let asked = new URL(provider.issuer);
  expect((await confirm("ana", (start) => (asked = start))).headers["location"]).toBe(CONFIRMED);
  expect(asked.searchParams.get("prompt")).toBe("login");
  expect(asked.searchParams.get("max_age")).toBe("0");
  await makeToken();
});

test("that is not enough for the account's own password and codes", async () => {
  const { ana, confirm } = await cityOnly();
  await confirm();
  await expect(
    ana(userApi.setPassword, { body: { user: { password: "seven purple ferries" } } }),
  ).rejects.toMatchObject(needed);
  for (const act of [secondStepsApi.start, secondStepsApi.turnOff, secondStepsApi.makeRecoveryCodes])
    await expect(ana(act, {}), act.summary).rejects.toMatchObject(needed);
});

test("another person at the provider, and one whom it did not ask, confirm nothing", async () => {
  const { browser, confirm, makeToken, key } = await cityOnly();
  const reasonOf = async (answer: Awaited<ReturnType<typeof confirm>>) =>
    (await browser.finish(codeIn(answer))).refused?.reason;
  expect(await reasonOf(await confirm("eve"))).toBe("other_person");
  const unasked = await confirm("ana", ({ searchParams }) => {
    searchParams.delete("prompt");
    searchParams.delete("max_age");
  });
  expect(await reasonOf(unasked)).toBe("not_recent");
  expect(await reasonOf(await confirm("nobody"))).toBe("other_person");
  await expect(makeToken()).rejects.toMatchObject(needed);
  const reasons = await t.database.system
    .selectFrom("audit_entries")
    .select("after")
    .where("customer_id", "=", key)
    .where("action", "=", "sign_in.refused")
    .execute();
  expect(reasons.map(({ after }) => (after as { reason: string }).reason).toSorted()).toEqual([
    "not_recent",
    "other_person",
    "other_person",
  ]);
});

test("a sign-in from before the confirmation began does not count", async () => {
  const { ana, browser, makeToken, provider } = await cityOnly();
  const { url } = await ana(userApi.confirmWithCity, {});
  await t.database.system
    .updateTable("identity_attempts")
    .set({ expires_at: new Date(Date.now() + 15 * 60_000).toISOString() })
    .where("session_id", "is not", null)
    .execute();
  const back = await browser.callback(await signInAt(provider, url, "ana"));
  expect((await browser.finish(codeIn(back))).refused?.reason).toBe("not_recent");
  await expect(makeToken()).rejects.toMatchObject(needed);
});

test("it counts for the session that asked only, and only in the browser where it began", async () => {
  const one = await cityOnly();
  const { finished } = await signIn(one, "ana");
  const elsewhere = t.clientFor(finished.session?.token);
  const { url } = await one.ana(userApi.confirmWithCity, {});
  const back = await signInAt(one.provider, url, "ana");
  expect((await openBrowser().callback(back)).headers["location"]).toBe("http://localhost:3000/auth/city#expired");
  await expect(one.makeToken()).rejects.toMatchObject(needed);
  await one.confirm();
  await expect(elsewhere(apiTokensApi.create, { body: { api_token: API_TOKEN } })).rejects.toMatchObject(needed);
});

test("a session that no provider made has nothing to confirm with", async () => {
  const here = await city();
  const password_hash = await hashPassword("a long and private phrase");
  const person = await t.as({ customer_id: here.key, password_hash });
  await expect(person(userApi.confirmWithCity, {})).rejects.toMatchObject({ status: 404 });
  expect((await person(secondStepsApi.get, {})).second_step).toMatchObject({ has_password: true, city_account: null });
});
