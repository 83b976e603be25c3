import * as z from "zod";
import {
  Colour,
  ContentLocale,
  Email,
  Id,
  IdParams,
  LocaleQuery,
  LockVersion,
  oneLine,
  Timestamp,
  Url,
} from "./common.ts";
import { endpoint, multipart } from "./endpoint.ts";

/** Translated texts, read and written one locale at a time. */
export const SITE_TEXTS = {
  name: 120,
  tagline: 200,
  about: 20_000,
  footer: 2000,
  hosted_by_label: 80,
  privacy_url: 2000,
  accessibility_url: 2000,
  announcement: 500,
  logo_alt: 300,
  hero_alt: 300,
  responsable_org_logo_alt: 300,
} as const satisfies Record<string, number>;
export type SiteText = keyof typeof SITE_TEXTS;
export const SITE_TEXT_NAMES = Object.keys(SITE_TEXTS) as SiteText[];

export const SITE_IMAGES = ["logo", "favicon", "hero", "responsable_org_logo"] as const;
export type SiteImage = (typeof SITE_IMAGES)[number];

const text = (max: number) => z.string().max(max).nullable();
const siteTexts = z.strictObject({
  name: oneLine(SITE_TEXTS.name).nullable(),
  tagline: text(SITE_TEXTS.tagline),
  about: text(SITE_TEXTS.about),
  footer: text(SITE_TEXTS.footer),
  hosted_by_label: oneLine(SITE_TEXTS.hosted_by_label).nullable(),
  privacy_url: Url.nullable(),
  accessibility_url: Url.nullable(),
  announcement: text(SITE_TEXTS.announcement),
  logo_alt: text(SITE_TEXTS.logo_alt),
  hero_alt: text(SITE_TEXTS.hero_alt),
  responsable_org_logo_alt: text(SITE_TEXTS.responsable_org_logo_alt),
});

export const SiteSlug = z.string().regex(/^[a-z0-9-]{3,40}$/, "Use 3 to 40 characters: a–z, 0–9 and -");
export const SITE_DOMAIN = /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/;
export const SiteDomain = z
  .string()
  .trim()
  .toLowerCase()
  .max(253)
  .regex(SITE_DOMAIN, "Enter a domain such as guide.example.org");

const siteSettings = z.strictObject({
  domain: SiteDomain.nullable(),
  slug: SiteSlug,
  locales: z.array(ContentLocale).min(1).max(40),
  default_locale: ContentLocale,
  primary_color: Colour.nullable(),
  time_zone: z.string().max(60),
  contact_email: Email.nullable(),
  contact_phone: oneLine(60).nullable(),
  /** Whether missing translations only warn, or block publishing. */
  translation_policy: z.enum(["warn", "block"]),
  features: z.strictObject({
    feedback: z.boolean(),
    map: z.boolean(),
    faq: z.boolean(),
    search: z.boolean(),
    changes: z.boolean().default(true),
    open_data: z.boolean().default(true),
  }),
  /** Days until residents' comments are deleted; the faces are kept. */
  feedback_days: z.coerce.number<number | string>().int().min(30).max(3650),
  /** A closed guide shows only a notice and a contact. */
  is_open: z.boolean(),
});

const ImageKey = z.string().max(120).nullable();
const imageKeys = z.strictObject({
  logo_key: ImageKey,
  favicon_key: ImageKey,
  hero_key: ImageKey,
  responsable_org_logo_key: ImageKey,
});

/** Fallback for a missing text, with its language. */
const Fallback = z.strictObject({ locale: z.string(), text: z.string() });

export const Site = z.strictObject({
  id: Id,
  ...siteSettings.shape,
  domain: z.string().nullable(),
  slug: z.string(),
  contact_email: z.string().nullable(),
  /** Locale of the texts below. */
  locale: z.string(),
  ...siteTexts.shape,
  privacy_url: z.string().nullable(),
  accessibility_url: z.string().nullable(),
  fallbacks: z.record(z.string(), Fallback),
  ...imageKeys.shape,
  /** Since when residents see that the guide has ended. It can be restored for a day. */
  deleted_at: Timestamp.nullable(),
  /** Since when its pages are gone: restoring creates a new guide. */
  erased_at: Timestamp.nullable(),
  lock_version: LockVersion,
  updated_at: Timestamp,
});
export type Site = z.infer<typeof Site>;

/** Accepts a complete site, as returned: read-only fields are ignored. */
export const SiteInput = z.strictObject({
  ...siteSettings.partial().shape,
  ...siteTexts.partial().shape,
  lock_version: LockVersion.optional(),
  ...imageKeys.partial().shape,
  id: z.unknown().optional(),
  locale: z.unknown().optional(),
  fallbacks: z.unknown().optional(),
  deleted_at: z.unknown().optional(),
  erased_at: z.unknown().optional(),
  updated_at: z.unknown().optional(),
});
export type SiteInput = z.infer<typeof SiteInput>;

const SiteResponse = z.strictObject({ site: Site });

/** DNS records of a domain, compared with the expected ones. */
export const DomainCheck = z.strictObject({
  domain: z.string(),
  /**
   * `connected`; `waiting`: no records yet; `elsewhere`: other target; `unanswered`: DNS failed; `local`: this instance
   * has no public address.
   */
  state: z.enum(["connected", "waiting", "elsewhere", "unanswered", "local"]),
  is_taken: z.boolean(),
  records: z.array(
    z.strictObject({
      /** CAA is only listed if present: without it, any CA may issue a certificate. */
      type: z.enum(["CNAME", "A", "AAAA", "CAA"]),
      /** The domain, or the parent whose CAA record applies. */
      name: z.string(),
      expected: z.string(),
      found: z.array(z.string()),
      is_right: z.boolean(),
    }),
  ),
  checked_at: Timestamp,
});
export type DomainCheck = z.infer<typeof DomainCheck>;

export const sitesApi = {
  locales: endpoint({
    method: "GET",
    path: "/api/v1/sites/locales",
    access: "member",
    share: "any",
    before_terms: true,
    summary: "The content locales of the current customer's site",
    response: z.strictObject({ locales: z.array(z.string()), default_locale: z.string() }),
  }),
  current: endpoint({
    method: "GET",
    path: "/api/v1/sites/current",
    access: "member",
    // guests see a shared page within its site
    share: { subject: "page" },
    summary: "The current customer's site, its texts in one locale",
    query: LocaleQuery,
    response: SiteResponse,
  }),
  domain: endpoint({
    method: "GET",
    path: "/api/v1/sites/domain_check",
    access: "editor",
    token: "never",
    summary: "Whether a domain is free, and whether its DNS leads here",
    query: z.strictObject({ domain: SiteDomain }),
    response: z.strictObject({ check: DomainCheck }),
  }),
  preview: endpoint({
    method: "POST",
    path: "/api/v1/web/sites/current/preview_token",
    access: "member",
    token: "never",
    summary: "A link to the guide as publishing everything now would show it. It works once and for a short time",
    body: z.strictObject({
      /** Page to start with; defaults to home. */
      page_id: Id.nullable().default(null),
      locale: ContentLocale.optional(),
    }),
    response: z.strictObject({ url: z.string(), expires_at: Timestamp }),
    status: 201,
  }),
  update: endpoint({
    method: "PUT",
    path: "/api/v1/sites/{id}",
    access: "editor",
    summary: "Change the site; texts are written in one locale. An image is removed by sending its key as null",
    params: IdParams,
    query: LocaleQuery,
    body: z.strictObject({ site: SiteInput }),
    response: SiteResponse,
  }),
  upload: endpoint({
    method: "PUT",
    path: "/api/v1/sites/{id}",
    access: "editor",
    summary: "Upload one of the site's images",
    params: IdParams,
    query: LocaleQuery,
    body: multipart(/^site\[(logo|favicon|hero|responsable_org_logo)\]$/, "`site[{field}]`: an image file"),
    response: SiteResponse,
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/api/v1/sites/{id}",
    access: "manager",
    summary: "Delete the guide. It can be brought back for a day, then its pages and their history go",
    params: IdParams,
    query: LocaleQuery.extend({
      /** The site's slug, as a confirmation. */
      slug: z.string().max(40),
    }),
    response: SiteResponse,
  }),
  restore: endpoint({
    method: "POST",
    path: "/api/v1/sites/{id}/restore",
    access: "manager",
    summary: "Bring a deleted guide back; once its pages are gone, start a new one",
    params: IdParams,
    query: LocaleQuery,
    response: SiteResponse,
  }),
};
