import { sql } from "kysely";
import type { Answers, SheetFacts } from "#contract/factsheets.ts";
import { personName } from "#server/platform/identity/person-name.ts";

export const factsheetColumns = [
  "factsheets.template_version",
  "factsheets.answers",
  "factsheets.save_id",
  "factsheets.lock_version",
  "factsheets.updated_at",
  personName("factsheets.updated_by").as("updated_by"),
] as const;

/** A selected row, with its JSON column typed. */
export type FactsheetRow = {
  template_version: string;
  answers: Answers;
  save_id: string | null;
  lock_version: number;
  updated_at: string;
  updated_by: string | null;
};

const supplierRoles = sql<SheetFacts["supplier_roles"]>`array(
  select distinct role from algorithm_suppliers where algorithm_suppliers.algorithm_id = algorithms.id order by role
)`;

/** The algorithm's facts that the rules use. */
export const factColumns = [
  "algorithms.name",
  "algorithms.summary",
  "algorithms.lifecycle",
  "algorithms.start_month",
  "algorithms.end_month",
  "algorithms.publication_category",
  "algorithms.algorithm_type",
  "algorithms.themes",
  sql<boolean>`algorithms.deployer_id is not null`.as("has_deployer"),
  supplierRoles.as("supplier_roles"),
  "algorithms.contact_email",
  "algorithms.contact_url",
  "algorithms.review_due_on",
] as const;

export type FactRow = Omit<SheetFacts, "locales" | "default_locale" | "today">;
