import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "#admin/api/call.ts";
import { errorWords } from "#admin/api/errors.ts";
import { invalidate, query } from "#admin/api/query.ts";
import type { Autosaver } from "#admin/autosave/autosaver.ts";
import { untilSaved } from "#admin/autosave/until-saved.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { useUser } from "#admin/session/queries.ts";
import { canManage } from "#admin/session/roles.ts";
import { Button } from "#admin/ui/Button.tsx";
import { showToast } from "#admin/ui/toast-queue.ts";
import { ApiError } from "#contract/client.ts";
import { type ReportContent, yearlyReportsApi } from "#contract/yearly-reports.ts";
import { AdoptDialog } from "./AdoptDialog.tsx";
import { useReport } from "./report-work.ts";

/** Adopts the report with the version that this person has seen. */
function useAdopting() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { report } = useReport();
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const input = { params: { id: report.id } };
  async function adopt(note: string | null) {
    setPending(true);
    setProblem(undefined);
    try {
      const answer = await call(yearlyReportsApi.adopt, {
        ...input,
        body: { lock_version: report.lock_version, note },
      });
      client.setQueryData(query(yearlyReportsApi.get, input).queryKey, answer);
      void invalidate(client, yearlyReportsApi.list);
      showToast({ message: t("reports.adopt.done") });
    } catch (error) {
      const isStale = error instanceof ApiError && error.body.code === "conflict";
      setProblem(isStale ? t("reports.adopt.changed") : errorWords(error));
      // what others changed in it, or in the records
      void invalidate(client, yearlyReportsApi.get);
    }
    setPending(false);
  }
  return { adopt, isPending, problem, reset: () => setProblem(undefined) };
}

/** For managers, adopts the report; shows everybody else who writes what is missing. */
export function AdoptButton({ saver }: { saver: Autosaver<ReportContent> }) {
  const { t } = useTranslation();
  const isManager = canManage(useUser());
  const [isOpen, setOpen] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const { reset, ...adopting } = useAdopting();
  const open = async () => {
    setSaving(true);
    const isSaved = await untilSaved(saver);
    setSaving(false);
    reset();
    if (isSaved) setOpen(true);
    else showToast({ tone: "danger", message: t("reports.adopt.not_saved") });
  };
  return (
    <>
      <Button variant={isManager ? "primary" : "secondary"} isPending={isSaving} onPress={() => void open()}>
        {t(isManager ? "reports.adopt.action" : "reports.adopt.check")}
      </Button>
      {isOpen && <AdoptDialog {...adopting} isManager={isManager} onClose={() => setOpen(false)} />}
    </>
  );
}
