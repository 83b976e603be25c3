import { SITE_TEXT_NAMES, type Site } from "#contract/sites.ts";
import { presentTexts } from "#server/platform/records/texts.ts";
import type { SiteRow } from "./table.ts";

export const presentSite = (site: SiteRow, locale: string): Site => ({
  ...site,
  ...presentTexts(site, SITE_TEXT_NAMES, locale, site),
});
