import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "#admin/api/call.ts";
import { errorWords } from "#admin/api/errors.ts";
import { invalidate, query } from "#admin/api/query.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { showToast } from "#admin/ui/toast-queue.ts";
import { approvalsApi } from "#contract/approvals.ts";
import { ApiError } from "#contract/client.ts";
import { yearlyReportsApi } from "#contract/yearly-reports.ts";
import { useReport } from "./report-work.ts";

/** What the dialog does with the version that this person has seen. */
export function useAdopting() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { report } = useReport();
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const input = { params: { id: report.id } };
  const { lock_version, approval } = report;
  async function run(act: () => Promise<unknown>, message: string) {
    setPending(true);
    setProblem(undefined);
    let isDone = false;
    try {
      await act();
      showToast({ message });
      isDone = true;
    } catch (error) {
      const isStale = error instanceof ApiError && error.body.code === "conflict";
      setProblem(isStale ? t("reports.adopt.changed") : errorWords(error));
    }
    // what others changed in it, in the records, or decided
    void invalidate(client, yearlyReportsApi.get);
    void invalidate(client, approvalsApi.list);
    setPending(false);
    return isDone;
  }
  const keep = (answer: unknown) => {
    client.setQueryData(query(yearlyReportsApi.get, input).queryKey, answer as never);
    void invalidate(client, yearlyReportsApi.list);
  };
  const given = (note: string | null) => ({ ...input, body: { lock_version, ...(note !== null && { note }) } });
  const asked = { params: { id: approval?.id ?? "" } };
  return {
    isPending,
    problem,
    reset: () => setProblem(undefined),
    adopt: (note: string | null) =>
      run(async () => keep(await call(yearlyReportsApi.adopt, given(note))), t("reports.adopt.done")),
    ask: (note: string | null) =>
      run(async () => keep(await call(yearlyReportsApi.ask, given(note))), t("reports.approval.sent")),
    takeBack: () => run(() => call(approvalsApi.cancel, asked), t("approvals.take_back.done")),
    sendBack: (remark: string) =>
      run(() => call(approvalsApi.sendBack, { ...asked, body: { remark } }), t("reports.approval.sent_back")),
  };
}
export type Adopting = ReturnType<typeof useAdopting>;
