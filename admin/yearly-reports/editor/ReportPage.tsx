import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { query, readAhead } from "#admin/api/query.ts";
import type { Prefetch } from "#admin/frame/load-page.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { LoadedRecord } from "#admin/records/LoadedRecord.tsx";
import { useUser } from "#admin/session/queries.ts";
import { canEdit } from "#admin/session/roles.ts";
import { yearlyReportsApi } from "#contract/yearly-reports.ts";
import { EditableReport } from "./EditableReport.tsx";
import { ReadReport } from "./ReadReport.tsx";
import { ReportSkeleton } from "./ReportSkeleton.tsx";

const reportQuery = (id: string) => ({ ...query(yearlyReportsApi.get, { params: { id } }), staleTime: 0 });

export const prefetch: Prefetch = (client, { report_id = "" }) => readAhead(client, reportQuery(report_id));

/** One yearly report: it saves itself for editors until it is adopted. */
export function ReportPage() {
  const { t } = useTranslation();
  const { report_id: id = "" } = useParams();
  const isWriter = canEdit(useUser());
  const result = useQuery(reportQuery(id));
  return (
    <LoadedRecord result={result} failedTitle={t("reports.failed")} skeleton={<ReportSkeleton />} isFresh>
      {({ yearly_report: report }) =>
        isWriter && report.state !== "adopted" ? (
          <EditableReport key={id} report={report} />
        ) : (
          <ReadReport key={id} report={report} />
        )
      }
    </LoadedRecord>
  );
}
