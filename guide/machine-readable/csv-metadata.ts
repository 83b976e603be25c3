import { languageTag } from "../language.ts";
import { addressOf, type GuideAt } from "./addresses.ts";
import { dataWords } from "./all-data-words.ts";
import { type ColumnKind, type DataColumn, DAY_OR_MONTH, LIST_SEPARATOR } from "./data-column.ts";
import { DATA_COLUMNS, type Dataset, KEYS } from "./data-columns.ts";
import { dataPath } from "./data-dictionary.ts";
import { DATA_LICENCE } from "./licence.ts";
import { spoken, spokenLocales } from "./spoken.ts";

/** Where programs look for the description of a CSV file, unless its `Link` header says so. */
export const csvMetadataPath = (dataset: Dataset) => `${dataPath(dataset, "csv")}-metadata.json`;

type Datatype = string | { readonly base: string; readonly [facet: string]: string | number };
const DATATYPES: Readonly<Record<ColumnKind, Datatype>> = {
  text: "string",
  list: "string",
  code: "string",
  id: "string",
  url: "anyURI",
  day: "date",
  day_or_month: { base: "string", format: DAY_OR_MONTH },
  time: "datetime",
  number: "number",
  degrees: { base: "decimal", minimum: -180, maximum: 180 },
  shape: "string",
  // one column holds words, numbers, lists and tables, as the question asks
  answer: "string",
};

/** Undisclosed answers hold their reason instead of a code. */
const typeOf = <Row>({ kind, codes }: DataColumn<Row>): Datatype =>
  codes && kind !== "answer" ? { base: "string", format: `^(${codes.join("|")})$` } : DATATYPES[kind];

/** The first sentence names a column, the rest explains it. */
const SENTENCE_END = /[.។؟](?=\s|$)/u;
const firstSentence = (text: string) => text.split(SENTENCE_END, 1)[0] ?? text;

function columnOf<Row>(column: DataColumn<Row>, guide: GuideAt) {
  const titles = spokenLocales(guide).map((locale) => [
    languageTag(locale),
    firstSentence(column.about(dataWords(locale), locale)),
  ]);
  return {
    name: column.name,
    // the header's words have no language
    titles: { und: column.name, ...(Object.fromEntries(titles) as Record<string, string>) },
    "dc:description": spoken(guide, column.about),
    datatype: typeOf(column),
    ...(column.kind === "list" && { separator: LIST_SEPARATOR }),
  };
}

/** Describes a CSV file for programs (CSV on the Web), by the same table of columns that writes it. */
export function csvMetadata(guide: GuideAt, dataset: Dataset, locale: string) {
  const columns = DATA_COLUMNS[dataset] as readonly DataColumn<never>[];
  return {
    "@context": ["http://www.w3.org/ns/csvw", { "@language": languageTag(locale) }],
    url: addressOf(guide, dataPath(dataset, "csv"), locale),
    "dc:title": spoken(guide, (words) => words.datasets[dataset].title),
    "dc:description": spoken(guide, (words) => words.datasets[dataset].description),
    "dc:license": { "@id": DATA_LICENCE.url },
    dialect: { encoding: "utf-8", delimiter: ",", quoteChar: '"', doubleQuote: true, header: true },
    tableSchema: {
      lang: languageTag(locale),
      columns: columns.map((column) => columnOf(column, guide)),
      primaryKey: KEYS[dataset],
    },
  };
}
