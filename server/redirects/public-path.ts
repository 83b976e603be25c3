import { type RawBuilder, sql } from "kysely";

export const publicPath: RawBuilder<string> = sql`case pages.type
  when 'home_page' then '/'
  when 'device_page' then '/devices/' || pages.slug
  when 'algorithm_page' then '/algorithms/' || pages.slug
  else '/collections/' || pages.slug end`;
