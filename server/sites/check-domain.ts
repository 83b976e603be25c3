import type { Resolver } from "node:dns/promises";
import { sql } from "kysely";
import type { DomainCheck } from "#contract/sites.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import { queryDns, resolveDomain } from "#server/platform/outbound/resolve-domain.ts";
import { createResolver } from "#server/platform/outbound/name-servers.ts";
import { LIMITS, limitRate } from "#server/platform/http/rate-limit.ts";

/** Guides do not use deeper names. */
const MOST_LABELS = 8;

/** The domain and its parents, nearest first. */
const upwards = (domain: string) => {
  const labels = domain.split(".");
  return labels.slice(0, -1).map((_, at) => labels.slice(at).join("."));
};

/**
 * The authorities that may issue a certificate: the nearest name with a CAA record decides (RFC 8659). Undefined if
 * there is none.
 */
async function findCaa(resolver: Resolver, domain: string) {
  const names = upwards(domain).slice(0, MOST_LABELS);
  const answers = await Promise.all(
    names.map((name) =>
      // Parameters follow a semicolon; an empty issuer forbids all.
      queryDns(
        resolver.resolveCaa(name).then((all) => all.map(({ issue = "*" }) => issue.split(";")[0]?.trim() || ";")),
      ),
    ),
  );
  const at = answers.findIndex(({ values, isAnswered }) => values.length > 0 || !isAnswered);
  // A record may have other properties only, such as where to report to.
  const found = answers[at]?.values.filter((value) => value !== "*") ?? [];
  return found.length ? { name: names[at] ?? domain, found } : undefined;
}

async function isTaken(ctx: TenantCtx, domain: string) {
  const { rows } = await sql<{ is_taken: boolean }>`
    select site_domain_is_taken(${domain}, ${ctx.customer_id}) as is_taken`.execute(ctx.db);
  return rows[0]?.is_taken ?? false;
}

async function lookUp(ctx: TenantCtx, domain: string): Promise<DomainCheck> {
  const { config } = ctx.services;
  const resolver = createResolver(config);
  const [is_taken, caa, { home, alias, own, own6, here, here6, state }] = await Promise.all([
    isTaken(ctx, domain),
    findCaa(resolver, domain),
    resolveDomain(config, domain, resolver),
  ]);
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
  return { domain, state, is_taken, records, checked_at: new Date().toISOString() };
}

/** Opening a screen twice, or several at once, queries the name servers once. */
const REMEMBERED_MS = 5000;
const underWay = new Map<string, Promise<DomainCheck>>();

/** A domain's DNS state for the settings. Only does DNS queries, and limits them per customer. */
export async function checkDomain(ctx: TenantCtx, domain: string): Promise<DomainCheck> {
  const key = `${ctx.customer_id} ${domain}`;
  const known = underWay.get(key);
  if (known) return known;
  const check = limitRate(ctx.services.database.system, LIMITS.domainCheck, ctx.customer_id).then(() =>
    lookUp(ctx, domain),
  );
  underWay.set(key, check);
  const forget = () => void underWay.delete(key);
  check.then(() => setTimeout(forget, REMEMBERED_MS).unref(), forget);
  return check;
}
