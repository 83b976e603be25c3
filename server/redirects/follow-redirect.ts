import { sql } from "kysely";
import type { PublicReading } from "#server/pages/publishing/read-public.ts";
import { publicPath } from "./public-path.ts";

/** Where an old address of the site leads now; nothing for one that leads to a page which is not public. */
export async function followRedirect({ db, customer_id }: PublicReading, path: string) {
  const found = await db
    .selectFrom("redirects")
    .leftJoin("pages", (join) =>
      join
        .onRef("pages.id", "=", "redirects.page_id")
        .on(
          sql<boolean>`exists (select from publications where page_id = pages.id and ended_at is null) or pages.withdrawn_at is not null`,
        ),
    )
    .select(sql<string | null>`case when pages.id is not null then ${publicPath} else redirects.target end`.as("path"))
    .where("redirects.customer_id", "=", customer_id)
    .where("redirects.path", "=", path)
    .executeTakeFirst();
  return found?.path ?? undefined;
}
