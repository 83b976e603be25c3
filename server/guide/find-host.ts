import { sql } from "kysely";
import type { Config } from "#server/platform/config.ts";
import type { Database } from "#server/platform/database/db.ts";

/** The site a host shows, or the current host of a site that moved. */
export type Host =
  | { readonly kind: "site"; readonly customer_id: string; readonly isDomain: boolean }
  | { readonly kind: "moved"; readonly origin: string }
  | { readonly kind: "unknown" };

/** Normalises a host: lower case, no trailing dot. */
export const plainHost = (host: string) => host.toLowerCase().replace(/\.(?=:\d+$|$)/, "");

/** An IP address or a bare name belongs to no site: it is used on this machine or in its network. */
export const isNamed = (host: string) => /\.[a-z]+(:\d+)?$/.test(host);

const slugBelow = (host: string, app_host: string) =>
  host.endsWith(`.${app_host}`) ? host.slice(0, -app_host.length - 1) : "";

/** By a site's own domain, by its slug below the admin's host, or by a former name of either kind. */
export async function findHost(
  { system }: Pick<Database, "system">,
  { app_host, scheme }: Config,
  host: string,
): Promise<Host> {
  const [domain = ""] = host.split(":");
  const slug = slugBelow(host, app_host);
  const site = await system
    .selectFrom("sites")
    .leftJoin("former_slugs", (join) =>
      join.onRef("former_slugs.customer_id", "=", "sites.customer_id").on("former_slugs.slug", "in", [slug, domain]),
    )
    .select(["sites.customer_id", "sites.slug", "sites.domain"])
    .where((of) =>
      of.or([of("sites.domain", "=", domain), of("sites.slug", "=", slug), of("former_slugs.slug", "is not", null)]),
    )
    // current names take precedence over former ones
    .orderBy(sql`sites.domain is not distinct from ${domain} or sites.slug = ${slug}`, "desc")
    .executeTakeFirst();
  if (!site) return { kind: "unknown" };
  const isDomain = site.domain === domain;
  if (isDomain || site.slug === slug) return { kind: "site", customer_id: site.customer_id, isDomain };
  const isFormerDomain = slug === "" && site.domain !== null;
  return { kind: "moved", origin: isFormerDomain ? `https://${site.domain}` : `${scheme}://${site.slug}.${app_host}` };
}
