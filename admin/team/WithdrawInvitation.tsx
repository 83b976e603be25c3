import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { errorWords } from "#admin/api/errors.ts";
import { invalidate, useCall } from "#admin/api/query.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Dialog } from "#admin/ui/Dialog.tsx";
import { Note } from "#admin/ui/Note.tsx";
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
    <Dialog
      role="alertdialog"
      isOpen
      onOpenChange={onClose}
      title={t("team.invitations.withdraw_title")}
      description={t("team.invitations.withdraw_text", { email })}
      closeLabel={t("common.close")}
      actions={
        <>
          <Button onPress={onClose}>{t("common.cancel")}</Button>
          <Button
            variant="danger"
            isPending={withdraw.isPending}
            pendingLabel={t("team.invitations.withdrawing")}
            onPress={() => withdraw.mutate({ params: { id } })}
          >
            {t("team.invitations.withdraw")}
          </Button>
        </>
      }
    >
      {withdraw.error && (
        <Note role="alert" tone="danger">
          {errorWords(withdraw.error)}
        </Note>
      )}
    </Dialog>
  );
}
