import { useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { call } from "#admin/api/call.ts";
import { invalidate, query } from "#admin/api/query.ts";
import type { Autosaver, Save, Saved } from "#admin/autosave/autosaver.ts";
import { SaveNote } from "#admin/autosave/SaveNote.tsx";
import { UndoButtons } from "#admin/autosave/UndoButtons.tsx";
import { useAutosave, useSnapshot } from "#admin/autosave/use-autosave.ts";
import { formatDate } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { ConflictGate, useConflict } from "#admin/records/conflict/ConflictGate.tsx";
import { useUser } from "#admin/session/queries.ts";
import { Note } from "#admin/ui/Note.tsx";
import { ApiError } from "#contract/client.ts";
import { findReportGaps } from "#contract/report-checks.ts";
import { type ReportContent, type YearlyReport, yearlyReportsApi } from "#contract/yearly-reports.ts";
import { AdoptButton } from "./AdoptButton.tsx";
import { useClashWords } from "./clash-words.ts";
import { ReportFrame } from "./ReportFrame.tsx";
import { ReportHead } from "./ReportHead.tsx";
import { ReportSkeleton } from "./ReportSkeleton.tsx";
import { ReportContext, type ReportWork } from "./report-work.ts";

const savedOf = ({ content, lock_version }: YearlyReport): Saved<ReportContent> => ({
  document: content,
  version: lock_version,
});

/** A 409 response contains the report as someone else saved it. */
const isReport = (value: unknown): value is YearlyReport =>
  typeof value === "object" && value !== null && "content" in value && "lock_version" in value;

/** Autosaves, and updates the query cache with each response. */
function useReportSaver(report: YearlyReport) {
  const client = useQueryClient();
  const user = useUser();
  const input = { params: { id: report.id } };
  const saved = useMemo(() => savedOf(report), [report]);
  return useAutosave<ReportContent>({
    name: `yearly_report:${report.id}:${user?.id ?? ""}`,
    saved,
    save: async ({ document: content, version, save_id }: Save<ReportContent>) => {
      const body = { yearly_report: { content, lock_version: version, save_id } };
      try {
        const answer = await call(yearlyReportsApi.save, { ...input, body });
        client.setQueryData(query(yearlyReportsApi.get, input).queryKey, answer);
        void client.invalidateQueries({ queryKey: [yearlyReportsApi.list.path], refetchType: "none" });
        const { lock_version } = answer.yearly_report;
        // the server trims lines: without this, a pause after a space would take the space away
        return lock_version === version + 1
          ? { document: content, version: lock_version }
          : savedOf(answer.yearly_report);
      } catch (error) {
        // somebody adopted it: what was not saved stays on this device
        if (error instanceof ApiError && error.body.code === "report_adopted")
          void invalidate(client, yearlyReportsApi.get);
        throw error;
      }
    },
    currentOf: (body) => (isReport(body) ? savedOf(body) : undefined),
  });
}

export function EditableReport({ report }: { report: YearlyReport }) {
  const saver = useReportSaver(report);
  return saver ? <Work saver={saver} report={report} /> : <ReportSkeleton />;
}

function Work({ saver, report }: { saver: Autosaver<ReportContent>; report: YearlyReport }) {
  const content = useSnapshot(saver, ({ document }) => document);
  const words = useClashWords(content);
  const { records } = report;
  const work = useMemo<ReportWork>(
    () => ({
      report,
      content,
      records: new Map(records.map((one) => [one.technology_id, one])),
      findings: findReportGaps(content, records),
      edit: saver.edit,
    }),
    [report, content, records, saver],
  );
  const head = (
    <ReportHead>
      <Tools saver={saver} />
      <AdoptButton saver={saver} />
    </ReportHead>
  );
  return (
    <ReportContext value={work}>
      <ConflictGate saver={saver} words={words} head={head}>
        <ReportFrame head={head} notice={report.state === "correcting" && <CorrectingNote report={report} />} />
      </ConflictGate>
    </ReportContext>
  );
}

function Tools({ saver }: { saver: Autosaver<ReportContent> }) {
  const { open: decide } = useConflict();
  return (
    <span className="inline-flex flex-wrap items-center gap-1">
      <SaveNote saver={saver} onDecide={decide} />
      <span className="inline-flex">
        <UndoButtons saver={saver} />
      </span>
    </span>
  );
}

function CorrectingNote({ report: { adopted_at } }: { report: YearlyReport }) {
  const { t } = useTranslation();
  return (
    <Note tone="warning" title={t("reports.adopt.correcting_title")}>
      {adopted_at && t("reports.adopt.correcting", { day: formatDate(adopted_at) })}
    </Note>
  );
}
