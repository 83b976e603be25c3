import { sql } from "kysely";

/** The headline in the requested, else the default, else any locale, else the slug. Expects `pages` joined with `sites`. */
export const pageTitle = (locale: string | undefined) => sql<string>`coalesce(
  nullif(pages.headline ->> ${locale ?? null}::text, ''),
  nullif(pages.headline ->> sites.default_locale, ''),
  (select value from jsonb_each_text(pages.headline) where value <> '' order by array_position(sites.locales, key), key limit 1),
  pages.slug
)`;
