import { errorWords } from "#admin/api/errors.ts";
import { ConfirmDialog } from "#admin/frame/ConfirmDialog.tsx";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { type Import, importsApi } from "#contract/imports.ts";
import { useStart } from "#admin/imports/use-import.ts";

interface UndoDialogProps {
  ours: Pick<Import, "id" | "filename">;
  isOpen: boolean;
  onClose: () => void;
  onStarted?: (() => void) | undefined;
}

/** Asks first: undoing a whole import is a big change, which residents may notice. */
export function UndoDialog({ ours: { id, filename }, isOpen, onClose, onStarted }: UndoDialogProps) {
  const { t } = useTranslation();
  const undo = useStart(importsApi.undo, () => {
    onClose();
    onStarted?.();
  });
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t("imports.undo.title", { filename })}
      text={t("imports.undo.text")}
      confirmLabel={t("imports.undo.confirm")}
      cancelLabel={t("imports.undo.cancel")}
      isPending={undo.isPending}
      problem={undo.isError && `${t("imports.undo.failed")} ${errorWords(undo.error)}`}
      onConfirm={() => undo.mutate({ params: { id } })}
      onCancel={onClose}
    />
  );
}
