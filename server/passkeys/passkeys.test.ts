import { sql } from "kysely";
import { beforeEach, expect, test, vi } from "vitest";
import { labelsApi } from "#contract/labels.ts";
import { passkeysApi, type SignedChallenge } from "#contract/passkeys.ts";
import { secondStepsApi } from "#contract/second-steps.ts";
import { sessionApi } from "#contract/session.ts";
import { userApi } from "#contract/user.ts";
import { readConfig } from "#server/platform/config.ts";
import { hashPassword } from "#server/platform/identity/password.ts";
import { totpOf } from "#server/second-steps/check-code.ts";
import { type Authenticator, createAuthenticator } from "#server/testing/software-authenticator.ts";
import { startTestApp } from "#server/testing/harness.ts";
import { untilSomebodyWaits } from "#server/testing/until-waiting.ts";

const t = await startTestApp();
const db = t.database.system;
const password = "a long and private phrase";
const password_hash = await hashPassword(password);

// all tests share a network
beforeEach(() => db.deleteFrom("rate_limits").execute());

type Person = Awaited<ReturnType<typeof t.as>>;

async function add(person: Person, authenticator: Authenticator, name = "Office laptop") {
  const { options } = await person(passkeysApi.startCreation, {});
  return person(passkeysApi.create, { body: { passkey: { name, credential: authenticator.create(options) } } });
}

async function withPasskey(
  who: Parameters<typeof t.as>[0] = {},
  behaviour?: Parameters<typeof createAuthenticator>[0],
) {
  const person = await t.as({ password_hash, ...who });
  const authenticator = createAuthenticator(behaviour);
  return { person, authenticator, ...(await add(person, authenticator)) };
}

const asked = async () => (await t.anonymous(passkeysApi.startSignIn, {})).options;
const send = (credential: SignedChallenge) => t.anonymous(passkeysApi.signIn, { body: { credential } });
const signIn = async (authenticator: Authenticator, which?: Authenticator["passkeys"][number]) =>
  send(authenticator.get(await asked(), which));
const login = ({ email }: Person) => t.anonymous(sessionApi.login, { body: { email, password } });
const audited = async ({ user_id }: Person) =>
  (
    await db
      .selectFrom("audit_entries")
      .select("action")
      .where("subject_id", "=", user_id)
      .where("customer_id", "is", null)
      .orderBy("id")
      .execute()
  ).map(({ action }) => action);
const mailsTo = async ({ email }: Person) => {
  await t.work();
  return t.mails.filter(({ to }) => to === email).map(({ subject }) => subject);
};
const age = ({ user_id }: Person) =>
  db.updateTable("auth_tokens").set({ password_seen_at: null }).where("user_id", "=", user_id).execute();
const refused = { status: 403, body: { code: "passkey_refused" } };
const expired = { status: 403, body: { code: "passkey_expired" } };
const needed = { status: 403, body: { code: "password_needed" } };

test("a passkey signs in without a name, and the session counts as one with a second step", async () => {
  const { person, authenticator } = await withPasskey();
  const { token } = await signIn(authenticator);
  expect((await t.clientFor(token)(userApi.get, {})).user.id).toBe(person.user_id);
  const session = await db
    .selectFrom("auth_tokens")
    .select(["proofs", "confined_to"])
    .where("user_id", "=", person.user_id)
    .orderBy("created_at", "desc")
    .executeTakeFirst();
  expect(session).toEqual({ proofs: ["passkey"], confined_to: null });
  const [passkey] = (await person(passkeysApi.list, {})).passkeys;
  expect(passkey).toMatchObject({ name: "Office laptop", kind: "device", is_elsewhere: false });
  expect(passkey?.last_used_at).not.toBeNull();
  expect(await audited(person)).toEqual(["passkey.created", "session.started"]);
  expect(await mailsTo(person)).toContain("A passkey was added to your account");
});

test("the first passkey ends the sessions that a password made, gives recovery codes, and the password alone signs in no more", async () => {
  const person = await t.as({ password_hash });
  const other = t.clientFor(await t.make.token({ user_id: person.user_id }));
  const authenticator = createAuthenticator();
  const first = await add(person, authenticator);
  expect(new Set(first.recovery_codes).size).toBe(10);
  await expect(other(userApi.get, {})).rejects.toMatchObject({ status: 401 });
  const error = await login(person).then(
    () => undefined,
    (why: unknown) => why as { body: { current: { challenge: string } } },
  );
  expect(error).toMatchObject({ status: 403, body: { code: "second_step_required", current: { has_app: false } } });
  // lost: a recovery code instead
  const challenge = error?.body.current.challenge ?? "";
  const code = first.recovery_codes[0] ?? "";
  expect((await t.anonymous(sessionApi.secondStep, { body: { challenge, code } })).token).toEqual(expect.any(String));
  const second = await add(person, createAuthenticator(), "Spare key");
  expect(second.recovery_codes).toEqual([]);
});

test("what is asked names nobody: it is the same with and without accounts, and for anybody", async () => {
  const { options } = await t.anonymous(passkeysApi.startSignIn, {});
  expect(options).toEqual({
    challenge: expect.stringMatching(/^[\w-]{43}$/),
    rpId: "localhost",
    timeout: 300_000,
    userVerification: "required",
    allowCredentials: [],
  });
});

test("an unknown passkey, a removed one, a wrong signature and another site's get one and the same answer", async () => {
  const { person, authenticator, passkey } = await withPasskey();
  const [mine] = authenticator.passkeys;
  const wrong = createAuthenticator();
  wrong.create((await person(passkeysApi.startCreation, {})).options);
  const [stranger] = wrong.passkeys;
  const answers: unknown[] = [];
  const note = async (attempt: Promise<unknown>) =>
    answers.push(
      await attempt.then(
        () => "signed in",
        ({ status, body }: { status: number; body: unknown }) => ({ status, body }),
      ),
    );
  await note(signIn(wrong));
  await note(signIn(authenticator, { ...mine!, key: stranger!.key }));
  const elsewhere = { ...authenticator, ...createAuthenticator({ origin: "http://phish.localhost:3000" }) };
  await note(signIn(elsewhere, mine));
  await person(passkeysApi.remove, { params: { id: passkey.id } });
  await note(signIn(authenticator));
  const [code, message] = ["passkey_refused", "This passkey does not work here. It may have been removed."];
  expect(answers).toEqual(Array.from({ length: 4 }, () => ({ status: 403, body: { code, message } })));
  expect(await audited(person)).toEqual(["passkey.created", "passkey.refused", "passkey.refused", "passkey.removed"]);
  expect(await mailsTo(person)).toContain("A passkey was removed from your account");
});

test.each([
  ["another address", { origin: "https://guidepost.example.org" }],
  ["another port", { origin: "http://localhost:3001" }],
  ["a host below this one", { origin: "http://preview.localhost:3000" }],
  ["another domain", { rp_id: "example.org" }],
  ["somebody who was not checked", { verifies: false }],
])("what is signed for or by %s is refused, also when a passkey is added", async (_, behaviour) => {
  const { person, authenticator } = await withPasskey();
  const [passkey] = authenticator.passkeys;
  const honest = { ...authenticator.behaviour };
  Object.assign(authenticator.behaviour, behaviour);
  await expect(signIn(authenticator)).rejects.toMatchObject(refused);
  await expect(add(person, authenticator)).rejects.toMatchObject(refused);
  delete authenticator.behaviour.rp_id;
  Object.assign(authenticator.behaviour, honest);
  await signIn(authenticator, passkey);
  expect((await person(passkeysApi.list, {})).passkeys).toHaveLength(1);
});

test("the request's own host changes nothing about where a passkey works", async () => {
  const { authenticator } = await withPasskey();
  authenticator.behaviour.origin = "http://evil.example";
  const credential = authenticator.get(await asked());
  const reply = await t.app.inject({
    method: "POST",
    url: "/api/login/passkey",
    payload: { credential },
    headers: { host: "evil.example", origin: "http://evil.example", "x-forwarded-host": "evil.example" },
  });
  expect(reply.statusCode).toBe(403);
});

test("a challenge counts once, even if two answers arrive at once, and for ten minutes", async () => {
  const { authenticator } = await withPasskey();
  const options = await asked();
  const twice = authenticator.get(options);
  const answers = await Promise.allSettled([send(twice), send(twice), send(twice)]);
  expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  await expect(send(twice)).rejects.toMatchObject(expired);
  const late = authenticator.get(await asked());
  await db
    .updateTable("passkey_challenges")
    .set({ expires_at: sql`now() - interval '1 second'` })
    .execute();
  await expect(send(late)).rejects.toMatchObject(expired);
  const invented = authenticator.get({ ...options, challenge: "an-invented-challenge-of-some-length" });
  await expect(send(invented)).rejects.toMatchObject(expired);
});

test("a refused answer uses its challenge up too", async () => {
  const { authenticator } = await withPasskey();
  const options = await asked();
  authenticator.behaviour.verifies = false;
  await expect(send(authenticator.get(options))).rejects.toMatchObject(refused);
  authenticator.behaviour.verifies = true;
  await expect(send(authenticator.get(options))).rejects.toMatchObject(expired);
});

test("a challenge belongs to what it was made for: sign-in, or this session", async () => {
  const [mine, theirs] = [await withPasskey(), await withPasskey()];
  const confirming = (await mine.person(passkeysApi.startConfirmation, {})).options;
  await expect(send(mine.authenticator.get(confirming))).rejects.toMatchObject(expired);
  const signing = mine.authenticator.get(await asked());
  await expect(mine.person(passkeysApi.confirm, { body: { credential: signing } })).rejects.toMatchObject(expired);
  const stolen = theirs.authenticator.get((await mine.person(passkeysApi.startConfirmation, {})).options);
  await expect(theirs.person(passkeysApi.confirm, { body: { credential: stolen } })).rejects.toMatchObject(expired);
  const creation = (await mine.person(passkeysApi.startCreation, {})).options;
  const planted = { name: "Planted", credential: theirs.authenticator.create(creation) };
  await expect(theirs.person(passkeysApi.create, { body: { passkey: planted } })).rejects.toMatchObject(expired);
});

test.each([passkeysApi.startCreation, passkeysApi.startConfirmation])(
  "a session that ends while $method $path makes a challenge gets none, and no server error",
  async (endpoint) => {
    const { person } = await withPasskey();
    const { asking } = await db.transaction().execute(async (ending) => {
      await ending.deleteFrom("auth_tokens").where("user_id", "=", person.user_id).execute();
      const asking = person(endpoint, {}).catch((error: unknown) => error);
      await untilSomebodyWaits(db);
      return { asking };
    });
    expect(await asking).toMatchObject({ status: 401 });
  },
);

test("a passkey answers only for its own person", async () => {
  const [mine, theirs] = [await withPasskey(), await withPasskey()];
  const [passkey] = theirs.authenticator.passkeys;
  const [other] = mine.authenticator.passkeys;
  await expect(signIn(theirs.authenticator, { ...passkey!, handle: other!.handle })).rejects.toMatchObject(refused);
  await age(mine.person);
  const { options } = await mine.person(passkeysApi.startConfirmation, {});
  const credential = theirs.authenticator.get(options);
  await expect(mine.person(passkeysApi.confirm, { body: { credential } })).rejects.toMatchObject(refused);
  await expect(mine.person(passkeysApi.startCreation, {})).rejects.toMatchObject(needed);
});

test("a counter that goes back is a copy: refused, audited and told by mail; it counts again once it is ahead", async () => {
  const { person, authenticator } = await withPasskey({}, { counter: 5 });
  await signIn(authenticator);
  authenticator.behaviour.counter = 3;
  await expect(signIn(authenticator)).rejects.toMatchObject(refused);
  expect(await mailsTo(person)).toContain("A passkey was refused");
  expect(await audited(person)).toContain("passkey.refused");
  authenticator.behaviour.counter = 50;
  await signIn(authenticator);
});

test("synced passkeys count nothing, and say that they are synced", async () => {
  const { person, authenticator } = await withPasskey({}, { synced: true });
  await signIn(authenticator);
  await signIn(authenticator);
  expect((await person(passkeysApi.list, {})).passkeys).toMatchObject([{ kind: "synced" }]);
});

test("R7.6 a passkey confirms a session like the password does", async () => {
  const { person, authenticator, passkey } = await withPasskey();
  await age(person);
  const change = () => person(userApi.setPassword, { body: { user: { password: "seven purple ferries" } } });
  await expect(change()).rejects.toMatchObject(needed);
  await expect(person(passkeysApi.startCreation, {})).rejects.toMatchObject(needed);
  await expect(person(passkeysApi.remove, { params: { id: passkey.id } })).rejects.toMatchObject(needed);
  const { options } = await person(passkeysApi.startConfirmation, {});
  expect(options.allowCredentials).toEqual([
    { id: authenticator.passkeys[0]?.id.toString("base64url"), type: "public-key", transports: ["internal"] },
  ]);
  await person(passkeysApi.confirm, { body: { credential: authenticator.get(options) } });
  await change();
});

test("adding needs a recent sign-in at its end as well as at its beginning", async () => {
  const person = await t.as({ password_hash });
  const { options } = await person(passkeysApi.startCreation, {});
  await age(person);
  const body = { passkey: { name: "Late", credential: createAuthenticator().create(options) } };
  await expect(person(passkeysApi.create, { body })).rejects.toMatchObject(needed);
});

test("people name their passkeys, and see and change nobody else's", async () => {
  const [mine, theirs] = [await withPasskey(), await withPasskey()];
  const params = { id: mine.passkey.id };
  const { passkey } = await mine.person(passkeysApi.rename, { params, body: { passkey: { name: "  Spare key " } } });
  expect(passkey.name).toBe("Spare key");
  const foreign = { status: 404 };
  const rename = theirs.person(passkeysApi.rename, { params, body: { passkey: { name: "x" } } });
  await expect(rename).rejects.toMatchObject(foreign);
  await expect(theirs.person(passkeysApi.remove, { params })).rejects.toMatchObject(foreign);
  await expect(mine.person(passkeysApi.rename, { params, body: { passkey: { name: " " } } })).rejects.toMatchObject({
    status: 400,
    body: { fields: { "passkey.name": expect.any(String) } },
  });
  expect(await audited(mine.person)).toContain("passkey.renamed");
});

test("one passkey is set up once, and a person has at most twenty", async () => {
  const { person, authenticator } = await withPasskey();
  const { options } = await person(passkeysApi.startCreation, {});
  expect(options.excludeCredentials).toHaveLength(1);
  const made = authenticator.create(options);
  await person(passkeysApi.create, { body: { passkey: { name: "Again", credential: made } } });
  const [row] = await db
    .selectFrom("passkeys")
    .selectAll()
    .where("user_id", "=", person.user_id)
    .where("name", "=", "Again")
    .execute();
  for (let at = 2; at < 20; at += 1)
    await db
      .insertInto("passkeys")
      .values({ ...row!, id: crypto.randomUUID(), credential_id: Buffer.from(crypto.randomUUID()) })
      .execute();
  await expect(person(passkeysApi.startCreation, {})).rejects.toMatchObject({
    status: 409,
    body: { code: "too_many_passkeys" },
  });
});

test("a passkey is the second step that a workspace demands, and the last one stays", async () => {
  const { person: manager, authenticator, passkey } = await withPasskey({ role: "manager" });
  const { customer_id } = manager;
  const member = await t.as({ customer_id, role: "editor", password_hash });
  const demand = (is_demanded: boolean) => ({ body: { demand: { is_demanded } } });
  expect((await manager(secondStepsApi.setDemand, demand(true))).demand).toEqual({
    is_demanded: true,
    members: 2,
    without: 1,
  });
  await expect(member(labelsApi.list, { query: {} })).rejects.toMatchObject({
    status: 403,
    body: { code: "second_step_demanded" },
  });
  await add(member, createAuthenticator());
  await member(labelsApi.list, { query: {} });
  const { token } = await signIn(authenticator);
  await t.clientFor(token)(labelsApi.list, { query: {} });
  const remove = () => manager(passkeysApi.remove, { params: { id: passkey.id } });
  await expect(remove()).rejects.toMatchObject({ status: 409, body: { code: "last_second_step" } });
  await manager(secondStepsApi.setDemand, demand(false));
  await remove();
  expect((await login(manager)).token).toEqual(expect.any(String));
});

test("with a passkey left, recovery codes survive the authenticator app, and the other way round", async () => {
  const { person, passkey } = await withPasskey();
  const { key } = (await person(secondStepsApi.start, {})).setup;
  await person(secondStepsApi.turnOn, { body: { code: totpOf(key, "").generate() } });
  const left = async () => (await person(secondStepsApi.get, {})).second_step.recovery_codes_left;
  await person(secondStepsApi.turnOff, {});
  expect(await left()).toBe(10);
  await expect(login(person)).rejects.toMatchObject({ body: { code: "second_step_required" } });
  await person(passkeysApi.remove, { params: { id: passkey.id } });
  expect(await left()).toBe(0);
});

test("a suspended workspace and one that takes city sign-in only let no passkey in", async () => {
  const { person, authenticator } = await withPasskey();
  const { customer_id } = person;
  const suspend = (is_suspended: boolean) =>
    db
      .updateTable("customers")
      .set({ suspended_at: is_suspended ? sql`now()` : null })
      .where("id", "=", customer_id)
      .execute();
  await suspend(true);
  await expect(signIn(authenticator)).rejects.toMatchObject({ status: 403, body: { code: "workspace_suspended" } });
  await suspend(false);
  await t.make.identityProvider(customer_id, { is_active: true, passwords: "break_glass" });
  await expect(signIn(authenticator)).rejects.toMatchObject({ status: 403, body: { code: "city_sign_in_needed" } });
  const breakGlass = (is_break_glass: boolean) =>
    db.updateTable("memberships").set({ is_break_glass }).where("user_id", "=", person.user_id).execute();
  await breakGlass(true);
  const inside = t.clientFor((await signIn(authenticator)).token);
  await inside(labelsApi.list, { query: {} });
  await breakGlass(false);
  await vi.waitFor(() => expect(inside(labelsApi.list, { query: {} })).rejects.toMatchObject({ status: 403 }));
});

test("a passkey of a former domain neither signs in nor stands in the way, and PASSKEY_DOMAIN keeps it", async () => {
  const { person, authenticator } = await withPasskey();
  await db.updateTable("passkeys").set({ rp_id: "old.example.org" }).where("user_id", "=", person.user_id).execute();
  await expect(signIn(authenticator)).rejects.toMatchObject(refused);
  expect((await person(passkeysApi.list, {})).passkeys).toMatchObject([{ is_elsewhere: true }]);
  expect((await login(person)).token).toEqual(expect.any(String));
  const domainOf = (env: NodeJS.ProcessEnv) => readConfig({ DEMO: "false", ...env }).passkey_domain;
  expect(domainOf({ APP_HOST: "guidepost.example.org" })).toBe("guidepost.example.org");
  expect(domainOf({ APP_HOST: "guidepost.example.org:8443", PASSKEY_DOMAIN: "example.org" })).toBe("example.org");
  expect(domainOf({ APP_HOST: "127.0.0.1:3000" })).toBeUndefined();
  expect(() => domainOf({ APP_HOST: "guidepost.example.org", PASSKEY_DOMAIN: "ample.org" })).toThrow(
    /^PASSKEY_DOMAIN is invalid/,
  );
});

test("the database keeps no challenge that could be answered", async () => {
  const { challenge } = await asked();
  const rows = await db.selectFrom("passkey_challenges").selectAll().execute();
  expect(rows.map((row) => Object.values(row).map(String).join()).join()).not.toContain(challenge);
});
