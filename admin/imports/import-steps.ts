import type { Import } from "#contract/imports.ts";

export const STEPS = ["file", "match", "values", "check", "run"] as const;
export type Step = (typeof STEPS)[number];
export type WorkingState = "checking" | "running" | "undoing";

const WORKING: readonly string[] = ["checking", "running", "undoing"] satisfies WorkingState[];
export const isWorking = (state: string | undefined): state is WorkingState => WORKING.includes(state ?? "");

const MATCHABLE: readonly string[] = ["uploaded", "checked", "failed", "undone"] satisfies Import["state"][];
/** Whether its columns can be mapped again. */
export const canMatch = ({ state }: Pick<Import, "state">) => MATCHABLE.includes(state);

const SURE: readonly (string | null)[] = ["utf-8", "utf-16le", "utf-16be", null];

/** Whether something about the file had to be guessed that people should see: its letters, its sheet, its header. */
export const isReadingDoubtful = ({ encoding, sheets, header_row, first_row }: Import["reading"]) =>
  !SURE.includes(encoding) ||
  sheets.filter(({ row_count }) => row_count > 0).length > 1 ||
  (header_row !== null && (header_row > 1 || first_row !== header_row + 1));

type ImportProgress = Pick<Import, "state" | "counts">;
const hasVerdicts = ({ counts }: ImportProgress) => Object.keys(counts).length > 0;

/** The step an import is at. One that failed without verdicts failed during the check. */
export function stepOf(ours: ImportProgress): Step {
  if (ours.state === "uploaded") return "match";
  if (ours.state === "checking" || ours.state === "checked") return "check";
  return ours.state === "failed" && !hasVerdicts(ours) ? "check" : "run";
}

/** Number of rows that write something. */
export const actingRows = ({ create = 0, update = 0, add_location = 0 }: Import["counts"]) =>
  create + update + add_location;
