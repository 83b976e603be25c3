import { type Location, LOCATION_TEXTS } from "#contract/locations.ts";
import { type Languages, presentTexts } from "#server/platform/texts.ts";
import type { LocationRow } from "./table.ts";

/** The location as one locale sees it. What the public may not know of it is for the public side to hide. */
export const presentLocation = (location: LocationRow, languages: Languages & { locale: string }): Location => ({
  ...location,
  ...presentTexts(location, LOCATION_TEXTS, languages.locale, languages),
});
