import type { Config } from "#server/platform/config.ts";

/** A site below the admin's host uses its scheme; a domain of its own is always https. */
export const siteOrigin = (
  { slug, domain }: { readonly slug: string; readonly domain: string | null },
  { scheme, app_host }: Pick<Config, "scheme" | "app_host">,
) => (domain ? `https://${domain}` : `${scheme}://${slug}.${app_host}`);
