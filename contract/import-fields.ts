import { ALGORITHM } from "./records/algorithm.ts";
import { DEVICE } from "./records/device.ts";
import type { Fields } from "./records/field.ts";

/** Files name other records instead of giving their ids: `vendor` for `vendor_id`. */
type FileName<N extends string> = N extends `${infer Noun}_id` ? Noun : N;
export const fileNameOf = <N extends string>(name: N) => name.replace(/_id$/, "") as FileName<N>;
const fileNames = <R extends Fields>(record: R) => (Object.keys(record) as (keyof R & string)[]).map(fileNameOf);

/** Of the device itself, as the exported file names them. */
export const DEVICE_FIELDS = ["id", ...fileNames(DEVICE), "labels"] as const;

/** Of one of its places; a device with several has a row for each. */
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
  "is_public",
  "sign_installed_on",
  "sign_languages",
] as const;

/** Of the algorithm itself. The questions of its factsheet come on top. */
export const ALGORITHM_FIELDS = ["id", ...fileNames(ALGORITHM), "suppliers", "labels"] as const;

export type DeviceField = (typeof DEVICE_FIELDS)[number];
export type PlaceField = (typeof PLACE_FIELDS)[number];
export type AlgorithmField = (typeof ALGORITHM_FIELDS)[number];

/** A question of the factsheet as a field to map to: `factsheet.purpose`. */
export const ANSWER_PREFIX = "factsheet.";
