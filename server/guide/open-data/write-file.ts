import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { Taxonomy } from "#datachain/model.ts";
import { PAGE_TYPE_OF } from "#guide/machine-readable/data-columns.ts";
import { dataFile, versionsFile } from "#guide/machine-readable/data-files.ts";
import type { DataPage, ListedVersion } from "#guide/machine-readable/data-row.ts";
import { dtprIndex } from "#guide/machine-readable/dtpr-index.ts";
import { pagesPerPart, sitemapOf } from "#guide/machine-readable/sitemap.ts";
import { versionDocument } from "#guide/machine-readable/version-document.ts";
import { type PublicReading, readVersionOf } from "#server/pages/publishing/read-public.ts";
import { csvLine } from "#server/platform/records/csv.ts";
import type { Database } from "#server/platform/database/db.ts";
import { withLiveCodes } from "#server/short-codes/keep-live-codes.ts";
import { findTaxonomy } from "#server/taxonomies/find-taxonomy.ts";
import type { FileOrder } from "./file-order.ts";
import { inOneMoment, readDataPages, readListedPages, readListedPart } from "./read-batches.ts";
import { readVersions } from "./read-versions.ts";

type Find = (id: string) => Promise<Taxonomy>;

/** Loads a batch's vocabularies before its rows are written. */
async function* withTaxonomies(batches: AsyncIterable<DataPage[]>, find: Find, known: Map<string, Taxonomy>) {
  for await (const pages of batches) {
    for (const { snapshot } of pages) {
      const id = snapshot.chain?.taxonomy_id;
      if (id !== undefined && !known.has(id)) known.set(id, await find(id));
    }
    yield pages;
  }
}

type Data = Extract<FileOrder["file"], { kind: "data" }>;
function writeData({ guide, locale }: FileOrder, file: Data, reading: PublicReading, find: Find) {
  const known = new Map<string, Taxonomy>();
  const batches = withTaxonomies(readDataPages(reading, PAGE_TYPE_OF[file.dataset]), find, known);
  return dataFile({ guide, locale, taxonomyOf: (id) => known.get(id) }, file, batches, csvLine);
}

async function writeSitemap({ guide }: FileOrder, part: number, reading: PublicReading) {
  const limit = pagesPerPart(guide.site);
  return sitemapOf(guide, part, await readListedPart(reading, { limit, offset: (part - 1) * limit }));
}

type Version = Extract<FileOrder["file"], { kind: "version" }>;

/** Nothing, if the page was withdrawn in the meantime. */
async function writeVersion(
  { guide, locale }: FileOrder,
  { page_id, number }: Version,
  reading: PublicReading,
  find: Find,
) {
  const found = await readVersionOf(reading, page_id, number);
  let version: ListedVersion | undefined;
  let first_published_at: string | undefined;
  for await (const batch of readVersions(reading, page_id)) {
    first_published_at ??= batch[0]?.published_at;
    version ??= batch.find((one) => one.number === number);
  }
  if (!found?.snapshot || !version) return [];
  const snapshot = await withLiveCodes(reading, found.snapshot);
  const taxonomy = snapshot.chain ? await find(snapshot.chain.taxonomy_id) : undefined;
  const told = { version, snapshot, first_published_at: first_published_at ?? version.published_at };
  return [`${JSON.stringify(versionDocument({ guide, locale, taxonomyOf: () => taxonomy }, told), null, 2)}\n`];
}

function partsOf(order: FileOrder, reading: PublicReading, find: Find) {
  const { file, guide } = order;
  if (file.kind === "data") return writeData(order, file, reading, find);
  if (file.kind === "version") return writeVersion(order, file, reading, find);
  if (file.kind === "versions") return versionsFile(order, file.format, readVersions(reading, file.page_id), csvLine);
  return file.kind === "sitemap"
    ? writeSitemap(order, file.part, reading)
    : dtprIndex(guide, readListedPages(reading), find);
}

/** Runs in a worker. Holds one batch of pages at a time, all from one moment. */
export const writeFile = async (
  order: FileOrder,
  { database }: { readonly database: Database },
): Promise<Uint8Array> => {
  const { customer_id } = order;
  return inOneMoment({ db: database.tenant(customer_id), customer_id }, async (reading) => {
    const find = (id: string) => findTaxonomy({ db: reading.db, services: { database } }, id);
    return buffer(Readable.from(await partsOf(order, reading, find), { objectMode: false }));
  });
};
