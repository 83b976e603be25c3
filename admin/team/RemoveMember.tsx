import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { errorWords } from "#admin/api/errors.ts";
import { invalidate, useCall } from "#admin/api/query.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Dialog } from "#admin/ui/Dialog.tsx";
import { Note } from "#admin/ui/Note.tsx";
import { showToast } from "#admin/ui/toast-queue.ts";
import { type Member, teamApi } from "#contract/team.ts";
import { userApi } from "#contract/user.ts";

interface RemoveMemberProps {
  member: Member;
  isMe: boolean;
  customer: string;
  onClose: () => void;
}

export function RemoveMember({ member, isMe, customer, onClose }: RemoveMemberProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const words = { name: member.name || member.email, customer };
  const remove = useCall(teamApi.removeMember, {
    onSuccess: async () => {
      showToast({ message: t("team.remove.done", words) });
      onClose();
      await invalidate(client, isMe ? userApi.get : teamApi.members);
    },
  });

  return (
    <Dialog
      role="alertdialog"
      isOpen
      onOpenChange={onClose}
      title={isMe ? t("team.remove.leave_title", words) : t("team.remove.title", words)}
      description={isMe ? t("team.remove.leave_text", words) : t("team.remove.text", words)}
      closeLabel={t("common.close")}
      actions={
        <>
          <Button onPress={onClose}>{t("common.cancel")}</Button>
          <Button
            variant="danger"
            isPending={remove.isPending}
            pendingLabel={t("team.remove.removing")}
            onPress={() => remove.mutate({ params: { id: member.id } })}
          >
            {isMe ? t("team.remove.leave") : t("team.remove.open")}
          </Button>
        </>
      }
    >
      {remove.error && (
        <Note role="alert" tone="danger">
          {errorWords(remove.error)}
        </Note>
      )}
    </Dialog>
  );
}
