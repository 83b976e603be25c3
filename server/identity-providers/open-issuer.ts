import * as oidc from "openid-client";
import type { Services } from "#server/platform/services.ts";
import type { Provider } from "./find-provider.ts";
import { nameProblem, ProviderError } from "./name-problem.ts";

const DEADLINE_MS = 5000;
const MAX_BYTES = 512 * 1024;
const MINUTES_CACHED = 10;
const MOST_CACHED = 1000;
/** Seconds by which two clocks may differ. */
export const CLOCK_TOLERANCE = 90;

type Needs = Pick<Services, "config" | "outbound">;

/** Every request to an issuer goes through the guard, because people enter its address. */
const guarded =
  ({ outbound }: Needs, deadline_ms: number): oidc.CustomFetch =>
  async (url, { method, headers, body }) => {
    const { status, text, ...answer } = await outbound.request(url, {
      method,
      headers,
      body: typeof body === "string" || body instanceof URLSearchParams ? body.toString() : undefined,
      deadline_ms,
      max_bytes: MAX_BYTES,
    });
    return new Response(status === 204 ? null : text, { status, headers: answer.headers });
  };

const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Plain http only on this machine, for development: elsewhere anybody on the way could sign in as anybody. */
export const isPlainAllowed = ({ scheme }: Services["config"], issuer: URL) =>
  scheme === "http" && issuer.protocol === "http:" && LOOPBACK.has(issuer.hostname);

function requireSafeAddress({ config }: Needs, address: string) {
  const issuer = new URL(address);
  if (issuer.protocol !== "https:" && !isPlainAllowed(config, issuer)) throw new ProviderError("address_not_allowed");
  return issuer;
}

function readSecret(provider: Provider) {
  try {
    return provider.openSecret();
  } catch (cause) {
    throw new ProviderError("secret_unreadable", "", { cause });
  }
}

/** Basic unless the provider only takes the secret in the body. */
function authOf(metadata: oidc.ServerMetadata, secret: string | undefined) {
  if (!secret) return oidc.None();
  const methods = metadata.token_endpoint_auth_methods_supported ?? ["client_secret_basic"];
  return methods.includes("client_secret_basic") || !methods.includes("client_secret_post")
    ? oidc.ClientSecretBasic(secret)
    : oidc.ClientSecretPost(secret);
}

async function discover(needs: Needs, address: string) {
  const issuer = requireSafeAddress(needs, address);
  try {
    const found = await oidc.discovery(issuer, "discovery", undefined, undefined, {
      [oidc.customFetch]: guarded(needs, DEADLINE_MS),
      timeout: DEADLINE_MS / 1000,
      ...(issuer.protocol === "http:" && { execute: [oidc.allowInsecureRequests] }),
    });
    const metadata = found.serverMetadata();
    if (!metadata.authorization_endpoint || !metadata.token_endpoint || !metadata.jwks_uri)
      throw new ProviderError("not_a_provider");
    return metadata;
  } catch (error) {
    const named = nameProblem(error);
    if (named.problem !== "answer_invalid") throw named;
    const isOther = named.answer === "OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED";
    throw new ProviderError(isOther ? "issuer_differs" : "not_a_provider", "", { cause: error });
  }
}

type Cached = { readonly metadata: Promise<oidc.ServerMetadata>; readonly until: number };

/** Discovery is never part of starting, and a failure is not remembered. */
function createIssuers(needs: Needs) {
  const cached = new Map<string, Cached>();

  function find(address: string) {
    const known = cached.get(address);
    if (known && known.until > Date.now()) return known.metadata;
    if (cached.size >= MOST_CACHED) cached.clear();
    const metadata = discover(needs, address);
    cached.set(address, { metadata, until: Date.now() + MINUTES_CACHED * 60_000 });
    metadata.catch(() => cached.delete(address));
    return metadata;
  }

  return {
    forget: (address: string) => cached.delete(address),
    fetch: guarded(needs, DEADLINE_MS),
    /** The provider as openid-client knows it, with signatures checked against its published keys. */
    async open(provider: Provider): Promise<oidc.Configuration> {
      const metadata = await find(provider.issuer);
      const secret = readSecret(provider);
      const opened = new oidc.Configuration(
        metadata,
        provider.client_id,
        { [oidc.clockTolerance]: CLOCK_TOLERANCE },
        authOf(metadata, secret),
      );
      opened[oidc.customFetch] = guarded(needs, DEADLINE_MS);
      opened.timeout = DEADLINE_MS / 1000;
      if (isPlainAllowed(needs.config, new URL(provider.issuer))) oidc.allowInsecureRequests(opened);
      oidc.enableNonRepudiationChecks(opened);
      return opened;
    },
  };
}

const opened = new WeakMap<Needs["outbound"], ReturnType<typeof createIssuers>>();

/** One cache per app. */
export function issuersOf(needs: Needs) {
  const known = opened.get(needs.outbound);
  if (known) return known;
  const issuers = createIssuers(needs);
  opened.set(needs.outbound, issuers);
  return issuers;
}
