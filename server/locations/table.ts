import type { Selectable } from "kysely";
import type { Geometry, LOCATION_TEXTS, Mounting, Precision } from "#contract/locations.ts";
import type { Locations } from "#server/platform/database/schema.ts";
import type { TextColumn } from "#server/platform/records/texts.ts";

/** Untranslated fields that a caller may write. */
export const LOCATION_FIELDS = [
  "address",
  "lat",
  "lng",
  "geometry",
  "precision",
  "direction_deg",
  "radius_m",
  "mounted_on",
  "is_public",
  "sign_installed_on",
  "sign_languages",
  "sign_photo_key",
] as const;

export const locationColumns = [
  "id",
  "device_id",
  "position",
  ...LOCATION_FIELDS,
  "short_code",
  "name",
  "sign_photo_alt",
  "lock_version",
] as const;

type Text = (typeof LOCATION_TEXTS)[number];
type Shaped = Record<Text, TextColumn> & {
  precision: Precision;
  geometry: Geometry | null;
  mounted_on: Mounting | null;
};
/** A selected row, with its JSON columns typed. */
export type LocationRow = Omit<Pick<Selectable<Locations>, (typeof locationColumns)[number]>, keyof Shaped> & Shaped;

export const locationFileColumns = [
  "id",
  "name",
  "address",
  "lat",
  "lng",
  "geometry",
  "precision",
  "direction_deg",
  "radius_m",
  "is_public",
  "sign_installed_on",
  "sign_languages",
  "short_code",
  "mounted_on",
] as const;
