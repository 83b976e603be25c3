import { API_CATALOG_PATH } from "#guide/machine-readable/api-catalog.ts";
import { folderOf } from "#guide/paths.ts";
import { showDecisionsCsv, showDecisionsJson } from "../reports/show-decisions.ts";
import { showReportData, showReportPdf, showReportsData } from "../reports/show-reports.ts";
import { showShareImage } from "../share-image/show-image.ts";
import type { GuideRoute } from "../visit-site.ts";
import {
  showApiCatalog,
  showCatalog,
  showCsvMetadata,
  showDataFile,
  showDictionary,
  showDtprIndex,
  showFeed,
  showRobots,
  showSitemap,
  showSitemapPart,
} from "./show-files.ts";
import { showDocument, showPageFeed } from "./show-page-files.ts";
import { showVersionData, showVersions } from "./show-version-files.ts";

/** For programs: no language negotiation, the URL names the language. */
const route = (path: string, show: GuideRoute["show"]): GuideRoute => ({ path, show, query: ["lang"], isForAll: true });
const always = (path: string, show: GuideRoute["show"]): GuideRoute => ({ path, show, isForAll: true });

/** 404 if the city has switched off open data. */
const ifOffered =
  (show: GuideRoute["show"]): GuideRoute["show"] =>
  (visit) =>
    visit.frame.site.features.open_data ? show(visit) : Promise.resolve(undefined);

export const machineRoutes: readonly GuideRoute[] = [
  always("/robots.txt", showRobots),
  always("/sitemap.xml", showSitemap),
  always("/:file.xml", showSitemapPart),
  route("/feed.atom", showFeed),
  route("/devices/:slug/feed.atom", showPageFeed("device_page")),
  route("/algorithms/:slug/feed.atom", showPageFeed("algorithm_page")),
  route("/collections/:slug/feed.atom", showPageFeed("collection_page")),
  always("/.well-known/dtpr.json", ifOffered(showDtprIndex)),
  always(API_CATALOG_PATH, ifOffered(showApiCatalog)),
  always("/devices/:slug.json", ifOffered(showDocument("device_page"))),
  always("/algorithms/:slug.json", ifOffered(showDocument("algorithm_page"))),
  ...(["device_page", "algorithm_page", "collection_page"] as const).flatMap((type) => [
    route(`${folderOf(type)}/:slug/history.json`, ifOffered(showVersions(type))),
    route(`${folderOf(type)}/:slug/history/:number.json`, ifOffered(showVersionData(type))),
  ]),
  route("/data/dictionary.json", ifOffered(showDictionary)),
  always("/data/catalog.jsonld", ifOffered(showCatalog)),
  route("/data/:dataset.csv-metadata.json", ifOffered(showCsvMetadata)),
  route("/data/:file", ifOffered(showDataFile)),
  always("/reports/:slug.pdf", showReportPdf),
  always("/reports/:slug.json", ifOffered(showReportData)),
  always("/reports/:slug/versions/:revision.pdf", showReportPdf),
  always("/reports/:slug/versions/:revision.json", ifOffered(showReportData)),
  always("/reports.json", ifOffered(showReportsData)),
  route("/decisions.json", ifOffered(showDecisionsJson)),
  route("/decisions.csv", ifOffered(showDecisionsCsv)),
  always("/og/:name.png", showShareImage),
];
