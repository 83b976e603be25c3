import { useMemo } from "react";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Note } from "#admin/ui/Note.tsx";
import type { YearlyReport } from "#contract/yearly-reports.ts";
import { AdoptedNote } from "./AdoptedNote.tsx";
import { ReportFrame } from "./ReportFrame.tsx";
import { ReportHead } from "./ReportHead.tsx";
import { ReportContext, type ReportWork } from "./report-work.ts";

/** A report that is adopted, or that this person may not change. */
export function ReadReport({ report }: { report: YearlyReport }) {
  const { t } = useTranslation();
  const { content, records, findings } = report;
  const work = useMemo<ReportWork>(
    () => ({ report, content, records: new Map(records.map((one) => [one.technology_id, one])), findings }),
    [report, content, records, findings],
  );
  const notice =
    report.state === "adopted" ? <AdoptedNote report={report} /> : <Note tone="neutral">{t("reports.read_only")}</Note>;
  return (
    <ReportContext value={work}>
      <ReportFrame head={<ReportHead />} notice={notice} />
    </ReportContext>
  );
}
