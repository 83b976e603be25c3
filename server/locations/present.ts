import { type Location, LOCATION_TEXTS } from "#contract/locations.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import { type Languages, presentTexts } from "#server/platform/records/texts.ts";
import { publicPlace } from "./public-place.ts";
import type { LocationRow } from "./table.ts";

/** The location in one locale. A share session only sees its public details. */
export function presentLocation(
  { actor }: TenantCtx,
  row: LocationRow,
  languages: Languages & { locale: string },
): Location {
  const location = actor.kind === "share" ? publicPlace(row) : row;
  return { ...location, ...presentTexts(location, LOCATION_TEXTS, languages.locale, languages) };
}
