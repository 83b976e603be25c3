import { atomFeed } from "#guide/machine-readable/atom-feed.ts";
import { dataCatalog } from "#guide/machine-readable/data-catalog.ts";
import { API_CATALOG_PATH, apiCatalog } from "#guide/machine-readable/api-catalog.ts";
import { csvMetadata, csvMetadataPath } from "#guide/machine-readable/csv-metadata.ts";
import { addressOf } from "#guide/machine-readable/addresses.ts";
import { DATA_FORMATS, type DataFormat, datasetsOf } from "#guide/machine-readable/data-columns.ts";
import { dataDictionary } from "#guide/machine-readable/data-dictionary.ts";
import { robotsOf } from "#guide/machine-readable/robots.ts";
import { pagesPerPart, sitemapIndexOf } from "#guide/machine-readable/sitemap.ts";
import type { Show, SiteVisit } from "../visit-site.ts";
import { fileOf, guideAt, jsonOf, languageIn } from "./answer-file.ts";
import { type FileOrder, WRITE_FILE } from "./file-order.ts";
import { countPublicPages, readLatest, readSpan } from "./read-batches.ts";

/** Written by a worker. */
export function write(visit: SiteVisit, file: FileOrder["file"]) {
  const { customer_id } = visit.public;
  const order = { customer_id, guide: guideAt(visit), locale: languageIn(visit), file };
  return visit.services.workers.run(WRITE_FILE, order, { customer_id });
}

const isFormat = (format: string, formats: readonly DataFormat[]): format is DataFormat =>
  (formats as readonly string[]).includes(format);

const findDataset = ({ frame: { site } }: SiteVisit, name: string | undefined) =>
  datasetsOf(site).find((known) => known === name);

/** `/data/devices.csv` */
export const showDataFile: Show = async (visit) => {
  const [name, format = "", ...rest] = (visit.params["file"] ?? "").split(".");
  const dataset = findDataset(visit, name);
  if (!dataset || rest.length || !isFormat(format, DATA_FORMATS[dataset])) return undefined;
  const order: FileOrder["file"] =
    dataset === "versions" ? { kind: "versions", format } : { kind: "data", dataset, format };
  const file = fileOf(format, await write(visit, order));
  if (format !== "csv") return file;
  const described = addressOf(guideAt(visit), csvMetadataPath(dataset), languageIn(visit));
  return { ...file, link: `<${described}>; rel="describedby"; type="application/csvm+json"` };
};

/** `/data/devices.csv-metadata.json` */
export const showCsvMetadata: Show = (visit) => {
  const dataset = findDataset(visit, visit.params["dataset"]);
  return Promise.resolve(dataset && jsonOf("csvm", csvMetadata(guideAt(visit), dataset, languageIn(visit))));
};

export const showApiCatalog: Show = (visit) => {
  const guide = guideAt(visit);
  const link = `<${addressOf(guide, API_CATALOG_PATH)}>; rel="api-catalog"`;
  return Promise.resolve({ ...jsonOf("linkset", apiCatalog(guide)), link });
};

export const showDictionary: Show = (visit) =>
  Promise.resolve(jsonOf("json", dataDictionary(guideAt(visit), languageIn(visit))));

export const showCatalog: Show = async (visit) =>
  jsonOf("jsonld", dataCatalog({ guide: guideAt(visit), ...(await readSpan(visit.public)) }));

export const showDtprIndex: Show = async (visit) => fileOf("json", await write(visit, { kind: "dtpr_index" }));

async function countParts(visit: SiteVisit) {
  const count = await countPublicPages(visit.public);
  return Math.max(1, Math.ceil(count / pagesPerPart(visit.frame.site)));
}

/** The sitemap, or an index of its parts if the guide is too large for one. */
export const showSitemap: Show = async (visit) => {
  const parts = await countParts(visit);
  const body = parts > 1 ? sitemapIndexOf(guideAt(visit), parts) : await write(visit, { kind: "sitemap", part: 1 });
  return fileOf("xml", body);
};

const PART = /^sitemap-([1-9]\d{0,4})$/;

/** `/sitemap-2.xml` */
export const showSitemapPart: Show = async (visit) => {
  const part = Number(PART.exec(visit.params["file"] ?? "")?.[1]);
  if (!part || part > (await countParts(visit))) return undefined;
  return fileOf("xml", await write(visit, { kind: "sitemap", part }));
};

export const showRobots: Show = (visit) => Promise.resolve(fileOf("text", robotsOf(guideAt(visit))));

const begunAt = ({ frame: { home } }: SiteVisit) => home?.versions.at(-1)?.published_at ?? home?.published_at ?? "";

/** The guide's feed of publications and withdrawals. */
export const showFeed: Show = async (visit) => {
  const entries = await readLatest(visit.public, null);
  const feed = { guide: guideAt(visit), locale: languageIn(visit), page: null, entries, begun_at: begunAt(visit) };
  return fileOf("atom", atomFeed(feed));
};
