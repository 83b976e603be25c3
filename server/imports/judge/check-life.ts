import type { ProblemCode } from "#contract/import-problems.ts";
import type { ImportSubject } from "#contract/imports.ts";

type Row = Readonly<Record<string, unknown>>;
type Found = readonly [code: ProblemCode, field: string];

const isBefore = (one: unknown, other: unknown) => typeof one === "string" && typeof other === "string" && one < other;

const deviceLife = (row: Row): Found[] =>
  isBefore(row["active_until"], row["installed_on"]) ? [["end_before_start", "active_until"]] : [];

/** The same rules as for manual input. */
function algorithmLife({ lifecycle, start_month, end_month }: Row): Found[] {
  const month = new Date().toISOString().slice(0, 7);
  const found: Found[] = [];
  if (isBefore(end_month, start_month)) found.push(["end_before_start", "end_month"]);
  if (lifecycle === "retired" && isBefore(month, end_month)) found.push(["end_in_future", "end_month"]);
  if ((lifecycle === "retired" || lifecycle === "paused") && isBefore(month, start_month))
    found.push(["start_in_future", "start_month"]);
  return found;
}

/** Problems in the record's dates after the import. */
export const lifeProblems = (subject: ImportSubject, row: Row) =>
  subject === "devices" ? deviceLife(row) : algorithmLife(row);
