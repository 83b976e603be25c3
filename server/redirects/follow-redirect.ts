import { sql } from "kysely";
import type { PublicReading } from "#server/pages/publishing/read-public.ts";
import { publicPath } from "./public-path.ts";

/** Both the percent-encoded path and its decoded form, since either may be stored. */
function spellings(path: string) {
  try {
    const typed = decodeURIComponent(path);
    return typed.includes("\0") ? [path] : [path, typed];
  } catch {
    return [path];
  }
}

/** The current target of an old address; undefined if its page is neither public nor withdrawn. */
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
