import { useQueryClient } from "@tanstack/react-query";
import { errorWords } from "#admin/api/errors.ts";
import { invalidate, useCall } from "#admin/api/query.ts";
import { ConfirmDialog } from "#admin/frame/ConfirmDialog.tsx";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { showToast } from "#admin/ui/toast-queue.ts";
import { type Invitation, teamApi } from "#contract/team.ts";

export function WithdrawInvitation({ invitation, onClose }: { invitation: Invitation; onClose: () => void }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { id, email } = invitation;
  const withdraw = useCall(teamApi.withdrawInvitation, {
    onSuccess: async () => {
      showToast({ message: t("team.invitations.withdrawn", { email }) });
      onClose();
      await invalidate(client, teamApi.invitations);
    },
  });

  return (
    <ConfirmDialog
      title={t("team.invitations.withdraw_title")}
      text={t("team.invitations.withdraw_text", { email })}
      confirmLabel={t("team.invitations.withdraw")}
      pendingLabel={t("team.invitations.withdrawing")}
      isPending={withdraw.isPending}
      problem={withdraw.error && errorWords(withdraw.error)}
      onConfirm={() => withdraw.mutate({ params: { id } })}
      onCancel={onClose}
    />
  );
}
