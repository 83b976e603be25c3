import { sql } from "kysely";
import type { AdoptedReport } from "#contract/yearly-reports.ts";
import type { PublicReading } from "#server/pages/publishing/read-public.ts";

const adoptedOf = ({ db, customer_id }: PublicReading) =>
  db
    .selectFrom("yearly_reports")
    .where("yearly_reports.customer_id", "=", customer_id)
    .where("yearly_reports.adopted", "is not", null);

const MOST_LISTED = 100;

const written = (field: "title" | "locale" | "starts_on" | "ends_on") =>
  sql<string>`yearly_reports.adopted -> 'content' ->> ${sql.lit(field)}`;

/** The reports that readers of the guide see, newest period first. */
export const listAdopted = (reading: PublicReading) =>
  adoptedOf(reading)
    .select([
      "yearly_reports.slug",
      "yearly_reports.revision",
      written("title").as("title"),
      written("locale").as("locale"),
      written("starts_on").as("starts_on"),
      written("ends_on").as("ends_on"),
      sql<string>`yearly_reports.adopted ->> 'first_adopted_at'`.as("first_adopted_at"),
      sql<string>`yearly_reports.adopted ->> 'adopted_at'`.as("adopted_at"),
    ])
    .orderBy(written("ends_on"), "desc")
    .orderBy("yearly_reports.slug", "desc")
    .limit(MOST_LISTED)
    .execute();

/** How many letters an adopted report has, and which revision it is, without reading it. Undefined if there is none. */
export async function measureAdopted(reading: PublicReading, slug: string) {
  const row = await adoptedOf(reading)
    .select([
      "yearly_reports.revision",
      written("title").as("title"),
      written("locale").as("locale"),
      sql<number>`length(yearly_reports.adopted::text)`.as("letters"),
    ])
    .where("yearly_reports.slug", "=", slug)
    .executeTakeFirst();
  return row;
}

export async function readAdopted(reading: PublicReading, slug: string) {
  const row = await adoptedOf(reading)
    .select("yearly_reports.adopted")
    .where("yearly_reports.slug", "=", slug)
    .$castTo<{ adopted: AdoptedReport }>()
    .executeTakeFirst();
  return row?.adopted;
}
