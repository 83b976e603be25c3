import { addressOf, type GuideAt } from "./addresses.ts";
import { csvMetadataPath } from "./csv-metadata.ts";
import { DATA_FORMATS, datasetsOf, MEDIA_TYPES } from "./data-columns.ts";
import { dataPath } from "./data-dictionary.ts";
import { DATA_LICENCE } from "./licence.ts";

/** Every adopted yearly report, with its addresses. */
export const REPORTS_DATA_PATH = "/reports.json";
/** The register of decisions. */
export const DECISIONS_DATA_PATH = "/decisions.json";
export const API_CATALOG_PATH = "/.well-known/api-catalog";

/** Where the guide's data is and what describes it, as a set of links (RFC 9727, RFC 9264). */
export function apiCatalog(guide: GuideAt) {
  const at = (path: string) => addressOf(guide, path);
  const link = (path: string, type: string) => ({ href: at(path), type });
  const about = {
    "service-doc": [link("/about", "text/html")],
    "service-meta": [link("/data/catalog.jsonld", "application/ld+json")],
    license: [{ href: DATA_LICENCE.url }],
  };
  const hasReports = (guide.site.report_slugs ?? []).length > 0;
  const files = datasetsOf(guide.site).flatMap((dataset) =>
    DATA_FORMATS[dataset].map((format) => ({ dataset, format })),
  );
  return {
    linkset: [
      {
        anchor: at(API_CATALOG_PATH),
        item: [
          ...files.map(({ dataset, format }) => link(dataPath(dataset, format), MEDIA_TYPES[format])),
          link("/.well-known/dtpr.json", "application/json"),
          link("/feed.atom", "application/atom+xml"),
          ...(hasReports ? [REPORTS_DATA_PATH, DECISIONS_DATA_PATH].map((path) => link(path, "application/json")) : []),
        ],
      },
      ...files.map(({ dataset, format }) => ({
        anchor: at(dataPath(dataset, format)),
        ...(format === "csv" && { describedby: [link(csvMetadataPath(dataset), "application/csvm+json")] }),
        "service-desc": [link("/data/dictionary.json", "application/json")],
        ...about,
      })),
      { anchor: at("/.well-known/dtpr.json"), ...about },
      ...(hasReports ? [REPORTS_DATA_PATH, DECISIONS_DATA_PATH].map((path) => ({ anchor: at(path), ...about })) : []),
    ],
  };
}
