import { addressOf, type GuideAt } from "./addresses.ts";

/** Searching has endless addresses that say nothing new. Old publications may be read, and say themselves that they are not to be found. */
export const robotsOf = (guide: GuideAt) =>
  ["User-agent: *", "Disallow: /search", "", `Sitemap: ${addressOf(guide, "/sitemap.xml")}`, ""].join("\n");

/** For a host that nobody should find: a preview, or a guide that tries things out. */
export const ROBOTS_NOWHERE = "User-agent: *\nDisallow: /\n";
