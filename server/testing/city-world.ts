import { onTestFinished } from "vitest";
import { citySignInApi } from "#contract/city-sign-in.ts";
import { createClient } from "#contract/client.ts";
import type { Role } from "#contract/customers.ts";
import { type IdentityProviderInput, identityProvidersApi } from "#contract/identity-providers.ts";
import { teamApi } from "#contract/team.ts";
import { type CityAccount, type CityProvider, CLIENT, signInAt, startCityProvider } from "./city-provider.ts";
import type { TestApp } from "./harness.ts";

type Manager = Awaited<ReturnType<TestApp["as"]>>;
type City = { readonly key: string; readonly provider: CityProvider };
type Browser = ReturnType<ReturnType<typeof cityWorld>["openBrowser"]>;

export const staff = (domain: string, name: string, more: CityAccount = {}): CityAccount => ({
  email: `${name}@${domain}`,
  email_verified: true,
  name: `${name} of the city`,
  groups: ["guide-editors"],
  ...more,
});

export const codeIn = (answer: { headers: Record<string, unknown> }) =>
  String(answer.headers["location"]).split("#")[1] ?? "";

/** Workspaces with a real provider, and browsers that sign in at it. */
export function cityWorld(t: TestApp) {
  const callbackOf = (key: string) => `http://localhost:3000/api/city_sign_in/${key}/callback`;

  async function connect(manager: Manager, issuer: string, more: Partial<IdentityProviderInput> = {}) {
    const identity_provider = {
      name: "City of Testing",
      contact: "servicedesk@testing.example",
      issuer,
      ...CLIENT,
      is_active: true,
      group_roles: [
        { group: "guide-editors", role: "editor" as Role },
        { group: "guide-managers", role: "manager" as Role },
      ],
      ...more,
    };
    return manager(identityProvidersApi.save, { body: { identity_provider } });
  }

  /** A workspace with a provider that knows these accounts, and a proven email domain. */
  async function city(accounts: Record<string, CityAccount> = {}, more: Partial<IdentityProviderInput> = {}) {
    const manager = await t.as({ role: "manager" });
    const provider = await startCityProvider({ redirect_uris: [callbackOf(manager.customer_id)], accounts });
    onTestFinished(provider.stop);
    await connect(manager, provider.issuer, more);
    const domain = `c${manager.customer_id.slice(-12)}.example`;
    const proven = { customer_id: manager.customer_id, domain, token: "x", verified_at: new Date().toISOString() };
    await t.database.system.insertInto("identity_domains").values(proven).execute();
    return { manager, provider, domain, key: manager.customer_id };
  }

  /** A browser: keeps our cookie. */
  function openBrowser() {
    let cookie = "";
    const withToken = (token: string | undefined) =>
      createClient(
        async (url, init) => {
          const answer = await t.transport(url, { ...init, headers: { ...(init.headers as object), cookie } });
          cookie = /city_sign_in=[^;]+/.exec(answer.headers.get("set-cookie") ?? "")?.[0] ?? cookie;
          return answer;
        },
        () => token,
      );
    const call = withToken(undefined);
    const callback = (address: URL) =>
      t.app.inject({ url: address.pathname + address.search, headers: { cookie, host: "evil.example" } });
    return {
      call,
      withToken,
      callback,
      setCookie: (value: string) => void (cookie = value),
      start: async (key: string) => (await call(citySignInApi.start, { body: { key } })).url,
      finish: (code: string, password?: string) =>
        call(citySignInApi.finish, { body: { code, ...(password !== undefined && { password }) } }),
    };
  }

  /** From the button to what the page is told. */
  async function signIn(
    { key, provider }: Pick<City, "key" | "provider">,
    login: string,
    browser: Browser = openBrowser(),
  ) {
    const back = await signInAt(provider, await browser.start(key), login);
    const code = codeIn(await browser.callback(back));
    return { back, code, browser, finished: await browser.finish(code) };
  }

  const logout = ({ key }: City, form: string) =>
    t.app.inject({
      method: "POST",
      url: `/api/city_sign_in/${key}/logout`,
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: form,
    });

  const membersOf = async ({ manager }: { manager: Manager }) =>
    (await manager(teamApi.members, { query: {} })).members;

  return { city, connect, callbackOf, openBrowser, signIn, membersOf, logout };
}
