import { type RawBuilder, sql } from "kysely";
import type { ConstraintMeanings } from "#server/platform/errors.ts";

/** Where the public finds a page, below the site's address. */
export const publicPath: RawBuilder<string> = sql`case pages.type
  when 'home_page' then '/'
  when 'device_page' then '/devices/' || pages.slug
  when 'algorithm_page' then '/algorithms/' || pages.slug
  else '/collections/' || pages.slug end`;

export const redirectSorts = { path: sql.ref("redirects.path"), created_at: sql.ref("redirects.created_at") };

export const redirectConstraints: ConstraintMeanings = {
  redirects_path: { code: "path_taken", message: "That address is already in use", field: "redirect.path" },
};
