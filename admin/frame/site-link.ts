import type { PublicConfig } from "#contract/config.ts";
import type { Site } from "#contract/sites.ts";

/** URL of the public site: https on its domain, else its slug below the administration's host. */
export function siteLink(
  site: Pick<Site, "domain" | "slug"> | undefined,
  { app_host }: Pick<PublicConfig, "app_host">,
) {
  if (!site) return undefined;
  if (site.domain) return `https://${site.domain}`;
  return app_host && site.slug ? `//${encodeURIComponent(site.slug)}.${app_host}` : undefined;
}
