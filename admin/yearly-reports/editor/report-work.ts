import { createContext, useContext } from "react";
import type { Autosaver } from "#admin/autosave/autosaver.ts";
import type { ReportContent, ReportFinding, TechnologyRecords, YearlyReport } from "#contract/yearly-reports.ts";

/** The open report and its place on the screen. */
export interface ReportWork {
  report: YearlyReport;
  /** Including what is not saved yet. */
  content: ReportContent;
  records: ReadonlyMap<string, TechnologyRecords>;
  /** What keeps it from being adopted now. */
  findings: readonly ReportFinding[];
  /** Missing if it can only be read. Quick successive changes with the same group are undone together. */
  edit?: Autosaver<ReportContent>["edit"] | undefined;
}

export const ReportContext = createContext<ReportWork | undefined>(undefined);

export function useReport(): ReportWork {
  const work = useContext(ReportContext);
  if (!work) throw new Error("A part of a report stands outside of one");
  return work;
}
