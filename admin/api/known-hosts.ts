import type { PublicConfig } from "#contract/config.ts";

const originOf = (url: string | undefined) =>
  url && URL.canParse(url, document.baseURI) ? [new URL(url, document.baseURI).origin] : [];

/** The static policy cannot know the hosts in `config.json`, so it allows any; this one limits them to those. */
export function knownHostsPolicy({ api_base, sentry_dsn, map }: PublicConfig) {
  const api = originOf(api_base);
  const connect = ["'self'", ...api, ...originOf(sentry_dsn), ...(map?.kind === "pmtiles" ? originOf(map.url) : [])];
  const images = ["'self'", "data:", "blob:", ...api, ...(map?.kind === "raster" ? originOf(map.url) : [])];
  return `connect-src ${[...new Set(connect)].join(" ")}; img-src ${[...new Set(images)].join(" ")}`;
}

/** Applies the policy from now on, whatever host serves the page. */
export function keepToKnownHosts(config: PublicConfig) {
  const meta = document.createElement("meta");
  meta.httpEquiv = "Content-Security-Policy";
  meta.content = knownHostsPolicy(config);
  document.head.append(meta);
}
