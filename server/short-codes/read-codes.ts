import { sql } from "kysely";
import type { Config } from "#server/platform/config.ts";
import type { Db } from "#server/platform/database/db.ts";
import { publicPath } from "#server/redirects/public-path.ts";
import { isSiteOpen } from "#server/sites/is-site-open.ts";
import { siteOrigin } from "#server/sites/site-origin.ts";
import { openedPage } from "./table.ts";

type CodeSite = {
  readonly customer_id: string;
  readonly origin: string;
  readonly is_open: boolean;
  readonly locales: readonly string[];
  readonly default_locale: string;
  readonly time_zone: string;
  /** By locale. */
  readonly name: Readonly<Record<string, string>>;
  /** Shown to visitors when a code opens nothing. */
  readonly logo_key: string | null;
  readonly primary_color: string | null;
  readonly contact_email: string | null;
  readonly contact_phone: string | null;
};

/** Everything needed to answer a scan. */
export type KnownCode = {
  readonly id: string;
  readonly code: string;
  readonly site: CodeSite;
  readonly is_blank: boolean;
  /** Null if the target is not a page of the guide. */
  readonly page_id: string | null;
  /** Whether it leads into the guide, which may be closed. */
  readonly is_inside: boolean;
  /** Undefined while its page is not public. */
  readonly location: string | undefined;
  readonly locale: string | null;
  /** Timestamp in milliseconds. */
  readonly expires: number;
  readonly retired: { readonly because: string | null; readonly next: string | undefined } | undefined;
};

type Row = {
  readonly id: string;
  readonly customer_id: string;
  readonly code: string;
  readonly target_type: string;
  readonly url: string | null;
  readonly page_id: string | null;
  readonly path: string | null;
  readonly locale: string | null;
  readonly expires_at: string | null;
  readonly retired_at: string | null;
  readonly retired_because: string | null;
  readonly next_path: string | null;
};

/** A withdrawn page also has an address, which shows the reason. */
const hasAddress = sql`(exists (select from publications where page_id = pages.id and ended_at is null) or pages.withdrawn_at is not null)`;

const readRows = (db: Db, customers: readonly string[] | "all") =>
  sql<Row>`
    select short_codes.id, short_codes.customer_id, short_codes.code, short_codes.target_type, short_codes.url,
      short_codes.locale, short_codes.expires_at, short_codes.retired_at, short_codes.retired_because,
      case when ${hasAddress} then pages.id end as page_id,
      case when ${hasAddress} then ${publicPath} end as path,
      (select ${publicPath} from pages where pages.id = short_codes.next_page_id and ${hasAddress}) as next_path
    from short_codes
    left join locations on locations.id = short_codes.location_id
    left join pages on pages.id = ${openedPage}
    ${customers === "all" ? sql`` : sql`where short_codes.customer_id = any(${[...customers]}::uuid[])`}`.execute(db);

async function readSites(db: Db, config: Config, customers: readonly string[] | "all") {
  let found = db.selectFrom("sites");
  if (customers !== "all") found = found.where("customer_id", "in", [...customers]);
  const rows = await found
    .select(["customer_id", "slug", "domain", "locales", "default_locale", "time_zone"])
    .select(isSiteOpen.as("is_open"))
    .select(["primary_color", "contact_email", "contact_phone"])
    .select(sql<string | null>`coalesce(logo_key, responsable_org_logo_key)`.as("logo_key"))
    .select(sql<CodeSite["name"]>`name`.as("name"))
    .execute();
  return new Map(
    rows.map(({ slug, domain, ...site }) => [
      site.customer_id,
      { ...site, origin: siteOrigin({ slug, domain }, config) } satisfies CodeSite,
    ]),
  );
}

/** Adds the sign's language, which takes precedence over the phone's, and the code, so that feedback records the place. */
function locationOf({ code, target_type, url, path, locale }: Row, { origin, locales }: CodeSite) {
  if (target_type === "url") return url ?? undefined;
  if (path === null) return undefined;
  const query = new URLSearchParams({
    ...(path !== "/" && { code }),
    ...(locale && locales.includes(locale) && { lang: locale }),
  });
  return origin + path + (query.size ? `?${query}` : "");
}

function knownCode(row: Row, site: CodeSite): KnownCode {
  const { id, code, page_id, locale, expires_at, retired_at, retired_because, next_path } = row;
  return {
    id,
    code,
    site,
    page_id,
    is_blank: row.target_type === "none",
    is_inside: row.target_type !== "url" && row.target_type !== "none",
    location: locationOf(row, site),
    locale,
    expires: expires_at ? Date.parse(expires_at) : Number.POSITIVE_INFINITY,
    retired: retired_at
      ? { because: retired_because, next: next_path === null ? undefined : site.origin + next_path }
      : undefined,
  };
}

export async function readCodes(db: Db, config: Config, customers: readonly string[] | "all") {
  const [{ rows }, sites] = await Promise.all([readRows(db, customers), readSites(db, config, customers)]);
  return rows.flatMap((row) => {
    const site = sites.get(row.customer_id);
    return site ? [knownCode(row, site)] : [];
  });
}

/** On an installation with a single customer, any unknown code is attributed to them. */
export async function readOnlyCustomer(db: Db) {
  const customers = await db.selectFrom("customers").select("id").limit(2).execute();
  return customers.length === 1 ? customers[0]?.id : undefined;
}
