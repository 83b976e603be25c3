import { useQueryClient } from "@tanstack/react-query";
import { errorWords } from "#admin/api/errors.ts";
import { invalidate, useCall } from "#admin/api/query.ts";
import { ConfirmDialog } from "#admin/frame/ConfirmDialog.tsx";
import { useTranslation } from "#admin/i18n/i18n.ts";
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
    <ConfirmDialog
      title={isMe ? t("team.remove.leave_title", words) : t("team.remove.title", words)}
      text={isMe ? t("team.remove.leave_text", words) : t("team.remove.text", words)}
      confirmLabel={isMe ? t("team.remove.leave") : t("team.remove.open")}
      pendingLabel={t("team.remove.removing")}
      isPending={remove.isPending}
      problem={remove.error && errorWords(remove.error)}
      onConfirm={() => remove.mutate({ params: { id: member.id } })}
      onCancel={onClose}
    />
  );
}
