import { afterAll, expect, test } from "vitest";
import { citySignInApi, INSTALLATION } from "#contract/city-sign-in.ts";
import { customersApi } from "#contract/customers.ts";
import { identityProvidersApi } from "#contract/identity-providers.ts";
import { installationApi } from "#contract/installation.ts";
import { secondStepsApi } from "#contract/second-steps.ts";
import { teamApi } from "#contract/team.ts";
import { userApi } from "#contract/user.ts";
import { hashPassword } from "#server/platform/identity/password.ts";
import { CLIENT, signInAt, startCityProvider } from "#server/testing/city-provider.ts";
import { cityWorld, codeIn, staff } from "#server/testing/city-world.ts";
import { startTestApp } from "#server/testing/harness.ts";

const key = INSTALLATION;
const callback = `http://localhost:3000/api/city_sign_in/${key}/callback`;
const provider = await startCityProvider({ redirect_uris: [callback], accounts: {} });
afterAll(provider.stop);
const t = await startTestApp({
  OUTBOUND_HOSTS: "127.0.0.1",
  OIDC_ISSUER: provider.issuer,
  OIDC_CLIENT_ID: CLIENT.client_id,
  OIDC_CLIENT_SECRET: CLIENT.client_secret,
  OIDC_NAME: "State of Testing",
  OIDC_CONTACT: "desk@state.example",
  OIDC_DOMAINS: "state.example",
});
const { city, connect, openBrowser, signIn, logout } = cityWorld(t);
const own = { key, provider };
const password = "a long and private phrase";
const sessionOf = (token: string | undefined) => t.clientFor(token);

test("its button is offered to everybody, beside that of a workspace", async () => {
  const here = await city();
  const find = async (body: { workspace: string } | { email: string }) =>
    (await t.anonymous(citySignInApi.find, { body })).providers;
  const button = { key, name: "State of Testing" };
  // the sign-in page knows from the start that there is one, and asks without a workspace
  expect((await t.app.inject("/config.json")).json()).toMatchObject({ sign_in_with: "State of Testing" });
  expect(await find({ workspace: "" })).toEqual([button]);
  expect(await find({ email: "anybody@elsewhere.example" })).toEqual([button]);
  expect(await find({ email: `anybody@${here.domain}` })).toEqual([{ key: here.key, name: "City of Testing" }, button]);
});

test("an invited person is let in, joins each workspace that invited them, and their session is confined to none", async () => {
  const [one, other] = [await t.as({ role: "manager" }), await t.as({ role: "manager" })];
  const email = "guest@elsewhere.example";
  for (const manager of [one, other])
    await manager(teamApi.invite, { body: { invitation: { email, role: "editor" } } });
  provider.accounts["guest"] = staff("elsewhere.example", "guest", { groups: [] });
  const { finished } = await signIn(own, "guest");
  const guest = sessionOf(finished.session?.token);
  const customers = (await guest(customersApi.list, {})).customers.map(({ id }) => id);
  expect(customers.toSorted()).toEqual([one.customer_id, other.customer_id].toSorted());
  for (const customer_id of customers) {
    await guest(userApi.switchCustomer, { body: { user: { customer_id } } });
    expect((await guest(userApi.get, {})).user).toMatchObject({ role: "editor", customer_id });
  }
  // their groups give no roles here
  expect((await one(teamApi.members, { query: {} })).members.find((member) => member.email === email)).toMatchObject({
    role_group: null,
  });
});

test("OIDC_DOMAINS lets people in without an invitation, and others stay out", async () => {
  provider.accounts["clerk"] = staff("state.example", "clerk");
  provider.accounts["stranger"] = staff("elsewhere.example", "stranger");
  const { finished } = await signIn(own, "clerk");
  const { user } = await sessionOf(finished.session?.token)(userApi.get, {});
  expect(user).toMatchObject({ email: "clerk@state.example", role: null, customer_id: null, admin: false });
  expect((await signIn(own, "stranger")).finished).toMatchObject({
    refused: { reason: "not_invited", provider: "State of Testing", contact: "desk@state.example" },
  });
});

test("an account with a password proves itself once, and an administrator then is one", async () => {
  const password_hash = await hashPassword(password);
  const root = await t.as({ admin: true, role: "editor", email: "root@state.example", password_hash });
  provider.accounts["root"] = staff("state.example", "root");
  const { code, browser, finished } = await signIn(own, "root");
  expect(finished).toEqual({ proof_needed: { email: "root@state.example", provider: "State of Testing" } });
  const { session } = await browser.finish(code, password);
  const client = sessionOf(session?.token);
  expect((await client(userApi.get, {})).user).toMatchObject({ id: root.user_id, admin: true, role: "editor" });
  expect((await client(installationApi.administrators, {})).administrators.map(({ id }) => id)).toContain(root.user_id);
  expect((await signIn(own, "root")).finished.session?.token).toBeTruthy();
});

test("its people confirm with it what needs a recent sign-in", async () => {
  provider.accounts["chief"] = staff("state.example", "chief");
  const { browser, finished } = await signIn(own, "chief");
  const chief = browser.withToken(finished.session?.token);
  expect((await chief(secondStepsApi.get, {})).second_step.city_account).toBe("State of Testing");
  const { url } = await chief(userApi.confirmWithCity, {});
  const back = await browser.callback(await signInAt(provider, url, "chief"));
  expect(codeIn(back)).toBe("confirmed");
});

test("where a workspace asks for its own sign-in, this one does not get in", async () => {
  const here = await city();
  const email = "both@state.example";
  await here.manager(teamApi.invite, { body: { invitation: { email, role: "editor" } } });
  provider.accounts["both"] = staff("state.example", "both");
  const { finished } = await signIn(own, "both");
  const both = sessionOf(finished.session?.token);
  expect((await both(userApi.get, {})).user).toMatchObject({ role: "editor", customer_id: here.key });
  expect((await both(customersApi.current, {})).customer.id).toBe(here.key);
  const { user_id } = here.manager;
  await t.database.system.updateTable("users").set({ password_hash: "kept" }).where("id", "=", user_id).execute();
  await t.make.passkey(user_id);
  await here.manager(identityProvidersApi.addBreakGlass, { params: { id: user_id } });
  const { identity_provider } = await here.manager(identityProvidersApi.get, {});
  const lock_version = identity_provider?.lock_version ?? -1;
  await connect(here.manager, here.provider.issuer, { passwords: "break_glass", lock_version } as never);
  await expect(both(customersApi.current, {})).rejects.toMatchObject({ status: 403 });
  expect((await both(userApi.get, {})).user).toMatchObject({ role: null, customer_id: null });
});

test("its logout ends the sessions that it made, and no others", async () => {
  provider.accounts["leaver"] = staff("state.example", "leaver");
  const { finished } = await signIn(own, "leaver");
  const leaver = sessionOf(finished.session?.token);
  const { user } = await leaver(userApi.get, {});
  const other = sessionOf(await t.make.token({ user_id: user.id }));
  const events = { "http://schemas.openid.net/event/backchannel-logout": {} };
  const token = await provider.signLogout({ iss: provider.issuer, aud: CLIENT.client_id, sub: "leaver", events });
  expect((await logout(own, `logout_token=${token}`)).statusCode).toBe(200);
  await expect(leaver(userApi.get, {})).rejects.toMatchObject({ status: 401 });
  expect((await other(userApi.get, {})).user.id).toBe(user.id);
});

test("a failure is in the audit log of the installation", async () => {
  const browser = openBrowser();
  const state = new URL(await browser.start(key)).searchParams.get("state") ?? "";
  const back = new URL(callback);
  back.search = String(new URLSearchParams({ state, error: "access_denied", iss: provider.issuer }));
  const { refused } = await browser.finish(codeIn(await browser.callback(back)));
  expect(refused?.reason).toBe("denied");
  const entries = await t.database.system
    .selectFrom("audit_entries")
    .select("after")
    .where("customer_id", "is", null)
    .where("action", "=", "sign_in.refused")
    .execute();
  expect(JSON.stringify(entries)).toContain(refused?.reference);
});
