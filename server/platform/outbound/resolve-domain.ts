import type { Resolver } from "node:dns/promises";
import type { Config } from "../config.ts";
import { createResolver } from "./name-servers.ts";

/** Answers that mean "no records", not failures. */
const NOTHING = new Set(["ENOTFOUND", "ENODATA", "NXDOMAIN"]);

type Found = { readonly values: string[]; readonly isAnswered: boolean };

export async function queryDns(question: Promise<string[]>): Promise<Found> {
  try {
    return {
      values: (await question).map((value) => value.toLowerCase().replace(/\.$/, "")).toSorted(),
      isAnswered: true,
    };
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    return { values: [], isAnswered: NOTHING.has(code) };
  }
}

const isLocal = (host: string) => /^(localhost|127\.|\[?::1|10\.|192\.168\.)/.test(host) || host.endsWith(".localhost");

type ResolvedDomain = {
  /** Where domains should point: the admin's host. */
  readonly home: string;
  readonly alias: Found;
  readonly own: Found;
  readonly own6: Found;
  readonly here: Found;
  readonly here6: Found;
  /**
   * `connected`; `waiting`: no records yet; `unanswered`: no DNS reply; `local`: this instance has no public address.
   */
  readonly state: "connected" | "waiting" | "elsewhere" | "unanswered" | "local";
};

const meets = (found: Found, wanted: Found) => found.values.some((value) => wanted.values.includes(value));

function stateOf({ home, alias, own, own6, here, here6 }: Omit<ResolvedDomain, "state">): ResolvedDomain["state"] {
  if (isLocal(home)) return "local";
  if (alias.values.includes(home) || meets(own, here) || meets(own6, here6)) return "connected";
  if (alias.values.length || own.values.length || own6.values.length) return "elsewhere";
  return alias.isAnswered || own.isAnswered || own6.isAnswered ? "waiting" : "unanswered";
}

/** Resolves a domain as a browser would and compares it with this instance's addresses. */
export async function resolveDomain(
  config: Pick<Config, "app_host" | "dns_servers">,
  domain: string,
  resolver: Resolver = createResolver(config),
): Promise<ResolvedDomain> {
  const home = config.app_host.replace(/:\d+$/, "");
  const [alias, own, own6, here, here6] = await Promise.all([
    queryDns(resolver.resolveCname(domain)),
    queryDns(resolver.resolve4(domain)),
    queryDns(resolver.resolve6(domain)),
    queryDns(resolver.resolve4(home)),
    queryDns(resolver.resolve6(home)),
  ]);
  const found = { home, alias, own, own6, here, here6 };
  return { ...found, state: stateOf(found) };
}
