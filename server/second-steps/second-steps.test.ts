import { sql } from "kysely";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { labelsApi } from "#contract/labels.ts";
import { secondStepsApi } from "#contract/second-steps.ts";
import { sessionApi } from "#contract/session.ts";
import { userApi } from "#contract/user.ts";
import { hashPassword } from "#server/platform/identity/password.ts";
import { startTestApp } from "#server/testing/harness.ts";
import { totpOf } from "./check-code.ts";

const t = await startTestApp({ TRUST_PROXY: "1" });
const password = "a long and private phrase";
const password_hash = await hashPassword(password);

// all tests share a network
beforeEach(() => t.database.system.deleteFrom("rate_limits").execute());

type Person = Awaited<ReturnType<typeof t.as>>;
const codeOf = (key: string, stepsAhead = 0) =>
  totpOf(key, "").generate({ timestamp: Date.now() + stepsAhead * 30_000 });
const wrongCode = (key: string) => {
  const near = [-2, -1, 0, 1, 2].map((step) => codeOf(key, step));
  return ["000000", "111111", "222222", "333333", "444444", "555555"].find((code) => !near.includes(code)) ?? "";
};

/** Only the clock of this process, which decides on codes. The database keeps its own. */
function letStepsPass(steps: number) {
  if (!vi.isFakeTimers()) {
    vi.useFakeTimers({ toFake: ["Date"] });
    onTestFinished(() => void vi.useRealTimers());
  }
  vi.setSystemTime(Date.now() + steps * 30_000);
}

/** A person with an authenticator app, whose newest code is used. */
async function withApp(who: Parameters<typeof t.as>[0] = {}) {
  const person = await t.as({ password_hash, ...who });
  const { key } = (await person(secondStepsApi.start, {})).setup;
  const used = codeOf(key);
  const { recovery_codes } = await person(secondStepsApi.turnOn, { body: { code: used } });
  return { person, key, used, recovery_codes };
}

const login = (email: string, secret = password) =>
  t.anonymous(sessionApi.login, { body: { email, password: secret } });
const challengeFrom = async (attempt: Promise<unknown>) => {
  const error = await attempt.then(
    () => undefined,
    (why: unknown) => why as { status: number; body: { code: string; current?: { challenge: string } } },
  );
  expect(error).toMatchObject({ status: 403, body: { code: "second_step_required" } });
  return error?.body.current?.challenge ?? "";
};
const challenge = ({ email }: Person) => challengeFrom(login(email));
const finish = (next: string, code: string) => t.anonymous(sessionApi.secondStep, { body: { challenge: next, code } });
const audited = async ({ user_id }: Person) =>
  (
    await t.database.system
      .selectFrom("audit_entries")
      .select("action")
      .where("subject_id", "=", user_id)
      .orderBy("id")
      .execute()
  ).map(({ action }) => action);
const wrong = { status: 403, body: { code: "code_wrong", fields: { code: expect.any(String) } } };
const expired = { status: 403, body: { code: "second_step_expired" } };

test("an authenticator app counts only once a code confirms it; then all other sessions end", async () => {
  const person = await t.as({ password_hash });
  const other = t.clientFor(await t.make.token({ user_id: person.user_id }));
  const { uri, key } = (await person(secondStepsApi.start, {})).setup;
  expect(uri).toMatch(/^otpauth:\/\/totp\/Guidepost:/);
  expect(uri).toContain(key);
  await expect(person(secondStepsApi.turnOn, { body: { code: wrongCode(key) } })).rejects.toMatchObject(wrong);
  expect((await login(person.email)).token).toEqual(expect.any(String));
  const { recovery_codes } = await person(secondStepsApi.turnOn, { body: { code: codeOf(key) } });
  expect(new Set(recovery_codes).size).toBe(10);
  await expect(other(userApi.get, {})).rejects.toMatchObject({ status: 401 });
  expect((await person(secondStepsApi.get, {})).second_step).toMatchObject({
    authenticator: { last_used_at: null },
    recovery_codes_left: 10,
  });
  expect(await audited(person)).toContain("authenticator.turned_on");
  await t.work();
  expect(t.mails.at(-1)).toMatchObject({ to: person.email, subject: "An authenticator app was set up" });
});

test("the password alone signs in no more: a code of the app completes it, and the session knows both", async () => {
  const { person, key } = await withApp();
  const next = await challenge(person);
  expect(next).toMatch(/^[\w-]{43}$/);
  await expect(t.clientFor(next)(userApi.get, {})).rejects.toMatchObject({ status: 401 });
  const auth = await finish(next, codeOf(key, 1));
  expect(auth).toEqual({ token: expect.any(String), expiration: expect.any(String) });
  expect((await t.clientFor(auth.token)(userApi.get, {})).user.id).toBe(person.user_id);
  const session = t.database.system.selectFrom("auth_tokens").select("proofs").where("user_id", "=", person.user_id);
  expect(await session.orderBy("created_at", "desc").executeTakeFirst()).toEqual({
    proofs: ["password", "authenticator"],
  });
  expect(await audited(person)).toContain("session.started");
});

test("R5.1 a wrong password is refused as ever, with or without a second step", async () => {
  const { person } = await withApp();
  const refused = { status: 401, body: { code: "invalid_credentials", message: "Invalid email or password" } };
  for (const email of [person.email, (await t.as({ password_hash })).email, "nobody@example.org"])
    await expect(login(email, "not the password")).rejects.toMatchObject(refused);
});

test("a code counts once: not for the set-up and a sign-in, not twice, not for two sign-ins at once", async () => {
  const { person, key, used } = await withApp();
  await expect(finish(await challenge(person), used)).rejects.toMatchObject(wrong);
  const code = codeOf(key, 1);
  const challenges = [await challenge(person), await challenge(person), await challenge(person)];
  const answers = await Promise.allSettled(challenges.map((next) => finish(next, code)));
  expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  await expect(finish(await challenge(person), code)).rejects.toMatchObject(wrong);
  expect(await audited(person)).toContain("session.second_step_refused");
});

test("codes of half a minute before and after count, older and later ones do not", async () => {
  const { person, key } = await withApp();
  letStepsPass(10);
  for (const ahead of [-2, 2])
    await expect(finish(await challenge(person), codeOf(key, ahead))).rejects.toMatchObject(wrong);
  await finish(await challenge(person), codeOf(key, -1));
  await finish(await challenge(person), codeOf(key, 1));
  // earlier than the newest that was used
  await expect(finish(await challenge(person), codeOf(key))).rejects.toMatchObject(wrong);
});

test("a challenge works once, for five tries and ten minutes, and an invented one answers the same", async () => {
  const { person, key, recovery_codes } = await withApp();
  const used = await challenge(person);
  await finish(used, recovery_codes[0] ?? "");
  const tried = await challenge(person);
  for (let at = 0; at < 5; at += 1) await expect(finish(tried, wrongCode(key))).rejects.toMatchObject(wrong);
  const late = await challenge(person);
  await t.database.system
    .updateTable("second_step_challenges")
    .set({ expires_at: sql`now() - interval '1 second'` })
    .where("user_id", "=", person.user_id)
    .where("tries", "=", 0)
    .execute();
  for (const next of [used, tried, late, "an-invented-challenge-of-some-length"])
    await expect(finish(next, recovery_codes[1] ?? "")).rejects.toMatchObject(expired);
  expect((await person(secondStepsApi.get, {})).second_step.recovery_codes_left).toBe(9);
});

test("each recovery code works once, however it is typed; new ones replace them all", async () => {
  const { person, recovery_codes } = await withApp();
  const [first = "", second = ""] = recovery_codes;
  await finish(await challenge(person), ` ${first.toUpperCase().replaceAll("-", " ")} `);
  await expect(finish(await challenge(person), first)).rejects.toMatchObject(wrong);
  expect((await person(secondStepsApi.get, {})).second_step.recovery_codes_left).toBe(9);
  await t.work();
  expect(t.mails.some(({ to, subject }) => to === person.email && subject === "A recovery code was used")).toBe(true);
  const fresh = (await person(secondStepsApi.makeRecoveryCodes, {})).recovery_codes;
  await expect(finish(await challenge(person), second)).rejects.toMatchObject(wrong);
  await finish(await challenge(person), fresh[0] ?? "");
});

test("of a recovery code sent twice at once, one signs in", async () => {
  const { person, recovery_codes } = await withApp();
  const challenges = [await challenge(person), await challenge(person)];
  const answers = await Promise.allSettled(challenges.map((next) => finish(next, recovery_codes[0] ?? "")));
  expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
});

test("somebody else's recovery code and code are worth nothing", async () => {
  const [mine, theirs] = [await withApp(), await withApp()];
  await expect(finish(await challenge(mine.person), theirs.recovery_codes[0] ?? "")).rejects.toMatchObject(wrong);
  await expect(finish(await challenge(mine.person), codeOf(theirs.key, 1))).rejects.toMatchObject(wrong);
});

test("guesses at codes end after twenty an hour, from however many networks", async () => {
  const { person, key } = await withApp();
  let host = 0;
  const from = async (url: string, payload: object) => {
    host += 1;
    return t.app.inject({
      method: "POST",
      url,
      payload,
      headers: { "x-forwarded-for": `203.0.${host >> 8}.${host & 255}` },
    });
  };
  const guess = async (code: string) => {
    const reply = await from("/api/login", { email: person.email, password });
    const next = reply.json<{ current: { challenge: string } }>().current.challenge;
    return (await from("/api/login/second-step", { challenge: next, code })).statusCode;
  };
  const answers = [];
  for (let at = 0; at < 22; at += 1) answers.push(await guess(wrongCode(key)));
  expect(answers).toEqual([...Array.from({ length: 20 }, () => 403), 429, 429]);
  expect(await guess(codeOf(key, 1))).toBe(429);
});

test("a reset link does not replace the second step, and keeps the new password", async () => {
  const { person, key } = await withApp();
  await t.anonymous(sessionApi.requestReset, { body: { email: person.email } });
  await t.work();
  const token = /token=([\w-]+)/.exec(t.mails.at(-1)?.text ?? "")?.[1] ?? "";
  const old = await challenge(person);
  const next = await challengeFrom(
    t.anonymous(sessionApi.reset, { body: { token, password: "seven purple ferries" } }),
  );
  await expect(finish(old, codeOf(key, 1))).rejects.toMatchObject(expired);
  await finish(next, codeOf(key, 1));
  await challengeFrom(login(person.email, "seven purple ferries"));
});

test("R7.6 a code confirms a session like the password does", async () => {
  const { person, key } = await withApp();
  const age = () =>
    t.database.system
      .updateTable("auth_tokens")
      .set({ password_seen_at: null })
      .where("user_id", "=", person.user_id)
      .execute();
  await age();
  const needed = { status: 403, body: { code: "password_needed" } };
  const change = () => person(userApi.setPassword, { body: { user: { password: "seven purple ferries" } } });
  await expect(change()).rejects.toMatchObject(needed);
  for (const act of [secondStepsApi.start, secondStepsApi.turnOff, secondStepsApi.makeRecoveryCodes])
    await expect(person(act, {}), act.summary).rejects.toMatchObject(needed);
  await expect(person(userApi.confirmCode, { body: { code: wrongCode(key) } })).rejects.toMatchObject(wrong);
  await expect(change()).rejects.toMatchObject(needed);
  await person(userApi.confirmCode, { body: { code: codeOf(key, 1) } });
  await change();
});

test("turned off, the password signs in again; the mail says so", async () => {
  const { person } = await withApp();
  await person(secondStepsApi.turnOff, {});
  expect((await login(person.email)).token).toEqual(expect.any(String));
  expect((await person(secondStepsApi.get, {})).second_step).toMatchObject({
    authenticator: null,
    recovery_codes_left: 0,
  });
  await t.work();
  expect(
    t.mails.some(({ to, subject }) => to === person.email && subject === "Your authenticator app was turned off"),
  ).toBe(true);
  await expect(person(secondStepsApi.turnOff, {})).rejects.toMatchObject({ status: 404 });
});

test("secrets, recovery codes and challenges cannot be read from the database", async () => {
  const { person, key, recovery_codes } = await withApp();
  const next = await challenge(person);
  const rows = await Promise.all(
    (["authenticators", "recovery_codes", "second_step_challenges"] as const).map((table) =>
      t.database.system.selectFrom(table).selectAll().execute(),
    ),
  );
  const text = rows.flatMap((table) => table.flatMap((row) => Object.values(row).map(String))).join("\n");
  for (const secret of [key, next, ...recovery_codes.flatMap((code) => [code, code.replaceAll("-", "")])])
    expect(text).not.toContain(secret);
});

test("a workspace that demands a second step closes its records to sessions without one", async () => {
  const { person: manager } = await withApp({ role: "manager" });
  const { customer_id } = manager;
  const member = await t.as({ customer_id, role: "editor", password_hash });
  const body = (is_demanded: boolean) => ({ body: { demand: { is_demanded } } });
  expect((await manager(secondStepsApi.setDemand, body(true))).demand).toEqual({
    is_demanded: true,
    members: 2,
    without: 1,
  });
  expect((await member(userApi.get, {})).user.needs_second_step).toBe(true);
  await expect(member(labelsApi.list, { query: {} })).rejects.toMatchObject({
    status: 403,
    body: { code: "second_step_demanded" },
  });
  const { key } = (await member(secondStepsApi.start, {})).setup;
  await member(secondStepsApi.turnOn, { body: { code: codeOf(key) } });
  expect((await member(userApi.get, {})).user).not.toHaveProperty("needs_second_step");
  await member(labelsApi.list, { query: {} });
  await expect(member(secondStepsApi.turnOff, {})).rejects.toMatchObject({
    status: 409,
    body: { code: "last_second_step" },
  });
  expect((await member(secondStepsApi.get, {})).second_step).toMatchObject({ authenticator: {}, is_demanded: true });
  await manager(secondStepsApi.setDemand, body(false));
  await member(secondStepsApi.turnOff, {});
});

test("nobody demands a second step without having one, and members who only sign in elsewhere notice nothing", async () => {
  const manager = await t.as({ role: "manager" });
  await expect(manager(secondStepsApi.setDemand, { body: { demand: { is_demanded: true } } })).rejects.toMatchObject({
    status: 409,
    body: { code: "second_step_missing" },
  });
  expect((await manager(secondStepsApi.demand, {})).demand).toEqual({ is_demanded: false, members: 1, without: 1 });
});

test("a manager resets the lost second step of a member, who signs in with the password and hears of it", async () => {
  const manager = await t.as({ role: "manager" });
  const { customer_id } = manager;
  const { person: member, recovery_codes } = await withApp({ customer_id, role: "manager" });
  await t.make.passkey(member.user_id);
  const open = await challenge(member);
  const reset = (who = manager, id = member.user_id) => who(secondStepsApi.resetMember, { params: { id } });
  const age = (password_seen_at: string | null) =>
    t.database.system
      .updateTable("auth_tokens")
      .set({ password_seen_at })
      .where("user_id", "=", manager.user_id)
      .execute();
  await age(null);
  await expect(reset()).rejects.toMatchObject({ status: 403, body: { code: "password_needed" } });
  await age(new Date().toISOString());
  await reset();
  await expect(member(userApi.get, {})).rejects.toMatchObject({ status: 401 });
  await expect(finish(open, recovery_codes[0] ?? "")).rejects.toMatchObject(expired);
  const back = t.clientFor((await login(member.email)).token);
  expect((await back(secondStepsApi.get, {})).second_step).toMatchObject({
    authenticator: null,
    passkeys: 0,
    recovery_codes_left: 0,
  });
  await t.work();
  expect(t.mails.some(({ to, subject }) => to === member.email && subject === "Your second step was reset")).toBe(true);
  expect(await audited(member)).toContain("member.second_step_reset");
  await expect(reset()).rejects.toMatchObject({ status: 409, body: { code: "second_step_absent" } });
});

test("a manager resets nobody's second step that protects more than this workspace, nor their own", async () => {
  const manager = await t.as({ role: "manager" });
  const { customer_id } = manager;
  const reset = (id: string) => manager(secondStepsApi.resetMember, { params: { id } });
  const elsewhere = { status: 409, body: { code: "second_step_elsewhere" } };
  const { person: shared } = await withApp({ customer_id });
  const other = await t.make.customer();
  await t.database.system
    .insertInto("memberships")
    .values({ customer_id: other.id, user_id: shared.user_id, role: "viewer" })
    .execute();
  const { person: administrator } = await withApp({ customer_id, admin: true });
  for (const { user_id } of [shared, administrator]) await expect(reset(user_id)).rejects.toMatchObject(elsewhere);
  const { person: stranger } = await withApp();
  await expect(reset(stranger.user_id)).rejects.toMatchObject({ status: 404 });
  await expect(reset(manager.user_id)).rejects.toMatchObject({ status: 403, body: { code: "forbidden" } });
  for (const person of [shared, administrator, stranger])
    expect((await person(secondStepsApi.get, {})).second_step.authenticator).not.toBeNull();
});

test("a sign-in in an unknown browser is told by mail, the first one and known ones are not", async () => {
  const { email } = await t.as({ password_hash });
  const enter = (device: string) =>
    t.app.inject({
      method: "POST",
      url: "/api/login",
      payload: { email, password },
      headers: { "user-agent": device },
    });
  const [firefox, chrome] = [
    "Mozilla/5.0 (X11; Linux) Firefox/140.0",
    "Mozilla/5.0 (Android 16) Chrome/150.0 Safari/537",
  ];
  for (const device of [firefox, firefox, chrome, chrome]) await enter(device);
  await t.work();
  const mails = t.mails.filter(({ to }) => to === email);
  expect(mails.map(({ subject }) => subject)).toEqual(["New sign-in to your account"]);
  expect(mails[0]?.text).toContain("Chrome · Android");
});

test("without a key for secrets nothing can be set up, and everything else works", async () => {
  const { secrets } = t.services;
  Object.assign(t.services, { secrets: (await import("#server/platform/identity/secret-box.ts")).createSecretBox([]) });
  onTestFinished(() => void Object.assign(t.services, { secrets }));
  const person = await t.as({ password_hash });
  await expect(person(secondStepsApi.start, {})).rejects.toMatchObject({
    status: 409,
    body: { code: "secrets_key_missing" },
  });
  expect((await login(person.email)).token).toEqual(expect.any(String));
});
