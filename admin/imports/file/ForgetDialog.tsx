import { useQueryClient } from "@tanstack/react-query";
import { errorWords } from "#admin/api/errors.ts";
import { invalidate, useCall } from "#admin/api/query.ts";
import { ConfirmDialog } from "#admin/frame/ConfirmDialog.tsx";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { showToast } from "#admin/ui/toast-queue.ts";
import { type Import, importsApi } from "#contract/imports.ts";

interface ForgetDialogProps {
  ours: Import;
  isOpen: boolean;
  onClose: () => void;
}

/** Asks first, because this cannot be undone. */
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
    <ConfirmDialog
      isOpen={isOpen}
      title={t("imports.forget.title", { filename })}
      text={t(state === "done" ? "imports.forget.text_done" : "imports.forget.text")}
      confirmLabel={t("imports.forget.confirm")}
      cancelLabel={t("imports.forget.cancel")}
      isPending={removal.isPending}
      onConfirm={() => removal.mutate({ params: { id } })}
      onCancel={onClose}
    />
  );
}
