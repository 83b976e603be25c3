import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { errorWords } from "#admin/api/errors.ts";
import { invalidate, useCall } from "#admin/api/query.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Dialog } from "#admin/ui/Dialog.tsx";
import { Note } from "#admin/ui/Note.tsx";
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
    <Dialog
      role="alertdialog"
      trigger={
        <Button variant="ghost" size="sm">
          {t("user.sessions.end_others")}
        </Button>
      }
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      title={t("user.sessions.end_others_title")}
      description={t("user.sessions.end_others_text")}
      closeLabel={t("common.close")}
      actions={
        <>
          <Button onPress={() => setIsOpen(false)}>{t("common.cancel")}</Button>
          <Button
            variant="danger"
            isPending={revoke.isPending}
            pendingLabel={t("user.sessions.ending")}
            onPress={() => revoke.mutate({})}
          >
            {t("user.sessions.end_others")}
          </Button>
        </>
      }
    >
      {revoke.error && (
        <Note role="alert" tone="danger">
          {errorWords(revoke.error)}
        </Note>
      )}
    </Dialog>
  );
}
