import type { Import } from "#contract/imports.ts";

export const STEPS = ["file", "match", "check", "run"] as const;
export type Step = (typeof STEPS)[number];
export type WorkingState = "checking" | "running" | "undoing";

const WORKING: readonly string[] = ["checking", "running", "undoing"] satisfies WorkingState[];
export const isWorking = (state: string | undefined): state is WorkingState => WORKING.includes(state ?? "");

const MATCHABLE: readonly string[] = ["uploaded", "checked", "failed", "undone"] satisfies Import["state"][];
/** Whether its columns can be matched again. */
export const canMatch = ({ state }: Pick<Import, "state">) => MATCHABLE.includes(state);

type Standing = Pick<Import, "state" | "counts">;
const hasVerdicts = ({ counts }: Standing) => Object.keys(counts).length > 0;

/** Where an import stands. One that failed before it had any verdict failed while it was checked. */
export function stepOf(ours: Standing): Step {
  if (ours.state === "uploaded") return "match";
  if (ours.state === "checking" || ours.state === "checked") return "check";
  return ours.state === "failed" && !hasVerdicts(ours) ? "check" : "run";
}

/** The rows that write something. */
export const actingRows = ({ create = 0, update = 0, add_location = 0 }: Import["counts"]) =>
  create + update + add_location;
