import type { PublicConfig } from "#contract/config.ts";

const originOf = (url: string | undefined) =>
  url && URL.canParse(url, document.baseURI) ? [new URL(url, document.baseURI).origin] : [];

/** The page's own policy cannot know whom `config.json` names, so it allows any host: this narrows it to those. */
export function knownHostsPolicy({ api_base, sentry_dsn, map }: PublicConfig) {
  const api = originOf(api_base);
  const connect = ["'self'", ...api, ...originOf(sentry_dsn), ...(map?.kind === "pmtiles" ? originOf(map.url) : [])];
  const images = ["'self'", "data:", "blob:", ...api, ...(map?.kind === "raster" ? originOf(map.url) : [])];
  return `connect-src ${[...new Set(connect)].join(" ")}; img-src ${[...new Set(images)].join(" ")}`;
}

/** From here on the page speaks to nobody else, whatever host serves it. */
export function keepToKnownHosts(config: PublicConfig) {
  const meta = document.createElement("meta");
  meta.httpEquiv = "Content-Security-Policy";
  meta.content = knownHostsPolicy(config);
  document.head.append(meta);
}
