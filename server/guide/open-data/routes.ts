import { showShareImage } from "../share-image/show-image.ts";
import type { GuideRoute } from "../visit-site.ts";
import {
  showCatalog,
  showDataFile,
  showDictionary,
  showDtprIndex,
  showFeed,
  showRobots,
  showSitemap,
  showSitemapPart,
} from "./show-files.ts";
import { showDocument, showPageFeed } from "./show-page-files.ts";

/** For programs: no language is guessed for them, they name the one they want. */
const route = (path: string, show: GuideRoute["show"]): GuideRoute => ({ path, show, query: ["lang"], isForAll: true });
const always = (path: string, show: GuideRoute["show"]): GuideRoute => ({ path, show, isForAll: true });

/** What machines read of a guide. */
export const machineRoutes: readonly GuideRoute[] = [
  always("/robots.txt", showRobots),
  always("/sitemap.xml", showSitemap),
  always("/:file.xml", showSitemapPart),
  route("/feed.atom", showFeed),
  route("/devices/:slug/feed.atom", showPageFeed("device_page")),
  route("/algorithms/:slug/feed.atom", showPageFeed("algorithm_page")),
  route("/collections/:slug/feed.atom", showPageFeed("collection_page")),
  always("/.well-known/dtpr.json", showDtprIndex),
  always("/devices/:slug.json", showDocument("device_page")),
  always("/algorithms/:slug.json", showDocument("algorithm_page")),
  route("/data/dictionary.json", showDictionary),
  always("/data/catalog.jsonld", showCatalog),
  route("/data/:file", showDataFile),
  always("/og/:name.png", showShareImage),
];
