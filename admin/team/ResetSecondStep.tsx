import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { sendsMail } from "#admin/api/config.ts";
import { errorWords } from "#admin/api/errors.ts";
import { invalidate, useCall } from "#admin/api/query.ts";
import { ConfirmDialog } from "#admin/frame/ConfirmDialog.tsx";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { ConfirmPasswordDialog } from "#admin/records/ConfirmPasswordDialog.tsx";
import { useConfirmed } from "#admin/records/use-confirmed.ts";
import { showToast } from "#admin/ui/toast-queue.ts";
import { secondStepsApi } from "#contract/second-steps.ts";
import type { Member } from "#contract/team.ts";

interface ResetSecondStepProps {
  member: Member;
  /** The manager's own, to confirm with. */
  email: string;
  onClose: () => void;
}

export function ResetSecondStep({ member, email, onClose }: ResetSecondStepProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const confirmed = useConfirmed();
  const [problem, setProblem] = useState<string>();
  const reset = useCall(secondStepsApi.resetMember);
  const name = member.name || member.email;
  const act = () =>
    confirmed.run(
      async () => {
        await reset.mutateAsync({ params: { id: member.id } });
        showToast({ message: t("team.reset.done", { name }) });
        onClose();
        await invalidate(client, secondStepsApi.demand);
      },
      (error) => setProblem(errorWords(error)),
    );

  if (confirmed.asking) return <ConfirmPasswordDialog email={email} {...confirmed.asking} />;
  return (
    <ConfirmDialog
      title={t("team.reset.title", { name })}
      text={`${t("team.reset.text", { name })} ${t(sendsMail() ? "team.reset.mail" : "team.reset.no_mail")}`}
      confirmLabel={t("team.reset.confirm")}
      pendingLabel={t("team.reset.resetting")}
      isPending={reset.isPending}
      problem={problem}
      onConfirm={() => void act()}
      onCancel={onClose}
    />
  );
}
