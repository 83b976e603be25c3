import { sql } from "kysely";
import { CHECKS_VERSION } from "#datachain/checks-version.ts";
import type { Languages } from "#server/platform/records/texts.ts";

/** By which checks, and for which languages, a chain's errors and warnings were counted. */
export const checkedAs = ({ locales, default_locale }: Languages) =>
  [CHECKS_VERSION, default_locale, ...locales].join(" ");

/** The same for a row of `sites`: how its chains are counted today. */
export const checkedAsToday = sql<string>`
  concat_ws(' ', ${sql.lit(String(CHECKS_VERSION))}, sites.default_locale, array_to_string(sites.locales, ' '))`;
