import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Names } from "#contract/names.ts";
import { type GuideSite, showsVersions } from "#guide/site.ts";
import { type PublicPage, type PublicReading, readPublicHome } from "#server/pages/publishing/read-public.ts";
import type { Config } from "#server/platform/config.ts";
import { runPrepared } from "#server/platform/database/prepared.ts";
import { isSiteOpen } from "#server/sites/is-site-open.ts";
import { siteOrigin } from "#server/sites/site-origin.ts";

/** What every page of a site needs. */
export type SiteFrame = {
  readonly site: GuideSite;
  /** The site's origin: `https://guide.example.org`. */
  readonly origin: string;
  readonly favicon_key: string | null;
  readonly is_open: boolean;
  /** The site was deleted. */
  readonly is_ended: boolean;
  readonly shows_changes: boolean;
  /** Changes with the announcement: dismissing one does not hide the next. Undefined without an announcement. */
  readonly notice_key: string | undefined;
  /** When codes expire, soonest first: pages that print them are rendered again then. */
  readonly code_ends: readonly number[];
  /** Undefined before its first publication: the guide is not open yet. */
  readonly home: PublicPage | undefined;
};

const COLUMNS = [
  "slug",
  "domain",
  "name",
  "tagline",
  "about",
  "footer",
  "hosted_by_label",
  "privacy_url",
  "accessibility_url",
  "logo_key",
  "logo_alt",
  "favicon_key",
  "hero_key",
  "hero_alt",
  "responsable_org_logo_key",
  "responsable_org_logo_alt",
  "primary_color",
  "contact_email",
  "contact_phone",
  "features",
  "time_zone",
  "locales",
  "default_locale",
  "deleted_at",
] as const;

type SiteRow = Omit<GuideSite, "labels"> & {
  readonly slug: string;
  readonly domain: string | null;
  readonly favicon_key: string | null;
  readonly is_open: boolean;
  readonly deleted_at: string | null;
};

/** A guide has one a year. */
const reportSlugs = sql<
  string[]
>`array(select slug from yearly_reports where yearly_reports.customer_id = sites.customer_id
  and adopted is not null order by slug desc limit 100)`;

const readLabels = ({ db, customer_id }: PublicReading) =>
  runPrepared(
    db,
    db
      .selectFrom("labels")
      .select(["id", "name", sql<Names>`names`.as("names")])
      .where("customer_id", "=", customer_id)
      .where("is_public", "=", true)
      .where("deleted_at", "is", null)
      .orderBy("position")
      .orderBy("id"),
  );

const readCodeEnds = ({ db, customer_id }: PublicReading) =>
  runPrepared(
    db,
    db
      .selectFrom("short_codes")
      .select("expires_at")
      .distinct()
      .where("customer_id", "=", customer_id)
      .where("retired_at", "is", null)
      .where("expires_at", ">", sql<string>`now()`)
      .orderBy("expires_at"),
  );

function noticeKey(home: PublicPage | undefined) {
  const settings = home?.snapshot.content.home;
  if (!settings?.show_announcement) return undefined;
  return createHash("sha256").update(JSON.stringify(settings.announcement)).digest("hex").slice(0, 8);
}

export async function readFrame(reading: PublicReading, config: Config): Promise<SiteFrame> {
  const { db, customer_id } = reading;
  const [row, labels, ends, home] = await Promise.all([
    db
      .selectFrom("sites")
      .select(COLUMNS)
      .select(isSiteOpen.as("is_open"))
      .select(reportSlugs.as("report_slugs"))
      .where("customer_id", "=", customer_id)
      .$castTo<SiteRow>()
      .executeTakeFirstOrThrow(),
    readLabels(reading),
    readCodeEnds(reading),
    readPublicHome(reading),
  ]);
  const { slug, domain, favicon_key, is_open, deleted_at, ...site } = row;
  return {
    site: { ...site, labels },
    origin: siteOrigin({ slug, domain }, config),
    favicon_key,
    is_open,
    is_ended: deleted_at !== null,
    shows_changes: showsVersions(row),
    notice_key: noticeKey(home),
    code_ends: ends.map(({ expires_at }) => Date.parse(expires_at ?? "")),
    home,
  };
}
