import { sql } from "kysely";
import type { Config } from "#server/platform/config.ts";
import type { Database } from "#server/platform/database/db.ts";

/** Whose guide a host shows, or where that guide is now. */
export type Host =
  | { readonly kind: "site"; readonly customer_id: string; readonly isDomain: boolean }
  | { readonly kind: "moved"; readonly origin: string }
  | { readonly kind: "unknown" };

/** As the settings and the sites spell it: names have no case, and a dot at their end means the same name. */
export const plainHost = (host: string) => host.toLowerCase().replace(/\.(?=:\d+$|$)/, "");

/** An IP address or a bare name is no site's: whoever comes by it works on this machine or in its network. */
export const isNamed = (host: string) => /\.[a-z]+(:\d+)?$/.test(host);

const slugBelow = (host: string, app_host: string) =>
  host.endsWith(`.${app_host}`) ? host.slice(0, -app_host.length - 1) : "";

/** By its own domain, by its slug below the administration's host, or by a name of either kind that it had before. */
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
    // whose name it is now comes before whose it was
    .orderBy(sql`sites.domain is not distinct from ${domain} or sites.slug = ${slug}`, "desc")
    .executeTakeFirst();
  if (!site) return { kind: "unknown" };
  const isDomain = site.domain === domain;
  if (isDomain || site.slug === slug) return { kind: "site", customer_id: site.customer_id, isDomain };
  const isFormerDomain = slug === "" && site.domain !== null;
  return { kind: "moved", origin: isFormerDomain ? `https://${site.domain}` : `${scheme}://${site.slug}.${app_host}` };
}
