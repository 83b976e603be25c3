import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { Taxonomy } from "#datachain/model.ts";
import { PAGE_TYPE_OF } from "#guide/machine-readable/data-columns.ts";
import { dataFile } from "#guide/machine-readable/data-files.ts";
import type { DataPage } from "#guide/machine-readable/data-row.ts";
import { dtprIndex } from "#guide/machine-readable/dtpr-index.ts";
import { pagesPerPart, sitemapOf } from "#guide/machine-readable/sitemap.ts";
import type { PublicReading } from "#server/pages/publishing/read-public.ts";
import { csvLine } from "#server/platform/records/csv.ts";
import type { Database } from "#server/platform/database/db.ts";
import { findTaxonomy } from "#server/taxonomies/find-taxonomy.ts";
import type { FileOrder } from "./file-order.ts";
import { inOneMoment, readDataPages, readListedPages, readListedPart } from "./read-batches.ts";

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

function partsOf(order: FileOrder, reading: PublicReading, find: Find) {
  const { file, guide } = order;
  if (file.kind === "data") return writeData(order, file, reading, find);
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
