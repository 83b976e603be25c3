import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { errorWords } from "#admin/api/errors.ts";
import { invalidate, useCall } from "#admin/api/query.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Dialog } from "#admin/ui/Dialog.tsx";
import { showToast } from "#admin/ui/toast-queue.ts";
import { type Import, importsApi } from "#contract/imports.ts";

interface ForgetDialogProps {
  ours: Import;
  isOpen: boolean;
  onClose: () => void;
}

/** There is no way back from forgetting, so it asks. */
export function ForgetDialog({ ours: { id, filename, state }, isOpen, onClose }: ForgetDialogProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const removal = useCall(importsApi.remove, {
    onSuccess: () => showToast({ message: t("imports.forget.done", { filename }) }),
    onError: (error) =>
      showToast({ tone: "danger", message: `${t("imports.forget.failed", { filename })} ${errorWords(error)}` }),
    onSettled: () => {
      onClose();
      return invalidate(client, importsApi.list);
    },
  });
  return (
    <Dialog
      role="alertdialog"
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={t("imports.forget.title", { filename })}
      description={t(state === "done" ? "imports.forget.text_done" : "imports.forget.text")}
      closeLabel={t("common.close")}
      actions={
        <>
          <Button onPress={onClose}>{t("imports.forget.cancel")}</Button>
          <Button variant="danger" isPending={removal.isPending} onPress={() => removal.mutate({ params: { id } })}>
            {t("imports.forget.confirm")}
          </Button>
        </>
      }
    />
  );
}
