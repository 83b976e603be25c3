import { languageTag } from "../language.ts";
import { addressOf, type GuideAt } from "./addresses.ts";
import { dataWords } from "./all-data-words.ts";
import { type ColumnKind, type DataColumn, DAY_OR_MONTH, LIST_SEPARATOR } from "./data-column.ts";
import { DATA_COLUMNS, DATA_FORMATS, datasetsOf, KEYS } from "./data-columns.ts";
import { DATA_LICENCE } from "./licence.ts";

/** Each column kind as JSON Schema, for JSON and CSV alike. */
const TYPES: Readonly<Record<ColumnKind, object>> = {
  text: { type: "string" },
  list: { type: "array", items: { type: "string" } },
  code: { type: "string" },
  id: { type: "string" },
  url: { type: "string", format: "uri" },
  day: { type: "string", format: "date" },
  day_or_month: { type: "string", pattern: DAY_OR_MONTH },
  time: { type: "string", format: "date-time" },
  number: { type: "number" },
  degrees: { type: "number" },
  shape: { type: "string" },
  answer: {},
};

/** Path of a data file, shared by everything that links to one. */
export const dataPath = (dataset: string, format: string) => `/data/${dataset}.${format}`;

/** Describes every column of every file, in one language. */
export function dataDictionary(guide: GuideAt, locale: string) {
  const words = dataWords(locale);
  const columnOf = <Row>({ name, kind, about, codes }: DataColumn<Row>) => ({
    name,
    description: about(words, locale),
    kind,
    ...TYPES[kind],
    ...(codes && { codes }),
  });
  return {
    language: languageTag(locale),
    licence: DATA_LICENCE,
    csv: { encoding: "UTF-8", delimiter: ",", list_separator: LIST_SEPARATOR, formula_guard: "'" },
    datasets: datasetsOf(guide.site).map((dataset) => ({
      name: dataset,
      ...words.datasets[dataset],
      files: DATA_FORMATS[dataset].map((format) => addressOf(guide, dataPath(dataset, format), locale)),
      primary_key: KEYS[dataset],
      columns: (DATA_COLUMNS[dataset] as readonly DataColumn<never>[]).map(columnOf),
    })),
  };
}
