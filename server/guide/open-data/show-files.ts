import { atomFeed } from "#guide/machine-readable/atom-feed.ts";
import { dataCatalog } from "#guide/machine-readable/data-catalog.ts";
import { DATA_FORMATS, type DataFormat, DATASETS } from "#guide/machine-readable/data-columns.ts";
import { dataDictionary } from "#guide/machine-readable/data-dictionary.ts";
import { robotsOf } from "#guide/machine-readable/robots.ts";
import { pagesPerPart, sitemapIndexOf } from "#guide/machine-readable/sitemap.ts";
import type { Show, SiteVisit } from "../visit-site.ts";
import { fileOf, guideAt, jsonOf, languageIn } from "./answer-file.ts";
import { type FileOrder, WRITE_FILE } from "./file-order.ts";
import { countPublicPages, readLatest, readSpan } from "./read-batches.ts";

/** Written from all pages by a worker. */
function write(visit: SiteVisit, file: FileOrder["file"]) {
  const { customer_id } = visit.public;
  const order = { customer_id, guide: guideAt(visit), locale: languageIn(visit), file };
  return visit.services.workers.run(WRITE_FILE, order, { customer_id });
}

const isFormat = (format: string, formats: readonly DataFormat[]): format is DataFormat =>
  (formats as readonly string[]).includes(format);

/** `/data/devices.csv` */
export const showDataFile: Show = async (visit) => {
  const [name, format = "", ...rest] = (visit.params["file"] ?? "").split(".");
  const dataset = DATASETS.find((known) => known === name);
  if (!dataset || rest.length || !isFormat(format, DATA_FORMATS[dataset])) return undefined;
  return fileOf(format, await write(visit, { kind: "data", dataset, format }));
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
