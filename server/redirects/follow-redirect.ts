import { sql } from "kysely";
import type { PublicReading } from "#server/pages/publishing/read-public.ts";
import { publicPath } from "./public-path.ts";

/** As browsers send it, and as somebody may have typed it: in their own script. */
function spellings(path: string) {
  try {
    const typed = decodeURIComponent(path);
    return typed.includes("\0") ? [path] : [path, typed];
  } catch {
    return [path];
  }
}

/** Where an old address of the site leads now; nothing for one that leads to a page which is not public. */
export async function followRedirect({ db, customer_id }: PublicReading, asked: string) {
  const found = await db
    .selectFrom("redirects")
    .leftJoin("pages", (join) =>
      join
        .onRef("pages.id", "=", "redirects.page_id")
        .on(
          sql<boolean>`exists (select from publications where page_id = pages.id and ended_at is null) or pages.withdrawn_at is not null`,
        ),
    )
    .select(
      sql<string | null>`case when pages.id is not null then ${publicPath} else redirects.target end`.as("target"),
    )
    .select("redirects.path")
    .where("redirects.customer_id", "=", customer_id)
    .where("redirects.path", "in", spellings(asked))
    .orderBy(sql`redirects.path = ${asked}`, "desc")
    .executeTakeFirst();
  return found && found.target !== null ? { path: found.path, target: found.target } : undefined;
}
