import { addressOf, type GuideAt } from "./addresses.ts";

/** Search has endless addresses without new content. Old publications may be crawled; they carry `noindex` themselves. */
export const robotsOf = (guide: GuideAt) =>
  ["User-agent: *", "Disallow: /search", "", `Sitemap: ${addressOf(guide, "/sitemap.xml")}`, ""].join("\n");

/** For hosts that must not be indexed: previews and test guides. */
export const ROBOTS_NOWHERE = "User-agent: *\nDisallow: /\n";
