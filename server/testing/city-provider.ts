import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, type JWK, SignJWT } from "jose";
import { type Configuration, Provider } from "oidc-provider";

/** What the provider says about a person, by their name at its login page. */
export type CityAccount = {
  readonly sub?: string;
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly name?: string;
  readonly groups?: readonly string[];
  /** In so many groups that the provider names where they could be read, as Entra does. */
  readonly are_groups_elsewhere?: boolean;
};

export const CLIENT = { client_id: "guidepost", client_secret: "a secret of forty characters or so, here" };

type Options = { readonly redirect_uris: readonly string[]; readonly accounts: Record<string, CityAccount> };

const ALG = "RS256";
const KID = "testing";

const configuration = ({ redirect_uris, accounts }: Options, key: JWK): Configuration => ({
  jwks: { keys: [{ ...key, kid: KID, alg: ALG, use: "sig" }] },
  clients: [{ ...CLIENT, redirect_uris: [...redirect_uris], grant_types: ["authorization_code"] }],
  // A test sets the clock ahead between a code and its exchange.
  ttl: { AuthorizationCode: 3600 },
  pkce: { required: () => true },
  claims: {
    openid: ["sub"],
    email: ["email", "email_verified"],
    profile: ["name", "groups", "_claim_names", "_claim_sources"],
  },
  // As most providers do: everything in the ID token.
  conformIdTokenClaims: false,
  findAccount: (_ctx, id) => {
    const { sub, are_groups_elsewhere, groups, ...claims } = accounts[id] ?? {};
    const given = are_groups_elsewhere
      ? { _claim_names: { groups: "src1" }, _claim_sources: { src1: { endpoint: "https://graph.example/groups" } } }
      : { groups: groups && [...groups] };
    return { accountId: id, claims: () => ({ ...claims, ...given, sub: sub ?? id }) };
  },
  loadExistingGrant: async ({ oidc }) => {
    const { Grant } = oidc.provider;
    const grant = new Grant({ clientId: oidc.client?.clientId, accountId: oidc.session?.accountId });
    grant.addOIDCScope("openid email profile");
    await grant.save();
    return grant;
  },
  features: { backchannelLogout: { enabled: true }, devInteractions: { enabled: true } },
});

/** A real OpenID provider on loopback, with a page to sign in as anybody. */
export async function startCityProvider(options: Options) {
  let respond: RequestListener = (_request, response) => response.end();
  const server = createServer((request, response) => respond(request, response)).listen(0, "127.0.0.1");
  await once(server, "listening");
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { privateKey } = await generateKeyPair(ALG, { extractable: true });
  const provider = new Provider(issuer, configuration(options, await exportJWK(privateKey)));
  // composed for each request, so that tests can add middleware
  const handle: RequestListener = (request, response) => void provider.callback()(request, response);
  respond = handle;
  return {
    issuer,
    provider,
    accounts: options.accounts,
    /** Answers every request in another way, until called without one. */
    answerWith: (other: RequestListener = handle) => {
      respond = other;
    },
    handle,
    /** A logout token, signed with the provider's key. */
    signLogout: (payload: Record<string, unknown>) =>
      new SignJWT({ jti: crypto.randomUUID(), ...payload })
        .setProtectedHeader({ alg: ALG, kid: KID, typ: "logout+jwt" })
        .setIssuedAt()
        .sign(privateKey),
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
export type CityProvider = Awaited<ReturnType<typeof startCityProvider>>;

/** Follows the provider's pages as a browser does, and returns the address that it sends people back to. */
export async function signInAt({ issuer }: CityProvider, start: string, login: string) {
  const cookies = new Map<string, string>();
  let [url, form] = [start, undefined as string | undefined];
  for (let hops = 0; hops < 12; hops += 1) {
    const answer = await fetch(url, {
      redirect: "manual",
      headers: {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
        ...(form !== undefined && { "content-type": "application/x-www-form-urlencoded" }),
      },
      ...(form !== undefined && { method: "POST", body: form }),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [pair = ""] = cookie.split(";", 1);
      cookies.set(pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1));
    }
    const location = answer.headers.get("location");
    form = undefined;
    if (location) {
      const next = new URL(location, url);
      if (next.origin !== issuer) return next;
      url = next.href;
    } else if (answer.ok) form = new URLSearchParams({ prompt: "login", login, password: "any" }).toString();
    else throw new Error(`the provider answered ${answer.status}: ${await answer.text()}`);
  }
  throw new Error("the provider never came back");
}
