import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import { builtIn } from "#datachain/taxonomies.ts";
import { csvLine } from "#server/platform/records/csv.ts";
import { ALGORITHM } from "../testing/algorithm.ts";
import { DEVICE } from "../testing/device.ts";
import { guideOf, pageOf } from "../testing/hostile-guide.ts";
import { apiCatalog } from "./api-catalog.ts";
import { csvMetadata } from "./csv-metadata.ts";
import { DATASETS, PAGE_TYPE_OF, type PageDataset } from "./data-columns.ts";
import { dataDictionary } from "./data-dictionary.ts";
import { dataFile } from "./data-files.ts";

const guide = guideOf();
const DATED_BY_MONTH = { ...ALGORITHM, subject: ALGORITHM.subject && { ...ALGORITHM.subject, since: "2024-03" } };

async function rowsOf(dataset: PageDataset) {
  async function* batches() {
    yield await Promise.resolve([pageOf(PAGE_TYPE_OF[dataset] === "device_page" ? DEVICE : DATED_BY_MONTH)]);
  }
  let text = "";
  const reading = { guide, locale: "en", taxonomyOf: builtIn };
  for await (const part of dataFile(reading, { dataset, format: "csv" }, batches(), csvLine)) text += part;
  return parse(text);
}

const isTime = (text: string) => /^[0-9-]{10}T[0-9:.]+Z$/.test(text) && !Number.isNaN(Date.parse(text));
/** Whether a text is a value of one of the data types of XML Schema that we use. */
const TYPES: Readonly<Record<string, (text: string) => boolean>> = {
  string: () => true,
  anyURI: (text) => URL.canParse(text),
  date: (text) => /^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(text) && !Number.isNaN(Date.parse(text)),
  datetime: isTime,
  number: (text) => text.trim() !== "" && Number.isFinite(Number(text)),
  decimal: (text) => /^-?[0-9]+(\.[0-9]+)?$/.test(text),
};

type Facets = { base: string; format?: string | number; minimum?: string | number; maximum?: string | number };
type Column = ReturnType<typeof csvMetadata>["tableSchema"]["columns"][number];

/** The values of a cell that its column does not allow. */
function wrongIn({ datatype, separator }: Column, cell: string) {
  const { base, format, minimum, maximum }: Facets = typeof datatype === "string" ? { base: datatype } : datatype;
  const values = separator ? cell.split(separator) : [cell];
  return values.filter((value) => {
    if (value === "") return false;
    const isInRange = Number(value) >= Number(minimum ?? -Infinity) && Number(value) <= Number(maximum ?? Infinity);
    const isFormed = format === undefined || new RegExp(String(format)).test(value);
    return !TYPES[base]?.(value) || !isFormed || (minimum !== undefined && !isInRange);
  });
}

test("each cell of a CSV file is what its metadata says", async () => {
  for (const dataset of ["devices", "algorithms", "places"] as const) {
    const { columns } = csvMetadata(guide, dataset, "en").tableSchema;
    const [header = [], ...rows] = await rowsOf(dataset);
    expect(header).toEqual(columns.map(({ name }) => name));
    expect(rows.length).toBeGreaterThan(0);
    const wrong = rows.flatMap((row) => columns.flatMap((column, at) => wrongIn(column, row[at] ?? "")));
    expect([dataset, wrong]).toEqual([dataset, []]);
  }
});

test("the metadata does not allow just any cell", () => {
  const { columns } = csvMetadata(guide, "places", "en").tableSchema;
  const wrong = (name: string, cell: string) => columns.flatMap((one) => (one.name === name ? wrongIn(one, cell) : []));
  expect(wrong("latitude", "200")).toEqual(["200"]);
  expect(wrong("precision", "hidden")).toEqual(["hidden"]);
  expect(wrong("page_url", "not an address")).toEqual(["not an address"]);
});

test("every file has columns with titles in the site's languages, the words of the dictionary, and a key among them", () => {
  for (const dataset of DATASETS) {
    const { tableSchema, url } = csvMetadata(guide, dataset, "km");
    expect(url).toBe(`https://guide.seaview.example/data/${dataset}.csv?lang=km`);
    const names = tableSchema.columns.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining([...tableSchema.primaryKey]));
    const told = dataDictionary(guide, "km").datasets.find(({ name }) => name === dataset);
    for (const [at, { name, titles, "dc:description": about }] of tableSchema.columns.entries()) {
      expect(Object.keys(titles).toSorted()).toEqual(["ar", "en", "es", "fil", "fr", "km", "pt", "und"]);
      expect(Object.values(titles).filter((title) => !title.trim())).toEqual([]);
      expect(titles).toMatchObject({ und: name });
      expect(about).toContainEqual({ "@language": "km", "@value": told?.columns[at]?.description });
    }
  }
  const { columns } = csvMetadata(guide, "devices", "en").tableSchema;
  expect(columns[0]?.titles).toMatchObject({ en: "Permanent ID of the page", km: "លេខសម្គាល់អចិន្ត្រៃយ៍របស់ទំព័រ" });
});

test("a language without our words has no titles, rather than English ones under its name", () => {
  const { columns } = csvMetadata(guideOf({ locales: ["de", "es"] }), "devices", "de").tableSchema;
  expect(Object.keys(columns[0]?.titles ?? {}).toSorted()).toEqual(["en", "es", "und"]);
});

test("the API catalogue links every file to what describes it", () => {
  const { linkset } = apiCatalog(guide);
  const [own, ...about] = linkset;
  const anchors = about.map(({ anchor }) => anchor);
  expect(own?.anchor).toBe("https://guide.seaview.example/.well-known/api-catalog");
  expect(new Set(anchors).size).toBe(anchors.length);
  const items = (own as { item: { href: string; type: string }[] }).item;
  expect(items).toContainEqual({ href: "https://guide.seaview.example/data/versions.csv", type: "text/csv" });
  expect(items.map(({ href }) => href)).toEqual(expect.arrayContaining(anchors));
  expect(about.find(({ anchor }) => anchor.endsWith("/places.csv"))).toMatchObject({
    describedby: [
      { href: "https://guide.seaview.example/data/places.csv-metadata.json", type: "application/csvm+json" },
    ],
    "service-desc": [{ href: "https://guide.seaview.example/data/dictionary.json" }],
  });
});
