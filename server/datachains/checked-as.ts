import { sql } from "kysely";
import { CHECKS_VERSION } from "#datachain/checks-version.ts";
import type { Languages } from "#server/platform/records/texts.ts";

/** Identifies the checks and languages that produced a chain's counts. */
export const checkedAs = ({ locales, default_locale }: Languages) =>
  [CHECKS_VERSION, default_locale, ...locales].join(" ");

/** The same as SQL for a row of `sites`; a chain with another value has stale counts. */
export const checkedAsToday = sql<string>`
  concat_ws(' ', ${sql.lit(String(CHECKS_VERSION))}, sites.default_locale, array_to_string(sites.locales, ' '))`;
