import type { PublicConfig } from "#contract/config.ts";
import type { Site } from "#contract/sites.ts";

/** A public site is served over https on its domain; without one it can be seen on the preview host. */
export function siteLink(
  site: Pick<Site, "domain" | "slug"> | undefined,
  { preview_host }: Pick<PublicConfig, "preview_host">,
) {
  if (!site) return undefined;
  if (site.domain) return `https://${site.domain}`;
  return preview_host && site.slug ? `//${preview_host}/${encodeURIComponent(site.slug)}` : undefined;
}
