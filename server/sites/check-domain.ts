import type { Resolver } from "node:dns/promises";
import { sql } from "kysely";
import type { DomainCheck } from "#contract/sites.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import { createResolver } from "#server/platform/outbound/name-servers.ts";

/** What a name server says when there is nothing: an answer, not a failure. */
const NOTHING = new Set(["ENOTFOUND", "ENODATA", "NXDOMAIN"]);

type Found = { readonly values: string[]; readonly isAnswered: boolean };

async function ask(question: Promise<string[]>): Promise<Found> {
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

/** Deeper names are nobody's guide. */
const MOST_LABELS = 8;

/** The domain and what stands above it, the nearest first. */
const upwards = (domain: string) => {
  const labels = domain.split(".");
  return labels.slice(0, -1).map((_, at) => labels.slice(at).join("."));
};

/** Who may make a certificate for a domain: the nearest name with a CAA record decides (RFC 8659). None where nobody says. */
async function findCaa(resolver: Resolver, domain: string) {
  const names = upwards(domain).slice(0, MOST_LABELS);
  const answers = await Promise.all(
    names.map((name) =>
      // What comes after a semicolon is for the authority; nothing before it means nobody.
      ask(resolver.resolveCaa(name).then((all) => all.map(({ issue = "*" }) => issue.split(";")[0]?.trim() || ";"))),
    ),
  );
  const at = answers.findIndex(({ values, isAnswered }) => values.length > 0 || !isAnswered);
  // A record may speak of other things alone, such as where to report to.
  const found = answers[at]?.values.filter((value) => value !== "*") ?? [];
  return found.length ? { name: names[at] ?? domain, found } : undefined;
}

async function isTaken(ctx: TenantCtx, domain: string) {
  const { rows } = await sql<{ is_taken: boolean }>`
    select site_domain_is_taken(${domain}, ${ctx.customer_id}) as is_taken`.execute(ctx.db);
  return rows[0]?.is_taken ?? false;
}

const isLocal = (host: string) => /^(localhost|127\.|\[?::1|10\.|192\.168\.)/.test(host) || host.endsWith(".localhost");

/** Looks up a domain as a resident's browser would, and holds it against where this instance is. Only names are asked for. */
export async function checkDomain(ctx: TenantCtx, domain: string): Promise<DomainCheck> {
  const { config } = ctx.services;
  const home = config.app_host.replace(/:\d+$/, "");
  const resolver = createResolver(config);
  const [is_taken, caa, alias, own, own6, here, here6] = await Promise.all([
    isTaken(ctx, domain),
    findCaa(resolver, domain),
    ask(resolver.resolveCname(domain)),
    ask(resolver.resolve4(domain)),
    ask(resolver.resolve6(domain)),
    ask(resolver.resolve4(home)),
    ask(resolver.resolve6(home)),
  ]);
  const leadsBy = (found: Found, wanted: Found) => found.values.some((value) => wanted.values.includes(value));
  const records: DomainCheck["records"] = [
    {
      type: "CNAME",
      name: domain,
      expected: home,
      found: alias.values,
      is_right: alias.values.includes(home),
    },
    ...here.values.map((expected) => ({
      type: "A" as const,
      name: domain,
      expected,
      found: own.values,
      is_right: own.values.includes(expected),
    })),
    ...here6.values.map((expected) => ({
      type: "AAAA" as const,
      name: domain,
      expected,
      found: own6.values,
      is_right: own6.values.includes(expected),
    })),
    ...(caa
      ? [
          {
            type: "CAA" as const,
            ...caa,
            expected: config.certificate_authorities[0] ?? "",
            is_right: caa.found.some((issuer) => config.certificate_authorities.includes(issuer)),
          },
        ]
      : []),
  ];
  const isConnected = alias.values.includes(home) || leadsBy(own, here) || leadsBy(own6, here6);
  const isEmpty = !alias.values.length && !own.values.length && !own6.values.length;
  const isAnswered = alias.isAnswered || own.isAnswered || own6.isAnswered;
  const state = isLocal(home)
    ? "local"
    : isConnected
      ? "connected"
      : !isEmpty
        ? "elsewhere"
        : isAnswered
          ? "waiting"
          : "unanswered";
  return { domain, state, is_taken, records, checked_at: new Date().toISOString() };
}
