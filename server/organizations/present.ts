import type { Organization } from "#contract/organizations.ts";
import { type Languages, presentTexts } from "#server/platform/records/texts.ts";
import { ORGANIZATION_TEXTS, type OrganizationRow } from "./table.ts";

/** The organization as one locale sees it. */
export function presentOrganization(row: OrganizationRow, languages: Languages & { locale: string }): Organization {
  const { parent_id: _, ...organization } = row;
  return { ...organization, ...presentTexts(row, ORGANIZATION_TEXTS, languages.locale, languages) };
}
