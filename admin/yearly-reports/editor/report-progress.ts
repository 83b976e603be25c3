import { headingsOf } from "#contract/report-checks.ts";
import type { ReportHeading } from "#contract/report-templates.ts";
import type { ReportContent, ReportedTechnology, ReportFinding } from "#contract/yearly-reports.ts";
import { answerTo } from "./edits.ts";

type Mark = "answered" | "explained" | "needs_you";

export const findingsAt = (findings: readonly ReportFinding[], technology_id: string, heading: ReportHeading | null) =>
  findings.filter((one) => one.technology_id === technology_id && one.heading === heading);

/** Progress of each heading of a technology. */
export function marksOf(
  technology: ReportedTechnology,
  { template }: Pick<ReportContent, "template">,
  findings: readonly ReportFinding[],
): { heading: ReportHeading; mark: Mark }[] {
  return headingsOf(template).map((heading) => {
    const { state } = answerTo(technology, heading);
    if (state === "to_do" || findingsAt(findings, technology.id, heading).length) return { heading, mark: "needs_you" };
    return { heading, mark: state === "not_recorded" || state === "does_not_apply" ? "explained" : "answered" };
  });
}

export const doneIn = (marks: ReturnType<typeof marksOf>) => marks.filter(({ mark }) => mark !== "needs_you").length;
