import { expect, onTestFinished, test } from "vitest";
import { citySignInApi, INSTALLATION } from "#contract/city-sign-in.ts";
import { customersApi } from "#contract/customers.ts";
import { identityProvidersApi } from "#contract/identity-providers.ts";
import { passkeysApi } from "#contract/passkeys.ts";
import { scimApi } from "#contract/scim.ts";
import { secondStepsApi } from "#contract/second-steps.ts";
import { sessionApi } from "#contract/session.ts";
import { teamApi } from "#contract/team.ts";
import { userApi } from "#contract/user.ts";
import { hashPassword } from "#server/platform/identity/password.ts";
import { CLIENT, signInAt, startCityProvider } from "#server/testing/city-provider.ts";
import { cityWorld, codeIn, staff } from "#server/testing/city-world.ts";
import { directoryOf } from "#server/testing/directory.ts";
import { startTestApp } from "#server/testing/harness.ts";

const t = await startTestApp({ OUTBOUND_HOSTS: "127.0.0.1" });

const { city, connect, callbackOf, openBrowser, signIn, membersOf, logout } = cityWorld(t);

test("signs in whom the groups let in, in the workspace, with the role of the highest group", async () => {
  const here = await city();
  here.provider.accounts["ana"] = staff(here.domain, "ana", { groups: ["guide-editors", "guide-managers", "other"] });
  const { finished } = await signIn(here, "ana");
  const client = t.clientFor(finished.session?.token);
  const { user } = await client(userApi.get, {});
  expect(user).toMatchObject({ role: "manager", customer_id: here.key, name: "ana of the city", admin: false });
  const ana = (await membersOf(here)).find(({ email }) => email.startsWith("ana@"));
  expect(ana).toMatchObject({ role: "manager", role_group: "guide-managers" });
  const hours = (Date.parse(finished.session?.expiration ?? "") - Date.now()) / 3_600_000;
  expect(hours).toBeGreaterThan(11);
  expect(hours).toBeLessThan(12.1);
});

test("a role from a group cannot be changed in the team, and goes when the group goes", async () => {
  const here = await city();
  here.provider.accounts["bo"] = staff(here.domain, "bo");
  const { finished } = await signIn(here, "bo");
  const client = t.clientFor(finished.session?.token);
  const { user } = await client(userApi.get, {});
  const change = here.manager(teamApi.changeRole, { params: { id: user.id }, body: { member: { role: "manager" } } });
  await expect(change).rejects.toMatchObject({ status: 409, body: { code: "role_from_directory" } });
  here.provider.accounts["bo"] = staff(here.domain, "bo", { groups: [] });
  const again = await signIn(here, "bo");
  expect(again.finished).toMatchObject({ refused: { reason: "no_group", contact: "servicedesk@testing.example" } });
  expect((await membersOf(here)).map(({ id }) => id)).not.toContain(user.id);
  await expect(client(userApi.get, {})).rejects.toMatchObject({ status: 401 });
});

test("refuses people in no group, without a verified email, or from elsewhere, and makes no account", async () => {
  const here = await city();
  Object.assign(here.provider.accounts, {
    stranger: staff("elsewhere.example", "stranger"),
    unverified: staff(here.domain, "unverified", { email_verified: false }),
    nameless: { groups: ["guide-editors"] },
    groupless: staff(here.domain, "groupless", { groups: ["canteen"] }),
  });
  const reasons = [];
  for (const login of ["stranger", "unverified", "nameless", "groupless"])
    reasons.push((await signIn(here, login)).finished.refused?.reason);
  expect(reasons).toEqual(["not_invited", "email_unverified", "email_missing", "no_group"]);
  expect(await membersOf(here)).toHaveLength(1);
});

test("the directory's groups count at the sign-in, and whom it has switched off is not let in", async () => {
  const here = await city();
  const directory = directoryOf(t, await t.make.scimToken(here.key));
  here.provider.accounts["dee"] = staff(here.domain, "dee", { groups: [] });
  const created = await directory("POST", "/Users", { userName: `dee@${here.domain}`, displayName: "Dee" });
  expect((await signIn(here, "dee")).finished).toMatchObject({ refused: { reason: "no_group" } });
  const members = [{ value: created.body.id }];
  await directory("POST", "/Groups", { displayName: "guide-editors", members });
  const { finished } = await signIn(here, "dee");
  expect(finished).toMatchObject({ session: {} });
  const client = t.clientFor(finished.session?.token);
  expect((await client(userApi.get, {})).user).toMatchObject({ role: "editor", name: "Dee" });
  const path = `/Users/${created.body.id}`;
  await directory("PATCH", path, { Operations: [{ op: "Replace", path: "active", value: "False" }] });
  await expect(client(userApi.get, {})).rejects.toMatchObject({ status: 401 });
  here.provider.accounts["dee"] = staff(here.domain, "dee");
  expect((await signIn(here, "dee")).finished).toMatchObject({ refused: { reason: "switched_off" } });
  // without its token, the directory says nothing any more
  await here.manager(scimApi.revokeToken, {});
  expect((await signIn(here, "dee")).finished.session).toBeDefined();
});

test("an invited email from elsewhere is let in with the invitation's role, which people gave", async () => {
  const here = await city();
  here.provider.accounts["guest"] = staff("elsewhere.example", "guest", { groups: [] });
  await here.manager(teamApi.invite, { body: { invitation: { email: "guest@elsewhere.example", role: "viewer" } } });
  const { finished } = await signIn(here, "guest");
  expect(finished.session?.token).toBeTruthy();
  expect((await membersOf(here)).find(({ email }) => email === "guest@elsewhere.example")).toMatchObject({
    role: "viewer",
    role_group: null,
  });
  expect((await here.manager(teamApi.invitations, { query: {} })).meta.total_count).toBe(0);
});

test("an email collision never opens an account with a password: its password proves it once", async () => {
  const here = await city();
  const password = "a long and private phrase";
  const email = `victim@${here.domain}`;
  const victim = await t.as({ role: "manager", email, password_hash: await hashPassword(password) });
  here.provider.accounts["victim"] = staff(here.domain, "victim");
  const { finished, code, browser } = await signIn(here, "victim");
  expect(finished).toEqual({ proof_needed: { email, provider: "City of Testing" } });
  await expect(browser.finish(code, "not the password at all")).rejects.toMatchObject({
    status: 403,
    body: { code: "password_wrong" },
  });
  const proven = await browser.finish(code, password);
  await t.work();
  expect(t.mails.filter(({ to }) => to === email).map(({ subject }) => subject)).toContain(
    "A city account was connected to your account",
  );
  const city1 = t.clientFor(proven.session?.token);
  // Even then the session is good for this workspace only.
  expect((await city1(customersApi.list, {})).customers.map(({ id }) => id)).toEqual([here.key]);
  const leave = city1(userApi.switchCustomer, { body: { user: { customer_id: victim.customer_id } } });
  await expect(leave).rejects.toMatchObject({ status: 404 });
  expect((await signIn(here, "victim")).finished.session?.token).toBeTruthy();
});

test("an account of another workspace's provider, or an administrator's, needs proof too, and is never an administrator's session", async () => {
  const [here, there] = [await city(), await city()];
  const email = `shared@${here.domain}`;
  here.provider.accounts["shared"] = staff(here.domain, "shared");
  await signIn(here, "shared");
  there.provider.accounts["shared"] = { ...staff(here.domain, "shared"), email };
  await there.manager(teamApi.invite, { body: { invitation: { email, role: "editor" } } });
  expect((await signIn(there, "shared")).finished).toMatchObject({ proof_needed: { email } });

  const password = "another long private phrase";
  const admin = await t.as({
    admin: true,
    role: "editor",
    customer_id: here.key,
    email: `root@${here.domain}`,
    password_hash: await hashPassword(password),
  });
  here.provider.accounts["root"] = staff(here.domain, "root");
  const { code, browser } = await signIn(here, "root");
  const { session } = await browser.finish(code, password);
  const { user } = await t.clientFor(session?.token)(userApi.get, {});
  expect(user).toMatchObject({ id: admin.user_id, admin: false, role: "editor" });
  expect((await admin(userApi.get, {})).user.admin).toBe(true);
});

test("a session of the city can neither set a password nor end the account's other sessions", async () => {
  const here = await city();
  const password = "yet another private phrase";
  const email = `two@${here.domain}`;
  const two = await t.as({ email, password_hash: await hashPassword(password), customer_id: here.key });
  here.provider.accounts["two"] = staff(here.domain, "two");
  const { code, browser } = await signIn(here, "two");
  const { session } = await browser.finish(code, password);
  const client = t.clientFor(session?.token);
  const set = client(userApi.setPassword, { body: { user: { password: "chosen by somebody else" } } });
  await expect(set).rejects.toMatchObject({ body: { code: "password_needed" } });
  expect((await client(userApi.sessions, {})).sessions).toHaveLength(1);
  await client(userApi.revokeOtherSessions, {});
  expect((await two(userApi.get, {})).user.email).toBe(email);
});

test("the callback counts once, only with its state, its cookie and its provider", async () => {
  const [here, there] = [await city(), await city()];
  here.provider.accounts["ana"] = staff(here.domain, "ana");
  const nowhere = "http://localhost:3000/auth/city#expired";
  const locationOf = async (answer: ReturnType<ReturnType<typeof openBrowser>["callback"]>) =>
    (await answer).headers["location"];

  const { back, browser, code } = await signIn(here, "ana");
  expect(await locationOf(browser.callback(back))).toBe(nowhere);
  expect((await browser.finish(code)).refused?.reason).toBe("expired");

  const other = openBrowser();
  const fresh = await signInAt(here.provider, await other.start(here.key), "ana");
  const forged = new URL(fresh);
  forged.searchParams.set("state", "A".repeat(43));
  expect(await locationOf(other.callback(forged))).toBe(nowhere);
  // CSRF and fixation: another browser, with no cookie or with its own.
  expect(await locationOf(openBrowser().callback(fresh))).toBe(nowhere);
  const attacker = openBrowser();
  await attacker.start(here.key);
  expect(await locationOf(attacker.callback(fresh))).toBe(nowhere);
  // Mix-up: the answer of one provider brought to another's address.
  const mixed = new URL(fresh);
  mixed.pathname = mixed.pathname.replace(here.key, there.key);
  expect(await locationOf(other.callback(mixed))).toBe(nowhere);

  const handed = codeIn(await other.callback(fresh));
  expect((await attacker.finish(handed)).refused?.reason).toBe("expired");
  expect((await other.finish(handed)).session?.token).toBeTruthy();
});

test("nothing in a request decides where people land after signing in", async () => {
  const here = await city();
  here.provider.accounts["ana"] = staff(here.domain, "ana");
  const evil = "https://evil.example/";
  const land = async (change: (back: URL) => void) => {
    const browser = openBrowser();
    const back = await signInAt(here.provider, await browser.start(here.key), "ana");
    change(back);
    return String((await browser.callback(back)).headers["location"]);
  };
  for (const name of ["next", "return_to", "redirect_uri", "redirect_to", "RelayState"])
    expect(await land((back) => back.searchParams.set(name, evil))).toMatch(
      /^http:\/\/localhost:3000\/auth\/city#[\w-]{43}$/,
    );
  for (const path of [`//evil.example/callback`, `/api/city_sign_in/${encodeURIComponent(evil)}/callback`]) {
    const answer = await openBrowser().callback(new URL(`http://localhost:3000${path}?state=x`));
    expect(answer.headers["location"] ?? "http://localhost:3000/").toMatch(/^http:\/\/localhost:3000\//);
  }
});

test("refuses another issuer's answer, a reused code and a refusal of the provider, in words", async () => {
  const here = await city();
  here.provider.accounts["ana"] = staff(here.domain, "ana");
  const attempt = async (change: (back: URL) => void) => {
    const browser = openBrowser();
    const back = await signInAt(here.provider, await browser.start(here.key), "ana");
    change(back);
    return (await browser.finish(codeIn(await browser.callback(back)))).refused;
  };
  expect(await attempt((back) => back.searchParams.set("iss", "https://other.example"))).toMatchObject({
    reason: "answer_invalid",
  });
  expect(await attempt((back) => back.searchParams.delete("iss"))).toMatchObject({ reason: "answer_invalid" });
  const used = (await signIn(here, "ana")).back.searchParams.get("code") ?? "";
  expect(await attempt((back) => back.searchParams.set("code", used))).toMatchObject({
    reason: "answer_invalid",
    answer: "invalid_grant",
  });
  const denied = await attempt((back) => {
    back.searchParams.delete("code");
    back.searchParams.set("error", "access_denied");
  });
  expect(denied).toMatchObject({ reason: "denied", answer: "access_denied", provider: "City of Testing" });
  expect(denied?.reference).toMatch(/^[\w-]{8}$/);
});

test.each([10, -10])("refuses a provider whose clock is off by %s minutes", async (minutes) => {
  const here = await city();
  here.provider.accounts["ana"] = staff(here.domain, "ana");
  here.provider.provider.use(async (ctx, next) => {
    const { now } = Date;
    if (ctx.path === "/token") Date.now = () => now() + minutes * 60_000;
    await next().finally(() => {
      Date.now = now;
    });
  });
  expect((await signIn(here, "ana")).finished.refused?.reason).toBe("clock_off");
});

test("a provider that is away, slow or not one is said to be, and the server starts without it", async () => {
  const here = await city();
  const start = () => openBrowser().start(here.key);
  here.provider.answerWith((_request, response) => response.end("hello"));
  await expect(start()).rejects.toMatchObject({
    status: 503,
    body: { message: expect.stringContaining("not_a_provider") },
  });
  here.provider.answerWith(() => undefined);
  const began = Date.now();
  await expect(start()).rejects.toMatchObject({ status: 503, body: { message: expect.stringContaining("timed_out") } });
  expect(Date.now() - began).toBeLessThan(9000);
  await here.provider.stop();
  await expect(start()).rejects.toMatchObject({ body: { message: expect.stringContaining("connection_failed") } });
}, 20_000);

test("requests go to public addresses over https only, and the secret never comes back", async () => {
  const manager = await t.as({ role: "manager" });
  for (const issuer of [
    "http://login.example",
    "https://10.0.0.1",
    "https://169.254.169.254/latest",
    "http://192.168.1.1",
  ])
    await expect(connect(manager, issuer), issuer).rejects.toMatchObject({
      status: 400,
      body: { code: "address_not_allowed", fields: { "identity_provider.issuer": expect.any(String) } },
    });
  const here = await city();
  const settings = await here.manager(identityProvidersApi.get, {});
  expect(JSON.stringify(settings)).not.toContain(CLIENT.client_secret);
  expect(settings.redirect_uri).toBe(callbackOf(here.key));
  const { client_secret } = await t.database.system
    .selectFrom("identity_providers")
    .select("client_secret")
    .where("customer_id", "=", here.key)
    .executeTakeFirstOrThrow();
  expect(client_secret?.includes(CLIENT.client_secret)).toBe(false);
  const stolen = t.database.tenant(here.key).selectFrom("identity_providers").select("client_secret").execute();
  await expect(stolen).rejects.toThrow(/permission denied/);
});

test("a saved secret is not sent to another issuer", async () => {
  const here = await city();
  const { identity_provider } = await here.manager(identityProvidersApi.get, {});
  const other = await startCityProvider({ redirect_uris: [callbackOf(here.key)], accounts: {} });
  onTestFinished(other.stop);
  const { client_secret: _kept, ...client } = CLIENT;
  const saved = await here.manager(identityProvidersApi.save, {
    body: {
      identity_provider: {
        name: "Other",
        ...client,
        issuer: other.issuer,
        is_active: true,
        lock_version: identity_provider?.lock_version ?? -1,
      },
    },
  });
  expect(saved.identity_provider?.secret_saved_at).toBeNull();
});

test("the connection test names the step that fails", async () => {
  const here = await city();
  const passed = await here.manager(identityProvidersApi.test, {});
  expect(passed.test.steps).toMatchObject([
    { step: "find", problem: null, detail: new URL(here.provider.issuer).host },
    { step: "keys", problem: null, detail: "1" },
    { step: "client", problem: null },
  ]);
  expect(passed.next).toContain(here.provider.issuer);
  const { identity_provider } = await here.manager(identityProvidersApi.get, {});
  const lock_version = identity_provider?.lock_version ?? -1;
  const wrong = { ...CLIENT, client_secret: "wrong", lock_version };
  await connect(here.manager, here.provider.issuer, wrong);
  const failed = await here.manager(identityProvidersApi.test, {});
  expect(failed.test.steps.at(-1)).toMatchObject({
    step: "client",
    problem: "client_refused",
    detail: "invalid_client",
  });
  expect(failed.next).toBeNull();
});

async function readyForEmergencies(id: string) {
  const keeps = { password_hash: "kept" };
  await t.database.system.updateTable("users").set(keeps).where("id", "=", id).execute();
  return t.make.passkey(id);
}

test("city sign-in only: passwords of others stop working there, a break-glass manager's does not", async () => {
  const here = await city();
  const password = "the phrase of an editor here";
  const password_hash = await hashPassword(password);
  const editor = await t.as({ customer_id: here.key, password_hash });
  const { identity_provider } = await here.manager(identityProvidersApi.get, {});
  const only = { passwords: "break_glass", lock_version: identity_provider?.lock_version ?? -1 } as const;
  await expect(connect(here.manager, here.provider.issuer, only)).rejects.toMatchObject({
    body: { code: "break_glass_needed" },
  });
  await readyForEmergencies(here.manager.user_id);
  await here.manager(identityProvidersApi.addBreakGlass, { params: { id: here.manager.user_id } });
  await connect(here.manager, here.provider.issuer, only);
  await expect(editor(customersApi.current, {})).rejects.toMatchObject({ status: 403 });
  expect((await editor(userApi.get, {})).user.role).toBeNull();
  const login = t.anonymous(sessionApi.login, { body: { email: editor.email, password } });
  await expect(login).rejects.toMatchObject({ status: 403, body: { code: "city_sign_in_needed" } });
  expect((await here.manager(customersApi.current, {})).customer.id).toBe(here.key);
});

test("back-channel logout ends the person's sessions of this provider; a token counts once and is checked", async () => {
  const [here, there] = [await city(), await city()];
  here.provider.accounts["ana"] = staff(here.domain, "ana");
  const { finished } = await signIn(here, "ana");
  const client = t.clientFor(finished.session?.token);
  const { signLogout } = here.provider;
  const events = { "http://schemas.openid.net/event/backchannel-logout": {} };
  const good = { iss: here.provider.issuer, aud: CLIENT.client_id, sub: "ana", events };
  const bad = {
    "another issuer": { ...good, iss: "https://other.example" },
    "another audience": { ...good, aud: "other" },
    "no event": { ...good, events: {} },
    "a nonce": { ...good, nonce: "n" },
    nobody: { ...good, sub: undefined },
    "no id": { ...good, jti: undefined },
  };
  for (const [name, payload] of Object.entries(bad))
    expect((await logout(here, `logout_token=${await signLogout(payload)}`)).statusCode, name).toBe(400);
  expect((await logout(there, `logout_token=${await signLogout(good)}`)).statusCode).toBe(400);
  expect((await client(userApi.get, {})).user.role).toBe("editor");
  const token = await signLogout({ ...good, jti: "once" });
  expect((await logout(here, `logout_token=${token}`)).statusCode).toBe(200);
  await expect(client(userApi.get, {})).rejects.toMatchObject({ status: 401 });
  expect((await logout(here, `logout_token=${token}`)).statusCode).toBe(400);
});

test("finds providers by the workspace's link or a proven domain, never by an account", async () => {
  const here = await city();
  const find = async (body: { workspace: string } | { email: string }) =>
    (await t.anonymous(citySignInApi.find, { body })).providers;
  const found = [{ key: here.key, name: "City of Testing" }];
  const { customer } = await here.manager(customersApi.current, {});
  expect(await find({ workspace: customer.slug })).toEqual(found);
  expect(await find({ email: `anybody@${here.domain}` })).toEqual(found);
  expect(await find({ email: here.manager.email })).toEqual([]);
  await here.manager(identityProvidersApi.addDomain, { body: { domain: "unproven.example" } });
  expect(await find({ email: "anybody@unproven.example" })).toEqual([]);
  await expect(openBrowser().start(INSTALLATION)).rejects.toMatchObject({ status: 404 });
});

const entriesOf = (customer_id: string, action: string) =>
  t.database.system
    .selectFrom("audit_entries")
    .select(["actor_kind", "actor_id", "subject_id", "before", "after"])
    .where("customer_id", "=", customer_id)
    .where("action", "=", action)
    .orderBy("at")
    .execute();

test("whoever has more groups than the provider sends is refused with that reason, and nothing changes", async () => {
  const here = await city();
  here.provider.accounts["bo"] = staff(here.domain, "bo");
  const { finished } = await signIn(here, "bo");
  const client = t.clientFor(finished.session?.token);
  here.provider.accounts["bo"] = staff(here.domain, "bo", { are_groups_elsewhere: true });
  here.provider.accounts["new"] = staff(here.domain, "new", { are_groups_elsewhere: true });
  for (const login of ["bo", "new"])
    expect((await signIn(here, login)).finished.refused).toMatchObject({
      reason: "groups_left_out",
      contact: "servicedesk@testing.example",
    });
  expect((await client(userApi.get, {})).user.role).toBe("editor");
  expect((await membersOf(here)).map(({ role }) => role).toSorted()).toEqual(["editor", "manager"]);
  const browser = openBrowser();
  const { next } = await browser.withToken(here.manager.token)(identityProvidersApi.test, {});
  await browser.callback(await signInAt(here.provider, next ?? "", "bo"));
  const { identity_provider } = await here.manager(identityProvidersApi.get, {});
  expect(identity_provider?.last_test?.steps.slice(-2)).toMatchObject([
    { step: "sign_in", problem: null },
    { step: "groups", problem: "groups_left_out" },
  ]);
  // without roles from groups, they do not matter
  const open = await city({}, { group_roles: [], other_role: "viewer" });
  open.provider.accounts["bo"] = staff(open.domain, "bo", { are_groups_elsewhere: true });
  expect((await signIn(open, "bo")).finished.session).toBeDefined();
});

test("the last steps of the connection test are in the audit log, with who tested", async () => {
  const here = await city();
  here.provider.accounts["ana"] = staff(here.domain, "ana");
  const browser = openBrowser();
  const { next } = await browser.withToken(here.manager.token)(identityProvidersApi.test, {});
  const back = await signInAt(here.provider, next ?? "", "ana");
  expect((await browser.callback(back)).headers["location"]).toBe("http://localhost:3000/sign-in-settings#tested");
  const tests = await entriesOf(here.key, "identity_provider.tested");
  expect(tests).toHaveLength(2);
  expect(tests[1]).toMatchObject({ actor_kind: "user", actor_id: here.manager.user_id });
  expect(JSON.stringify(tests[1]?.after)).toContain(`ana@${here.domain}`);
  expect(await membersOf(here)).toHaveLength(1);
});

test("failures between us and the provider are in the audit log with their reference, and a flood of them is not", async () => {
  const here = await city();
  const refuse = async () => {
    const browser = openBrowser();
    const state = new URL(await browser.start(here.key)).searchParams.get("state") ?? "";
    const back = new URL(callbackOf(here.key));
    back.search = String(new URLSearchParams({ state, error: "access_denied", iss: here.provider.issuer }));
    return browser.finish(codeIn(await browser.callback(back)));
  };
  const { refused } = await refuse();
  expect(await entriesOf(here.key, "sign_in.refused")).toEqual([
    {
      actor_kind: "system",
      actor_id: null,
      subject_id: null,
      before: null,
      after: { reason: "denied", answer: "access_denied", reference: refused?.reference },
    },
  ]);
  here.provider.answerWith((_request, response) => response.end("hello"));
  await here.manager(identityProvidersApi.test, {});
  await expect(openBrowser().start(here.key)).rejects.toMatchObject({ status: 503 });
  expect((await entriesOf(here.key, "sign_in.refused"))[1]?.after).toEqual({ reason: "not_a_provider" });
  here.provider.answerWith();
  await t.database.system
    .updateTable("rate_limits")
    .set({ tries: 99 })
    .where("key", "like", "city-sign-in-refused:%")
    .execute();
  for (let at = 0; at < 3; at += 1) expect((await refuse()).refused?.reason).toBe("denied");
  expect(await entriesOf(here.key, "sign_in.refused")).toHaveLength(3);
});

test("back-channel logout is in the audit log", async () => {
  const here = await city();
  here.provider.accounts["ana"] = staff(here.domain, "ana");
  const { finished } = await signIn(here, "ana");
  const { user } = await t.clientFor(finished.session?.token)(userApi.get, {});
  const events = { "http://schemas.openid.net/event/backchannel-logout": {} };
  const token = { iss: here.provider.issuer, aud: CLIENT.client_id, sub: "ana", events };
  await logout(here, `logout_token=${await here.provider.signLogout(token)}`);
  expect(await entriesOf(here.key, "session.ended")).toMatchObject([
    { actor_kind: "system", subject_id: user.id, before: { ended_by: "City of Testing" } },
  ]);
});

test("a client secret is sealed again with a new key when it is used, and then opens without the old one", async () => {
  const here = await city();
  const { createSecretBox } = await import("#server/platform/identity/secret-box.ts");
  const { secretKeys } = await import("#server/platform/identity/secret-keys.ts");
  const { secrets } = t.services;
  onTestFinished(() => void Object.assign(t.services, { secrets }));
  const [old = ""] = await secretKeys(t.services.config);
  const fresh = "a fresh key of more than thirty-two characters";
  Object.assign(t.services, { secrets: createSecretBox([fresh, old]) });
  await openBrowser().start(here.key);
  Object.assign(t.services, { secrets: createSecretBox([fresh]) });
  here.provider.accounts["ana"] = staff(here.domain, "ana");
  expect((await signIn(here, "ana")).finished.session).toBeDefined();
});

test("an emergency password needs a password and a second step, which then stay", async () => {
  const here = await city();
  const { user_id: id } = here.manager;
  const name = () => here.manager(identityProvidersApi.addBreakGlass, { params: { id } });
  const ready = async () => (await here.manager(identityProvidersApi.get, {})).break_glass;
  await expect(name()).rejects.toMatchObject({ status: 409, body: { code: "break_glass_password" } });
  await t.database.system.updateTable("users").set({ password_hash: "kept" }).where("id", "=", id).execute();
  await expect(name()).rejects.toMatchObject({ status: 409, body: { code: "break_glass_step" } });
  const passkey = await readyForEmergencies(id);
  await name();
  expect(await ready()).toMatchObject([{ id, has_password: true, has_second_step: true }]);
  await expect(here.manager(passkeysApi.remove, { params: { id: passkey.id } })).rejects.toMatchObject({
    status: 409,
    body: { code: "last_second_step" },
  });
  const other = await t.as({ customer_id: here.key, role: "manager" });
  const reset = other(secondStepsApi.resetMember, { params: { id } });
  await expect(reset).rejects.toMatchObject({ status: 409, body: { code: "break_glass_named" } });
  // somebody named before this was asked for does not count
  await t.database.system.deleteFrom("passkeys").where("user_id", "=", id).execute();
  expect(await ready()).toMatchObject([{ id, has_second_step: false }]);
  const { identity_provider } = await here.manager(identityProvidersApi.get, {});
  const only = { passwords: "break_glass", lock_version: identity_provider?.lock_version ?? -1 } as const;
  await expect(connect(here.manager, here.provider.issuer, only)).rejects.toMatchObject({
    body: { code: "break_glass_needed" },
  });
  await here.manager(identityProvidersApi.removeBreakGlass, { params: { id } });
  expect(await ready()).toEqual([]);
});

test("an open manager session changes nothing about sign-in without a recent proof", async () => {
  const here = await city();
  await t.database.system
    .updateTable("auth_tokens")
    .set({ password_seen_at: null })
    .where("user_id", "=", here.manager.user_id)
    .execute();
  const { manager } = here;
  const params = { id: manager.user_id };
  const domain = { params: { domain: here.domain } };
  const acts = {
    save: () => connect(manager, here.provider.issuer),
    disconnect: () => manager(identityProvidersApi.disconnect, {}),
    addDomain: () => manager(identityProvidersApi.addDomain, { body: { domain: "attacker.example" } }),
    verifyDomain: () => manager(identityProvidersApi.verifyDomain, domain),
    removeDomain: () => manager(identityProvidersApi.removeDomain, domain),
    addBreakGlass: () => manager(identityProvidersApi.addBreakGlass, { params }),
    removeBreakGlass: () => manager(identityProvidersApi.removeBreakGlass, { params }),
    setDemand: () => manager(secondStepsApi.setDemand, { body: { demand: { is_demanded: false } } }),
  };
  for (const [name, act] of Object.entries(acts))
    await expect(act(), name).rejects.toMatchObject({ status: 403, body: { code: "password_needed" } });
});
