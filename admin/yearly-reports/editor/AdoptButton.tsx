import { useState } from "react";
import type { Autosaver } from "#admin/autosave/autosaver.ts";
import { untilSaved } from "#admin/autosave/until-saved.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { useUser } from "#admin/session/queries.ts";
import { canManage } from "#admin/session/roles.ts";
import { Button } from "#admin/ui/Button.tsx";
import { showToast } from "#admin/ui/toast-queue.ts";
import type { ReportContent } from "#contract/yearly-reports.ts";
import { AdoptDialog } from "./AdoptDialog.tsx";
import { useAdopting } from "./use-adopting.ts";
import { type Step, useStep } from "./use-step.ts";

const NAMES = {
  adopt: "reports.adopt.action",
  check: "reports.adopt.check",
  ask: "reports.approval.send",
  approve: "reports.approval.review",
  wait: "approvals.note.waiting",
} as const satisfies Record<Step, string>;

/** The next step of this person: adopts the report, asks for it or approves it; shows what is missing. */
export function AdoptButton({ saver }: { saver: Autosaver<ReportContent> }) {
  const { t } = useTranslation();
  const step = useStep(canManage(useUser()));
  const [isOpen, setOpen] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const adopting = useAdopting();
  const open = async () => {
    setSaving(true);
    const isSaved = await untilSaved(saver);
    setSaving(false);
    adopting.reset();
    if (isSaved) setOpen(true);
    else showToast({ tone: "danger", message: t("reports.adopt.not_saved") });
  };
  const isMain = step !== "check" && step !== "wait";
  return (
    <>
      <Button variant={isMain ? "primary" : "secondary"} isPending={isSaving} onPress={() => void open()}>
        {t(NAMES[step])}
      </Button>
      {isOpen && <AdoptDialog adopting={adopting} step={step} onClose={() => setOpen(false)} />}
    </>
  );
}
