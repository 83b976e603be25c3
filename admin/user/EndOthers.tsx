import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { errorWords } from "#admin/api/errors.ts";
import { invalidate, useCall } from "#admin/api/query.ts";
import { ConfirmDialog } from "#admin/frame/ConfirmDialog.tsx";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Button } from "#admin/ui/Button.tsx";
import { showToast } from "#admin/ui/toast-queue.ts";
import { userApi } from "#contract/user.ts";

export function EndOthers() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [isOpen, setIsOpen] = useState(false);
  const revoke = useCall(userApi.revokeOtherSessions, {
    onSuccess: async () => {
      setIsOpen(false);
      showToast({ message: t("user.sessions.ended_others") });
      await invalidate(client, userApi.sessions);
    },
  });

  return (
    <ConfirmDialog
      trigger={
        <Button variant="ghost" size="sm">
          {t("user.sessions.end_others")}
        </Button>
      }
      isOpen={isOpen}
      onOpen={() => setIsOpen(true)}
      title={t("user.sessions.end_others_title")}
      text={t("user.sessions.end_others_text")}
      confirmLabel={t("user.sessions.end_others")}
      pendingLabel={t("user.sessions.ending")}
      isPending={revoke.isPending}
      problem={revoke.error && errorWords(revoke.error)}
      onConfirm={() => revoke.mutate({})}
      onCancel={() => setIsOpen(false)}
    />
  );
}
