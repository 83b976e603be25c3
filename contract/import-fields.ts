import { ALGORITHM } from "./records/algorithm.ts";
import { DEVICE } from "./records/device.ts";
import { type Fields, localizedNames } from "./records/field.ts";

/** Files name other records instead of giving their ids: `vendor` for `vendor_id`. */
type FileName<N extends string> = N extends `${infer Noun}_id` ? Noun : N;
export const fileNameOf = <N extends string>(name: N) => name.replace(/_id$/, "") as FileName<N>;
const fileNames = <R extends Fields>(record: R) => (Object.keys(record) as (keyof R & string)[]).map(fileNameOf);

/** Device columns, named as in the exported file. */
export const DEVICE_FIELDS = ["id", ...fileNames(DEVICE), "labels"] as const;

/** Place columns; a device with several places has one row for each. */
export const PLACE_FIELDS = [
  "location_id",
  "location_name",
  "address",
  "lat",
  "lng",
  "coordinates",
  "geometry",
  "precision",
  "direction_deg",
  "radius_m",
  "mounted_on",
  "is_public",
  "sign_installed_on",
  "sign_languages",
] as const;

/** Algorithm columns. The factsheet's questions are added to these. */
export const ALGORITHM_FIELDS = ["id", ...fileNames(ALGORITHM), "suppliers", "labels"] as const;

export type DeviceField = (typeof DEVICE_FIELDS)[number];
export type PlaceField = (typeof PLACE_FIELDS)[number];
export type AlgorithmField = (typeof ALGORITHM_FIELDS)[number];

/** Prefix for factsheet questions as mapping targets: `factsheet.purpose`. */
export const ANSWER_PREFIX = "factsheet.";

/** The column of a file with a text in another language than the others: `summary (km)`. */
export const inLanguage = (name: string, locale: string) => `${name} (${locale})`;

const LOCALIZED: Readonly<Record<"devices" | "algorithms", readonly string[]>> = {
  devices: [...localizedNames(DEVICE), "location_name"],
  algorithms: localizedNames(ALGORITHM),
};

/** Targets for texts in one language each, beside those in the language of the import: `summary.km`. */
export const languageFields = (subject: "devices" | "algorithms", locales: readonly string[]) =>
  LOCALIZED[subject].flatMap((name) => locales.map((locale) => `${name}.${locale}`));

/** Whether a target names a language of its own; the site may not have it. */
export const isLanguageField = (subject: "devices" | "algorithms", field: string) =>
  LOCALIZED[subject].includes(field.slice(0, Math.max(0, field.indexOf("."))));
