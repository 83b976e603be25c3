import { languageTag } from "../language.ts";
import type { PageSnapshot } from "../content.ts";
import { addressOf, dataOf, historyPath } from "./addresses.ts";
import { DATA_COLUMNS } from "./data-columns.ts";
import { valuesOf } from "./data-files.ts";
import { type DataPage, type DataReading, type ListedVersion, placeRowsOf, rowOf, versionRowOf } from "./data-row.ts";
import { dtprDocument } from "./dtpr-document.ts";
import { DATA_LICENCE } from "./licence.ts";

type Told = {
  readonly version: ListedVersion;
  /** With nothing that has been hidden since. */
  readonly snapshot: PageSnapshot;
  readonly first_published_at: string;
};

const isOfRecord = (snapshot: PageSnapshot): snapshot is DataPage["snapshot"] =>
  snapshot.type === "device_page" || snapshot.type === "algorithm_page";

/** The record a page was about, with the columns of the open-data files, and its datachain in all languages. */
function recordOf(reading: DataReading, { version, snapshot, first_published_at }: Told) {
  if (!isOfRecord(snapshot)) return {};
  const { number, published_at } = version;
  const row = rowOf(reading, { snapshot, number, published_at, first_published_at });
  const taxonomy = snapshot.chain && reading.taxonomyOf(snapshot.chain.taxonomy_id);
  return {
    record:
      snapshot.type === "device_page" ? valuesOf(row, DATA_COLUMNS.devices) : valuesOf(row, DATA_COLUMNS.algorithms),
    places: placeRowsOf(row).map((place) => valuesOf(place, DATA_COLUMNS.places)),
    dtpr:
      (taxonomy && dtprDocument({ guide: reading.guide, snapshot, taxonomy, published_at, first_published_at })) ??
      null,
  };
}

/** One published version of a page as data, in one language. */
export function versionDocument(reading: DataReading, told: Told) {
  const { guide, locale } = reading;
  const { version, snapshot } = told;
  const row = versionRowOf(reading, version);
  const { subtitle, body, questions } = snapshot.content;
  const asked = guide.site.features.faq ? questions : [];
  return {
    language: languageTag(locale),
    licence: DATA_LICENCE,
    all_versions: addressOf(guide, dataOf(historyPath(version)), locale),
    version: valuesOf(row, DATA_COLUMNS.versions),
    withheld: version.withheld.map(({ field, reason, withheld_at }) => ({ part: field, reason, withheld_at })),
    page: {
      summary: row.read(subtitle),
      body: row.read(body),
      questions: asked.map(({ question, answer }) => ({ question: row.read(question), answer: row.read(answer) })),
    },
    ...recordOf(reading, told),
  };
}
