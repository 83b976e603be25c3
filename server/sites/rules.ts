import { contrast } from "#contract/colour.ts";
import type { ErrorCode } from "#contract/errors.ts";
import type { SiteInput } from "#contract/sites.ts";
import type { Config } from "#server/platform/config.ts";
import { AppError } from "#server/platform/http/errors.ts";
import type { SiteRow } from "./table.ts";

const refuse = (code: ErrorCode, field: string, message: string) =>
  new AppError(code, message, { fields: { [field]: message } });

/** An offset such as +01:00 is not a time zone: it has no daylight saving time. */
function isTimeZone(name: string) {
  try {
    return /^[a-z]/i.test(name) && Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}

/** Checks that the contract's schema cannot do, because they need the row or external data. */
export function checkSettings(before: SiteRow, input: SiteInput) {
  const { locales = before.locales, default_locale = before.default_locale, primary_color, time_zone } = input;
  if (!locales.includes(default_locale)) {
    const field = input.default_locale === undefined ? "site.locales" : "site.default_locale";
    throw refuse("invalid_input", field, "The default language must be one of the site's languages");
  }
  if (time_zone !== undefined && !isTimeZone(time_zone))
    throw refuse("invalid_input", "site.time_zone", "Enter a time zone such as Europe/Lisbon");
  if (primary_color && contrast(primary_color, "#ffffff") < 4.5)
    throw refuse(
      "colour_contrast_too_low",
      "site.primary_color",
      "White text cannot be read on this colour: choose a darker one",
    );
}

/** Only managers may change a site's address, or open and close it; sending the current value is no change. */
export function checkAddress(before: SiteRow, input: SiteInput, isManager: boolean) {
  for (const field of ["domain", "slug"] as const) {
    if (input[field] === undefined || input[field] === before[field] || isManager) continue;
    throw refuse("forbidden", `site.${field}`, "Only managers can change the site's address");
  }
  if (input.is_open !== undefined && input.is_open !== before.is_open && !isManager)
    throw refuse("forbidden", "site.is_open", "Only managers can open or close the guide");
}

export const slugTaken = () => refuse("slug_taken", "site.slug", "That address is already in use");

/** A site must not shadow one of the product's own hosts. */
export function checkHosts(
  { domain, slug }: SiteInput,
  config: Pick<Config, "app_host" | "preview_host" | "short_host">,
) {
  const hosts = [config.app_host, config.preview_host, config.short_host];
  if (domain && hosts.some((host) => host.replace(/:\d+$/, "") === domain))
    throw refuse("domain_taken", "site.domain", "That domain is already in use");
  if (slug && hosts.includes(`${slug}.${config.app_host}`)) throw slugTaken();
}
