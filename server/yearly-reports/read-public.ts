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

/** An adopted text: the newest, or the one of a revision. */
export type Wanted = { readonly slug: string; readonly revision: number | null };

const textOf = (reading: PublicReading, { slug, revision }: Wanted) =>
  adoptedOf(reading)
    .innerJoin("yearly_report_versions as version", (on) =>
      on
        .onRef("version.customer_id", "=", "yearly_reports.customer_id")
        .onRef("version.report_id", "=", "yearly_reports.id"),
    )
    .where("yearly_reports.slug", "=", slug)
    .where((of) => of("version.revision", "=", revision ?? of.ref("yearly_reports.revision")));

/** How many letters an adopted text has, and which revision it is, without reading it. Undefined if there is none. */
export const measureAdopted = (reading: PublicReading, wanted: Wanted) =>
  textOf(reading, wanted)
    .select([
      "version.revision",
      "yearly_reports.revision as newest",
      sql<string>`version.adopted -> 'content' ->> 'title'`.as("title"),
      sql<string>`version.adopted -> 'content' ->> 'locale'`.as("locale"),
      sql<string>`version.adopted -> 'content' ->> 'starts_on'`.as("starts_on"),
      sql<number>`length(version.adopted::text)`.as("letters"),
    ])
    .executeTakeFirst();

export async function readAdopted(reading: PublicReading, wanted: Wanted) {
  const row = await textOf(reading, wanted)
    .select("version.adopted")
    .$castTo<{ adopted: AdoptedReport }>()
    .executeTakeFirst();
  return row?.adopted;
}

/** The report of the last period that ended before a day. */
export const findEarlier = (reading: PublicReading, starts_on: string) =>
  adoptedOf(reading)
    .select(["yearly_reports.slug", "yearly_reports.revision"])
    .select(sql<number>`length(yearly_reports.adopted::text)`.as("letters"))
    .where(written("ends_on"), "<", starts_on)
    .orderBy(written("ends_on"), "desc")
    .orderBy("yearly_reports.slug", "desc")
    .executeTakeFirst();

/** When each text was adopted, and what it corrected, the oldest first. */
export const listEditions = ({ db, customer_id }: PublicReading, slug: string) =>
  db
    .selectFrom("yearly_report_versions as version")
    .innerJoin("yearly_reports", "yearly_reports.id", "version.report_id")
    .select(["version.revision", "version.note"])
    .select(sql<string>`version.adopted ->> 'adopted_at'`.as("adopted_at"))
    .where("version.customer_id", "=", customer_id)
    .where("yearly_reports.slug", "=", slug)
    .orderBy("version.revision")
    .execute();
