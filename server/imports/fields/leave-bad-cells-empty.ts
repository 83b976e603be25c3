import { PROBLEM_SEVERITY } from "#contract/import-problems.ts";
import type { ImportOptions } from "#contract/imports.ts";
import type { Problem } from "../read/raw-row.ts";

/** Without these a row is another record. */
const NEEDED: readonly string[] = ["name", "id", "location_id", "reference"];

/** Turns errors of single cells into warnings, if the import leaves such cells empty. */
export const leaveBadCellsEmpty = (
  problems: readonly Problem[],
  { bad_cells }: Pick<ImportOptions, "bad_cells">,
): Problem[] =>
  problems.map((problem) => {
    const { code, field } = problem;
    const isCell = field !== null && !NEEDED.includes(field) && code !== "too_many_new";
    return bad_cells === "empty" && isCell && PROBLEM_SEVERITY[code] === "error"
      ? { ...problem, code: "cell_emptied" }
      : problem;
  });
