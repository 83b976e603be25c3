import type { Config } from "./config.ts";

const originOf = (url: string | undefined) => {
  if (!url) return [];
  const { origin } = new URL(url);
  return [origin];
};

/** Strict: scripts and styles from us alone, and nothing may frame us. Sentry, another API host and map tiles only where configured. */
export const contentSecurityPolicy = (config: Config) => ({
  useDefaults: false,
  directives: {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'"],
    // React Aria positions its overlays with style attributes.
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", "data:", "blob:", ...originOf(config.MAP_TILES_URL)],
    fontSrc: ["'self'"],
    connectSrc: [
      "'self'",
      ...originOf(config.SENTRY_DSN),
      ...(/^https?:/.test(config.PUBLIC_API_BASE) ? originOf(config.PUBLIC_API_BASE) : []),
    ],
    workerSrc: ["'self'", "blob:"],
    manifestSrc: ["'self'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  },
});
