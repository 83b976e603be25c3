import type { LText } from "#contract/texts.ts";
import { filledLocales } from "#datachain/text.ts";
import { reportWords } from "../report-words.ts";
import { addressOf, type GuideAt } from "./addresses.ts";
import { DECISIONS_DATA_PATH, REPORTS_DATA_PATH } from "./api-catalog.ts";
import { dataWords } from "./all-data-words.ts";
import { csvMetadataPath } from "./csv-metadata.ts";
import { DATA_FORMATS, type DataFormat, type Dataset, datasetsOf, MEDIA_TYPES } from "./data-columns.ts";
import { dataPath } from "./data-dictionary.ts";
import { DATA_LICENCE } from "./licence.ts";
import { spoken, spokenLocales, tagged } from "./spoken.ts";

const AUTHORITY = "http://publications.europa.eu/resource/authority";
const ref = (address: string) => ({ "@id": address });
/** A reference that says what it leads to: validators do not fetch it to find out. */
const typed = (address: string, ...types: readonly string[]) => ({
  "@id": address,
  "@type": types.length === 1 ? types[0] : types,
});
const authority = (list: string, name: string, type: string) => typed(`${AUTHORITY}/${list}/${name}`, type);
/** With its name in the list, which a concept has to have. */
const concept = (list: string, name: string, label: string) => ({
  ...authority(list, name, "skos:Concept"),
  "skos:prefLabel": tagged("en", label),
});

const CONTEXT = {
  dcat: "http://www.w3.org/ns/dcat#",
  dcatap: "http://data.europa.eu/r5r/",
  dct: "http://purl.org/dc/terms/",
  foaf: "http://xmlns.com/foaf/0.1/",
  geo: "http://www.opengis.net/ont/geosparql#",
  skos: "http://www.w3.org/2004/02/skos/core#",
  vcard: "http://www.w3.org/2006/vcard/ns#",
  xsd: "http://www.w3.org/2001/XMLSchema#",
} as const;

const FILE_TYPES: Readonly<Record<DataFormat, string>> = { csv: "CSV", json: "JSON", geojson: "GEOJSON" };
const THEMES = {
  ...typed(`${AUTHORITY}/data-theme`, "skos:ConceptScheme"),
  "dct:title": tagged("en", "Data theme"),
} as const;
const RFC_7946 = "https://www.rfc-editor.org/info/rfc7946";

/** Codes of the EU language authority list. Languages not listed here are omitted. */
const LANGUAGES: Readonly<Record<string, string>> = {
  ar: "ARA",
  de: "DEU",
  en: "ENG",
  es: "SPA",
  fr: "FRA",
  it: "ITA",
  km: "KHM",
  nl: "NLD",
  pt: "POR",
  tl: "TGL",
  uk: "UKR",
  vi: "VIE",
  zh: "ZHO",
};
const languagesOf = (locales: readonly string[]) =>
  locales.flatMap((locale) => {
    const name = LANGUAGES[locale.split("-")[0] ?? ""];
    return name ? [authority("language", name, "dct:LinguisticSystem")] : [];
  });

const texts = (text: LText) => filledLocales(text).map((locale) => tagged(locale, text[locale] ?? ""));

/** In degrees. */
export type Bounds = { readonly west: number; readonly south: number; readonly east: number; readonly north: number };
type Catalog = {
  readonly guide: GuideAt;
  readonly first_published_at: string | null;
  readonly published_at: string | null;
  /** Around all public places; null if there is none. */
  readonly bounds: Bounds | null;
};

function publisherOf(guide: GuideAt) {
  const { site } = guide;
  const named = texts(site.responsable_org_logo_alt);
  return {
    "@id": `${addressOf(guide, "/")}#publisher`,
    "@type": "foaf:Agent",
    "foaf:name": named.length ? named : texts(site.name),
  };
}

const time = (value: string) => ({ "@value": value, "@type": "xsd:dateTime" });
const timesOf = ({ first_published_at, published_at }: Catalog) => {
  return {
    ...(first_published_at && { "dct:issued": time(first_published_at) }),
    ...(published_at && { "dct:modified": time(published_at) }),
  };
};

const contactOf = ({ site }: GuideAt) =>
  site.contact_email
    ? {
        "dcat:contactPoint": {
          "@type": ["vcard:Organization", "vcard:Kind"],
          "vcard:fn": texts(site.name),
          "vcard:hasEmail": ref(`mailto:${site.contact_email}`),
        },
      }
    : {};

/** The files tell what is known since the guide opened. */
const periodOf = ({ first_published_at }: Catalog) =>
  first_published_at
    ? { "dct:temporal": { "@type": "dct:PeriodOfTime", "dcat:startDate": time(first_published_at) } }
    : {};

function areaOf({ bounds }: Catalog) {
  if (!bounds) return {};
  const { west, south, east, north } = bounds;
  const ring = [[west, south], [east, south], [east, north], [west, north], [west, south]]; // oxfmt-ignore
  const text = `POLYGON ((${ring.map((position) => position.join(" ")).join(", ")}))`;
  const bbox = { "@value": text, "@type": "geo:wktLiteral" };
  return { "dct:spatial": { "@type": "dct:Location", "dcat:bbox": bbox } };
}

const licence = typed(DATA_LICENCE.url, "dct:LicenseDocument");
const aboutPage = (guide: GuideAt) => typed(addressOf(guide, "/about"), "foaf:Document");

/** What a file keeps to: the dictionary, and what programs read about its format. */
function standardsOf(guide: GuideAt, dataset: Dataset, format: DataFormat) {
  const ours = ["/data/dictionary.json", ...(format === "csv" ? [csvMetadataPath(dataset)] : [])];
  const addresses = [...ours.map((path) => addressOf(guide, path)), ...(format === "geojson" ? [RFC_7946] : [])];
  return addresses.map((address) => typed(address, "dct:Standard"));
}

function fileAt({ guide }: Catalog, path: string, format: DataFormat) {
  const address = addressOf(guide, path);
  return {
    "@id": `${address}#distribution`,
    "@type": "dcat:Distribution",
    "dct:title": path.slice(path.lastIndexOf("/") + 1),
    "dct:description": spoken(guide, ({ formats }) => formats[format]),
    "dcat:accessURL": ref(address),
    "dcat:downloadURL": ref(address),
    "dcat:mediaType": typed(
      `https://www.iana.org/assignments/media-types/${MEDIA_TYPES[format]}`,
      "dct:MediaType",
      "dct:MediaTypeOrExtent",
    ),
    "dct:format": authority("file-type", FILE_TYPES[format], "dct:MediaTypeOrExtent"),
    "dct:license": licence,
    "dcatap:availability": concept("planned-availability", "AVAILABLE", "available"),
  };
}

const distributionOf = (catalog: Catalog, dataset: Dataset, format: DataFormat) => ({
  ...fileAt(catalog, dataPath(dataset, format), format),
  "dct:conformsTo": standardsOf(catalog.guide, dataset, format),
});

/** Each keyword in each language. */
const keywordsOf = (guide: GuideAt, dataset: Dataset) =>
  spokenLocales(guide).flatMap((locale) =>
    dataWords(locale).datasets[dataset].keywords.map((keyword) => tagged(locale, keyword)),
  );

/** Algorithms are nowhere. */
const isSomewhere = (dataset: Dataset) => DATA_FORMATS[dataset].includes("geojson");

/** What all datasets have. */
function aboutDataset(catalog: Catalog, name: string) {
  const { guide } = catalog;
  return {
    "@id": `${addressOf(guide, "/data/catalog.jsonld")}#${name}`,
    "@type": "dcat:Dataset",
    "dct:identifier": name,
    "dct:publisher": ref(publisherOf(guide)["@id"]),
    "dct:language": languagesOf(guide.site.locales),
    "dct:accessRights": authority("access-right", "PUBLIC", "dct:RightsStatement"),
    "dct:accrualPeriodicity": authority("frequency", "IRREG", "dct:Frequency"),
    "dcat:theme": [
      concept("data-theme", "GOVE", "Government and public sector"),
      concept("data-theme", "TECH", "Science and technology"),
    ],
    ...timesOf(catalog),
    ...periodOf(catalog),
    ...contactOf(guide),
  };
}

function datasetOf(catalog: Catalog, dataset: Dataset) {
  const { guide } = catalog;
  return {
    ...aboutDataset(catalog, dataset),
    "dct:title": spoken(guide, (words) => words.datasets[dataset].title),
    "dct:description": spoken(guide, (words) => words.datasets[dataset].description),
    "dcat:keyword": keywordsOf(guide, dataset),
    "dcat:landingPage": aboutPage(guide),
    ...(isSomewhere(dataset) && areaOf(catalog)),
    "dcat:distribution": DATA_FORMATS[dataset].map((format) => distributionOf(catalog, dataset, format)),
  };
}

/** Yearly reports and the register of decisions, once a report was adopted. */
function reportsOf(catalog: Catalog) {
  const { guide } = catalog;
  if (!guide.site.report_slugs?.length) return [];
  const saidIn = (pick: (words: ReturnType<typeof reportWords>) => string) =>
    spokenLocales(guide).map((locale) => tagged(locale, pick(reportWords({ locale }))));
  return [
    {
      ...aboutDataset(catalog, "reports"),
      "dct:title": saidIn((words) => words.reports),
      "dct:description": saidIn((words) => words.reports_lead),
      "dcat:keyword": saidIn((words) => words.technologies),
      "dcat:landingPage": typed(addressOf(guide, "/reports"), "foaf:Document"),
      "dcat:distribution": [fileAt(catalog, REPORTS_DATA_PATH, "json")],
    },
    {
      ...aboutDataset(catalog, "decisions"),
      "dct:title": saidIn((words) => words.register.title),
      "dct:description": saidIn((words) => words.register.lead),
      "dcat:keyword": saidIn((words) => words.register.decision),
      "dcat:landingPage": typed(addressOf(guide, "/decisions"), "foaf:Document"),
      "dcat:distribution": [
        fileAt(catalog, DECISIONS_DATA_PATH, "json"),
        fileAt(catalog, DECISIONS_DATA_PATH.replace("json", "csv"), "csv"),
      ],
    },
  ];
}

/** The open data as a DCAT-AP 3 catalogue, for data portals to harvest. */
export function dataCatalog(catalog: Catalog) {
  const { guide } = catalog;
  return {
    "@context": CONTEXT,
    "@id": addressOf(guide, "/data/catalog.jsonld"),
    "@type": "dcat:Catalog",
    "dct:title": spoken(guide, (words) => words.catalog),
    "dct:description": spoken(guide, (words) => words.catalog_description),
    "dct:publisher": publisherOf(guide),
    "dct:language": languagesOf(guide.site.locales),
    "dct:license": licence,
    "foaf:homepage": aboutPage(guide),
    "dcat:themeTaxonomy": THEMES,
    ...timesOf(catalog),
    ...areaOf(catalog),
    "dcat:dataset": [...datasetsOf(guide.site).map((dataset) => datasetOf(catalog, dataset)), ...reportsOf(catalog)],
  };
}
