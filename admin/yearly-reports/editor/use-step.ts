import { standingOf } from "#admin/session/approving.ts";
import { useUser } from "#admin/session/queries.ts";
import { useReport } from "./report-work.ts";

/** What somebody can do with a report that is not adopted: `check` shows what is missing. */
export type Step = "adopt" | "check" | "ask" | "approve" | "wait";

/** The server decides; this says in advance what it will. */
export function useStep(isManager: boolean): Step {
  const { report } = useReport();
  const standing = standingOf(report.approval, useUser());
  if (standing === "free") return isManager ? "adopt" : "check";
  if (standing === "unasked" || standing === "outdated") return "ask";
  return standing === "open" && isManager ? "approve" : "wait";
}
