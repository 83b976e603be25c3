import type { PublicConfig } from "#contract/config.ts";
import type { Site } from "#contract/sites.ts";

/** A public site is served over https on its domain; without one, by its name below the administration's host. */
export function siteLink(
  site: Pick<Site, "domain" | "slug"> | undefined,
  { app_host }: Pick<PublicConfig, "app_host">,
) {
  if (!site) return undefined;
  if (site.domain) return `https://${site.domain}`;
  return app_host && site.slug ? `//${encodeURIComponent(site.slug)}.${app_host}` : undefined;
}
