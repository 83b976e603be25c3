import { type RawBuilder, sql } from "kysely";
import type { Count } from "#contract/counts.ts";
import type { CodeState, ShortCode } from "#contract/short-codes.ts";
import { pageTitle } from "#server/pages/page-title.ts";
import type { ConstraintMeanings } from "#server/platform/http/errors.ts";
import { personName } from "#server/platform/identity/person-name.ts";
import { sumOf } from "#server/platform/records/list.ts";

/* Expects short_codes joined with `sites`, and with `locations`, `devices` and the opened page as `pages`. */

/** Scans are counted by the site's local day. */
export const today = sql`(now() at time zone sites.time_zone)::date`;

/** The opened page: the chosen page, the home page, or the page of the place's device. */
export const openedPage = sql<string>`case short_codes.target_type
  when 'page' then short_codes.page_id
  when 'home' then (select opened.id from pages as opened where opened.customer_id = short_codes.customer_id and opened.type = 'home_page')
  when 'location' then (select opened.id from pages as opened where opened.device_id = locations.device_id and opened.deleted_at is null)
  end`;

const isReadable = sql`short_codes.target_type = 'url' or coalesce(pages.status = 'published' and pages.deleted_at is null, false)`;

export const codeState = sql<CodeState>`case
  when short_codes.retired_at is not null then 'retired'
  when short_codes.target_type = 'none' then 'blank'
  when short_codes.expires_at <= now() then 'expired'
  when ${isReadable} then 'active'
  else 'dead' end`;

/** Scans in all languages. */
const scansWhen = (condition: RawBuilder<unknown>) => sql<Count>`(
  select ${sumOf(sql`days.scans`)} from short_code_days as days where days.short_code_id = short_codes.id and ${condition})`;

export const recentScans = scansWhen(sql`days.day > ${today} - 30`);
export const hasRecentScans = sql<boolean>`${recentScans} > 0`;
export const allScans = scansWhen(sql`true`);

/** In the default language, else in any site language, else the address. */
export const placeName = sql<string>`coalesce(
  nullif(locations.name ->> sites.default_locale, ''),
  (select value from jsonb_each_text(locations.name) where value <> '' order by array_position(sites.locales, key), key limit 1),
  locations.address, devices.name, '')`;

export const shownPage = sql<ShortCode["page"]>`case when pages.id is not null then jsonb_build_object(
  'id', pages.id, 'type', pages.type, 'title', ${pageTitle(undefined)},
  'is_public', pages.status = 'published' and pages.deleted_at is null, 'device_id', pages.device_id) end`;

export const shownPlace = sql<ShortCode["place"]>`case when locations.id is not null then jsonb_build_object(
  'id', locations.id, 'name', ${placeName}, 'device_id', locations.device_id, 'device_name', devices.name,
  'lat', locations.lat, 'lng', locations.lng, 'sign_installed_on', locations.sign_installed_on) end`;

const scansByDay = sql<Count[]>`(
  select jsonb_agg(on_day.scans order by age desc) from generate_series(0, 29) as age
  cross join lateral (
    select coalesce(sum(days.scans), 0)::int as scans from short_code_days as days
    where days.short_code_id = short_codes.id and days.day = ${today} - age) as on_day)`;

export const shortCodeColumns = [
  "short_codes.id",
  "short_codes.code",
  "short_codes.label",
  codeState.as("state"),
  sql<ShortCode["target_type"]>`short_codes.target_type`.as("target_type"),
  shownPage.as("page"),
  "short_codes.url",
  shownPlace.as("place"),
  "short_codes.locale",
  "short_codes.expires_at",
  "short_codes.retired_at",
  "short_codes.retired_because",
  "short_codes.next_page_id",
  "short_codes.claimed_at",
  scansByDay.as("scans_by_day"),
  "short_codes.last_scanned_at",
  personName("short_codes.created_by").as("created_by"),
  "short_codes.created_at",
  "short_codes.updated_at",
  "short_codes.lock_version",
] as const;

export const shortCodeSorts = {
  code: sql.ref("short_codes.code"),
  label: sql`lower(short_codes.label)`,
  scans: recentScans,
  last_scanned_at: sql.ref("short_codes.last_scanned_at"),
  created_at: sql.ref("short_codes.created_at"),
};

export const shortCodeConstraints: ConstraintMeanings = {
  // The id belongs to another customer's code.
  short_codes_pkey: { code: "not_found", message: "Short code not found" },
  short_codes_code: { code: "code_taken", message: "That code is already in use", field: "short_code.code" },
};
