import type { LText } from "#contract/texts.ts";
import { filledLocales } from "#datachain/text.ts";
import { languageTag } from "../language.ts";
import { addressOf, type GuideAt } from "./addresses.ts";
import { dataWords } from "./all-data-words.ts";
import { DATA_FORMATS, type DataFormat, type Dataset, DATASETS } from "./data-columns.ts";
import { dataPath } from "./data-dictionary.ts";
import type { DataWords } from "./data-words.ts";
import { DATA_LICENCE } from "./licence.ts";

const AUTHORITY = "http://publications.europa.eu/resource/authority";
const ref = (address: string) => ({ "@id": address });
const authority = (list: string, name: string) => ref(`${AUTHORITY}/${list}/${name}`);

const CONTEXT = {
  dcat: "http://www.w3.org/ns/dcat#",
  dct: "http://purl.org/dc/terms/",
  foaf: "http://xmlns.com/foaf/0.1/",
  vcard: "http://www.w3.org/2006/vcard/ns#",
  xsd: "http://www.w3.org/2001/XMLSchema#",
} as const;

const MEDIA_TYPES: Readonly<Record<DataFormat, { readonly media: string; readonly file: string }>> = {
  csv: { media: "text/csv", file: "CSV" },
  json: { media: "application/json", file: "JSON" },
  geojson: { media: "application/geo+json", file: "GEOJSON" },
};

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
    return name ? [authority("language", name)] : [];
  });

const tagged = (locale: string, value: string) => ({ "@value": value, "@language": languageTag(locale) });
const texts = (text: LText) => filledLocales(text).map((locale) => tagged(locale, text[locale] ?? ""));

type Catalog = {
  readonly guide: GuideAt;
  readonly first_published_at: string | null;
  readonly published_at: string | null;
};

/** A text in every language of the guide; languages without a translation share one English text. */
function spoken({ site }: GuideAt, say: (words: DataWords) => string) {
  const said = new Map(site.locales.map((locale) => [dataWords(locale), locale]));
  const isOurs = (words: DataWords, locale: string) => words !== dataWords("en") || locale.split("-")[0] === "en";
  return [...said].map(([words, locale]) => tagged(isOurs(words, locale) ? locale : "en", say(words)));
}

function publisherOf(guide: GuideAt) {
  const { site } = guide;
  const named = texts(site.responsable_org_logo_alt);
  return {
    "@id": `${addressOf(guide, "/")}#publisher`,
    "@type": "foaf:Agent",
    "foaf:name": named.length ? named : texts(site.name),
  };
}

const timesOf = ({ first_published_at, published_at }: Catalog) => {
  const time = (value: string) => ({ "@value": value, "@type": "xsd:dateTime" });
  return {
    ...(first_published_at && { "dct:issued": time(first_published_at) }),
    ...(published_at && { "dct:modified": time(published_at) }),
  };
};

const contactOf = ({ site }: GuideAt) =>
  site.contact_email
    ? {
        "dcat:contactPoint": {
          "@type": "vcard:Organization",
          "vcard:fn": texts(site.name),
          "vcard:hasEmail": ref(`mailto:${site.contact_email}`),
        },
      }
    : {};

function distributionOf({ guide }: Catalog, dataset: Dataset, format: DataFormat) {
  const address = addressOf(guide, dataPath(dataset, format));
  const { media, file } = MEDIA_TYPES[format];
  return {
    "@id": `${address}#distribution`,
    "@type": "dcat:Distribution",
    "dct:title": `${dataset}.${format}`,
    "dcat:accessURL": ref(address),
    "dcat:downloadURL": ref(address),
    "dcat:mediaType": ref(`https://www.iana.org/assignments/media-types/${media}`),
    "dct:format": authority("file-type", file),
    "dct:license": ref(DATA_LICENCE.url),
    "dct:conformsTo": ref(addressOf(guide, "/data/dictionary.json")),
  };
}

function datasetOf(catalog: Catalog, dataset: Dataset) {
  const { guide } = catalog;
  return {
    "@id": `${addressOf(guide, "/data/catalog.jsonld")}#${dataset}`,
    "@type": "dcat:Dataset",
    "dct:identifier": dataset,
    "dct:title": spoken(guide, (words) => words.datasets[dataset].title),
    "dct:description": spoken(guide, (words) => words.datasets[dataset].description),
    "dct:publisher": ref(publisherOf(guide)["@id"]),
    "dct:language": languagesOf(guide.site.locales),
    "dct:accessRights": authority("access-right", "PUBLIC"),
    "dct:accrualPeriodicity": authority("frequency", "IRREG"),
    "dcat:theme": [authority("data-theme", "GOVE"), authority("data-theme", "TECH")],
    "dcat:landingPage": ref(addressOf(guide, "/about")),
    ...timesOf(catalog),
    ...contactOf(guide),
    "dcat:distribution": DATA_FORMATS[dataset].map((format) => distributionOf(catalog, dataset, format)),
  };
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
    "dct:license": ref(DATA_LICENCE.url),
    "foaf:homepage": ref(addressOf(guide, "/about")),
    ...timesOf(catalog),
    "dcat:dataset": DATASETS.map((dataset) => datasetOf(catalog, dataset)),
  };
}
