import { sql } from "kysely";

export const pageSorts = {
  title: sql`lower(pages.title)`,
  updated_at: sql.ref("pages.updated_at"),
  created_at: sql.ref("pages.created_at"),
};
