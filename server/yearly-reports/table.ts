import { sql } from "kysely";
import type { AdoptedReport, ReportContent } from "#contract/yearly-reports.ts";
import { personName } from "#server/platform/identity/person-name.ts";

export const reportColumns = [
  "yearly_reports.id",
  "yearly_reports.slug",
  "yearly_reports.content",
  "yearly_reports.adopted",
  "yearly_reports.revision",
  "yearly_reports.first_adopted_at",
  "yearly_reports.adopted_at",
  personName("yearly_reports.adopted_by").as("adopted_by"),
  "yearly_reports.is_correcting",
  "yearly_reports.lock_version",
  "yearly_reports.save_id",
  "yearly_reports.updated_at",
  personName("yearly_reports.updated_by").as("updated_by"),
] as const;

/** A selected row, with its JSON columns typed. */
export type StoredReport = {
  readonly id: string;
  readonly slug: string;
  readonly content: ReportContent;
  readonly adopted: AdoptedReport | null;
  readonly revision: number;
  readonly first_adopted_at: string | null;
  readonly adopted_at: string | null;
  readonly adopted_by: string | null;
  readonly is_correcting: boolean;
  readonly lock_version: number;
  readonly save_id: string | null;
  readonly updated_at: string;
  readonly updated_by: string | null;
};

export const contentText = (field: "title" | "starts_on" | "ends_on" | "due_on") =>
  sql<string>`yearly_reports.content ->> ${sql.lit(field)}`;

export const reportSorts = { ends_on: contentText("ends_on"), title: sql`lower(${contentText("title")})` };

export const stateOf = ({ revision, is_correcting }: Pick<StoredReport, "revision" | "is_correcting">) => {
  if (revision === 0) return "draft" as const;
  return is_correcting ? ("correcting" as const) : ("adopted" as const);
};
