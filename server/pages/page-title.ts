import { sql } from "kysely";

/**
 * The headline in the asked locale, else in the site's default one, else in the first that has one, else the slug.
 * For queries over pages with their sites joined.
 */
export const pageTitle = (locale: string | undefined) => sql<string>`coalesce(
  nullif(pages.headline ->> ${locale ?? null}::text, ''),
  nullif(pages.headline ->> sites.default_locale, ''),
  (select value from jsonb_each_text(pages.headline) where value <> '' order by array_position(sites.locales, key), key limit 1),
  pages.slug
)`;
