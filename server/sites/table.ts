import type { Selectable } from "kysely";
import { SITE_IMAGES, SITE_TEXT_NAMES, type Site, type SiteText } from "#contract/sites.ts";
import type { ConstraintMeanings } from "#server/platform/http/errors.ts";
import type { Sites } from "#server/platform/database/schema.ts";

/** A text by content locale: `{ en: "…", km: "…" }`. */
export type LText = Readonly<Record<string, string>>;

export const SITE_SETTINGS = [
  "domain",
  "slug",
  "locales",
  "default_locale",
  "primary_color",
  "time_zone",
  "contact_email",
  "contact_phone",
  "features",
  "translation_policy",
  "feedback_days",
  "is_open",
] as const;

const imageKeys = SITE_IMAGES.map((image) => `${image}_key` as const);

export const siteColumns = [
  "id",
  ...SITE_SETTINGS,
  ...SITE_TEXT_NAMES,
  ...imageKeys,
  "deleted_at",
  "erased_at",
  "lock_version",
  "updated_at",
] as const;

type Column = (typeof siteColumns)[number];
/** A row as selected, with its JSON columns typed. */
export type SiteRow = Omit<Pick<Selectable<Sites>, Column>, SiteText | "features" | "translation_policy"> &
  Record<SiteText, LText> &
  Pick<Site, "features" | "translation_policy">;

export const siteConstraints: ConstraintMeanings = {
  sites_slug: { code: "slug_taken", message: "That address is already in use", field: "site.slug" },
  sites_domain: { code: "domain_taken", message: "That domain is already in use", field: "site.domain" },
};
